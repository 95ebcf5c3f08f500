import type { Stream } from '@warmoot/kernel';
import { SHEET } from '../setup.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where spans may lie: towns need room to the horizon, and the foreground covers the lower edge. */
export const MARGINS = { left: 60, right: 60, top: 95, bottom: 75 } as const;
/** Nearer than this no two spans lie, so that beads can be told apart and touched on a small screen. */
export const NEAREST = 62;

export const squaredBetween = (one: Point, other: Point): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

const within = (from: number, to: number, source: Stream): number => from + source.below(to - from + 1);

const anyPoint = (source: Stream): Point => ({
  x: within(MARGINS.left, SHEET.width - MARGINS.right, source),
  y: within(MARGINS.top, SHEET.height - MARGINS.bottom, source),
});

/** One more point: of many at random the one that lies farthest from all others; null where all lie too near. */
export const roomiest = (points: readonly Point[], source: Stream, fits: (point: Point) => boolean): Point | null => {
  let best: Point | null = null;
  let room = NEAREST ** 2;
  for (let tries = 0; tries < 24; tries++) {
    const point = anyPoint(source);
    if (!fits(point)) continue;
    const nearest = Math.min(...points.map((other) => squaredBetween(point, other)));
    if (nearest >= room) [best, room] = [point, nearest];
  }
  return best;
};

/**
 * The pairs of neighbours: two points are neighbours where no third lies in the circle over the line between them. Such
 * lines join all points, never cross each other, and pass by no point closely.
 */
export const neighbourPairs = (points: readonly Point[]): readonly (readonly [number, number])[] => {
  const pairs: [number, number][] = [];
  for (const [a, one] of points.entries()) {
    for (let b = a + 1; b < points.length; b++) {
      const other = points[b] as Point;
      const line = squaredBetween(one, other);
      const isFree = points.every(
        (third, c) => c === a || c === b || squaredBetween(one, third) + squaredBetween(other, third) > line,
      );
      if (isFree) pairs.push([a, b]);
    }
  }
  return pairs;
};
