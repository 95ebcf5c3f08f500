import type { DuelSight } from '../duel.js';
import type { Combatant, Square } from '../model.js';

// SAGA-DUEL-FOOT-002: a diagonal step counts the same as a straight one.
export const separation = (a: Square, b: Square): number => {
  const dx = a.x < b.x ? b.x - a.x : a.x - b.x;
  const dy = a.y < b.y ? b.y - a.y : a.y - b.y;
  return Math.max(dx, dy);
};

const wallSets = new WeakMap<object, ReadonlySet<number>>();

const key = (x: number, y: number): number => y * 1000 + x;

export const isWall = ({ given }: Pick<DuelSight, 'given'>, x: number, y: number): boolean => {
  const { walls } = given;
  if (walls.length === 0) return false;
  let set = wallSets.get(walls);
  if (set === undefined) {
    set = new Set(walls.map((wall) => key(wall.x, wall.y)));
    wallSets.set(walls, set);
  }
  return set.has(key(x, y));
};

const onBoard = ({ open }: DuelSight, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < open.width && y < open.height;

// SAGA-DUEL-FOOT-015, -033: only those in the fight take up a square.
const isTaken = ({ open }: DuelSight, x: number, y: number): boolean => {
  for (const one of open.combatants) if (one.x === x && one.y === y && one.standing === 'in') return true;
  return false;
};

// SAGA-DUEL-FOOT-012
export const isFree = (sight: DuelSight, x: number, y: number): boolean =>
  onBoard(sight, x, y) && !isWall(sight, x, y) && !isTaken(sight, x, y);

const squares: Square[][] = [];

/** Squares are shared, so that two of the same place are the same thing. */
export const squareAt = (x: number, y: number): Square => {
  const known = squares[y]?.[x];
  if (known !== undefined) return known;
  const square = Object.freeze({ x, y });
  squares[y] ??= [];
  (squares[y] as Square[])[x] = square;
  return square;
};

export const standsAt = ({ x, y }: Pick<Combatant, 'x' | 'y'>): Square => squareAt(x, y);

/** The free squares among the eight neighbours, row by row. */
export const freeNeighbours = (sight: DuelSight, at: Square): Square[] => {
  const free: Square[] = [];
  for (let y = at.y - 1; y <= at.y + 1; y++) {
    for (let x = at.x - 1; x <= at.x + 1; x++) {
      if ((x !== at.x || y !== at.y) && isFree(sight, x, y)) free.push(squareAt(x, y));
    }
  }
  return free;
};

// Written anew by every search, and read by nobody else.
const SEEN = new Uint8Array(9 * 9);

/** The square itself, and the free squares that can be reached in at most so many steps, nearest first. */
export const withinSteps = (sight: DuelSight, from: Square, most: number): Square[] => {
  const wide = 2 * most + 3;
  const seen = most <= 3 ? SEEN.fill(0) : new Uint8Array(wide * wide);
  const offset = most + 1;
  seen[offset * wide + offset] = 1;
  const reached: Square[] = [from];
  let ring = 0;
  for (let step = 1; step <= most; step++) {
    const end = reached.length;
    for (let i = ring; i < end; i++) {
      const at = reached[i] as Square;
      for (let y = at.y - 1; y <= at.y + 1; y++) {
        for (let x = at.x - 1; x <= at.x + 1; x++) {
          const cell = (y - from.y + offset) * wide + (x - from.x + offset);
          if (seen[cell] === 1) continue;
          seen[cell] = 1;
          if (isFree(sight, x, y)) reached.push(squareAt(x, y));
        }
      }
    }
    ring = end;
  }
  return reached;
};

// SAGA-DUEL-DEF-010, -011, ACT-073: neighbouring free squares exactly one farther from someone, or one nearer.
export const squaresAway = (sight: DuelSight, from: Square, other: Square): Square[] => {
  const wanted = separation(from, other) + 1;
  return freeNeighbours(sight, from).filter((square) => separation(square, other) === wanted);
};

export const squaresToward = (sight: DuelSight, from: Square, other: Square): Square[] => {
  const wanted = separation(from, other) - 1;
  return freeNeighbours(sight, from).filter((square) => separation(square, other) === wanted);
};

// SAGA-DUEL-ACT-068, -076: the free squares at this separation that take the fewest steps, however many those are.
export const nearestAt = (sight: DuelSight, from: Square, other: Square, wanted: number): Square[] => {
  const seen = new Set<Square>([from]);
  let ring: Square[] = [from];
  while (ring.length > 0) {
    const next: Square[] = [];
    for (const at of ring) {
      for (const square of freeNeighbours(sight, at)) {
        if (!seen.has(square)) {
          seen.add(square);
          next.push(square);
        }
      }
    }
    const there = next.filter((square) => separation(square, other) === wanted);
    if (there.length > 0) return there;
    ring = next;
  }
  return [];
};
