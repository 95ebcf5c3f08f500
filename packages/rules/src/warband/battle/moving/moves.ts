import { brokenRule, type Refusal, type Stream, shape } from '@warmoot/kernel';
import { pathTo } from '../../ground/flood.js';
import { written } from '../../ground/paths.js';
import { spaceShape } from '../../model/setup.js';
import { followed } from '../../movement/moves.js';
import { endsOf, floodOf, hasWay, wayOut } from '../../movement/ways.js';
import type { Actor, UnitActRules } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import type { UnitMoveChoice } from '../model/choices.js';
import { UNIT_FACINGS, unitFacingShape } from '../model/setup.js';
import { keyOfActor } from '../units/units.js';
import {
  announcementFor,
  goneOf,
  keyOfParty,
  openWays,
  type Path,
  pathFault,
  spacesOfPath,
  turnedAfter,
  walkedFault,
} from './announced.js';
import { goes, setsOut } from './going.js';
import { goingParty, isAnnouncedPart, SELDOM_ALONE } from './parts.js';
import { partyOf } from './party.js';
import { turnFault } from './turning.js';
import { type UnitWalk, unitWalkOf } from './walk.js';

/** No walk is longer: mounts go 24 spaces. */
const LONGEST = 40;
export const unitPathShape = shape.list(spaceShape, 0, LONGEST);
export const unitWalkFields = { path: unitPathShape, facing: shape.optional(unitFacingShape) };

/** WARBAND-BMOVE-016: what is all there is of its unit goes as the unit. */
export const wholeUnit = (sight: BattleSight, actor: Actor): Refusal =>
  brokenRule('WARBAND-BMOVE-016', 'warband.isWholeUnit', { figure: keyOfActor(sight, actor) });

const chosen = (sight: BattleSight, { party, start, field }: UnitWalk, path: Path): UnitMoveChoice => ({
  choose: 'move',
  figure: keyOfParty(sight, party),
  path: written(field, start, path),
});

/** WARBAND-BMOVE-015, WARBAND-GRID-006: a move of no spaces only turns; who leaves its unit does not stay where it is. */
const turnsOf = (sight: BattleSight, walk: UnitWalk): readonly UnitMoveChoice[] =>
  (walk.party.part < 0 ? UNIT_FACINGS : []).flatMap((facing) => {
    const isTurn = facing !== walk.party.stand.facing && turnFault(walk, [], facing, '') === null;
    return isTurn ? [{ ...chosen(sight, walk, []), facing }] : [];
  });

/** How seldom random play only turns, or leaves. */
const SELDOM = 12;

/** One way at random. */
const wayAtRandom = (sight: BattleSight, walk: UnitWalk, source: Stream): UnitMoveChoice | null => {
  const announcement = announcementFor(sight, walk.party);
  if (announcement !== null) return chosen(sight, walk, followed(walk, announcement.path));
  const flooded = floodOf(walk);
  const ends = endsOf(walk, flooded);
  const seldom = source.below(SELDOM);
  const out = seldom === 0 ? wayOut(walk, flooded) : null;
  if (out !== null) return chosen(sight, walk, out);
  if (ends.length > 0 && seldom !== 1) {
    const path = pathTo(flooded, ends[source.below(ends.length)] ?? walk.start);
    const facing = UNIT_FACINGS[source.below(UNIT_FACINGS.length)] ?? null;
    const turned = source.below(2) === 0 ? turnedAfter(() => walk, path, facing) : null;
    return { ...chosen(sight, walk, path), ...(turned === null ? {} : { facing: turned }) };
  }
  const turns = turnsOf(sight, walk);
  return turns[source.below(Math.max(1, turns.length))] ?? null;
};

/** All ways of a unit, or of a part that leaves it, as they are written. */
const waysFor = (sight: BattleSight, actor: Actor): readonly UnitMoveChoice[] => {
  const party = goingParty(sight, actor);
  if (party === null) return [];
  const walk = unitWalkOf(sight, party, 'move');
  return [...openWays(sight, walk).map((path) => chosen(sight, walk, path)), ...turnsOf(sight, walk)];
};

/** WARBAND-BMOVE-016: whether a part has anywhere to go; of what it has announced, it may always go nowhere. */
const hasWayNow = (sight: BattleSight, actor: Actor): boolean => {
  const party = goingParty(sight, actor);
  if (party === null) return false;
  return isAnnouncedPart(sight, actor) || hasWay(unitWalkOf(sight, party, 'move'));
};

/** WARBAND-BMOVE-001, WARBAND-BMOVE-014 to WARBAND-BMOVE-016, WARBAND-MOVE-020: a move of a unit, or of a part that leaves it. */
export const move: UnitActRules<UnitMoveChoice> = {
  moments: ['opening'],
  fields: unitWalkFields,
  any: (sight, actor) => actor.figure < 0 || hasWayNow(sight, actor),
  others: () => true,
  lists: waysFor,
  refuses: (sight, actor, { path, facing = null }) => {
    const party = partyOf(sight, actor);
    if (party === null) return wholeUnit(sight, actor);
    return pathFault(sight, party, path, (read) =>
      walkedFault(sight, unitWalkOf(sight, party, 'move', { steps: read.length }), read, facing),
    );
  },
  sample: (sight, actor, _moment, source) => {
    if (actor.figure >= 0 && !isAnnouncedPart(sight, actor) && source.below(SELDOM_ALONE) !== 0) return null;
    const party = goingParty(sight, actor);
    return party === null ? null : wayAtRandom(sight, unitWalkOf(sight, party, 'move'), source);
  },
  then: (play, actor, { path, facing = null }) => {
    const party = partyOf(play, actor);
    if (party === null) return;
    const walk = () => unitWalkOf(play, party, 'move');
    const whole = spacesOfPath(play, path);
    const way = goneOf(play, party, walk, whole);
    const turned = turnedAfter(walk, way, facing);
    const unit = setsOut(play, party, 'move', way);
    if (unit !== null)
      goes(play, { unit, as: 'move', path: way, facing: turned, target: -1, cutShort: way.length < whole.length });
  },
};
