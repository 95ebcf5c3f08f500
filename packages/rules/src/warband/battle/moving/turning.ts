import { brokenRule, type Refusal } from '@warmoot/kernel';
import { isAlone, type Stand, spacesOf } from '../../formations/standing.js';
import { lookingAfter, OFF } from '../../ground/paths.js';
import { STEPS, spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { Direction, SpaceIndex } from '../../model/model.js';
import type { Rank, UnitFacing } from '../../model/units.js';
import { refusalFor } from '../../movement/steps.js';
import { UNIT_FACINGS } from '../model/setup.js';
import type { UnitWalk } from './walk.js';

/** By how many quarters a turn goes, either way. */
export const quartersTo = (from: UnitFacing, to: UnitFacing): number => {
  const turned = Math.abs(UNIT_FACINGS.indexOf(from) - UNIT_FACINGS.indexOf(to));
  return Math.min(turned, UNIT_FACINGS.length - turned);
};

export const oppositeOf = (facing: UnitFacing): UnitFacing =>
  UNIT_FACINGS[(UNIT_FACINGS.indexOf(facing) + 2) % UNIT_FACINGS.length] as UnitFacing;

/** Where those that walk would stand at the end of a way. */
export const standAfter = (
  { party, start }: Pick<UnitWalk, 'party' | 'start'>,
  path: readonly SpaceIndex[],
  facing: UnitFacing,
): Stand => ({ at: path.at(-1) ?? start, facing, ranks: party.stand.ranks });

/** The foes that would be within melee range of a stand, each one bit. */
const reachedFrom = ({ field, crowd }: UnitWalk, stand: Stand): number =>
  spacesOf(field, stand).reduce((bits, at) => bits | (at < 0 ? 0 : (crowd.near[at] as number)), 0);

/** Whether there is room for a stand: on the map, on no wall, and where nobody else is. */
export const hasRoom = ({ field, crowd: { foes, allies, rest } }: UnitWalk, stand: Stand): boolean =>
  spacesOf(field, stand).every(
    (at) => at >= 0 && field.walls[at] !== true && foes[at] === 0 && allies[at] === 0 && rest[at] === 0,
  );

/** WARBAND-MOVE-027, WARBAND-MOVE-029: whether a new stand in the same place keeps to those that bind; of a retreat, whether it is free. */
export const keepsReach = (walk: UnitWalk, before: Stand, after: Stand): boolean => {
  const reached = reachedFrom(walk, after);
  return walk.from === null ? (reachedFrom(walk, before) & ~reached) === 0 : reached === 0;
};

/** WARBAND-BMOVE-015, WARBAND-GRID-006: why those that walk may not look this way at the end of it; null where they may. */
export const turnFault = (
  walk: UnitWalk,
  path: readonly SpaceIndex[],
  facing: UnitFacing | null,
  key: string,
): Refusal | null => {
  const { party } = walk;
  const { facing: before } = party.stand;
  if (facing === null || facing === before || path.at(-1) === OFF || isAlone(party.stand)) return null;
  const facts = { figure: key };
  if (!party.loose && quartersTo(before, facing) > 1)
    return brokenRule('WARBAND-BMOVE-015', 'warband.quarterTurn', facts);
  const after = standAfter(walk, path, facing);
  if (!hasRoom(walk, after)) return brokenRule('WARBAND-BMOVE-015', 'warband.noRoomToTurn', facts);
  if (keepsReach(walk, standAfter(walk, path, before), after)) return null;
  return refusalFor(walk.from === null ? 'bound' : 'inMelee', facts);
};

/** Of the two that a slanting direction is made of the one that was looked at before, or else the one across the map. */
const straightened = (direction: Direction, before: UnitFacing): UnitFacing => {
  const [dx, dy] = STEPS[direction];
  const found = UNIT_FACINGS.filter((facing) => {
    const [fx, fy] = STEPS[facing];
    return fx * dx + fy * dy > 0;
  });
  return found.includes(before) ? before : (found.find((facing) => STEPS[facing][0] !== 0) ?? found[0] ?? before);
};

/** WARBAND-GRID-006: which way they look where nothing was said: a formation as before, one alone the way it went. */
export const looksAfter = (
  { field }: Pick<UnitWalk, 'field'>,
  stand: Stand,
  path: readonly SpaceIndex[],
): UnitFacing =>
  isAlone(stand) ? straightened(lookingAfter(field, stand.at, path, stand.facing), stand.facing) : stand.facing;

/**
 * WARBAND-TACTIC-032: a unit that turns about: all stand where they stood, so that its last rank is its first, and left is right.
 */
export const turnedAbout = (field: Pick<UnitWalk['field'], 'width' | 'height'>, { at, facing, ranks }: Stand) => {
  const [dx, dy] = STEPS[facing];
  const back = ranks.length - 1;
  return {
    at: spaceAt(field, xOf(field, at) - back * dx, yOf(field, at) - back * dy),
    facing: oppositeOf(facing),
    ranks: ranks.toReversed().map((rank) => ({ ...rank, slots: rank.slots.toReversed() })) as readonly Rank[],
  };
};
