import { hasOthers, innermost, type Json, type JsonSchema, type SeatId } from '@warmoot/kernel';
import { answerSchema, namedInChoice, type OpenQuestion, type SceneDue } from '@warmoot/protocol';
import { askedIn } from './asked.js';
import type { RunningScene, TableFacts } from './facts.js';

/** Faces of dice: which numbers they can be, the dice say. Some throw others after them, so there may be more faces. */
const facesSchema = (dice: readonly string[]): JsonSchema => ({
  type: 'array',
  items: { type: 'integer' },
  minItems: dice.length,
  description: 'the faces of the dice in their order',
});

const diceQuestion = ({ as: _, since: __, ...due }: SceneDue): OpenQuestion => ({
  ...due,
  as: 'dice',
  choices: null,
  others: true,
  schema: facesSchema(due.dice ?? []),
});

const answerQuestions = ({ session }: RunningScene, seat: SeatId, due: SceneDue): readonly OpenQuestion[] => {
  const { run } = session;
  const { rules, state } = innermost(run);
  const schema = answerSchema(rules, state.agenda.at(-1));
  const { as: all, since: _, ...rest } = due;
  return all.map((as): OpenQuestion => {
    const asked = { seat, as };
    const choices = run.choices(asked) as readonly Json[] | null;
    const named = (choices ?? []).map((choice) => namedInChoice(run, choice));
    const anyNamed = named.some((one) => Object.keys(one).length > 0);
    const others = hasOthers(run, asked);
    return { ...rest, as, choices, ...(anyNamed ? { choicesNamed: named } : {}), others, schema };
  });
};

/** The questions of the running scene that a seat may answer now. */
export const questionsOf = (facts: TableFacts, seat: SeatId): readonly OpenQuestion[] => {
  const { scene } = facts;
  if (scene === null) return [];
  return askedIn(facts, scene, seat).flatMap((due) =>
    due.dice === undefined ? answerQuestions(scene, seat, due) : [diceQuestion(due)],
  );
};
