import {
  type Answers,
  type Asked,
  asksTogether,
  type Procedures,
  type Shape,
  type Stream,
  shape,
} from '@warmoot/kernel';
import { unitNamed } from '../../war/roster/roster.js';
import { SIDES, type Side } from '../../war/roster/sides.js';
import { MANEUVERS } from '../battle/maneuvers.table.js';
import type { Plan } from '../battle/model.js';
import type { Sortie, SortiePlay, SortieSight } from '../battle/sortie.js';
import { askedFor, unitsHere } from '../battle/units.js';
import { hasToPlan, type PlanChoice, planAtRandom, planFault, plansFor, readPlan } from './planning.js';

const dice = shape.dictionary(shape.integer(0, 999));

const planShape = shape.union('choose', {
  plan: { maneuver: shape.optional(shape.oneOf(...MANEUVERS)), bids: dice, arrows: shape.optional(dice) },
});

const plannersOf = (sight: SortieSight, sides: readonly Side[]): readonly Asked[] => {
  const asked: Asked[] = [];
  for (const side of sides)
    for (const unit of unitsHere(sight, side)) if (hasToPlan(sight, unit)) asked.push(askedFor(sight, unit));
  return asked;
};

const reveal = (play: SortiePlay, side: Side | null, answers: Answers<PlanChoice>): void => {
  const plans: (Plan | null)[] = play.open.plans.slice().fill(null);
  for (const { as, choice } of answers) {
    const unit = unitNamed(play, as);
    plans[unit] = readPlan(play, unit, choice);
  }
  play.say({ event: 'planned', side, plans });
};

const planning = {
  answer: planShape as Shape<PlanChoice>,
  suggests: true,
  choices: (view: SortieSight, _step: unknown, { as }: Asked): readonly PlanChoice[] =>
    plansFor(view, unitNamed(view, as)),
  refuses: (view: SortieSight, _step: unknown, choice: PlanChoice, { as }: Asked) =>
    planFault(view, unitNamed(view, as), choice),
  sample: (view: SortieSight, _step: unknown, { as }: Asked, source: Stream): PlanChoice =>
    planAtRandom(view, unitNamed(view, as), source),
} as const;

// SORTIE-FLOAT-017, SORTIE-MANEUVER-003: maneuver and dice of every roll to come, chosen afresh in each round.
export const planProcedures: Procedures<Sortie, 'plans' | 'planOpenly'> = {
  plans: asksTogether({
    ...planning,
    whom: (facts) => plannersOf(facts, SIDES),
    then: (play, _step, answers) => reveal(play, null, answers),
  }),

  // SORTIE-FLOAT-017: where the table has it so, one side after the other, and each can see what was said before.
  planOpenly: asksTogether<Sortie, { readonly step: 'planOpenly'; readonly side: Side }, PlanChoice>({
    ...planning,
    whom: (facts, { side }) => plannersOf(facts, [side]),
    then: (play, { side }, answers) => reveal(play, side, answers),
  }),
};
