import { all, attempt, need, type Refusal, type Result, type SeatId, unless } from '@warmoot/kernel';
import { armiesIn, knownIn, leaderIn } from '../../../saga/campaign/bridges/guestPlan.js';
import { type NamedArmy, namedUnit, soldiersOf } from '../../../saga/campaign/bridges/guests.js';
import { forbidden } from '../../../saga/campaign/papers/finding.js';
import type { Ruled } from '../../../saga/campaign/papers/model.js';
import type { Side } from '../../../war/roster/sides.js';
import { FULL_UNIT, MOST_UNITS } from '../../battle/model/setup.js';
import { personOf, tacticsAgainst } from '../people.js';
import { holdsTogether, LEAD_THAT_HOLDS } from '../translation.js';
import { type Peopled, peopled, ranksWith } from './forming.js';
import type { RankedArmyPlan, RankedPlan } from './plan.js';
import { figureOf, scaleOf, type TranslatedUnit, type TroopFigures, troopsOf, unitsOf } from './translation.js';

/** Who plays somebody of the cast; null where the battle is only tried. */
export type SeatOf = (id: string, against: readonly string[]) => Result<SeatId | null>;

type Person = { readonly id: string; readonly figure: object };

/** An army in units, but for its name, its seat and what its units are called. */
export interface Force {
  readonly units: readonly Peopled<Person>[];
  readonly troops: readonly TroopFigures[];
  readonly scale: number;
  readonly banner: string | undefined;
}

/** The units that people go with: as the plan says, the others each with the next that has nobody. */
const placesOf = (army: RankedArmyPlan, units: readonly TranslatedUnit[]): ReadonlyMap<string, string> => {
  const said = new Map(army.placed.map((one) => [one.character, one.with]));
  const taken = new Set(said.values());
  const free = units.map(({ unit }) => unit).filter((unit) => !taken.has(unit));
  const next = free.length > 0 ? free : units.map(({ unit }) => unit);
  const others = knownIn(army).filter((id) => !said.has(id));
  return new Map([...said, ...others.map((id, at) => [id, next[at % next.length] as string] as const)]);
};

const refusesPlaces = (units: readonly TranslatedUnit[], { placed }: RankedArmyPlan): Refusal | null => {
  const lost = placed.find((one) => !units.some(({ unit }) => unit === one.with));
  return lost === undefined ? null : forbidden('WARBAND-SAGA-009', 'noUnitWithKey', { unit: lost.with });
};

/** WARBAND-TACTIC-014: a banner is for a unit of fifteen. */
const refusesBanner = (units: readonly Peopled<unknown>[], { banner }: RankedArmyPlan): Refusal | null => {
  if (banner === undefined) return null;
  const bearer = units.find(({ unit }) => unit === banner);
  if (bearer === undefined) return forbidden('WARBAND-TACTIC-014', 'noUnitWithKey', { unit: banner });
  const has = bearer.figures + bearer.people.length;
  return has < FULL_UNIT
    ? forbidden('WARBAND-TACTIC-014', 'noBannerHere', { unit: banner, has, full: FULL_UNIT })
    : null;
};

/** Ours: so many units fit on a side of a battle. */
const refusesNumbers = (units: readonly unknown[], scale: number): Refusal | null =>
  units.length > MOST_UNITS
    ? forbidden('WARBAND-SAGA-009', 'tooManyUnits', { units: units.length, most: MOST_UNITS, scale })
    : null;

interface ForForce {
  readonly troops: readonly TroopFigures[];
  readonly scale: number;
  readonly names: ReadonlyMap<string, string | null>;
  readonly seatOf: SeatOf;
}

