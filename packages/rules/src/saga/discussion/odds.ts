import { both, type Chance, chanceThat, counted } from '@warmoot/kernel';
import { type InSight, motivesOf } from './people.js';
import type { Matter } from './setup.js';
import { appealCheck, type Difficulty, difficultyFor, motiveThrow, type TalkEdition, type Thrown } from './throws.js';

/** The odds of an appeal to one listener. */
export interface AppealOdds extends Difficulty {
  readonly who: string;
  /** That the check reaches them. */
  readonly check: Chance;
  /** That they then take it in. */
  readonly motive: Chance;
  /** SAGA-TALK-038, S1E-TALK-006: both. */
  readonly success: Chance;
}

/**
 * The exact odds of what somebody has set up, listener by listener, from the throws that it would be played with.
 * SAGA-TALK-041: whoever asks may see them, where the table has not hidden them; nothing is called best.
 */
export const appealOdds = (
  edition: TalkEdition,
  sight: InSight,
  appeal: Thrown,
  listeners: readonly { readonly who: string; readonly matter: Matter }[],
): readonly AppealOdds[] =>
  listeners.flatMap((listener) => {
    if (motivesOf(sight, listener.who) === null) return [];
    const difficulty = difficultyFor(edition, sight, appeal, listener);
    const check = chanceThat(appealCheck(edition, { sight, rate: counted }, appeal, difficulty), 'success');
    const motive = chanceThat(motiveThrow(sight, listener.who, appeal.terms.motive), 'success');
    return [{ ...difficulty, who: listener.who, check, motive, success: both(check, motive) }];
  });
