import { brokenRule, type Refusal, type Stream } from '@warmoot/kernel';
import { pathRead, written } from '../../ground/paths.js';
import type { Manoeuvre, UnitAnnouncement } from '../../model/units.js';
import { refusalFor } from '../../movement/steps.js';
import { countOf, nthOf, type Ways, waysIn } from '../../movement/ways.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import type { UnitAnnounceChoice } from '../model/choices.js';
import { isRouted, keyOfActor, unitNamed, unitOf } from '../units/units.js';
import { keyOfParty, type Path, spacesOfPath, walkedFault } from './announced.js';
import { chargeFault, chargesOf, type UnitCharge } from './charges.js';
import { MANOEUVRES, manoeuvreFault, unformedFault } from './manoeuvres.js';
import { passesOf } from './manoeuvring.js';
import { wholeUnit } from './moves.js';
import { goingParty } from './parts.js';
import { type Party, partyOf } from './party.js';
import { mayRetreat, retreatFault, retreatsOf } from './retreats.js';
import { unitWalkOf } from './walk.js';

export type Announcing = Extract<UnitAnnounceChoice, { choose: 'announce' }>;

/** So many announcements of a kind, each put into words when somebody asks for it. */
interface Some {
  readonly count: number;
  readonly nth: (nth: number) => Announcing;
}

const said = (sight: BattleSight, party: Party, path: Path, more: Partial<Announcing> = {}): Announcing => ({
  choose: 'announce',
  figure: keyOfParty(sight, party),
  path: written(sight.given.field, party.stand.at, path),
  ...more,
});

/** Manoeuvres that can be announced as they are usually meant: in place, or through others. */
const manoeuvresOf = (sight: BattleSight, party: Party): readonly Announcing[] => {
  const actor = { unit: party.unit, figure: party.part };
  if (unformedFault(sight, actor) !== null) return [];
  const can = (kind: Manoeuvre): boolean =>
    kind !== 'pass' &&
    manoeuvreFault(sight, actor, { kind, path: [], facing: null, ranks: null }, { announced: true }) === null;
  return [
    ...MANOEUVRES.filter(can).map((kind) => said(sight, party, [], { manoeuvre: kind })),
    ...passesOf(sight, party).map((path) => said(sight, party, path, { manoeuvre: 'pass' })),
  ];
};

/** WARBAND-MOVE-032: moves, charges, retreats and manoeuvres are announced. What is likely of them, kind by kind. */
const likely = (sight: BattleSight, party: Party): readonly Some[] => {
  const along = (ways: Ways, more?: Partial<Announcing>): Some => ({
    count: countOf(ways),
    nth: (nth) => said(sight, party, nthOf(ways, nth), more),
  });
  const leaving = mayRetreat(sight, party) ? [along(retreatsOf(sight, party), { retreat: true })] : [];
  if (isRouted(sight, party.unit)) return leaving;
  const charges = chargesOf(sight, party);
  const charging = (nth: number): Announcing => {
    const { target, path } = charges[nth] as UnitCharge;
    return said(sight, party, path, { charge: unitOf(sight, target).name });
  };
  const manoeuvres = manoeuvresOf(sight, party);
  return [
    // WARBAND-BMOVE-016: who leaves its unit does not stay where it is.
    { count: party.part < 0 ? 1 : 0, nth: () => said(sight, party, []) },
    along(waysIn(unitWalkOf(sight, party, 'move'))),
    { count: charges.length, nth: charging },
    ...leaving,
    { count: manoeuvres.length, nth: (nth) => manoeuvres[nth] as Announcing },
  ];
};

export const likelyOf = (sight: BattleSight, actor: Actor): readonly Announcing[] => {
  const party = goingParty(sight, actor);
  if (party === null) return [];
  return likely(sight, party).flatMap(({ count, nth }) => Array.from({ length: count }, (_none, at) => nth(at)));
};

/** One of what is likely, at random: a kind first, for there are far more moves than all else. */
export const oneLikely = (sight: BattleSight, actor: Actor, source: Stream): Announcing | null => {
  const party = goingParty(sight, actor);
  const kinds = party === null ? [] : likely(sight, party).filter(({ count }) => count > 0);
  const kind = kinds[source.below(Math.max(1, kinds.length))];
  return kind === undefined ? null : kind.nth(source.below(kind.count));
};

/** Why something cannot be announced. Allies are not looked at: they may have gone before it comes to pass. */
export const announceFaultOf = (sight: BattleSight, actor: Actor, choice: Announcing): Refusal | null => {
  const party = partyOf(sight, actor);
  if (party === null) return wholeUnit(sight, actor);
  const figure = keyOfActor(sight, actor);
  const path = pathRead(sight.given.field, party.stand.at, choice.path);
  if (path === null) return refusalFor('notAStep', { figure });
  const kinds = [choice.charge !== undefined, choice.retreat === true, choice.manoeuvre !== undefined];
  if (kinds.filter((one) => one).length > 1)
    return brokenRule('WARBAND-MOVE-003', 'warband.oneUnitAnnouncement', { figure });
  if (choice.retreat === true) return retreatFault(sight, party, path, { alone: true });
  if (isRouted(sight, actor.unit)) return brokenRule('WARBAND-MORALE-025', 'warband.retreats', { figure });
  if (choice.manoeuvre !== undefined) {
    const meant = { kind: choice.manoeuvre, path, facing: null, ranks: null };
    return manoeuvreFault(sight, actor, meant, { announced: true });
  }
  if (choice.charge === undefined) return walkedFault(sight, unitWalkOf(sight, party, 'move', { alone: true }), path);
  const target = unitNamed(sight, choice.charge);
  if (target < 0) return { code: 'NO_SUCH', what: 'unit', id: choice.charge };
  return chargeFault(sight, party, { target, path }, { alone: true });
};

export const announcedBy = (sight: BattleSight, { figure: part }: Actor, choice: Announcing): UnitAnnouncement => {
  const { charge, retreat = false, manoeuvre = null } = choice;
  const what = retreat ? 'retreat' : manoeuvre !== null ? 'manoeuvre' : charge === undefined ? 'move' : 'charge';
  const target = charge === undefined ? -1 : unitNamed(sight, charge);
  return { what, path: spacesOfPath(sight, choice.path), target, manoeuvre, part };
};
