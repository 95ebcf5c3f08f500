import { attempt, need, type Result } from '@warmoot/kernel';
import { plainJson, type SagaBridge, type Setting } from '../../../saga/campaign/bridges/bridge.js';
import { armiesIn, knownIn, leadersIn } from '../../../saga/campaign/bridges/guestPlan.js';
import {
  type Called,
  calledHere,
  castOfWar,
  musteredWar,
  type NamedArmy,
  pursuitOf,
  triedWar,
} from '../../../saga/campaign/bridges/guests.js';
import { inPlan } from '../../../saga/campaign/bridges/mustered.js';
import type { Ruled } from '../../../saga/campaign/papers/model.js';
import { seatFor } from '../../../saga/campaign/sheets/casting.js';
import { begin } from '../../battle/beginning/begin.js';
import { battleOptions } from '../../battle/model/options.js';
import type { BattleOutcome } from '../../battle/model/outcome.js';
import { battleSetup } from '../../battle/model/setup.js';
import { bandNamesFor, figureNamesFor } from '../naming.js';
import { inPlanOrder, type KeptOutcome, keptOf, takenBack } from './after.js';
import { armyIn, type Force, forcesOf, type SeatOf } from './forces.js';
import { battleGround } from './ground.js';
import { type RankedPlan, rankedPlan } from './plan.js';

/** The options of a campaign's battles in ranks. WARBAND-SAGA-014: who was removed is looked for in every battle of a saga. */
const optionsOf = ({ open }: Ruled): object => ({
  ...(open.options as { readonly lines?: object }).lines,
  'warband.casualtySurvival': 'on',
});

/** WARBAND-CORE-005, WARBAND-SAGA-002: side a is the main characters'; the attacker, where both have some or neither. */
const areTurned = ({ open }: Pick<Ruled, 'open'>, plan: RankedPlan): boolean => {
  const [attacker, defender] = armiesIn(plan).map((army) =>
    knownIn(army).some((id) => open.characters[id]?.main === true),
  );
  return defender === true && attacker === false;
};

/** What people are called as figures: no name is that of a unit. */
const namesOf = (called: Called, armies: readonly NamedArmy[]): ReadonlyMap<string, string | null> => {
  const units = armies.flatMap(({ names = {} }) => Object.values(names).flatMap((list) => list ?? []));
  const taken = units.filter((name) => name !== null);
  const found = figureNamesFor([...taken, ...called.values()]);
  return new Map([...called.keys()].map((id, nth) => [id, found[taken.length + nth] ?? null]));
};

type Both<A> = readonly [A, A];

const setupOf = (campaign: Ruled, plan: RankedPlan, forces: Both<Force>, named: Both<NamedArmy>) => {
  const [attackers, defenders] = bandNamesFor([named[0].name], [named[1].name]);
  const armies = [
    armyIn(forces[0], { ...named[0], name: attackers }, plan, 'attacker'),
    armyIn(forces[1], { ...named[1], name: defenders }, plan, 'defender'),
  ] as const;
  const [a, b] = areTurned(campaign, plan) ? [armies[1], armies[0]] : armies;
  const { map, ...ground } = battleGround(plan.ground, plan.fields[0] as RankedPlan['fields'][number], forces);
  return {
    // WARBAND-ROUND-007: a defender who does not stand is surprised.
    setup: {
      a,
      b,
      ...ground,
      ...(plan.defence === 'standing' ? {} : { surprised: a.saga.role === 'defender' ? 'a' : 'b' }),
    },
    options: plainJson({ ...optionsOf(campaign), 'warband.map': map }),
  };
};

/** Sets both armies on the field as the battle itself would, without seats. */
const tried = (campaign: Ruled, plan: RankedPlan, day: number): Result<unknown> =>
  triedWar(campaign, plan, day, (named, called) =>
    attempt(function* () {
      const nobody: SeatOf = () => ({ ok: true, value: null });
      const forces = yield* need(forcesOf(campaign, plan, { names: namesOf(called, named), seatOf: nobody }));
      const { setup, options } = setupOf(campaign, plan, forces, named);
      const seats = named.map(({ seat }) => seat);
      const parsed = yield* need(battleSetup.parse(plainJson({ seats, ...setup }), 'setup'));
      return yield* need(begin(parsed, yield* need(battleOptions.parse(options, 'options'))));
    }),
  );

const staged = (campaign: Ruled, plan: RankedPlan, setting: Setting) =>
  attempt(function* () {
    const called = yield* need(calledHere(campaign, plan));
    const unarmed = {
      ...plan,
      attacker: { ...plan.attacker, champions: [] },
      defender: { ...plan.defender, champions: [] },
    };
    const people = yield* need(musteredWar(campaign, unarmed, setting, called));
    const { players, referee } = setting.seating;
    const seatOf: SeatOf = (id, against) => seatFor(campaign, setting.entry, id, { ...setting.seating, against });
    const forces = yield* need(forcesOf(campaign, plan, { names: namesOf(called, people), seatOf }));
    const { setup, options } = setupOf(campaign, plan, forces, people);
    const seats = [...new Set([...players, ...(referee === null ? [] : [referee])])];
    return { setup: plainJson({ seats, ...(referee === null ? {} : { referee }), ...setup }), options };
  });

/** WARBAND-SAGA-001: a saga's battle, fought by ranked units. */
export const rankedBridge: SagaBridge<RankedPlan, BattleOutcome> = {
  plays: 'battle',
  by: 'warband',
  plan: rankedPlan,

  check: (campaign, plan, day) => {
    const result = tried(campaign, plan, day);
    return result.ok ? null : inPlan(result.refusal);
  },

  cast: (plan) => ({ ...castOfWar(plan), fighters: armiesIn(plan).flatMap(knownIn) }),

  // WARBAND-SAGA-001: if the table agrees before it begins.
  agreed: (plan) => ({ rule: 'WARBAND-SAGA-001', people: armiesIn(plan).map(({ commander }) => commander) }),

  // SAGA-CAMPAIGN-004: what people are worth here lies open to all.
  shows: (plan) => [...new Set([...leadersIn(plan), ...armiesIn(plan).flatMap(knownIn)])],

  stage: staged,

  takeBack: takenBack,

  kept: (outcome) => plainJson(keptOf(outcome)),

  leaves: (plan, { outcome }) => pursuitOf(plan, inPlanOrder((outcome as unknown as KeptOutcome).armies)),
};
