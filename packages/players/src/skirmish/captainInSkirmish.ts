import { answered, type PlayerAnswer, type Question } from '../player.js';
import { struck } from './blows.js';
import { declared } from './declaring.js';
import { announced, opened } from './opening.js';
import type { Choice } from './sight.js';
import { challenged, control, helmet, price, sacrifice, technique } from './words.js';

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
    case 'declare':
      return declared(question);
    case 'control':
      return control(question);
    case 'price':
      return price(question);
    case 'strikes':
    case 'blows':
      return struck(question);
    case 'challenge':
      return challenged(question);
    case 'techniques':
      return technique(question);
    case 'helmet':
      return helmet(question);
    case 'sacrifice':
      return sacrifice(question);
    case 'quarter':
      return answered(NAME, { choose: 'acceptSurrender' }, { why: 'habit' });
    case 'hindering':
      return answered(NAME, listed[0], { why: 'habit' });
    default:
      return null;
  }
};
