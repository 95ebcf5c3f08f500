import { keptForThing, square } from '@warmoot/kernel';
import type { DuelSight } from '../duel.js';
import type { Square } from '../model.js';

/**
 * SAGA-DUEL-FOOT-002: a diagonal step counts the same as a straight one.
 * holds by: SAGA-DUEL-FOOT-030 follows from SAGA-DUEL-FOOT-002: a separation is that of one pair.
 */
export const { separation, sameSquare } = square;

const keyOf = (x: number, y: number): number => y * 1000 + x;

const wallsAt = keptForThing(
  'a board may have thousands of walls, and every step asks for them',
  (walls: readonly Square[]): ReadonlySet<number> => new Set(walls.map(({ x, y }) => keyOf(x, y))),
);

// SAGA-DUEL-FOOT-028: a wall blocks an action unless some shortest route of king steps goes round it.
export const wallBetween = (sight: DuelSight, a: Square, b: Square): boolean => {
  if (sight.given.walls.length === 0 || !sight.given.options['saga.duel.wallsBlockReach']) return false;
  const walls = wallsAt(sight.given.walls);
  return !square.openRoute(a, b, ({ x, y }) => walls.has(keyOf(x, y)));
};

/** Whether a square can be stepped on, as things stand. */
const freeOn = ({ given, open }: DuelSight): square.IsFree => {
  const { width, height, combatants } = open;
  const walls = given.walls.length === 0 ? null : wallsAt(given.walls);
  // SAGA-DUEL-FOOT-012: a step goes to a square that is on the board, is no wall and is not occupied.
  // holds by: SAGA-DUEL-FOOT-013 follows from SAGA-DUEL-FOOT-012: who steps onto free squares passes through nobody.
  // holds by: SAGA-DUEL-FOOT-014 follows from SAGA-DUEL-FOOT-012: no square but the one stepped on is looked at.
  return (x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height || walls?.has(keyOf(x, y))) return false;
    // SAGA-DUEL-FOOT-015: two characters in the fight never share a square.
    // SAGA-DUEL-FOOT-033: the fallen lie on theirs without blocking it.
    for (let who = 0; who < combatants.length; who++) {
      const one = combatants[who] as (typeof combatants)[number];
      if (one.x === x && one.y === y && one.standing === 'in') return false;
    }
    return true;
  };
};

export const isFree = (sight: DuelSight, x: number, y: number): boolean => freeOn(sight)(x, y);

/** Where somebody stands, as a square of its own. */
export const standsAt = ({ x, y }: Square): Square => ({ x, y });

/** The free squares among the eight neighbours, row by row. */
export const freeNeighbours = (sight: DuelSight, at: Square): Square[] => square.freeNeighbours(at, freeOn(sight));

/** The square itself, and the free squares that can be reached in at most so many steps, nearest first. */
export const withinSteps = (sight: DuelSight, from: Square, most: number): Square[] =>
  square.walk(from, most, freeOn(sight));

/** How many steps it takes to a free square that is near: more than it is apart where somebody stands in the way. */
export const stepsTo = (sight: DuelSight, from: Square, to: Square): number => {
  const apart = separation(from, to);
  const around = [apart, apart + 1, apart + 2].find((most) =>
    withinSteps(sight, from, most).some((at) => sameSquare(at, to)),
  );
  return around ?? apart;
};

/** Neighbouring free squares at a separation from somebody else. */
const neighboursAt = (sight: DuelSight, from: Square, other: Square, wanted: number): Square[] =>
  freeNeighbours(sight, from).filter((at) => separation(at, other) === wanted);

// SAGA-DUEL-DEF-010: away from someone is exactly one farther.
// holds by: SAGA-DUEL-DEF-012 follows from SAGA-DUEL-DEF-010: no distance is too far.
export const squaresAway = (sight: DuelSight, from: Square, other: Square): Square[] =>
  neighboursAt(sight, from, other, separation(from, other) + 1);

// SAGA-DUEL-DEF-011: toward someone is exactly one nearer.
export const squaresToward = (sight: DuelSight, from: Square, other: Square): Square[] =>
  neighboursAt(sight, from, other, separation(from, other) - 1);

/** The free squares at this separation that take the fewest steps, however many those are. */
export const nearestAt = (sight: DuelSight, from: Square, other: Square, wanted: number): Square[] =>
  square.nearest(from, freeOn(sight), (at) => separation(at, other) === wanted);
