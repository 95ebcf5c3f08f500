import type { square } from '@warmoot/kernel';

export type Square = square.Square;

export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** One square of the board in the picture's own units. */
export const CELL = 54;

/** The part of the board that is shown, in squares. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** How near one looks: at least so many squares are shown, and so many about whatever matters. */
export interface Nearness {
  readonly least: number;
  readonly about: number;
}

/** Enough for a spear's reach on every side. */
const DESK: Nearness = { least: 11, about: 2 };

/** A finger finds a square of 44. */
const FINGER = 44;

/** On a phone so many squares stand beside each other that a finger finds each. */
export const phoneNearness = (width: number): Nearness => ({
  least: Math.max(5, Math.floor(width / FINGER)),
  about: 1,
});

export const each = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

export const wholeBoard = ({ width, height }: BoardSize): Window => ({ left: 0, top: 0, wide: width, high: height });

/** The part round some squares, with some room about them. */
export const nearWindow = (
  size: BoardSize,
  all: readonly Square[],
  focus: Square | null,
  { least, about }: Nearness = DESK,
): Window => {
  const { width, height } = size;
  if (all.length === 0) return wholeBoard(size);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [low, high] = [Math.min(...xs) - about, Math.max(...xs) + about];
  const [first, last] = [Math.min(...ys) - about, Math.max(...ys) + about];
  const side = Math.max(least, high - low + 1, last - first + 1);
  const [wide, tall] = [Math.min(side, width), Math.min(side, height)];
  const left = clamp(Math.floor((low + high + 1 - wide) / 2), 0, width - wide);
  const top = clamp(Math.floor((first + last + 1 - tall) / 2), 0, height - tall);
  if (focus === null) return { left, top, wide, high: tall };
  // The window follows the focus, so that walking by keyboard never leaves it.
  return {
    left: clamp(clamp(left, focus.x - wide + 1, focus.x), 0, width - wide),
    top: clamp(clamp(top, focus.y - tall + 1, focus.y), 0, height - tall),
    wide,
    high: tall,
  };
};

export const sameSquare = (a: Square | null, b: Square | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

/** The middle of a square in the picture. */
export const middleOf = ({ left, top }: Window, { x, y }: Square): readonly [number, number] => [
  (x - left + 0.5) * CELL,
  (y - top + 0.5) * CELL,
];

/** The square round somebody up to a distance, as a path. */
export const bandPath = (window: Window, at: Square, reach: number): string => {
  const side = (2 * reach + 1) * CELL;
  return `M${(at.x - reach - window.left) * CELL} ${(at.y - reach - window.top) * CELL}h${side}v${side}h${-side}z`;
};

/** A number from a place, the same every time: pebbles do not jump when the board is drawn anew. */
export const noise = (x: number, y: number, nth: number): number => {
  let n = (x * 374761393 + y * 668265263 + nth * 2147483647) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967295;
};
