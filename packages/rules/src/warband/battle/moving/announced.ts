import { brokenRule, type Fixed, type Refusal } from '@warmoot/kernel';
import { OFF, pathRead } from '../../ground/paths.js';
import { spaceAt } from '../../ground/spaces.js';
import type { Space, SpaceIndex } from '../../model/model.js';
import type { UnitAnnouncement, UnitFacing } from '../../model/units.js';
import { isPartOf } from '../../movement/announced.js';
import { followed } from '../../movement/moves.js';
import { judged, refusalFor } from '../../movement/steps.js';
import { partsOf, waysOf } from '../../movement/ways.js';
import type { BattleSight } from '../model/battle.js';
import { keyOfActor, unitOf } from '../units/units.js';
import { leavesRoom } from './crowd.js';
import type { Party } from './party.js';
import { turnFault } from './turning.js';
import type { UnitWalk } from './walk.js';

export type Path = readonly SpaceIndex[];

/** WARBAND-MOVE-003: what has been announced for those that go; null where nothing has. */
export const announcementFor = (sight: BattleSight, { unit }: Party): Fixed<UnitAnnouncement> | null =>
  unitOf(sight, unit).announced;

export const keyOfParty = (sight: BattleSight, { unit, part }: Party): string =>
  keyOfActor(sight, { unit, figure: part });

/** The spaces of a path, whether or not they are a walk from where the unit stands: it may have been pushed away. */
export const spacesOfPath = ({ given: { field } }: BattleSight, path: readonly Space[]): Path =>
  path.map(({ x, y }) => spaceAt(field, x, y));

/** Why those that walk like this may not go along a path and look so at its end; null where they may. */
export const walkedFault = (
  sight: BattleSight,
  walk: UnitWalk,
  path: Path,
  facing: UnitFacing | null = null,
): Refusal | null => {
  const figure = keyOfParty(sight, walk.party);
  if (walk.party.part >= 0 && path.length === 0)
    return brokenRule('WARBAND-BMOVE-016', 'warband.partStays', { figure });
  if (!leavesRoom(sight, walk.party)) return brokenRule('WARBAND-BMOVE-016', 'warband.restHasNoRoom', { figure });
  const { legal, fault } = judged(walk, path);
  if (fault !== null) return refusalFor(fault, { figure, step: legal + 1, allowance: walk.allowance });
  return turnFault(walk, path, facing, figure);
};

/** Why a path is not the announced one, or cannot be read, or what its own rules say. */
export const pathFault = (
  sight: BattleSight,
  party: Party,
  path: readonly Space[],
  rules: (path: Path) => Refusal | null,
): Refusal | null => {
  const figure = keyOfParty(sight, party);
  const announcement = announcementFor(sight, party);
  if (announcement !== null)
    return isPartOf(spacesOfPath(sight, path), announcement.path)
      ? null
      : brokenRule('WARBAND-MOVE-004', 'warband.otherWay', { figure });
  const read = pathRead(sight.given.field, party.stand.at, path);
  return read === null ? refusalFor('notAStep', { figure }) : rules(read);
};

/** The ways that are open as things stand: along the announced one, or anywhere. */
export const openWays = (sight: BattleSight, walk: UnitWalk): readonly Path[] => {
  const announcement = announcementFor(sight, walk.party);
  return announcement === null ? waysOf(walk) : partsOf(walk, announcement.path);
};

/** How far they go of what was chosen: all of it, for it was judged; of what was announced as much as is still allowed. */
export const goneOf = (sight: BattleSight, party: Party, walk: () => UnitWalk, path: Path): Path =>
  announcementFor(sight, party) === null ? path : followed(walk(), path);

/** WARBAND-MOVE-004: the turn that was chosen, where it is still allowed at the end of what is gone. */
export const turnedAfter = (walk: () => UnitWalk, path: Path, facing: UnitFacing | null): UnitFacing | null =>
  facing !== null && path.at(-1) !== OFF && turnFault(walk(), path, facing, '') === null ? facing : null;
