import type { saga } from '@warmoot/rules';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Space } from './hand.js';

interface SpacesProps {
  readonly grid: saga.carry.Grid;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly focus: Space;
  readonly nameOf: (space: Space) => string;
  readonly isTaken: (space: Space) => boolean;
  /** Grows each time the focus is called to the grid from elsewhere. */
  readonly called: number;
  readonly onFocus: (space: Space) => void;
  readonly onKey: (space: Space, event: KeyboardEvent) => void;
  readonly onPress: (space: Space) => void;
}

const same = (a: Space, b: Space): boolean => a.row === b.row && a.column === b.column;

/** The spaces for hands and ears, over the picture: a real grid with one tab stop and a roving focus. */
export const Spaces = (props: SpacesProps) => {
  const { grid, label, describedBy, focus, nameOf, isTaken, called, onFocus, onKey, onPress } = props;
  const table = useRef<HTMLTableElement>(null);
  const heard = useRef(called);

  // The focus follows its space. It is taken from another part of the page only when `called` changes.
  useEffect(() => {
    const inside = table.current?.contains(document.activeElement) ?? false;
    if (!inside && heard.current === called) return;
    heard.current = called;
    table.current?.querySelector<HTMLElement>(`[data-space="${focus.row},${focus.column}"]`)?.focus();
  }, [focus.row, focus.column, called]);

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are operated is a grid
      role="grid"
      className="pack-spaces"
      aria-label={label}
      aria-describedby={describedBy}
    >
      <tbody>
        {grid.map((length, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={row}>
            {Array.from({ length }, (_, column): Space => ({ row, column })).map((space) => (
              <td key={space.column}>
                <button
                  type="button"
                  data-space={`${space.row},${space.column}`}
                  data-taken={isTaken(space) ? '' : undefined}
                  tabIndex={same(space, focus) ? 0 : -1}
                  aria-label={nameOf(space)}
                  onFocus={() => onFocus(space)}
                  onKeyDown={(event) => onKey(space, event)}
                  onClick={() => onPress(space)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
