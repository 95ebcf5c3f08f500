import { approx } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { answered, type PlayerAnswer, type Question } from '../player.js';
import { type Choice, type ChoiceOf, skirmishView } from './sight.js';

const NAME = 'captain';
const PASS = { choose: 'pass' } as const;

/** What an attack is worth: those whom it takes out of the fight, and points on the others. */
const attackWorth = (sight: warband.SkirmishSight, choice: ChoiceOf<'attack'>): number =>
  warband.forecastAttack(sight, choice).targets.reduce((sum, { target, points, fates }) => {
    const { attacks, hp } = warband.figureOf(sight, target);
    const stands = fates.stands === undefined ? 0 : approx(fates.stands);
    const expected = points.reduce((all, chance, some) => all + approx(chance) * Math.min(some, hp), 0);
    return sum + (attacks + 0.5) * (1 - stands) + 0.4 * expected;
  }, 0);

/** The blows that take most from the enemy; who is held breaks out. */
export const struck = (question: Question): PlayerAnswer => {
  const sight = skirmishView(question.view);
  const choices = question.choices as readonly Choice[];
  let best: { choice: Choice; worth: number } | null = null;
  for (const choice of choices) {
    if (choice.choose !== 'attack') continue;
    const kept = warband.figureOf(sight, warband.figureNamed(sight, choice.figure)).kept !== null;
    if (choice.subdue === true && !kept) continue;
    const worth = attackWorth(sight, choice);
    if (best === null || worth > best.worth) best = { choice, worth };
  }
  if (best !== null) return answered(NAME, best.choice, { why: 'bestExpectation' });
  const other = choices.find(({ choose }) => choose === 'breakOut') ?? choices.find(({ choose }) => choose === 'hold');
  return answered(NAME, other ?? PASS, { why: 'habit' });
};
