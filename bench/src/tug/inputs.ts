import { facesFor, type Input, type Run, type Stream } from '@warmoot/kernel';
import type { Tug } from './tug.js';

/** What goes in next, chosen and thrown with the stream; null when the game is over. */
export const nextInput = (run: Run<Tug>, source: Stream): Input | null => {
  const { awaits } = run;
  if (awaits.need === 'nothing') return null;
  if (awaits.need === 'dice') return { input: 'dice', faces: facesFor(source, awaits.throw), from: 'seed' };
  const asked = awaits.asked[0]!;
  const choices = run.choices(asked)!;
  return { input: 'answer', seat: asked.seat, choice: choices[source.below(choices.length)] };
};
