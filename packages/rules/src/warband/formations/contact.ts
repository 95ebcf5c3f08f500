import type { Fixed } from '@warmoot/kernel';
import { placeOfSpace } from '../ground/facing.js';
import { apart, isBeside, xOf, yOf } from '../ground/spaces.js';
import type { Field, SpaceIndex } from '../model/model.js';
import type { Meeting, UnitFacing } from '../model/units.js';
import { aheadOf, isAlone, rightOf, type Stand, spacesOf, spacesOfRank } from './standing.js';

type Ground = Fixed<Field>;

/** How far the farthest of a unit stands from the middle of its front. */
const farthestIn = ({ ranks }: Stand): number => {
  let far = Math.max(0, ranks.length - 1);
  for (const { slots } of ranks) far = Math.max(far, Math.floor(slots.length / 2));
  return far;
};

/** Whether figures of two units can be so near to each other at all: asked before their spaces are looked at. */
export const canBeWithin = (field: Ground, a: Stand, b: Stand, spaces: number): boolean =>
  a.at >= 0 && b.at >= 0 && apart(field, a.at, b.at) <= farthestIn(a) + farthestIn(b) + spaces;

/** WARBAND-GRID-002: spaces between the nearest of two units. */
export const unitsApart = (field: Ground, a: Stand, b: Stand): number => {
  let least = Number.POSITIVE_INFINITY;
  const others = spacesOf(field, b);
  for (const one of spacesOf(field, a))
    if (one >= 0) for (const other of others) if (other >= 0) least = Math.min(least, apart(field, one, other));
  return least;
};

/** WARBAND-GRID-004: whether figures of two units are within melee range of each other. */
export const areTouching = (field: Ground, a: Stand, b: Stand): boolean => {
  if (!canBeWithin(field, a, b, 1)) return false;
  const others = spacesOf(field, b);
  return spacesOf(field, a).some(
    (one) => one >= 0 && others.some((other) => one === other || isBeside(field, one, other)),
  );
};

/** Whether two units would take the same space. */
export const areOverlapping = (field: Ground, a: Stand, b: Stand): boolean => {
  if (!canBeWithin(field, a, b, 0)) return false;
  const others = spacesOf(field, b);
  return spacesOf(field, a).some((one) => one >= 0 && others.includes(one));
};

/** Whether a unit stands with all its ranks on the map, and in no wall. */
export const standsFreely = (field: Ground, unit: Stand): boolean =>
  spacesOf(field, unit).every((at) => at >= 0 && field.walls[at] !== true);

const isAhead = (field: Ground, facing: UnitFacing, from: SpaceIndex, to: SpaceIndex): boolean => {
  const [dx, dy] = aheadOf(facing);
  return (xOf(field, to) - xOf(field, from)) * dx + (yOf(field, to) - yOf(field, from)) * dy >= 1;
};

const isStraight = (field: Ground, a: SpaceIndex, b: SpaceIndex): boolean =>
  xOf(field, a) === xOf(field, b) || yOf(field, a) === yOf(field, b);

/** Whether a space lies to the left of somebody who looks this way. */
const isLeft = (field: Ground, facing: UnitFacing, from: SpaceIndex, to: SpaceIndex): boolean => {
  const [rx, ry] = rightOf(facing);
  return (xOf(field, to) - xOf(field, from)) * rx + (yOf(field, to) - yOf(field, from)) * ry < 0;
};

/**
 * WARBAND-GRID-010, WARBAND-LINE-002: where the front of one unit touches another; null where it does not. Edge to edge
 * goes before corner to corner. Ours: a unit strikes ahead of its front; one figure alone strikes all around, or where the table
 * has it so (WARBAND-MELEE-002) ahead as well.
 */
export const meetingOf = (field: Ground, striker: Stand, struck: Stand, aheadOnly = false): Meeting | null => {
  if (!canBeWithin(field, striker, struck, 1)) return null;
  const alone = isAlone(striker) && !aheadOnly;
  const pairs: (readonly [SpaceIndex, SpaceIndex])[] = [];
  const others = spacesOf(field, struck);
  for (const from of spacesOfRank(field, striker, 0))
    for (const to of others)
      if (isBeside(field, from, to) && (alone || isAhead(field, striker.facing, from, to))) pairs.push([from, to]);
  const [from, to] = pairs.find(([one, other]) => isStraight(field, one, other)) ?? pairs[0] ?? [-1, -1];
  if (from < 0) return null;
  const place = placeOfSpace(field, to, struck.facing, from);
  if (place !== 'flank') return place;
  return isLeft(field, struck.facing, to, from) ? 'left' : 'right';
};
