import { type Point, pathOf } from '../../../boards/hex/layout.js';
import type { Place, Way } from '../parts.js';

/** One space in the picture's own units. */
export const CELL = 64;
/** The room round the ground for the numbers. */
export const MARGIN = { left: 28, top: 24, right: 4, bottom: 4 };

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const middleOf = ({ x, y }: Place): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

export const indexOf = ({ width }: Size, { x, y }: Place): number => y * width + x;
export const placeOf = ({ width }: Size, at: number): Place => ({ x: at % width, y: Math.floor(at / width) });

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

/** How a figure that faces right is turned to face this way. */
export const TURNS: Readonly<Record<Way, number>> = { n: -90, ne: -45, e: 0, se: 45, s: 90, sw: 135, w: 180, nw: -135 };

/** What is in a list of spaces, as a question about an index. */
export const among = (size: Size, places: readonly Place[]): ((at: number) => boolean) => {
  const set = new Set(places.map((place) => indexOf(size, place)));
  return (at) => set.has(at);
};

/** The four sides of a space, clockwise from the top: what lies beyond, and where the side begins and ends. */
const SIDES = [
  { dx: 0, dy: -1, from: [0, 0], to: [1, 0] },
  { dx: 1, dy: 0, from: [1, 0], to: [1, 1] },
  { dx: 0, dy: 1, from: [1, 1], to: [0, 1] },
  { dx: -1, dy: 0, from: [0, 1], to: [0, 0] },
] as const;

/** The closed lines round some spaces: the outer ones clockwise, holes the other way. Where two touch only at a corner they stay two. */
export const outlinesOf = (size: Size, has: (at: number) => boolean): readonly (readonly Point[])[] => {
  const { width, height } = size;
  const isIn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && has(y * width + x);
  /** By where a side begins and which of the four it is: where it ends. */
  const next = new Map<string, { readonly x: number; readonly y: number; readonly side: number }>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn(x, y)) continue;
      for (const [side, { dx, dy, from, to }] of SIDES.entries()) {
        if (!isIn(x + dx, y + dy))
          next.set(`${x + from[0]} ${y + from[1]} ${side}`, { x: x + to[0], y: y + to[1], side });
      }
    }
  }
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let key: string | undefined = start; key !== undefined && next.has(key); ) {
      const { x, y, side } = next.get(key) as { x: number; y: number; side: number };
      next.delete(key);
      loop.push({ x: x * CELL, y: y * CELL });
      // Turning right first keeps spaces apart that touch at a corner only.
      key = [side + 1, side, side + 3].map((turn) => `${x} ${y} ${turn % 4}`).find((one) => next.has(one));
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
};

/** The path round some spaces as they are. */
export const rimPath = (size: Size, places: readonly Place[]): string =>
  outlinesOf(size, among(size, places))
    .map((loop) => pathOf(loop))
    .join('');

/** A rectangle of spaces. */
export interface Block extends Place {
  readonly wide: number;
  readonly high: number;
}

/** Spaces put together to as few rectangles as is plain: rows first, then rows of the same length below each other. */
export const blocksOf = (size: Size, has: (at: number) => boolean): readonly Block[] => {
  const { width, height } = size;
  const taken = new Set<number>();
  const blocks: Block[] = [];
  const isFree = (x: number, y: number): boolean =>
    x < width && y < height && has(y * width + x) && !taken.has(y * width + x);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isFree(x, y)) continue;
      let [wide, high] = [1, 1];
      while (isFree(x + wide, y)) wide++;
      const isRow = (row: number): boolean => Array.from({ length: wide }, (_, i) => isFree(x + i, row)).every(Boolean);
      while (isRow(y + high)) high++;
      for (let row = y; row < y + high; row++) for (let i = 0; i < wide; i++) taken.add(row * width + x + i);
      blocks.push({ x, y, wide, high });
    }
  }
  return blocks;
};
