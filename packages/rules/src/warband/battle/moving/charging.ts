import { brokenRule, type Refusal, shape } from '@warmoot/kernel';
import { written } from '../../ground/paths.js';
import { weaponShape } from '../../model/setup.js';
import type { UnitFacing } from '../../model/units.js';
import { partsOf } from '../../movement/ways.js';
import type { Actor, UnitActRules } from '../model/acts.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import type { UnitChargeChoice } from '../model/choices.js';
import type { UnitGoing } from '../model/steps.js';
import { throwOnCharge, throwOnChargeFault, throwsOnCharge } from '../shooting/charging.js';
import { unitNamed, unitOf } from '../units/units.js';
import { endsWall } from '../units/walls.js';
import { announcementFor, goneOf, keyOfParty, pathFault, spacesOfPath, turnedAfter } from './announced.js';
import { chargeFacing, chargeFault, chargesOf, type UnitCharge } from './charges.js';
import { goes, isWithoutTests, setsOut } from './going.js';
import { unitWalkFields, wholeUnit } from './moves.js';
import { goingParty, isAnnouncedPart, SELDOM_ALONE } from './parts.js';
import { type Party, partyOf } from './party.js';
import { unitWalkOf } from './walk.js';

/** WARBAND-MOVE-004: who has announced a charge keeps to its target. */
const targetFault = (sight: BattleSight, party: Party, target: number): Refusal | null => {
  const announcement = announcementFor(sight, party);
  if (announcement === null || announcement.target === target) return null;
  return brokenRule('WARBAND-MOVE-004', 'warband.otherTarget', { figure: keyOfParty(sight, party) });
};

/** WARBAND-MOVE-033: whether what is gone is a charge: one that was announced, only if all of it comes to pass. */
const isCharge = (sight: BattleSight, party: Party, charge: UnitCharge, facing: UnitFacing | null): boolean => {
  const announcement = announcementFor(sight, party);
  if (announcement === null) return true;
  return charge.path.length === announcement.path.length && chargeFault(sight, party, charge, { facing }) === null;
};

/** The charges that are open: any, or of the announced one all that is left. */
const chargesNow = (sight: BattleSight, party: Party): readonly UnitCharge[] => {
  const announcement = announcementFor(sight, party);
  if (announcement === null) return chargesOf(sight, party);
  const { target } = announcement;
  return partsOf(unitWalkOf(sight, party, 'charge'), announcement.path).map((path) => ({ target, path }));
};

const chosen = (sight: BattleSight, party: Party, { target, path }: UnitCharge): UnitChargeChoice => ({
  choose: 'charge',
  figure: keyOfParty(sight, party),
  target: unitOf(sight, target).name,
  path: written(sight.given.field, party.stand.at, path),
});

type Thrown = NonNullable<UnitChargeChoice['throw']>;

/** WARBAND-RANGED-012: why the front rank can throw nothing on this way. Ours: only a whole unit does, and on a way without obstacles. */
const throwFault = (
  sight: BattleSight,
  party: Party,
  one: UnitCharge,
  { weapon, after, facing }: Thrown & { readonly facing: UnitFacing | null },
): Refusal | null => {
  const at = after === 0 ? party.stand.at : (one.path[after - 1] ?? -1);
  const going = { unit: party.unit, as: 'charge', facing: null, cutShort: false, ...one } as const;
  if (at < 0 || party.part >= 0 || !isCharge(sight, party, one, facing) || !isWithoutTests(sight, going))
    return brokenRule('WARBAND-RANGED-012', 'warband.noThrowHere', { figure: keyOfParty(sight, party) });
  return throwOnChargeFault(sight, party.unit, { weapon, target: one.target, at });
};

