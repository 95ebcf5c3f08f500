import type { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { countedIn } from '../shared/counted.js';
import { type Thrown, thrownIn } from '../shared/stage/thrown.js';

type Step = saga.discussion.Discussion['step'];

/** The dice of one appeal: the checks, each with those it was for, and the d12 of those it reached. */
export interface AppealThrows {
  readonly checks: readonly { readonly to: readonly string[]; readonly thrown: Thrown }[];
  readonly takes: Readonly<Record<string, Thrown>>;
}

const NONE: AppealThrows = { checks: [], takes: {} };

/** The dice of every appeal that this seat has seen fall, by the number of the appeal. */
export const throwsOf = (passages: readonly Passage[]): ReadonlyMap<number, AppealThrows> => {
  const all = new Map<number, AppealThrows>();
  for (const [, passage] of countedIn(passages)) {
    const { before, entry } = passage;
    if (entry.input.input !== 'dice' || before === null || before.state.inner !== null) continue;
    const step = before.state.agenda.at(-1) as Step | undefined;
    const thrown = step?.step === 'throwAppeal' || step?.step === 'take' ? thrownIn(passage) : null;
    if (thrown === null) continue;
    const { appeals } = before.state.open as unknown as saga.discussion.Discussion['open'];
    const was = all.get(appeals.length) ?? NONE;
    if (step?.step === 'throwAppeal') {
      all.set(appeals.length, { ...was, checks: [...was.checks, { to: step.to, thrown }] });
    } else if (step?.step === 'take') {
      all.set(appeals.length, { ...was, takes: { ...was.takes, [step.who]: thrown } });
    }
  }
  return all;
};
