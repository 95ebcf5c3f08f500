import { brokenRule, type Refusal } from '@warmoot/kernel';
import { spacesOfSlot } from '../../formations/standing.js';
import type { FormationIndex, UnitFacing } from '../../model/units.js';
import { type Homebound, homeFirst, homeward, leadsHome, waysBackIn } from '../../movement/homeward.js';
import { countOf, hasWay, partsOf, type Ways } from '../../movement/ways.js';
import type { BattleSight } from '../model/battle.js';
import { isEngagedUnit } from '../units/engaged.js';
import { isRouted, unitOf } from '../units/units.js';
import { announcementFor, keyOfParty, type Path, walkedFault } from './announced.js';
import { crowdOf } from './crowd.js';
import { type Party, partyOf } from './party.js';
import { unitWalkOf } from './walk.js';

/** Whose home it is, and from where they go. */
const bearing = (sight: BattleSight, { unit, stand }: Party): Homebound => ({
  side: unitOf(sight, unit).side,
  field: sight.given.field,
  start: stand.at,
});

const waysBack = (sight: BattleSight, party: Party): Ways =>
  waysBackIn(unitWalkOf(sight, party, 'retreat'), unitOf(sight, party.unit).side);

const hasWayBack = (sight: BattleSight, party: Party): boolean => hasWay(unitWalkOf(sight, party, 'retreat'));

const isFleeing = (sight: BattleSight, { unit }: Party): boolean => isRouted(sight, unit);

/** Whether those that go are in melee: of a part, those of it. */
const isEngagedParty = (sight: BattleSight, party: Party): boolean => {
  if (party.part < 0) return isEngagedUnit(sight, party.unit);
  const walk = unitWalkOf(sight, party, 'retreat');
  return walk.reach[walk.start] !== 0;
};

/** Whether there is any need of a retreat. */
export const mayRetreat = (sight: BattleSight, party: Party): boolean =>
  isFleeing(sight, party) || isEngagedParty(sight, party);

/** WARBAND-MOVE-029, WARBAND-MORALE-036: the ways of a retreat; a routed unit goes home if any of them leads there. */
export const retreatsOf = (sight: BattleSight, party: Party): Ways => {
  const ways = waysBack(sight, party);
  if (!isFleeing(sight, party)) return ways;
  const home = homeward(bearing(sight, party), ways);
  return countOf(home) > 0 ? home : ways;
};

/** WARBAND-MORALE-025, WARBAND-MORALE-036: what is left of an announced way, for who flees. */
export const partsLeft = (sight: BattleSight, party: Party, path: Path): readonly Path[] =>
  homeFirst(bearing(sight, party), partsOf(unitWalkOf(sight, party, 'retreat'), path));

/** Whether any way of a retreat is open as things stand. */
export const hasRetreatNow = (sight: BattleSight, party: Party): boolean => {
  const announcement = announcementFor(sight, party);
  if (announcement !== null) return !isFleeing(sight, party) || partsLeft(sight, party, announcement.path).length > 0;
  return mayRetreat(sight, party) && hasWayBack(sight, party);
};

/** WARBAND-MOVE-026, WARBAND-MOVE-029, WARBAND-MORALE-036: why they may not retreat along a path; null where they may. */
export const retreatFault = (
  sight: BattleSight,
  party: Party,
  path: Path,
  { facing = null, alone = false }: { readonly facing?: UnitFacing | null; readonly alone?: boolean } = {},
): Refusal | null => {
  const facts = { figure: keyOfParty(sight, party) };
  if (!mayRetreat(sight, party)) return brokenRule('WARBAND-MOVE-026', 'warband.notInMelee', facts);
  const walked = walkedFault(sight, unitWalkOf(sight, party, 'retreat', { alone, steps: path.length }), path, facing);
  if (walked !== null || !isFleeing(sight, party) || leadsHome(bearing(sight, party), path)) return walked;
  const home = homeward(bearing(sight, party), waysBack(sight, party));
  return countOf(home) > 0 ? brokenRule('WARBAND-MORALE-036', 'warband.notHome', facts) : null;
};

/** WARBAND-MORALE-036: whether somebody of a unit is in no melee. */
const hasUnengaged = (sight: BattleSight, party: Party): boolean => {
  const { near } = crowdOf(sight, party);
  const { stand } = party;
  return stand.ranks.some(({ slots }, rank) =>
    slots.some((_who, slot) =>
      spacesOfSlot(sight.given.field, stand, rank, slot).every((at) => at < 0 || near[at] === 0),
    ),
  );
};

/** WARBAND-MORALE-036: whether a way to retreat is open to a unit: one of its figures is in no melee, or they have a path out of it. */
export const wayOutOf = (sight: BattleSight, unit: FormationIndex): boolean => {
  const party = partyOf(sight, { unit, figure: -1 });
  return party !== null && (hasUnengaged(sight, party) || hasWayBack(sight, party));
};

/** WARBAND-MORALE-038: whether a unit that was cornered has come free: nobody is in melee with it, or it has a path out by now. */
export const isFreeAgain = (sight: BattleSight, unit: FormationIndex): boolean => {
  const party = partyOf(sight, { unit, figure: -1 });
  return !isEngagedUnit(sight, unit) || (party !== null && hasWayBack(sight, party));
};