/** WARBAND-RANGED-012: each charge, and the same with each throw that goes with it: as late as it can be, outside melee range. */
const listed = (sight: BattleSight, actor: Actor): readonly UnitChargeChoice[] => {
  const party = goingParty(sight, actor);
  const charges = party === null ? [] : chargesNow(sight, party);
  if (party === null || charges.length === 0) return [];
  const weapons = party.part < 0 ? throwsOnCharge(sight, party.unit) : [];
  const plain = charges.map((one) => chosen(sight, party, one));
  if (weapons.length === 0) return plain;
  const { reach } = unitWalkOf(sight, party, 'charge');
  const thrown = charges.flatMap((one, nth) => {
    const after = one.path.findLastIndex((at) => at >= 0 && reach[at] === 0) + 1;
    return weapons
      .filter((weapon) => throwFault(sight, party, one, { weapon, after, facing: null }) === null)
      .map((weapon): UnitChargeChoice => ({ ...(plain[nth] as UnitChargeChoice), throw: { weapon, after } }));
  });
  return [...plain, ...thrown];
};

/** WARBAND-MOVE-031: a charge of a unit, or of a part that leaves it. WARBAND-MOVE-033: one that was announced and is cut short is a move. */
export const charge: UnitActRules<UnitChargeChoice> = {
  moments: ['opening'],
  fields: {
    target: shape.name,
    ...unitWalkFields,
    throw: shape.optional(shape.record({ weapon: weaponShape, after: shape.integer(0, 60) })),
  },
  others: () => true,
  any: (sight, actor) => {
    const party = goingParty(sight, actor);
    return party !== null && chargesNow(sight, party).length > 0;
  },
  lists: listed,
  sample: (sight, actor, _moment, source) => {
    if (actor.figure >= 0 && !isAnnouncedPart(sight, actor) && source.below(SELDOM_ALONE) !== 0) return null;
    const all = listed(sight, actor);
    return all.length === 0 ? null : (all[source.below(all.length)] as UnitChargeChoice);
  },
  refuses: (sight, actor, { target: key, path, facing = null, throw: thrown }) => {
    const target = unitNamed(sight, key);
    if (target < 0) return { code: 'NO_SUCH', what: 'unit', id: key };
    const party = partyOf(sight, actor);
    if (party === null) return wholeUnit(sight, actor);
    return (
      targetFault(sight, party, target) ??
      pathFault(sight, party, path, (read) => chargeFault(sight, party, { target, path: read }, { facing })) ??
      (thrown === undefined
        ? null
        : throwFault(sight, party, { target, path: spacesOfPath(sight, path) }, { ...thrown, facing }))
    );
  },
  then: (play, actor, { target: key, path, facing = null, throw: thrown }) => {
    const party = partyOf(play, actor);
    if (party === null) return;
    const target = unitNamed(play, key);
    const whole = spacesOfPath(play, path);
    const meant = goneOf(play, party, () => unitWalkOf(play, party, 'charge'), whole);
    const cutShort = !isCharge(play, party, { target, path: meant }, facing);
    const as = cutShort ? 'move' : 'charge';
    // WARBAND-MOVE-033: no contact, no charge: it goes as far as it would have gone without one, a shieldwall at half speed.
    const walk = () => unitWalkOf(play, party, as);
    const way = cutShort ? goneOf(play, party, walk, whole) : meant;
    const turned = turnedAfter(walk, way, facing);
    const looks = turned ?? (cutShort ? null : chargeFacing(play, party, { target, path: way }));
    const unit = setsOut(play, party, as, way);
    if (unit === null) return;
    // WARBAND-TACTIC-035
    if (!cutShort) endsWall(play, unit, 'charge');
    const going = { unit, as, path: way, facing: looks, target: cutShort ? -1 : target, cutShort } as const;
    if (thrown === undefined || cutShort) goes(play, going);
    else throwsOnTheWay(play, going, thrown);
  },
};

/** WARBAND-RANGED-012: the unit goes so far, its front rank throws, and it goes on when the rows have fallen. */
const throwsOnTheWay = (play: BattlePlay, going: UnitGoing, { weapon, after }: Thrown): void => {
  const { unit, path, target } = going;
  const { facing } = unitOf(play, unit);
  if (after > 0)
    play.say({ event: 'unitMoved', unit, as: 'charge', path: path.slice(0, after), facing, cutShort: false });
  throwOnCharge(play, unit, { weapon, target });
  play.next({ step: 'goOn', ...going, path: path.slice(after) });
};