/** WARBAND-SAGA-002 to WARBAND-SAGA-007, WARBAND-SAGA-011: somebody of the cast in a unit. Ours: among riders they ride. */
const personIn = (
  campaign: Ruled,
  id: string,
  [mine, theirs]: readonly [RankedArmyPlan, RankedArmyPlan],
  { mounted, names, seatOf }: { readonly mounted: boolean } & Pick<ForForce, 'names' | 'seatOf'>,
) =>
  attempt(function* () {
    const { sheet, figure } = yield* need(personOf(campaign, id));
    const seat = yield* need(seatOf(id, knownIn(theirs)));
    const name = names.get(id) ?? null;
    return {
      id,
      figure: {
        ...figure,
        ...(name === null ? {} : { name }),
        ...(seat === null ? {} : { seat }),
        character: id,
        mounted,
        // WARBAND-SAGA-006, SAGA-CAMPAIGN-004: all see a setup, so that it says no more of Lead than that it is enough.
        ...(holdsTogether(sheet.skills.lead) ? { lead: LEAD_THAT_HOLDS } : {}),
        ...(leaderIn(mine) === id ? { tactics: tacticsAgainst(campaign, id, leaderIn(theirs)) } : {}),
      },
    };
  });

const forceOf = (campaign: Ruled, plan: RankedPlan, side: Side, { troops, scale, names, seatOf }: ForForce) =>
  attempt(function* () {
    const both = armiesIn<RankedArmyPlan>(plan);
    const [mine, theirs] = [both[side], both[1 - side] as RankedArmyPlan];
    const units = unitsOf(side, troops);
    yield* unless(refusesPlaces(units, mine));
    const places = placesOf(mine, units);
    const table = plan.options['warband.sagaTroops'];
    const rides = (id: string): boolean => {
      const troop = units.find(({ unit }) => unit === places.get(id))?.troop;
      return troop !== undefined && table[troop].mounted;
    };
    const people = yield* need(
      all(knownIn(mine).map((id) => personIn(campaign, id, [mine, theirs], { mounted: rides(id), names, seatOf }))),
    );
    const formed = peopled<Person>(units, (unit) => people.filter(({ id }) => places.get(id) === unit));
    yield* unless(refusesBanner(formed, mine) ?? refusesNumbers(formed, scale));
    return { units: formed, troops, scale, banner: mine.banner } satisfies Force;
  });

/** Both armies in units of this rule set, the attacking one first. */
export const forcesOf = (
  campaign: Ruled,
  plan: RankedPlan,
  known: Pick<ForForce, 'names' | 'seatOf'>,
): Result<readonly [Force, Force]> =>
  attempt(function* () {
    const soldiers = yield* need(soldiersOf(campaign, plan));
    const { is: scale } = scaleOf(soldiers, plan.options);
    const force = (side: Side) =>
      forceOf(campaign, plan, side, { ...known, scale, troops: troopsOf(soldiers[side], scale) });
    return [yield* need(force(0)), yield* need(force(1))] as const;
  });

type Named = Pick<NamedArmy, 'seat' | 'names'> & { readonly name: string };

/** A rank as a setup takes it: people in its middle, the banner with those beside them. */
const rankIn = (
  { left, people, right }: ReturnType<typeof ranksWith<Person>>[number],
  troop: object,
  banner: boolean,
) => {
  const some = (count: number, bears: boolean) =>
    count === 0 ? [] : [{ ...troop, count, ...(bears ? { banner: true } : {}) }];
  return {
    figures: [...some(left, banner), ...people.map(({ figure }) => figure), ...some(right, banner && left === 0)],
  };
};

/** WARBAND-SAGA-009: an army as the battle takes it, with what its figures stand for. */
export const armyIn = (
  { units, troops, scale, banner }: Force,
  { name, seat, names }: Named,
  { options }: Pick<RankedPlan, 'options'>,
  role: 'attacker' | 'defender',
) => ({
  name,
  seat,
  units: units.map((unit) => ({
    ...namedUnit({ ...(names === undefined ? {} : { names }) }, unit.troop, unit.nth),
    grade: options['warband.sagaTroops'][unit.troop].grade,
    ranks: ranksWith(unit).map((rank, nth) =>
      rankIn(rank, figureOf(options['warband.sagaTroops'][unit.troop]), nth === 0 && unit.unit === banner),
    ),
  })),
  saga: {
    role,
    scale,
    troops: troops.map(({ troop, soldiers, figures }) => ({ troop, soldiers, figures })),
    units: units.map(({ troop }) => troop),
  },
});
