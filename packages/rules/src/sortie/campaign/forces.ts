import { all, attempt, need, type Refusal, type Result, unless } from '@warmoot/kernel';
import { armiesIn, leaderIn } from '../../saga/campaign/bridges/guestPlan.js';
import { type Called, type NamedArmy, namedUnit, soldiersOf } from '../../saga/campaign/bridges/guests.js';
import { forbidden } from '../../saga/campaign/papers/finding.js';
import type { Ruled, Unit } from '../../saga/campaign/papers/model.js';
import { ready } from '../../saga/campaign/sheets/casting.js';
import type { Side } from '../../war/roster/sides.js';
import type { Army } from '../battle/model.js';
import type { SortieArmyPlan, SortiePlan } from './plan.js';
import { foughtBefore, tirednessOf } from './tired.js';
import { CAPTAIN, commanderLevel, commanding, type OfTheCast, type TranslatedUnit, translated } from './translation.js';
import { AWAY_DAYS, DIVIDED_FROM } from './troops.table.js';

/** An army as this battle takes it, but for its name, its seat and what its units are called. */
interface Force {
  readonly returns: Army['returns'];
  readonly general?: { readonly name: string; readonly level: number };
  readonly units: readonly (TranslatedUnit & { readonly led: object })[];
}

/** SORTIE-SAGA-002: why an army cannot be divided so. */
const refusesDivision = (troops: Unit['troops'], { divided }: SortieArmyPlan): Refusal | null => {
  const wrong = divided.find(({ troop, heads }) => troops[troop] < DIVIDED_FROM || heads >= troops[troop]);
  if (wrong === undefined) return null;
  const { troop, heads } = wrong;
  return forbidden('SORTIE-SAGA-002', 'notDivided', { troop, heads, has: troops[troop], from: DIVIDED_FROM });
};

/** SORTIE-SAGA-005: why somebody cannot be placed so. */
const refusesPlaces = (units: readonly TranslatedUnit[], { placed }: SortieArmyPlan): Refusal | null => {
  const lost = placed.find((one) => !units.some(({ unit }) => unit === one.with));
  return lost === undefined ? null : forbidden('SORTIE-SAGA-005', 'noUnitWithKey', { unit: lost.with });
};

const castIn = (campaign: Ruled, id: string): Result<OfTheCast> =>
  attempt(function* () {
    const { skills, wounds } = yield* need(ready(campaign, id));
    return { lead: skills.lead, tactics: skills.tactics, wounds };
  });

/** SORTIE-SAGA-008: two languages, of which nobody needs to know more than that they differ. */
const tongues = ({ foreignPay }: SortieArmyPlan) =>
  foreignPay ? { unit: { speaks: 'its own' }, leader: { speaks: 'its leader’s' } } : { unit: {}, leader: {} };

/** SORTIE-SAGA-005, SORTIE-SAGA-006: who commands a unit: the character placed with it, or its nameless captain. */
const commandOf = (campaign: Ruled, army: SortieArmyPlan, { unit }: TranslatedUnit, called: Called) =>
  attempt(function* () {
    const speech = tongues(army).leader;
    const character = army.placed.find((one) => one.with === unit)?.character;
    if (character === undefined) return { commander: { ...CAPTAIN, ...speech } };
    const name = called.get(character) as string;
    const commander = commanding(yield* need(castIn(campaign, character)));
    return { character: name, commander: commander && { name, ...commander, ...speech } };
  });

/** SORTIE-SAGA-007: the leader rolls for the initiative. SORTIE-SAGA-012: as who they are with a unit, where they have one. */
const generalOf = (campaign: Ruled, army: SortieArmyPlan, called: Called) =>
  attempt(function* () {
    const id = leaderIn(army);
    if (id === null) return {};
    const who = yield* need(castIn(campaign, id));
    const isPlaced = army.placed.some(({ character }) => character === id);
    const level = isPlaced ? (commanding(who)?.level ?? 0) : commanderLevel(who);
    return { general: { name: called.get(id) as string, level } };
  });

/** The options of a campaign's battles in sorties. */
export const optionsOf = ({ open }: Ruled): object => (open.options as { readonly sortie?: object }).sortie ?? {};

/** SORTIE-SAGA-010: how long the injured are away, and the day on which they are back. */
const returnsOf = ({ inTown }: SortieArmyPlan, day: number): NonNullable<Army['returns']> => {
  const days = AWAY_DAYS[inTown ? 'inTown' : 'afield'];
  return { days, on: day + days };
};

const forceOf = (campaign: Ruled, plan: SortiePlan, side: Side, { troops, called, day }: ForForces) =>
  attempt(function* () {
    const army = armiesIn(plan)[side];
    yield* unless(refusesDivision(troops[side], army));
    const units = translated(side, { troops: troops[side], divided: army.divided }, plan.options);
    yield* unless(refusesPlaces(units, army));
    const tired = tirednessOf(campaign, army, day);
    const fought = foughtBefore(campaign, army, day);
    const higher = plan.higher === (side === 0 ? 'attacker' : 'defender');
    const led = yield* need(all(units.map((unit) => commandOf(campaign, army, unit, called))));
    return {
      returns: returnsOf(army, day),
      ...(yield* need(generalOf(campaign, army, called))),
      units: units.map((unit, at) => {
        const before = fought(unit.troop);
        // SORTIE-SAGA-009: a wall or earthwork that infantry holds.
        const walls = army.walls > 0 && unit.mount === 'infantry' ? { walls: { level: army.walls } } : {};
        const so = { ...tired, ...tongues(army).unit, ...walls, higher, ...(before && { fought: before }) };
        return { ...unit, led: { ...led[at], ...so } };
      }),
    } satisfies Force;
  });

interface ForForces {
  readonly troops: readonly [Unit['troops'], Unit['troops']];
  readonly called: Called;
  readonly day: number;
}

/** Both armies in units of this rule set, side A first. */
export const forcesOf = (
  campaign: Ruled,
  plan: SortiePlan,
  { called, day }: Omit<ForForces, 'troops'>,
): Result<readonly [Force, Force]> =>
  attempt(function* () {
    const troops = yield* need(soldiersOf(campaign, plan));
    return [
      yield* need(forceOf(campaign, plan, 0, { troops, called, day })),
      yield* need(forceOf(campaign, plan, 1, { troops, called, day })),
    ] as const;
  });

/** One army as the battle takes it. SORTIE-SAGA-007: against a defender who does not stand the attacker comes from an ambush. */
export const armyIn = ({ returns, general, units }: Force, named: NamedArmy, comes: 'openly' | 'fromAmbush') => ({
  name: named.name,
  seat: named.seat,
  comes,
  returns,
  ...(general && { general }),
  ...(named.homes && { homes: named.homes }),
  units: units.map(({ unit: _, why: __, nth, led, ...unit }) => ({
    ...unit,
    ...led,
    ...namedUnit(named, unit.troop, nth),
  })),
});
