import { brokenRule, does, type Procedures, type Refusal } from '@warmoot/kernel';
import { written } from '../../ground/paths.js';
import { followed } from '../../movement/moves.js';
import { allOf, countOf, nthOf, partsOf } from '../../movement/ways.js';
import type { UnitActRules } from '../model/acts.js';
import type { Battle, BattleSight } from '../model/battle.js';
import type { UnitRetreatChoice } from '../model/choices.js';
import { isEngagedUnit } from '../units/engaged.js';
import { isRouted, unitOf, unitsOf } from '../units/units.js';
import {
  announcementFor,
  goneOf,
  keyOfParty,
  type Path,
  pathFault,
  spacesOfPath,
  turnedAfter,
  walkedFault,
} from './announced.js';
import { goes, setsOut } from './going.js';
import { unitWalkFields, wholeUnit } from './moves.js';
import { goingParty, isAnnouncedPart, SELDOM_ALONE } from './parts.js';
import { type Party, partyOf } from './party.js';
import { hasRetreatNow, mayRetreat, partsLeft, retreatFault, retreatsOf } from './retreats.js';
import { savesOf } from './saves.js';
import { unitWalkOf } from './walk.js';

/** The ways that are open: those of WARBAND-MOVE-029, or of the announced one what is left; of one's own choice none of it, at worst. */
const waysNow = (sight: BattleSight, party: Party): readonly Path[] => {
  const announcement = announcementFor(sight, party);
  if (announcement === null) return mayRetreat(sight, party) ? allOf(retreatsOf(sight, party)) : [];
  if (isRouted(sight, party.unit)) return partsLeft(sight, party, announcement.path);
  return [[], ...partsOf(unitWalkOf(sight, party, 'retreat'), announcement.path)];
};

const chosen = (sight: BattleSight, party: Party, path: Path): UnitRetreatChoice => ({
  choose: 'retreat',
  figure: keyOfParty(sight, party),
  path: written(sight.given.field, party.stand.at, path),
});

/** WARBAND-MORALE-025, WARBAND-MORALE-036: why who flees may not go so far of the way that was announced; null where they may. */
const partFault = (sight: BattleSight, party: Party, path: Path): Refusal | null => {
  const announcement = announcementFor(sight, party);
  if (announcement === null || !isRouted(sight, party.unit)) return null;
  const walk = unitWalkOf(sight, party, 'retreat');
  const steps = followed(walk, path).length;
  const parts = partsLeft(sight, party, announcement.path);
  if (parts.length === 0) return walkedFault(sight, walk, announcement.path);
  if (parts.some(({ length }) => length === steps)) return null;
  const facts = { figure: keyOfParty(sight, party) };
  return steps === 0
    ? brokenRule('WARBAND-MORALE-025', 'warband.mustRetreat', facts)
    : brokenRule('WARBAND-MORALE-036', 'warband.notHome', facts);
};

/** WARBAND-ACTION-012, WARBAND-MOVE-026: one move out of the melee, and nothing else in the round. */
export const retreat: UnitActRules<UnitRetreatChoice> = {
  moments: ['opening'],
  fields: unitWalkFields,
  others: () => true,
  any: (sight, actor) => {
    const party = goingParty(sight, actor);
    return party !== null && hasRetreatNow(sight, party);
  },
  lists: (sight, actor) => {
    const party = goingParty(sight, actor);
    return party === null ? [] : waysNow(sight, party).map((path) => chosen(sight, party, path));
  },
  sample: (sight, actor, _moment, source) => {
    if (actor.figure >= 0 && !isAnnouncedPart(sight, actor) && source.below(SELDOM_ALONE) !== 0) return null;
    const party = goingParty(sight, actor);
    if (party === null) return null;
    if (announcementFor(sight, party) === null) {
      if (!mayRetreat(sight, party)) return null;
      const ways = retreatsOf(sight, party);
      const count = countOf(ways);
      return count === 0 ? null : chosen(sight, party, nthOf(ways, source.below(count)));
    }
    const parts = waysNow(sight, party);
    return parts.length === 0 ? null : chosen(sight, party, parts[source.below(parts.length)] ?? []);
  },
  refuses: (sight, actor, { path, facing = null }) => {
    const party = partyOf(sight, actor);
    if (party === null) return wholeUnit(sight, actor);
    return (
      pathFault(sight, party, path, (read) => retreatFault(sight, party, read, { facing })) ??
      partFault(sight, party, spacesOfPath(sight, path))
    );
  },
  then: (play, actor, { path, facing = null }) => {
    const party = partyOf(play, actor);
    if (party === null) return;
    const walk = () => unitWalkOf(play, party, 'retreat');
    const whole = spacesOfPath(play, path);
    const way = goneOf(play, party, walk, whole);
    const turned = turnedAfter(walk, way, facing);
    const unit = setsOut(play, party, 'retreat', way);
    if (unit === null) return;
    const going = {
      unit,
      as: 'retreat',
      path: way,
      facing: turned,
      target: -1,
      cutShort: way.length < whole.length,
    } as const;
    // WARBAND-MOVE-030, WARBAND-BMOVE-013: only a retreat that morale forces costs saves.
    const saves = isRouted(play, unit) && isEngagedUnit(play, unit) && way.length > 0 ? savesOf(play, unit) : [];
    if (saves.length === 0) {
      goes(play, going);
      return;
    }
    for (const save of saves) play.next({ step: 'rankSave', unit, ...save });
    play.next({ step: 'goOn', ...going });
  },
};

export const corneringProcedures: Procedures<Battle, 'cornering'> = {
  // WARBAND-MORALE-038: a routed unit that should go and cannot, by its announced way or any, is cornered.
  cornering: does((play, { side }) => {
    for (const unit of unitsOf(play, side)) {
      if (!isRouted(play, unit) || unitOf(play, unit).opening !== null) continue;
      const party = partyOf(play, { unit, figure: -1 });
      if (party !== null && !hasRetreatNow(play, party)) play.say({ event: 'unitCornered', unit });
    }
  }),
};
