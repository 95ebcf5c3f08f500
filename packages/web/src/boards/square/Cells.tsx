import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { each, type Square, sameSquare, type Window } from './geometry.js';

interface CellsProps {
  readonly window: Window;
  readonly label: string;
  readonly describedBy: string;
  readonly focus: Square;
  readonly nameOf: (square: Square) => string;
  readonly isLegal: (square: Square) => boolean;
  /** Whence a drag may begin. */
  readonly from: Square | null;
  readonly onFocus: (square: Square) => void;
  readonly onKey: (square: Square, event: KeyboardEvent) => void;
  readonly onPress: (square: Square) => void;
  readonly onDrag: (square: Square | null, done: boolean) => void;
}

const squareUnder = (x: number, y: number): Square | null => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]');
  const [column, row] = cell?.dataset.square?.split(',').map(Number) ?? [];
  return column === undefined || row === undefined ? null : { x: column, y: row };
};

/** The squares for hands and ears, over the picture: a real grid with one tab stop and a roving focus. */
export const Cells = (props: CellsProps) => {
  const { window, label, describedBy, focus, nameOf, isLegal, from, onFocus, onKey, onPress, onDrag } = props;
  const table = useRef<HTMLTableElement>(null);
  const dragging = useRef(false);
  const dragged = useRef(false);

  // The focus moves with the square that has it, but is never taken from elsewhere on the page.
  useEffect(() => {
    const inside = table.current?.contains(document.activeElement) ?? false;
    if (inside) table.current?.querySelector<HTMLElement>(`[data-square="${focus.x},${focus.y}"]`)?.focus();
  }, [focus.x, focus.y]);

  const down = (event: PointerEvent): void => {
    dragged.current = false;
    const square = squareUnder(event.clientX, event.clientY);
    dragging.current = from !== null && sameSquare(square, from);
  };
  const move = (event: PointerEvent): void => {
    if (!dragging.current) return;
    const square = squareUnder(event.clientX, event.clientY);
    if (square !== null && !sameSquare(square, from)) dragged.current = true;
    if (dragged.current) onDrag(square, false);
  };
  const up = (event: PointerEvent): void => {
    if (dragging.current && dragged.current) onDrag(squareUnder(event.clientX, event.clientY), true);
    dragging.current = false;
  };

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are operated is a grid
      role="grid"
      className="board-cells"
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        dragging.current = false;
        onDrag(null, false);
      }}
    >
      <tbody>
        {each(window.high).map((row) => (
          <tr key={row + window.top}>
            {each(window.wide).map((column) => {
              const square = { x: column + window.left, y: row + window.top };
              const legal = isLegal(square);
              return (
                <td key={square.x}>
                  <button
                    type="button"
                    data-square={`${square.x},${square.y}`}
                    data-legal={legal ? '' : undefined}
                    data-from={sameSquare(square, from) ? '' : undefined}
                    tabIndex={sameSquare(square, focus) ? 0 : -1}
                    aria-label={nameOf(square)}
                    onFocus={() => onFocus(square)}
                    onKeyDown={(event) => onKey(square, event)}
                    onClick={() => {
                      // The click that ends a drag is not a press.
                      if (!dragged.current) onPress(square);
                    }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
