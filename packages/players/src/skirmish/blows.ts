import { approx, type Chance } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { answered, type PlayerAnswer, type Question } from '../player.js';
import { type Choice, type ChoiceOf, sideNamed, skirmishView, supposing } from './sight.js';
import { bestTrick, type Changes, tricksOf } from './tricks.js';
import { Worth } from './worth.js';

const NAME = 'captain';
const PASS = { choose: 'pass' } as const;

/** How likely somebody goes on who has still to roll its death save. */
const ACTS_ON = 0.5;
/** So many tricks are weighed against blows. */
const TRICKS = 12;

const chanceIn = (some: Chance | undefined): number => (some === undefined ? 0 : approx(some));

/** What an attack is worth: those whom it takes out of the fight, and points on the others. */
const attackWorth = (sight: warband.SkirmishSight, choice: ChoiceOf<'attack'>): number =>
  warband.forecastAttack(sight, choice).targets.reduce((sum, { target, points, fates }) => {
    const { attacks, hp } = warband.figureOf(sight, target);
    // WARBAND-HEALTH-005, WARBAND-HEALTH-006: who is at 0 HP and lives acts on.
    const stands = chanceIn(fates.stands) + ACTS_ON * chanceIn(fates.door);
    const expected = points.reduce((all, chance, some) => all + approx(chance) * Math.min(some, hp), 0);
    return sum + (attacks + 0.5) * (1 - stands) + 0.4 * expected;
  }, 0);

/** WARBAND-SUBDUE-007: a player character is out of it when subdued, and acts on when not: of others it is all the same. */
const maySubdue = (sight: warband.SkirmishSight, { figure, dice }: ChoiceOf<'attack'>): boolean =>
  warband.figureOf(sight, warband.figureNamed(sight, figure)).kept !== null ||
  Object.keys(dice).some((key) => sight.open.roster[warband.figureNamed(sight, key)]?.pc === true);

/** WARBAND-HEALTH-007, WARBAND-HEALTH-023: somebody who dies at the End of this round if nobody helps. */
const lastAid = (sight: warband.SkirmishSight, choices: readonly Choice[]): Choice | undefined =>
  choices
    .filter((one): one is ChoiceOf<'firstAid'> => one.choose === 'firstAid')
    .findLast(({ patient }) => {
      const { criticalSince } = warband.figureOf(sight, warband.figureNamed(sight, patient));
      return sight.open.round >= criticalSince + 2;
    });

/** WARBAND-GRAPPLE-002, WARBAND-GRAPPLE-029: in place of blows, before the others strike, where it makes more of theirs. */
const trickFor = (sight: warband.SkirmishSight, { asked, choices }: Question): Choice | null => {
  const tricks = tricksOf(sight, choices as readonly Choice[], { melee: 'gambit' });
  if (tricks.length === 0) return null;
  const worth = new Worth(sight, sideNamed(sight, asked.as));
  const of = (so: Changes): number => worth.of(supposing(sight, so));
  return bestTrick(tricks, worth.of(sight), { worth: of, most: TRICKS })?.choice ?? null;
};

/** The blows that take most from the enemy; who is held breaks out. */
export const struck = (question: Question): PlayerAnswer => {
  const sight = skirmishView(question.view);
  const choices = question.choices as readonly Choice[];
  const other = lastAid(sight, choices) ?? trickFor(sight, question);
  if (other !== null) return answered(NAME, other, { why: 'bestExpectation' });
  let best: { choice: Choice; worth: number } | null = null;
  for (const choice of choices) {
    if (choice.choose !== 'attack') continue;
    if (choice.subdue === true && !maySubdue(sight, choice)) continue;
    const worth = attackWorth(sight, choice);
    if (best === null || worth > best.worth) best = { choice, worth };
  }
  if (best !== null) return answered(NAME, best.choice, { why: 'bestExpectation' });
  const free = choices.find(({ choose }) => choose === 'breakOut') ?? choices.find(({ choose }) => choose === 'hold');
  return answered(NAME, free ?? PASS, { why: 'habit' });
};
