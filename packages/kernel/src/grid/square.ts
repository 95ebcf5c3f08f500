/** A square of a grid: x to the right, y downward. A diagonal step counts the same as a straight one. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A square that can be walked to, and the fewest steps that it takes. */
export interface ReachedSquare {
  readonly square: Square;
  readonly steps: number;
}

/** One step each way, clockwise from the east: E, SE, S, SW, W, NW, N, NE. */
export const KING_STEPS: readonly Square[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

const STRAIGHT_STEPS = KING_STEPS.filter(({ x, y }) => x === 0 || y === 0);

const stepped = ({ x, y }: Square, step: Square): Square => ({ x: x + step.x, y: y + step.y });

export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** The number of king steps from one square to the other. */
export const separation = (a: Square, b: Square): number => Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));

/** The eight squares around, in the order of `KING_STEPS`. */
export const squareNeighbours = (square: Square): readonly Square[] => KING_STEPS.map((step) => stepped(square, step));

/** The squares exactly so far away, clockwise from the north-west corner. */
export const squareRing = (centre: Square, radius: number): readonly Square[] => {
  if (radius === 0) return [centre];
  const squares: Square[] = [];
  let at: Square = { x: centre.x - radius, y: centre.y - radius };
  for (const step of STRAIGHT_STEPS) {
    for (let i = 0; i < 2 * radius; i++) {
      squares.push(at);
      at = stepped(at, step);
    }
  }
  return squares;
};

/** The squares no farther away than that, the nearest first. */
export const squareRange = (centre: Square, radius: number): readonly Square[] => {
  const squares: Square[] = [];
  for (let n = 0; n <= radius; n++) squares.push(...squareRing(centre, n));
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

/** A number of its own for every square within 32 000 of the origin. */
const keyOf = ({ x, y }: Square): number => y * 65_536 + x;

/**
 * The squares that can be walked to over free squares, the nearest first; the start itself need not be free.
 * `most` may be Infinity where the free squares come to an end.
 */
export const reachSquares = (
  from: Square,
  most: number,
  isFree: (square: Square) => boolean,
): readonly ReachedSquare[] => {
  const seen = new Set([keyOf(from)]);
  const found: ReachedSquare[] = [{ square: from, steps: 0 }];
  for (const { square, steps } of found) {
    if (steps === most) break;
    for (const next of squareNeighbours(square)) {
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      if (isFree(next)) found.push({ square: next, steps: steps + 1 });
    }
  }
  return found;
};
