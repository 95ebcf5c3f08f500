import { facesFor, type Stream } from '../dice/stream.js';
import type { SceneTypes } from '../scene/contract.js';
import type { Run } from '../scene/run.js';
import type { Input } from '../scene/scene.js';

/** An input that the scene would take now, at random; null when it is over. */
export const randomInput = (run: Run<SceneTypes>, source: Stream): Input | null => {
  const { awaits } = run;
  if (awaits.need === 'nothing') return null;
  if (awaits.need === 'dice') return { input: 'dice', faces: facesFor(source, awaits.throw), from: 'table' };
  const asked = awaits.asked[source.below(awaits.asked.length)] as (typeof awaits.asked)[number];
  return { input: 'answer', ...asked, choice: run.sample(asked, source) };
};
