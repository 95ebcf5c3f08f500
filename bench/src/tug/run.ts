import { beginState, facesFor, Run } from '@warmoot/kernel';
import { type PlayTug, tugRival } from './game.js';
import { SETUP, tug } from './tug.js';

/** Tugs through the kernel, each on a state that its run owns, as laboratories and searches play. */
export const runTug: PlayTug = (source) => {
  const begun = beginState(tug, { setup: SETUP });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const run = new Run(tug, begun.value);
  let inputs = 0;
  for (let awaited = run.awaits; awaited.need !== 'nothing'; awaited = run.awaits) {
    if (awaited.need === 'dice') run.dice(facesFor(source, awaited.throw));
    else {
      const asked = awaited.asked[0]!;
      const choices = run.choices(asked)!;
      run.answer(asked, choices[source.below(choices.length)]);
    }
    inputs++;
  }
  return { inputs, turns: run.outcome().turns };
};

export const rival = tugRival(runTug);
