import type { sortie } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { thrownIn } from '../../shared/stage/thrown.js';

/** The dice that were thrown for a unit after the battle. */
export interface ReckonedDice {
  readonly record: readonly number[];
  readonly fraction: number | null;
}

/** By unit, the dice of the reckoning as they fell. */
export const reckonedDice = (passages: readonly Passage[]): ReadonlyMap<number, ReckonedDice> => {
  const all = new Map<number, ReckonedDice>();
  for (const passage of passages) {
    const step = passage.before?.state.agenda.at(-1) as sortie.SortieStep | undefined;
    if (step?.step !== 'recordDice' && step?.step !== 'fractionDie') continue;
    const thrown = thrownIn(passage);
    if (thrown === null) continue;
    const was = all.get(step.unit) ?? { record: [], fraction: null };
    all.set(
      step.unit,
      step.step === 'recordDice' ? { ...was, record: thrown.faces } : { ...was, fraction: thrown.faces[0] ?? null },
    );
  }
  return all;
};
