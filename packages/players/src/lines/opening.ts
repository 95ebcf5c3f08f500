import { war } from '@warmoot/rules';
import { answered, imaginedRun, type PlayerAnswer, type Question } from '../player.js';
import { aboutFrom } from './approach.js';
import { chargesOn, type Intent, intentsOf, worthwhile } from './intents.js';
import { type Intents, type Plan, Planning } from './planning.js';
import {
  type Changes,
  type Choice,
  type ChoiceOf,
  endOf,
  hasTargets,
  hereOf,
  isRouted,
  linesView,
  type Sight,
  sideNamed,
  supposing,
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

type Flight = ChoiceOf<'retreat' | 'announce'>;

/** WARBAND-MORALE-025: those whose nerve has failed go as far as they can, before their side can pass. */
const flight = (sight: Sight, own: ReadonlyMap<number, readonly Choice[]>): PlayerAnswer | null => {
  for (const [unit, some] of own) {
    if (!isRouted(sight, unit)) continue;
    const ways = some.filter(
      (one): one is Flight => one.choose === 'retreat' || (one.choose === 'announce' && one.retreat === true),
    );
    const best = ways.reduce<Flight | null>(
      (far, one) => (far === null || one.path.length > far.path.length ? one : far),
      null,
    );
    if (best !== null) return answered(NAME, best, { why: 'habit' });
  }
  return null;
};

/** Where the enemies will be who have said where they go. */
const afterSaid = (sight: Sight, side: war.Side): Sight => {
  const changes = new Map<number, Partial<Unit>>();
  for (const foe of hereOf(sight, war.otherSide(side))) {
    const { announced } = unitAt(sight, foe);
    const end = announced?.path.at(-1);
    if (announced === null || end === undefined || end < 0 || announced.part >= 0) continue;
    changes.set(foe, { at: end, ...(announced.what === 'charge' ? { charged: announced.target } : {}) });
  }
  return supposing(sight, changes as Changes);
};

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
  if (away !== null) return away;
  const there = afterSaid(sight, side);
  const planning = new Planning(there, side, budgetOf(question));
  const intents: Intents = new Map(
    [...own].map(([unit, some]) => [unit, intentsOf(sight, there, unit, some, planning.worths)]),
  );
  const { plan, worth } = planning.best(intents);
  const first = firstOf(plan);
  if (first !== null) return valued(allowed(question, first.choice), worth, planning.nodes);
  const load = choices.find(({ choose }) => choose === 'reload');
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
  const meant = (choice: Choice, change: Partial<Unit>): Intent => ({ unit, choice, change, shots: [], without: [] });
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
  if (away !== null) return away;
  const planning = new Planning(sight, side, budgetOf(question));
  const intents = new Map([...own].map(([unit, some]) => [unit, announcing(sight, unit, some, planning.worths)]));
  for (const unit of hereOf(sight, side)) {
    const { announced: said } = unitAt(sight, unit);
    const end = said?.path.at(-1);
    if (said === null || end === undefined || end < 0) continue;
    const change: Partial<Unit> = { at: end, charged: said.target as number };
    intents.set(unit, [{ unit, choice: { choose: 'pass' }, change, shots: [], without: [] }]);
  }
  const { plan, worth } = planning.best(intents);
  const first = [...plan.values()].find(({ choice }) => choice.choose === 'announce');
  return valued(first?.choice ?? { choose: 'pass' }, worth, planning.nodes);
};
