import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import './board.css';
import { Cells } from './Cells.js';
import type { Lattice, Lean } from './lattice.js';
import { useHold } from './useHold.js';
import { useRoving } from './useRoving.js';
import { type BoardWindow, useWindow } from './useWindow.js';

/** What hands do on a board. */
export interface Hands {
  readonly onHex: (at: number) => void;
  /** The mouse or the keys are over a hex, or over none: nothing is pressed. */
  readonly onSee?: ((at: number | null) => void) | undefined;
  /** A finger rests on a hex. */
  readonly onHold?: ((at: number) => void) | undefined;
  readonly onBack: () => void;
  readonly onWalk: (step: 1 | -1) => number | null;
  readonly onRead?: (() => void) | undefined;
  readonly onOdds?: ((at: number) => void) | undefined;
  readonly onTally?: (() => void) | undefined;
  readonly onLean?: ((lean: Lean) => void) | undefined;
  /** Whether a drag may begin here. */
  readonly mayDrag: (at: number) => boolean;
  readonly onDrag: (from: number, over: number | null, done: boolean) => void;
  /** Painting: every hex the pointer goes over is pressed. */
  readonly paints?: boolean;
}

export interface BoardProps {
  readonly lattice: Lattice;
  readonly names: readonly string[];
  readonly label: string;
  readonly describedBy?: string | undefined;
  /** The full name of a hex, asked only for the one that has the focus. */
  readonly nameOf: (at: number) => string;
  /** Where the focus begins. */
  readonly start: number;
  /** Where the unit in hand stands; −1 for none. */
  readonly inHand?: number | undefined;
  /** What the window opens on, on a small screen. */
  readonly opensOn: number | null;
  /** The hexes that something is asked about: where none is in sight, the first is brought in. All else moves nothing. */
  readonly matters: readonly number[];
  /** Whoever has a button for it gets the window. */
  readonly onWindow?: ((window: BoardWindow) => void) | undefined;
  readonly hands: Hands;
  /** The picture of the ground, in two parts: what lies flat, and what stands above the lower live layer. */
  readonly flat: ReactNode;
  readonly standing: ReactNode;
  /** The live layers: below what stands on the ground, and above everything. */
  readonly below: ReactNode;
  readonly above: ReactNode;
}

/** How far a picture is enlarged on a small screen. */
const nearScale = ({ wide, cell, near }: Lattice, picture: HTMLElement): number =>
  Math.max(1, (near / cell) * (wide / picture.offsetWidth));

const hexUnder = (x: number, y: number): number | null => {
  const found = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-hex]')?.dataset.hex;
  return found === undefined ? null : Number(found);
};

const hexOf = (target: EventTarget): number | null => {
  const found = (target as Element).closest<SVGElement>('[data-hex]')?.dataset.hex;
  return found === undefined ? null : Number(found);
};

