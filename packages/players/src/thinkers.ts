import type { AnyRules, SceneTypes, SeatId, Stream, View } from '@warmoot/kernel';
import { kindOf } from '@warmoot/rules';
import { captainInBattle } from './battle/captainInBattle.js';
import { recruitInBattle } from './battle/recruitInBattle.js';
import { captainInChase, recruitInChase } from './chase/inChase.js';
import { captainInCommand } from './command/captainInCommand.js';
import { recruitInCommand } from './command/recruitInCommand.js';
import { gestureInDiscussion, recruitInDiscussion } from './discussion/inDiscussion.js';
import { captainInDuel } from './duel/captainInDuel.js';
import { recruitInDuel } from './duel/recruitInDuel.js';
import { captainInLines } from './lines/captainInLines.js';
import { recruitInLines } from './lines/recruitInLines.js';
import { captainInMarch, recruitInMarch } from './march/inMarch.js';
import type { PlayerAnswer, Question } from './player.js';
import { captainInSkirmish } from './skirmish/captainInSkirmish.js';
import { recruitInSkirmish } from './skirmish/recruitInSkirmish.js';
import { captainInSortie } from './sortie/captainInSortie.js';
import { recruitInSortie } from './sortie/recruitInSortie.js';

/** How one kind of scene is thought about. */
interface Thinkers {
  /** The captain's answer; null for what it leaves to the recruit. */
  readonly captain: (question: Question) => PlayerAnswer | null;
  /** The answers that a recruit may give; null where anything will do. */
  readonly recruit: (question: Question, source: Stream) => readonly unknown[] | null;
  /** What a seat does without being asked, from what it sees; null for nothing, and once it is done. */
  readonly gesture?: (view: View<SceneTypes>, seat: SeatId) => unknown;
}

/** The kinds of scene that have thinkers of their own. */
const THINKERS: Readonly<Record<string, Thinkers>> = {
  duel: { captain: captainInDuel, recruit: recruitInDuel },
  battle: { captain: captainInBattle, recruit: recruitInBattle },
  chase: { captain: captainInChase, recruit: recruitInChase },
  march: { captain: captainInMarch, recruit: recruitInMarch },
  command: { captain: captainInCommand, recruit: recruitInCommand },
  sortie: { captain: captainInSortie, recruit: recruitInSortie },
  skirmish: { captain: captainInSkirmish, recruit: recruitInSkirmish },
  lines: { captain: captainInLines, recruit: recruitInLines },
  discussion: { captain: () => null, recruit: recruitInDiscussion, gesture: gestureInDiscussion },
};

export const thinkersOf = ({ scene }: AnyRules): Thinkers | null => THINKERS[kindOf(scene)] ?? null;

/** What a computer player does at a seat without being asked, from what that seat sees; null for nothing. */
export const gestureOf = (rules: AnyRules, seat: SeatId, see: (seat: SeatId) => View<SceneTypes>): unknown =>
  thinkersOf(rules)?.gesture?.(see(seat), seat) ?? null;
