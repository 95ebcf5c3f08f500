import { Impossible } from '../result.js';

/** A square of a grid: x to the right, y downward. A diagonal step counts the same as a straight one. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Whether a square may be stepped on: what blocks is for the rules to say. */
export type IsFree = (x: number, y: number) => boolean;

/** Whether two are one square. */
export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** The number of king steps from one square to the other. */
export const separation = (a: Square, b: Square): number => {
  const dx = a.x < b.x ? b.x - a.x : a.x - b.x;
  const dy = a.y < b.y ? b.y - a.y : a.y - b.y;
  return Math.max(dx, dy);
};

/** The squares exactly so far away, clockwise from the north-west corner. */
export const squareRing = ({ x, y }: Square, radius: number): readonly Square[] => {
  if (radius === 0) return [{ x, y }];
  const squares: Square[] = [];
  for (let i = -radius; i < radius; i++) squares.push({ x: x + i, y: y - radius });
  for (let i = -radius; i < radius; i++) squares.push({ x: x + radius, y: y + i });
  for (let i = radius; i > -radius; i--) squares.push({ x: x + i, y: y + radius });
  for (let i = radius; i > -radius; i--) squares.push({ x: x - radius, y: y + i });
  return squares;
};

/**
 * Whether some shortest route of king steps has no wall between its ends (SAGA-DUEL-FOOT-028).
 * Such routes may bow out sideways: they go through every square whose separations from both ends add up to theirs.
 */
export const openRoute = (a: Square, b: Square, isWall: (square: Square) => boolean): boolean => {
  const apart = separation(a, b);
  let front: readonly Square[] = [a];
  for (let left = apart - 1; left > 0 && front.length > 0; left--) {
    const last = front;
    front = squareRing(b, left).filter(
      (square) =>
        separation(a, square) === apart - left &&
        !isWall(square) &&
        last.some((from) => separation(from, square) === 1),
    );
  }
  return front.length > 0;
};

/**
 * The squares over which the straight line goes from the middle of one to the middle of the other, both included. Where
 * it goes exactly through a corner it steps over it to the square beyond. Backwards it is the same line.
 */
export const squareLine = (a: Square, b: Square): readonly Square[] => {
  const [wide, high] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
  const [east, south] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const line: Square[] = [a];
  let [across, down] = [0, 0];
  while (across < wide || down < high) {
    // Which side of the square the line leaves by: both meet in the corner where the two are equal.
    const ahead = (1 + 2 * across) * high - (1 + 2 * down) * wide;
    if (ahead <= 0) across++;
    if (ahead >= 0) down++;
    line.push({ x: a.x + east * across, y: a.y + south * down });
  }
  return line;
};

/** The free squares among the eight around, row by row from the north-west. */
export const freeNeighbours = (at: Square, isFree: IsFree): Square[] => {
  const free: Square[] = [];
  for (let y = at.y - 1; y <= at.y + 1; y++) {
    for (let x = at.x - 1; x <= at.x + 1; x++) {
      if ((x !== at.x || y !== at.y) && isFree(x, y)) free.push({ x, y });
    }
  }
  return free;
};

const MOST_STEPS = 15;

/**
 * The square itself, and the squares that can be walked to in at most so many steps over free squares, the nearest
 * first; the start need not be free. `most` is at most 15, so that a row of what was seen fits into one number.
 */
export const walk = (from: Square, most: number, isFree: IsFree): Square[] => {
  if (most > MOST_STEPS) throw new Impossible('a walk of more steps than can be kept in mind', most);
  const left = from.x - most;
  const top = from.y - most;
  const seen: number[] = [];
  for (let row = 0; row <= 2 * most; row++) seen.push(0);
  seen[most] = 1 << most;
  const reached: Square[] = [{ x: from.x, y: from.y }];
  let ring = 0;
  for (let step = 1; step <= most; step++) {
    const end = reached.length;
    for (; ring < end; ring++) {
      const at = reached[ring] as Square;
      for (let y = at.y - 1; y <= at.y + 1; y++) {
        const row = y - top;
        for (let x = at.x - 1; x <= at.x + 1; x++) {
          const bit = 1 << (x - left);
          if (((seen[row] as number) & bit) !== 0) continue;
          seen[row] = (seen[row] as number) | bit;
          if (isFree(x, y)) reached.push({ x, y });
        }
      }
    }
  }
  return reached;
};

/** A number of its own for every square within 32 000 of the origin. */
const keyOf = ({ x, y }: Square): number => y * 65_536 + x;

/** Of the squares that are wanted those that take the fewest steps over free squares, however many these are. */
export const nearest = (from: Square, isFree: IsFree, wanted: (square: Square) => boolean): Square[] => {
  const seen = new Set([keyOf(from)]);
  let ring: Square[] = [from];
  while (ring.length > 0) {
    const next: Square[] = [];
    for (const at of ring) {
      for (const square of freeNeighbours(at, isFree)) {
        if (seen.has(keyOf(square))) continue;
        seen.add(keyOf(square));
        next.push(square);
      }
    }
    const there = next.filter(wanted);
    if (there.length > 0) return there;
    ring = next;
  }
  return [];
};
