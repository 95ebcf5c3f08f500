import type { AnyRules, Stream } from '@warmoot/kernel';
import { kindOf } from '@warmoot/rules';
import { captainInBattle } from './battle/captainInBattle.js';
import { recruitInBattle } from './battle/recruitInBattle.js';
import { captainInDuel } from './duel/captainInDuel.js';
import { recruitInDuel } from './duel/recruitInDuel.js';
import type { PlayerAnswer, Question } from './player.js';

/** How one kind of scene is thought about. */
interface Thinkers {
  /** The captain's answer; null for what it leaves to the recruit. */
  readonly captain: (question: Question) => PlayerAnswer | null;
  /** The answers that a recruit may give; null where anything will do. */
  readonly recruit: (question: Question, source: Stream) => readonly unknown[] | null;
}

/** The kinds of scene that have thinkers of their own. */
const THINKERS: Readonly<Record<string, Thinkers>> = {
  duel: { captain: captainInDuel, recruit: recruitInDuel },
  battle: { captain: captainInBattle, recruit: recruitInBattle },
};

export const thinkersOf = ({ scene }: AnyRules): Thinkers | null => THINKERS[kindOf(scene)] ?? null;
