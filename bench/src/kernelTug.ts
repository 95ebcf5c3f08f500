import { beginState, Run, stream, throwWith } from '@warmoot/kernel';
import { tug } from './tug.js';

/** Plays tugs through the kernel until `inputs` inputs have gone in. */
export const kernelTugs = (seed: string, inputs: number): { inputs: number; games: number; check: number } => {
  const source = stream(seed);
  let done = 0;
  let games = 0;
  let check = 0;
  while (done < inputs) {
    const begun = beginState(tug, { setup: { strengths: [3, 3] } });
    if (!begun.ok) throw new Error(begun.refusal.code);
    const run = new Run(tug, begun.value);
    for (let w = run.awaits; w.need !== 'nothing'; w = run.awaits) {
      if (w.need === 'dice') run.dice(throwWith(source, w.throw.dice));
      else {
        const asked = w.asked[0]!;
        const choices = run.choices(asked)!;
        run.answer(asked, choices[source.below(choices.length)]);
      }
      done++;
    }
    games++;
    check = (check * 31 + run.outcome().turns) % 1_000_003;
  }
  return { inputs: done, games, check };
};
