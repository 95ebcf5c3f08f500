import type { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { countedIn } from '../shared/counted.js';
import { type Thrown, thrownIn } from '../shared/stage/thrown.js';
import type { Side } from './model.js';

type Step = saga.chase.Chase['step'];
type Open = saga.chase.Chase['open'];

/** A side that has drawn breath. */
interface Breath {
  readonly side: Side;
  readonly success: boolean;
  readonly spent: number;
  readonly thrown: Thrown;
}

/** The dice of a leg, and of the breath after it. */
export interface LegThrows {
  readonly leg: Thrown | null;
  readonly breaths: readonly Breath[];
}

const NONE: LegThrows = { leg: null, breaths: [] };

/** All dice that this seat has seen fall, by the number of the leg. */
export const throwsOf = (passages: readonly Passage[]): ReadonlyMap<number, LegThrows> => {
  const all = new Map<number, LegThrows>();
  for (const [, passage] of countedIn(passages)) {
    const { before, after, entry } = passage;
    if (entry.input.input !== 'dice' || before === null) continue;
    const step = before.state.agenda.at(-1) as Step | undefined;
    const thrown = step?.step === 'throwLeg' || step?.step === 'throwBreath' ? thrownIn(passage) : null;
    if (thrown === null) continue;
    const { leg } = before.state.open as unknown as Open;
    const was = all.get(leg) ?? NONE;
    if (step?.step === 'throwLeg') all.set(leg, { ...was, leg: thrown });
    if (step?.step === 'throwBreath') {
      const spent = (after.state.open as unknown as Open).spent[step.side];
      const breath = { side: step.side, success: thrown.result === 'success', spent, thrown };
      all.set(leg, { ...was, breaths: [...was.breaths, breath] });
    }
  }
  return all;
};
