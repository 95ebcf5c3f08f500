import type { Fixed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { answered, type PlayerAnswer, type Question } from '../player.js';
import { type Choice, type ChoiceOf, type Sight, sideNamed, skirmishView, supposing } from './sight.js';
import { duelWorth, plainWorth } from './words.js';
import { Worth } from './worth.js';

const NAME = 'captain';
const PASS = { choose: 'pass' } as const;
/** What giving up its attacks must bring. */
const PAYS = 0.05;
/** By how much a duel must be better than blows as they would fall. */
const BETTER = 0.05;

/** WARBAND-DUEL-010: words cost nothing: a duel is sought where the two are alone, and it goes better than without. */
const isWorthIt = (sight: Sight, { figure, target }: ChoiceOf<'challenge'>): boolean => {
  const [me, foe] = [warband.figureNamed(sight, figure), warband.figureNamed(sight, target)];
  if (warband.engagersOf(sight, me).length > 1 || warband.engagersOf(sight, foe).length > 1) return false;
  const worth = duelWorth(sight, me, foe);
  return worth > 0 && worth > plainWorth(sight, me, foe) + BETTER;
};

/** WARBAND-MELEE-022: the same fight when somebody of a side has rallied the others. */
const ralliedBy = ({ given, open }: Sight, side: number): Sight =>
  ({ given, open: { ...open, rallied: open.rallied.map((was, nth) => was || nth === side) } }) as Sight;

/** WARBAND-MELEE-020, WARBAND-MELEE-021: guards and rallies where that is worth more than the blows it costs. */
export const declared = (question: Question): PlayerAnswer => {
  const sight = skirmishView(question.view);
  const side = sideNamed(sight, question.asked.as);
  const choices = question.choices as readonly Choice[];
  const duel = choices.find((one) => one.choose === 'challenge' && isWorthIt(sight, one));
  if (duel !== undefined) return answered(NAME, duel, { why: 'bestExpectation' });
  const worth = new Worth(sight, side);
  const still = worth.of(sight);
  const rallied = new Worth(ralliedBy(sight, side), side);
  let best: { choice: Choice; worth: number } = { choice: PASS, worth: still + PAYS };
  for (const choice of choices) {
    if (choice.choose !== 'guard' && choice.choose !== 'rally') continue;
    const figure = warband.figureNamed(sight, choice.figure);
    const isGuard = choice.choose === 'guard';
    const change: Partial<Fixed<warband.Figure>> = { melee: choice.choose, ...(isGuard ? { guards: true } : {}) };
    const value = (isGuard ? worth : rallied).of(supposing(sight, new Map([[figure, change]])));
    if (value > best.worth) best = { choice, worth: value };
  }
  return answered(NAME, best.choice, { why: 'bestExpectation' });
};
