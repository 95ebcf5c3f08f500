import { answered, imaginedRun, type PlayerAnswer, type Question } from '../player.js';
import { aboutFrom } from './approach.js';
import { flight } from './flight.js';
import { Foreseen } from './foreseen.js';
import type { Intent } from './intent.js';
import { chargesOn, intentsOf, worthwhile } from './intents.js';
import { type Intents, type Plan, Planning } from './planning.js';
import { restless } from './restless.js';
import { Said } from './said.js';
import {
  type Choice,
  type ChoiceOf,
  endOf,
  hasTargets,
  hereOf,
  linesView,
  type Sight,
  sideNamed,
  type Unit,
  unitAt,
  unitKeyed,
} from './sight.js';
import type { Worth } from './worth.js';

const NAME = 'captain';
/** Worlds looked at for one answer at most. */
const NODES = 150;
/** As much worth as decides a battle. */
const DECISIVE = 10;

const valued = (choice: unknown, worth: number, nodes: number): PlayerAnswer => {
  const value = Math.tanh(worth / DECISIVE);
  return answered(NAME, choice, { why: 'bestExpectation', value, options: [{ choice, chance: 1, value }], nodes });
};

const byUnit = (sight: Sight, choices: readonly Choice[]): ReadonlyMap<number, readonly Choice[]> => {
  const all = new Map<number, Choice[]>();
  for (const choice of choices) {
    if (!('figure' in choice)) continue;
    const unit = unitKeyed(sight, choice.figure);
    const some = all.get(unit);
    if (some === undefined) all.set(unit, [choice]);
    else some.push(choice);
  }
  return all;
};

const budgetOf = ({ budget }: Question) => ({ ...budget, nodes: Math.min(NODES, budget.nodes) });

/** What is done first: shots, for then more is known; then charges. */
const ORDER: readonly string[] = ['shoot', 'throw', 'charge', 'move', 'manoeuvre'];

const firstOf = (plan: Plan): Intent | null =>
  [...plan.values()].reduce<Intent | null>((best, one) => {
    const rank = ({ choice }: Intent): number => ORDER.indexOf(choice.choose);
    return best === null || rank(one) < rank(best) ? one : best;
  }, null);

/** WARBAND-GRID-006: the same with no turn at its end, where there is no room for one. */
const allowed = (question: Question, choice: Choice): Choice => {
  if (choice.choose !== 'move' || choice.facing === undefined || choice.path.length === 0) return choice;
  const { facing: _looks, ...plain } = choice;
  return imaginedRun(question).answer(question.asked, choice) === null ? choice : (plain as Choice);
};

/** The captain's part of the Opening, unit by unit: what the best plan for all of them begins with. */
export const opened = (question: Question): PlayerAnswer => {
  const sight = linesView(question.view);
  const side = sideNamed(sight, question.asked.as);
  const choices = question.choices as readonly Choice[];
  const own = byUnit(sight, choices);
  const away = flight(sight, own);
  if (away !== null) return answered(NAME, away, { why: 'habit' });
  const said = new Said(sight, side);
  const there = said.after(sight);
  const planning = new Planning(sight, side, budgetOf(question), said);
  const intents: Intents = new Map(
    [...own].map(([unit, some]) => [unit, intentsOf(sight, there, unit, some, planning.worths)]),
  );
  const { plan, worth } = planning.best(intents);
  const first = firstOf(plan);
  if (first !== null) return valued(allowed(question, first.choice), worth, planning.nodes);
  const load = choices.find(({ choose }) => choose === 'reload') ?? restless(sight, choices)[0];
  return valued(load ?? { choose: 'pass' }, worth, planning.nodes);
};

type Announcing = ChoiceOf<'announce'>;

/** What a unit could announce: charges, ways, that it will turn where it stands, or about. */
const announcing = (sight: Sight, unit: number, own: readonly Choice[], worths: Worth): readonly Intent[] => {
  const { name, facing } = unitAt(sight, unit);
  const all = own.filter((one): one is Announcing => one.choose === 'announce' && one.figure === name);
  const charges = all.filter(({ charge }) => charge !== undefined);
  const plain = all.filter((one) => one.charge === undefined && one.retreat !== true && one.manoeuvre === undefined);
  const about = all.filter(({ manoeuvre }) => manoeuvre === 'turn');
  const moves = hasTargets(sight, unit) ? [] : worthwhile(sight, unit, plain, worths);
  const meant = (choice: Choice, change: Partial<Unit>): Intent => ({ unit, choice, change, shots: [] });
  return [
    ...chargesOn(sight, unit, charges, ({ charge }) => charge as string).map((choice) =>
      meant(choice, {
        at: endOf(sight, unit, choice.path),
        opening: 'charge',
        charged: unitKeyed(sight, choice.charge as string),
      }),
    ),
    ...moves.map(({ way, change }) => meant(way, change)),
    ...about.map((choice) => meant(choice, { facing: aboutFrom(facing), opening: 'manoeuvre' })),
  ];
};

/** WARBAND-MOVE-003: what the side without priority announces, when the others act before it. */
export const announced = (question: Question): PlayerAnswer => {
  const sight = linesView(question.view);
  const side = sideNamed(sight, question.asked.as);
  const own = byUnit(sight, question.choices as readonly Choice[]);
  const away = flight(sight, own);
  if (away !== null) return answered(NAME, away, { why: 'habit' });
  const planning = new Planning(sight, side, budgetOf(question), new Foreseen(sight, side));
  const intents = new Map([...own].map(([unit, some]) => [unit, announcing(sight, unit, some, planning.worths)]));
  for (const unit of hereOf(sight, side)) {
    const { announced: said } = unitAt(sight, unit);
    const end = said?.path.at(-1);
    if (said === null || end === undefined || end < 0) continue;
    const change: Partial<Unit> = { at: end, charged: said.target as number };
    intents.set(unit, [{ unit, choice: { choose: 'pass' }, change, shots: [] }]);
  }
  const { plan, worth } = planning.best(intents);
  const first = [...plan.values()].find(({ choice }) => choice.choose === 'announce');
  const rest = restless(sight, question.choices as readonly Choice[])[0];
  return valued(first?.choice ?? rest ?? { choose: 'pass' }, worth, planning.nodes);
};
