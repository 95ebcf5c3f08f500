import type { Player, PlayerAnswer, Question } from './player.js';
import { recruit } from './recruit.js';
import { lookAhead } from './think/lookAhead.js';
import { thinkersOf } from './thinkers.js';

const NAME = 'captain';

const thoughtOf = (question: Question): PlayerAnswer | null => {
  const own = thinkersOf(question.rules);
  return own === null ? lookAhead(question) : own.captain(question);
};

/**
 * Thinks as the scene's own thinker does, or one throw ahead where it has none. What it does not think about it leaves
 * to the recruit it once was.
 */
export const captain: Player = {
  name: NAME,
  answer: (question) => {
    const thought = thoughtOf(question);
    if (thought !== null) return thought;
    const { choice, reasons } = recruit.answer(question);
    return { choice, reasons: { ...reasons, player: NAME } };
  },
};
