import { apply, begin } from '@warmoot/kernel';
import { type PlayTug, tugRival } from './game.js';
import { nextInput } from './inputs.js';
import { SETUP, tug } from './tug.js';

/** Tugs through `apply`, which leaves every state as it was and reports what was heard, as a table needs it. */
export const applyTug: PlayTug = (source) => {
  let moved = begin(tug, { setup: SETUP });
  let inputs = 0;
  while (moved.ok) {
    const { run } = moved.value;
    const input = nextInput(run, source);
    if (input === null) return { inputs, turns: run.outcome().turns };
    moved = apply(tug, run.state, input);
    inputs++;
  }
  throw new Error(moved.refusal.code);
};

export const rival = tugRival(applyTug);
