import { type Fixed, keptForThing, square } from '@warmoot/kernel';
import type { Field, SpaceIndex } from '../model/model.js';
import { isWallBetween, spaceAt, spaceOf } from './spaces.js';

type Ground = Fixed<Field>;

const hasWalls = keptForThing(
  'most grounds have no walls, and whether shots are blocked is asked for every pair of figures',
  ({ walls, edges }: Ground): boolean => walls.includes(true) || Object.values(edges).some(({ wall }) => wall),
);

/**
 * WARBAND-RANGED-017: whether no wall is in the way of a shot. Ours: it flies straight from the middle of one space to the
 * middle of the other; where it goes exactly over a corner it passes if either way round the corner is free of walls, as
 * melee does. Figures and heights block nothing.
 */
export const isInSight = (field: Ground, from: SpaceIndex, to: SpaceIndex): boolean => {
  if (!hasWalls(field)) return true;
  const line = square.squareLine(spaceOf(field, from), spaceOf(field, to)).map(({ x, y }) => spaceAt(field, x, y));
  return line.every((at, nth) => nth === 0 || !isWallBetween(field, line[nth - 1] as SpaceIndex, at));
};
