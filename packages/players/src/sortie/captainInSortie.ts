import { answered, type PlayerAnswer, type Question } from '../player.js';
import { ordered } from './orders.js';
import { planned } from './plans.js';
import { type Choice, type ChoiceOf, roomBehind, type Sight, sortieView, unitFor } from './sight.js';
import { isOnWalls } from './worth.js';

const NAME = 'captain';
const habit = (choice: Choice): PlayerAnswer => answered(NAME, choice, { why: 'habit' });

/**
 * Dice that a withdrawal saves cost nothing but the position: only walls are worth more. Who was only shot at goes away from
 * everybody (SORTIE-STATE-025), and does so only as far as it stays in the battle whoever is left of the enemies.
 */
const withdrawn = (sight: Sight, unit: number, choices: readonly Choice[]): Choice => {
  const ways = choices.filter((one): one is ChoiceOf<'withdraw'> => one.choose === 'withdraw');
  const lost = isOnWalls(sight, unit) ? 0 : (sight.open.lost[unit] as number);
  const hasFought = sight.open.meetings.some(({ a, b }) => a === unit || b === unit);
  const most = hasFought ? lost : Math.min(lost, roomBehind(sight, unit));
  return ways.filter(({ halfMoves }) => halfMoves <= most).at(-1) ?? (ways[0] as Choice);
};

/** What captain does in a sortie; null where it has no opinion. */
export const captainInSortie = (question: Question): PlayerAnswer | null => {
  const { step, asked } = question;
  const view = sortieView(question.view);
  const listed = (question.choices ?? []) as readonly Choice[];
  if (step === 'plans' || step === 'planOpenly') return planned(question);
  if (listed.length === 1) return answered(NAME, listed[0], { why: 'onlyChoice' });
  switch (step) {
    case 'orders':
      return ordered(question);
    case 'escapes':
      return habit({ choose: 'escape' });
    case 'destroyed':
      return habit({ choose: 'flee' });
    case 'doomed':
      return habit({ choose: 'captured' });
    case 'withdrawals':
      return habit(withdrawn(view, unitFor(view, asked.as), listed));
    case 'pressing':
      return habit({ choose: 'press' });
    case 'quarter':
      return habit({ choose: 'takePrisoners' });
    case 'spoils':
      return habit(listed.find((one) => 'fate' in one && one.fate === 'captured') ?? (listed[0] as Choice));
    default:
      return null;
  }
};