/** A map: the picture of the ground, the live layers, and over them one element a hex or square for hands and ears. */
export const Board = (props: BoardProps) => {
  const {
    lattice,
    names,
    label,
    describedBy,
    nameOf,
    start,
    inHand = -1,
    opensOn,
    matters,
    onWindow,
    hands,
    flat,
    standing,
    below,
    above,
  } = props;
  const { box, wide, high, spotOf } = lattice;

  const room = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const grid = useRef<SVGSVGElement>(null);
  const ring = useRef<SVGGElement>(null);
  const lean = useRef<Lean>('straight');
  /** What a finger or the mouse holds; it goes as soon as it has left its hex. */
  const drag = useRef<{ from: number; over: number | null; going: boolean } | null>(null);
  const justDragged = useRef(false);
  const clicked = useRef(-1);
  const isTaken = useCallback(() => drag.current !== null, []);
  const hold = useHold((at) => {
    // What is held is looked at: letting go presses nothing.
    justDragged.current = true;
    hands.onHold?.(at);
  });
  const window = useWindow(room, picture, isTaken);
  const { lookAt, bringIn } = window;
  useEffect(() => onWindow?.(window), [onWindow, window]);

  // On a small screen the window opens on what matters, and then stays where the thumb leaves it.
  const isOpened = useRef(false);
  useEffect(() => {
    const small = matchMedia('(max-width: 47.5em)');
    const open = (): void => {
      if (!small.matches || isOpened.current || picture.current === null || opensOn === null) return;
      isOpened.current = true;
      lookAt(spotOf(opensOn), nearScale(lattice, picture.current));
    };
    open();
    small.addEventListener('change', open);
    return () => small.removeEventListener('change', open);
  }, [opensOn, lookAt, spotOf, lattice]);
  const asked = matters.join();
  useEffect(() => {
    if (asked !== '')
      bringIn(
        asked.split(',').map((at) => spotOf(Number(at))),
        true,
      );
  }, [asked, bringIn, spotOf]);

  const onArrive = useCallback((at: number) => bringIn([spotOf(at)]), [bringIn, spotOf]);
  const { go, got, lost } = useRoving({ grid, ring, lattice, names, nameOf, start, inHand, onArrive });

  const key = (event: React.KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = hexOf(event.target);
    if (at === null) return;
    const does = lattice.keyAt(at, event.key, lean.current);
    if (does === null) return;
    event.preventDefault();
    switch (does.does) {
      case 'go':
        go(does.to);
        return;
      case 'lean':
        lean.current = does.lean;
        hands.onLean?.(does.lean);
        return;
      case 'walk': {
        const next = hands.onWalk(does.step);
        if (next !== null && next >= 0) go(next);
        return;
      }
      case 'pick':
        hands.onHex(at);
        return;
      case 'read':
        hands.onRead?.();
        return;
      case 'odds':
        hands.onOdds?.(at);
        return;
      case 'tally':
        hands.onTally?.();
        return;
      default:
        hands.onBack();
    }
  };

  const letGo = (): void => {
    hold.end();
    const now = drag.current;
    drag.current = null;
    if (now?.going && hands.paints !== true) hands.onDrag(now.from, null, true);
  };
  const down = (event: React.PointerEvent): void => {
    justDragged.current = false;
    const at = hexOf(event.target);
    hold.down(event, hands.onHold === undefined || at === null || hands.mayDrag(at) ? null : at);
    // A second finger enlarges the map: whatever the first one held is let go.
    if (!event.isPrimary) letGo();
    else if (at !== null && event.button === 0 && (hands.paints === true || hands.mayDrag(at)))
      drag.current = { from: at, over: at, going: false };
  };
  const move = (event: React.PointerEvent): void => {
    hold.move(event);
    // A mouse that rests sees nothing new when the map moves under it.
    if (event.pointerType === 'mouse') hands.onSee?.(hexOf(event.target));
    const now = drag.current;
    if (now === null) return;
    const over = hexUnder(event.clientX, event.clientY);
    if (over === now.over) return;
    drag.current = { ...now, over, going: true };
    justDragged.current = true;
    if (hands.paints !== true) hands.onDrag(now.from, over, false);
    else {
      if (!now.going) hands.onHex(now.from);
      if (over !== null) hands.onHex(over);
    }
  };
  const up = (event: React.PointerEvent): void => {
    hold.end();
    const now = drag.current;
    drag.current = null;
    if (now === null || hands.paints === true || !now.going) return;
    hands.onDrag(now.from, hexUnder(event.clientX, event.clientY), true);
  };
  const click = (event: React.MouseEvent): void => {
    const at = hexOf(event.target);
    // The click that ends a drag or a push of the map is not a press, nor is the second of a double click on one hex.
    if (at === null || justDragged.current || window.wasMoved()) return;
    const isSecond = event.detail > 1 && at === clicked.current;
    clicked.current = at;
    if (isSecond && hands.paints !== true) return;
    go(at);
    hands.onHex(at);
  };

  const stack = { viewBox: box, className: 'board-layer' };
  return (
    <div className="hexboard">
      <div ref={room} className="hexboard-room">
        <div ref={picture} className="hexboard-picture" style={{ aspectRatio: `${wide} / ${high}` }}>
          <svg aria-hidden="true" {...stack} data-still="">
            {flat}
          </svg>
          <svg aria-hidden="true" {...stack}>
            {below}
          </svg>
          <svg aria-hidden="true" {...stack} data-still="">
            {standing}
          </svg>
          <svg aria-hidden="true" {...stack}>
            {above}
          </svg>
          {/* biome-ignore lint/a11y/useSemanticElements: a map is no table */}
          <svg
            ref={grid}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: places that are operated are a grid
            role="grid"
            className="board-layer hexboard-cells"
            viewBox={box}
            aria-label={label}
            aria-describedby={describedBy}
            aria-rowcount={lattice.rows}
            aria-colcount={lattice.columns}
            onKeyDown={key}
            onPointerDown={down}
            onPointerMove={move}
            onPointerUp={up}
            onPointerCancel={letGo}
            onPointerLeave={() => hands.onSee?.(null)}
            onContextMenu={(event) => {
              if (justDragged.current) event.preventDefault();
            }}
            onClick={click}
            onFocus={(event) => {
              const at = hexOf(event.target);
              if (at === null) return;
              got(at, event.target as Element);
              if ((event.target as Element).matches(':focus-visible')) hands.onSee?.(at);
            }}
            onBlur={() => {
              lost();
              hands.onSee?.(null);
            }}
          >
            <Cells lattice={lattice} names={names} />
            <g ref={ring} className="hex-ring">
              <path stroke="var(--or)" strokeWidth="5" />
              <path stroke="var(--ink)" strokeWidth="2" />
            </g>
          </svg>
        </div>
      </div>
    </div>
  );
};
