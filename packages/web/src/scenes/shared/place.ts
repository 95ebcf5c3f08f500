import type { Due } from '@warmoot/protocol';
import type { SceneProps } from '../contract.js';
import { askingOf } from './asking.js';
import type { Shown } from './stage/onStage.js';

/** Where a seat is in its scene, as far as the focus goes by it. */
export interface Place {
  /**
   * `asked`: something is to be decided. `sealed`: it is, and others still choose. `waits`: others act. `told`: dice fall
   * or others' acts are shown. `shown`: what was sealed is opened. `over`: the end. `away`: what one has missed.
   */
  readonly is: 'asked' | 'sealed' | 'waits' | 'told' | 'shown' | 'over' | 'away';
  /** Another place of the same kind has another one. */
  readonly id: string;
  /** What is asked for, where it is the same again and again. */
  readonly step: string;
}

interface At extends Pick<SceneProps, 'run' | 'seat'> {
  readonly due: readonly Pick<Due, 'question' | 'as'>[];
  readonly shown: Shown | null;
  readonly isAway: boolean;
  /** What the table answers for this seat is not asked of it. */
  readonly isGiven: (as: string) => boolean;
}

/** Where a seat is now. */
export const placeIn = ({ run, seat, due, shown, isAway, isGiven }: At): Place => {
  const at = (is: Place['is'], id = '', step = ''): Place => ({ is, id, step });
  if (isAway) return at('away');
  if (shown !== null) {
    const { entry } = shown.passage;
    return entry.input.input === 'reveal' ? at('shown', `${entry.seq}`) : at('told');
  }
  if (run.over) return at('over');
  const dice = due.find(({ as }) => as.includes('dice'));
  if (dice !== undefined) return at('asked', dice.question, 'dice');
  const asking = askingOf(run, seat);
  if (asking === null) return at('waits');
  const open = asking.mine.filter(({ as }) => !asking.made.has(as) && !isGiven(as));
  const questions = due.filter(({ as }) => open.some((one) => as.includes(one.as))).map(({ question }) => question);
  if (open.length > 0) return at('asked', `${questions.join()} ${open.map(({ as }) => as).join()}`, asking.step);
  return asking.together && asking.mine.some(({ as }) => asking.made.has(as)) ? at('sealed') : at('waits');
};

const isSame = (one: Place, other: Place): boolean => one.is === other.is && one.id === other.id;

/** What has the focus now: nothing, something of the scene, its board, or something that is none of its business. */
export type Holder = 'nothing' | 'scene' | 'board' | 'other';

/**
 * Whether the focus goes to the new place. It stays where others act and where dice fall, as long as what has it is
 * there; and on the board, which is where it is answered, as long as the same is asked again.
 */
export const goesTo = (from: Place | null, to: Place, holder: Holder): boolean => {
  if (holder === 'other' || (from !== null && isSame(from, to))) return false;
  if (holder === 'nothing') return true;
  if (to.is === 'told') return false;
  if (holder === 'board' && from?.is === 'asked')
    return !(to.is === 'waits' || (to.is === 'asked' && to.step === from.step));
  return from?.is === 'waits' || from?.is === 'told' ? to.is !== 'waits' : true;
};
