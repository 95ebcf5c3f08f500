import { answered, type PlayerAnswer, type Question } from '../player.js';
import { announced, opened } from './opening.js';
import type { Choice } from './sight.js';
import { challenged, spoken, technique } from './words.js';

const NAME = 'captain';

/** What captain does in a battle of ranked units; null where it has no opinion. */
export const captainInLines = (question: Question): PlayerAnswer | null => {
  const listed = question.choices as readonly Choice[] | null;
  if (listed === null || listed.length === 0) return null;
  if (listed.length === 1) return answered(NAME, listed[0], { why: 'onlyChoice' });
  switch (question.step) {
    case 'announce':
      return announced(question);
    case 'opening':
      return opened(question);
    case 'challenges':
      return spoken(question);
    case 'challenge':
      return challenged(question);
    case 'techniques':
      return technique(question);
    case 'quarter':
      return answered(NAME, { choose: 'acceptSurrender' }, { why: 'habit' });
    // WARBAND-MORALE-040: alone among enemies nobody lives long.
    case 'goAlong':
      return answered(NAME, { choose: 'goAlong' }, { why: 'habit' });
    default:
      return null;
  }
};
