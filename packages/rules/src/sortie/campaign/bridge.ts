import { attempt, need, type Result } from '@warmoot/kernel';
import { plainJson, type SagaBridge, type Setting } from '../../saga/campaign/bridges/bridge.js';
import { armiesIn, leadersIn } from '../../saga/campaign/bridges/guestPlan.js';
import {
  calledHere,
  castOfWar,
  musteredWar,
  type NamedArmy,
  pursuitOf,
  triedWar,
} from '../../saga/campaign/bridges/guests.js';
import { inPlan } from '../../saga/campaign/bridges/mustered.js';
import type { Ruled } from '../../saga/campaign/papers/model.js';
import type { SortieOutcome } from '../battle/outcome.js';
import { sortieOptions, sortieSetup } from '../battle/setup.js';
import { begin } from '../beginning/beginning.js';
import { type KeptOutcome, keptOf, takenBack } from './after.js';
import { groundOf } from './field.js';
import { armyIn, forcesOf, optionsOf } from './forces.js';
import { type SortiePlan, sortiePlan } from './plan.js';

type Forces = ReturnType<typeof forcesOf> extends Result<infer F> ? F : never;

/** SORTIE-SAGA-001: the attacking army is side A. SORTIE-SAGA-009: the ground is that of the field, unless the table says otherwise. */
const setupOf = (plan: SortiePlan, [a, b]: Forces, [attackers, defenders]: readonly [NamedArmy, NamedArmy]) => ({
  a: armyIn(a, attackers, plan.defence === 'standing' ? 'openly' : 'fromAmbush'),
  b: armyIn(b, defenders, 'openly'),
  ground: plan.ground ?? groundOf(plan.fields[0] as SortiePlan['fields'][number]),
});

/** Sets both armies against each other as the battle itself would, without seats. */
const tried = (campaign: Ruled, plan: SortiePlan, day: number): Result<unknown> =>
  triedWar(campaign, plan, day, (named, called) =>
    attempt(function* () {
      const forces = yield* need(forcesOf(campaign, plan, { called, day }));
      const setup = plainJson({ seats: named.map(({ name }) => name), ...setupOf(plan, forces, named) });
      const parsed = yield* need(sortieSetup.parse(setup, 'setup'));
      return yield* need(begin(parsed, yield* need(sortieOptions.parse(optionsOf(campaign), 'options'))));
    }),
  );

/** Both armies with their seats. Nobody fights by hand, and of a sheet nothing is given but what a commander is worth here. */
const staged = (campaign: Ruled, plan: SortiePlan, setting: Setting) =>
  attempt(function* () {
    const called = yield* need(calledHere(campaign, plan));
    const forces = yield* need(forcesOf(campaign, plan, { called, day: setting.entry.day }));
    const unarmed = {
      ...plan,
      attacker: { ...plan.attacker, champions: [] },
      defender: { ...plan.defender, champions: [] },
    };
    const people = yield* need(musteredWar(campaign, unarmed, setting, called));
    return {
      setup: plainJson({ seats: setting.seating.players, ...setupOf(plan, forces, people) }),
      options: plainJson(optionsOf(campaign)),
    };
  });

/** A saga's battle, fought in sorties. */
export const sortieBridge: SagaBridge<SortiePlan, SortieOutcome> = {
  plays: 'battle',
  by: 'sortie',
  plan: sortiePlan,

  check: (campaign, plan, day) => {
    const result = tried(campaign, plan, day);
    return result.ok ? null : inPlan(result.refusal);
  },

  cast: (plan) => ({ ...castOfWar(plan), fighters: [] }),

  // SORTIE-SAGA-001: both sides agree before mustering, which is done when the battle begins.
  agreed: (plan) => ({ rule: 'SORTIE-SAGA-001', people: armiesIn(plan).map(({ commander }) => commander) }),

  // SAGA-CAMPAIGN-004: what a commander is worth here is in every pool of the unit, so that it is seen; no rating is.
  shows: (plan) => [...leadersIn(plan), ...armiesIn(plan).flatMap(({ placed }) => placed.map((one) => one.character))],

  stage: staged,

  takeBack: takenBack,

  kept: (outcome) => plainJson(keptOf(outcome)),

  leaves: (plan, { outcome }) => pursuitOf(plan, (outcome as unknown as KeptOutcome).armies),
};
