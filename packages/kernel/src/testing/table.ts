import type { Refusal } from '../refusals.js';
import { Impossible } from '../result.js';
import type { Heard, Thrown } from '../scene/awaited.js';
import type { AnyRules, Event, SceneRules, SceneTypes, SeatId } from '../scene/contract.js';
import type { Run } from '../scene/run.js';
import { apply, begin, type Input, type Moved } from '../scene/scene.js';

/** A table for tests: every die is scripted, every refusal is asked for, and a slip fails at once. */
export interface TestTable<T extends SceneTypes> {
  readonly run: Run<T>;
  /** What everyone heard, from the start and from the last input on. */
  readonly said: readonly T['event'][];
  readonly last: readonly T['event'][];
  readonly heard: readonly Heard[];
  readonly thrown: Thrown | null;
  /** The faces of the awaited throw: as many as there are dice, or the test fails. */
  dice(...faces: number[]): TestTable<T>;
  /** An answer; `as` where the seat decides for somebody. */
  answer(seat: SeatId, choice: unknown, as?: string): TestTable<T>;
  /** An answer or faces that must be refused; the state must not change. */
  refusal(input: Input): Refusal;
}

const open = (heard: readonly Heard[]): Event[] => heard.filter(({ to }) => to === null).map(({ event }) => event);

const seated = <T extends SceneTypes>(
  rules: SceneRules<T>,
  moved: Moved<T>,
  before: readonly Heard[],
): TestTable<T> => {
  const { run } = moved;
  const heard = [...before, ...moved.heard];
  const go = (input: Input): TestTable<T> => {
    const next = apply(rules, run.state, input);
    if (!next.ok)
      throw new Impossible(`refused: ${JSON.stringify(next.refusal)} when ${JSON.stringify(run.awaits)} was awaited`);
    return seated(rules, next.value, heard);
  };
  return {
    run,
    heard,
    said: open(heard),
    last: open(moved.heard),
    thrown: moved.thrown,
    dice: (...faces) => go({ input: 'dice', faces, from: 'table' }),
    answer: (seat, choice, as) => go({ input: 'answer', seat, ...(as === undefined ? {} : { as }), choice }),
    refusal: (input) => {
      const before = JSON.stringify(run.state);
      const next = apply(rules, run.state, input);
      if (next.ok) throw new Impossible(`accepted, though it should be refused: ${JSON.stringify(input)}`);
      if (JSON.stringify(run.state) !== before) throw new Impossible('a refusal changed the state');
      return next.refusal;
    },
  };
};

/** Sits down at a scene; a setup that is refused fails the test. */
export const sitDown = <T extends SceneTypes>(
  rules: SceneRules<T>,
  setup: unknown,
  options: unknown = {},
): TestTable<T> => {
  const begun = begin(rules, { setup, options });
  if (!begun.ok) throw new Impossible(`setup refused: ${JSON.stringify(begun.refusal)}`);
  return seated(rules, begun.value, []);
};

/** Why a setup is refused; one that is not fails the test. */
export const setupRefusal = (rules: AnyRules, setup: unknown, options: unknown = {}): Refusal => {
  const begun = begin(rules, { setup, options });
  if (begun.ok) throw new Impossible('a setup that should be refused was accepted');
  return begun.refusal;
};
