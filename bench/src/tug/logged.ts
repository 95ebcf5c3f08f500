import { enter, openSession } from '@warmoot/kernel';
import { type PlayTug, tugRival } from './game.js';
import { nextInput } from './inputs.js';
import { SETUP, tug } from './tug.js';

/** Tugs with the whole log: every input an entry, every entry chained to the one before by its hash. */
export const loggedTug: PlayTug = (source) => {
  let session = openSession(tug, { setup: SETUP }, 'a seed');
  let inputs = 0;
  while (session.ok) {
    const { run } = session.value;
    const input = nextInput(run, source);
    if (input === null) return { inputs, turns: run.outcome().turns };
    session = enter(session.value, input);
    inputs++;
  }
  throw new Error(session.refusal.code);
};

export const rival = tugRival(loggedTug);
