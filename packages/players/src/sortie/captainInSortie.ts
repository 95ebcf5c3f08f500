import { answered, type PlayerAnswer, type Question } from '../player.js';
import { ordered } from './orders.js';
import { planned } from './plans.js';
import { apart, type Choice, type ChoiceOf, enemiesOf, type Sight, sortieView, unitFor } from './sight.js';
import { isOnWalls } from './worth.js';

const NAME = 'captain';
const habit = (choice: Choice): PlayerAnswer => answered(NAME, choice, { why: 'habit' });

/** How far from the nearest enemy a unit still withdraws: farther, and it has left the field before long. */
const FARTHEST = 4;

/** Dice that a withdrawal saves cost nothing but the position: only walls are worth more, and to stay on the field. */
const withdrawn = (sight: Sight, unit: number, choices: readonly Choice[]): Choice => {
  const ways = choices.filter((one): one is ChoiceOf<'withdraw'> => one.choose === 'withdraw');
  const lost = isOnWalls(sight, unit) ? 0 : (sight.open.lost[unit] as number);
  const nearest = Math.min(...enemiesOf(sight, unit).map((enemy) => apart(sight, unit, enemy)));
  const far = ways.filter(({ halfMoves }) => halfMoves <= lost && nearest + halfMoves <= FARTHEST).at(-1);
  return far ?? (ways[0] as Choice);
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
