import {
  type Asked,
  type Chance,
  chanceThat,
  type Json,
  listed,
  type Run,
  type Throw,
  type View,
} from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { CheckWords } from './words.js';

export type CheckView = View<saga.check.Check>;
export type CheckRun = Run<saga.check.Check>;
export type Side = Extract<saga.check.CheckSetup, { kind: 'unopposed' }>['acting'];

/** Everybody who is in the check, in the order entered. */
export const sidesIn = ({ given }: CheckView): readonly Side[] => {
  switch (given.kind) {
    case 'opposed':
      return [given.acting, given.opposing] as readonly Side[];
    case 'unopposed':
      return [given.acting] as readonly Side[];
    case 'contest':
      return given.rivals as readonly Side[];
  }
};

export const ratingOf = ({ rating, modifiers }: Side): number =>
  listed((sum) => {
    sum.add(rating, 'rating', 'SAGA-CHECK-016');
    for (const { by } of modifiers) sum.add(by, 'modifier', 'SAGA-CHECK-022');
  }).total;

/** A value that the table may settle, as a phrase. */
export const valueText = (about: string, value: Json | undefined, t: CheckWords): string => {
  if (value === undefined || value === null) return t.toBeSettled;
  if (about === 'difficulty') return `${t.difficulty} ${value as number}`;
  if (about === 'changed') return value === true ? t.yesChanged : t.notChanged;
  const { failure } = value as { readonly failure: string | null };
  return failure ?? t.nothingToLose;
};

/** Something that one might propose. */
interface Thought {
  readonly asked: Asked;
  readonly value: Json;
}

/**
 * The throw as it would be with this difficulty, or with one that is only thought of: found by playing on, agreed to,
 * rolled, and looked at. Null where nothing is thrown yet or nobody could say.
 */
export const throwAhead = (run: CheckRun, thought: Thought | null = null): Throw | null => {
  const trial = run.fork({ heard: () => {}, thrown: () => {} });
  if (thought !== null && trial.answer(thought.asked, { choose: 'propose', value: thought.value }) !== null)
    return null;
  for (let done = 0; done < 12; done++) {
    const { awaits } = trial;
    if (awaits.need === 'dice') return awaits.throw.guessed ? null : awaits.throw;
    if (awaits.need === 'nothing') return null;
    const [asked] = awaits.asked;
    if (asked === undefined) return null;
    const open = trial.choices(asked) ?? [];
    const quick = open.find((one) => ['agree', 'roll'].includes((one as { choose: string }).choose));
    const choice = quick ?? { choose: 'propose', value: { failure: '…' } };
    if (awaits.step === 'vote' || trial.answer(asked, choice) !== null) return null;
  }
  return null;
};

export const chanceIn = (thrown: Throw): Chance | null =>
  thrown.reading.read === 'together' && thrown.reading.rows.rows === 'atLeast' ? chanceThat(thrown, 'success') : null;
