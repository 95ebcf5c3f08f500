import type { AnyRules, Stream } from '@warmoot/kernel';
import { kindOf } from '@warmoot/rules';
import { inBattle } from './battle/captainInBattle.js';
import { saneInBattle } from './battle/sane.js';
import { inDuel } from './duel/captainInDuel.js';
import { saneInDuel } from './duel/sane.js';
import type { PlayerAnswer, Question } from './player.js';

/** How one kind of scene is thought about. */
interface Thinkers {
  /** The captain's answer; null for what it leaves to the recruit. */
  readonly best: (question: Question) => PlayerAnswer | null;
  /** The answers that a recruit may give; null where anything will do. */
  readonly sane: (question: Question, source: Stream) => readonly unknown[] | null;
}

/** The kinds of scene that have thinkers of their own. */
const THINKERS: Readonly<Record<string, Thinkers>> = {
  duel: { best: inDuel, sane: saneInDuel },
  battle: { best: inBattle, sane: saneInBattle },
};

export const thinkersOf = ({ scene }: AnyRules): Thinkers | null => THINKERS[kindOf(scene)] ?? null;
