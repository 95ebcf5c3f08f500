import { facesFor, type Stream } from '../dice/stream.js';
import type { Result } from '../result.js';
import type { Start } from '../scene/begin.js';
import type { AnyRules, SceneTypes } from '../scene/contract.js';
import type { Run } from '../scene/run.js';
import { apply, begin, type Input, type Moved } from '../scene/scene.js';

/** An input that the scene would take now, at random; null when it is over. */
export const randomInput = (run: Run<SceneTypes>, source: Stream): Exclude<Input, { input: 'gesture' }> | null => {
  const { awaits } = run;
  if (awaits.need === 'nothing') return null;
  if (awaits.need === 'dice') return { input: 'dice', faces: facesFor(source, awaits.throw), from: 'table' };
  const asked = awaits.asked[source.below(awaits.asked.length)] as (typeof awaits.asked)[number];
  return { input: 'answer', ...asked, choice: run.sample(asked, source) };
};

/** The value of a result that must not be a refusal. */
export const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
};

/** Plays a random game and shows it to `look` before each input and at the end. */
export const playThrough = (
  rules: AnyRules,
  start: Start,
  source: Stream,
  most: number,
  look: (moved: Moved<SceneTypes>, input: Input | null) => void,
): void => {
  let moved = value(begin(rules, start));
  for (let inputs = 0; ; inputs++) {
    const input = randomInput(moved.run, source);
    look(moved, input);
    if (input === null) return;
    if (inputs >= most) throw new Error(`not over after ${most} inputs`);
    moved = value(apply(rules, moved.run.state, input));
  }
};
