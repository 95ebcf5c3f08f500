import { answered, type PlayerAnswer, type Question } from '../player.js';
import { struck } from './blows.js';
import { announced, opened } from './opening.js';
import type { Choice } from './sight.js';

const NAME = 'captain';

/** What captain does in a skirmish; null where it has no opinion. */
export const captainInSkirmish = (question: Question): PlayerAnswer | null => {
  const listed = question.choices as readonly Choice[] | null;
  if (listed === null || listed.length === 0) return null;
  if (listed.length === 1) return answered(NAME, listed[0], { why: 'onlyChoice' });
  switch (question.step) {
    case 'announce':
      return announced(question);
    case 'opening':
      return opened(question);
    case 'strikes':
    case 'blows':
      return struck(question);
    default:
      return null;
  }
};
