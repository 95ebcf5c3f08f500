import { approx, counted, type Fixed, stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { solveMatrix } from '../matrix.js';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';
import { mightOf } from './clash.js';
import { type Choice, type ChoiceOf, linesView, type Sight, unitAt, unitKeyed } from './sight.js';
import { Worth } from './worth.js';

const NAME = 'captain';
/** How finely a mix is drawn from. */
const FINE = 1_000_000;
/** How much of a unit is lost when its nerve fails. */
const LOST = 0.8;
/** WARBAND-TACTIC-010: of twelve, for whose leader has fallen in a duel. */
const DUEL_LOST = 3;
/** How much of the worth of one round of a line a round of a duel must make up for. */
const STANDS_FOR = 0.5;

const figureKeyed = ({ open }: Sight, key: string): number => open.roster.findIndex(({ name }) => name === key);

const failing = (sight: Sight, unit: number, less: number): number =>
  Math.min(1, 1 - (counted(warband.unitCheckChance(sight, unit)).total - less) / 12);

/** What it costs a side when the leader of a unit falls: the leader, and what is lost if the unit then runs. */
const fallCosts = (sight: Sight, unit: number, leader: number): number =>
  (sight.open.figures[leader] as Fixed<warband.Figure>).might +
  LOST * mightOf(sight, unit) * failing(sight, unit, DUEL_LOST);

interface Game {
  readonly kinds: readonly warband.Technique[];
  readonly table: readonly (readonly number[])[];
}

/** What each pair of techniques is worth: from the exact figures of the next round. */
const gameOf = (sight: Sight, me: number, foe: number): Game => {
  const [mine, theirs] = [me, foe].map((figure) => {
    const key = sight.open.roster[figure]?.name ?? '';
    return fallCosts(sight, unitKeyed(sight, key), figure);
  }) as [number, number];
  const all = warband.forecastDuel(sight, me, foe);
  const kinds = [...new Set(all.map((one) => one.mine))];
  const table = kinds.map((kind) =>
    all.filter((one) => one.mine === kind).map((one) => theirs * approx(one.theyFall) - mine * approx(one.iFall)),
  );
  return { kinds, table };
};

/** What the next round of a duel is worth when both do their best. */
export const duelWorth = (sight: Sight, me: number, foe: number): number =>
  solveMatrix(gameOf(sight, me, foe).table).value;

/** WARBAND-TACTIC-007: what it is worth that two units fight, and not their leaders alone: with them, less than without. */
const lineWorth = (sight: Sight, unit: number, foe: number): number => {
  const { side } = unitAt(sight, unit);
  const worth = new Worth(sight, side);
  const now = mightOf(sight, unit) - mightOf(sight, foe);
  return worth.ofLine(sight, unit, foe) - now;
};

/** WARBAND-TACTIC-006: the challenge that is worth most, if it is worth more than the fight of the units. */
export const spoken = (question: Question): PlayerAnswer => {
  const sight = linesView(question.view);
  const choices = question.choices as readonly Choice[];
  let best: { choice: Choice; worth: number } | null = null;
  for (const choice of choices) {
    if (choice.choose !== 'challenge') continue;
    const { figure, target } = choice as ChoiceOf<'challenge'> & { readonly target: string };
    const line = lineWorth(sight, unitKeyed(sight, figure), unitKeyed(sight, target));
    const worth = duelWorth(sight, figureKeyed(sight, figure), figureKeyed(sight, target)) - STANDS_FOR * line;
    if (worth > 0 && (best === null || worth > best.worth)) best = { choice, worth };
  }
  return answered(NAME, best?.choice ?? { choose: 'pass' }, { why: 'bestExpectation' });
};

/** WARBAND-TACTIC-008: who refuses puts the nerve of the unit to the test. */
export const challenged = (question: Question): PlayerAnswer => {
  const sight = linesView(question.view);
  const choices = question.choices as readonly ChoiceOf<'accept' | 'refuse'>[];
  const accept = choices.find(({ choose }) => choose === 'accept') as ChoiceOf<'accept'>;
  const [unit, foe] = [unitKeyed(sight, accept.figure), unitKeyed(sight, accept.target)];
  const duel = duelWorth(sight, figureKeyed(sight, accept.figure), figureKeyed(sight, accept.target));
  const refusing = STANDS_FOR * lineWorth(sight, unit, foe) - LOST * mightOf(sight, unit) * failing(sight, unit, 0);
  const choice = duel >= refusing ? accept : choices.find(({ choose }) => choose === 'refuse');
  return answered(NAME, choice ?? accept, { why: 'bestExpectation' });
};

/** WARBAND-DUEL-001: techniques are chosen in secret: the best mix of them. */
export const technique = (question: Question): PlayerAnswer | null => {
  const sight = linesView(question.view);
  const me = figureKeyed(sight, question.asked.as);
  const foe = sight.open.duels.find(({ pair }) => pair.includes(me))?.pair.find((one) => one !== me);
  if (foe === undefined) return null;
  const { kinds, table } = gameOf(sight, me, foe);
  const { rows, columns } = solveMatrix(table);
  const told = (chances: readonly number[]): readonly Considered[] =>
    kinds.map((kind, nth) => ({
      choice: { choose: 'technique', technique: kind },
      chance: chances[nth] as number,
      value: null,
    }));
  const drawn = stream(`${question.seed} technique`).below(FINE) / FINE;
  const upTo = rows.map((_chance, nth) => rows.slice(0, nth + 1).reduce((sum, some) => sum + some, 0));
  const nth = Math.max(
    0,
    upTo.findIndex((sum) => drawn < sum),
  );
  return answered(NAME, told(rows)[nth]?.choice, { why: 'mixedStrategy', options: told(rows), against: told(columns) });
};
