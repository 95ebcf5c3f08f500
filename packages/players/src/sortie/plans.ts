import { type Stream, stream } from '@warmoot/kernel';
import type { sortie } from '@warmoot/rules';
import type { MatrixSolution } from '../matrix.js';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';
import { bestCover, bestShot } from './arrows.js';
import { type Game, gameOf, solved, type Way } from './game.js';
import { type ChoiceOf, keyOf, type Sight, sortieView, unitFor } from './sight.js';

const NAME = 'captain';
const PARTS = 1_000_000;
const MOST_TOLD = 8;

interface Solved {
  readonly enemy: number;
  readonly game: Game;
  readonly solution: MatrixSolution;
}

const inHand = ({ open }: Sight, unit: number): number => Math.max(0, open.floating[unit] as number);

/** How many rolls a unit has to stake on in this round. */
const rollsOf = ({ open }: Sight, unit: number): number =>
  open.meetings.filter(({ a, b }) => a === unit || b === unit).length +
  open.shots.filter(({ archers, target }) => archers === unit || target === unit).length;

const foes = ({ open }: Sight, unit: number): readonly number[] =>
  open.meetings.flatMap(({ a, b }) => (a === unit ? [b] : b === unit ? [a] : []));

/** Every sortie of a unit with the best mixed strategies of both; who has several rolls has less for each. */
const solvedFor = (sight: Sight, unit: number): readonly Solved[] =>
  foes(sight, unit).map((enemy) => {
    const theirMost = Math.ceil(inHand(sight, enemy) / Math.max(1, foes(sight, enemy).length));
    const game = gameOf(sight, { unit, enemy, most: inHand(sight, unit), theirMost, fine: true });
    return { enemy, game, solution: solved(game) };
  });

const drawn = (chances: readonly number[], source: Stream): number => {
  let left = source.below(PARTS) / PARTS;
  for (let at = 0; at < chances.length; at++) {
    left -= chances[at] as number;
    if (left < 0) return at;
  }
  return chances.indexOf(Math.max(...chances));
};

/** What a row is worth against the enemy's best mix. */
const rowWorth = ({ game, solution }: Solved, row: number): number =>
  (game.worth[row] as readonly number[]).reduce((sum, worth, j) => sum + worth * (solution.columns[j] as number), 0);

/** Against several at once: the one maneuver and the stakes that do best against the mixes of all of them. */
const againstSeveral = (all: readonly Solved[], hand: number): { maneuver: sortie.Maneuver; bids: number[] } => {
  const [first] = all as readonly [Solved, ...Solved[]];
  const maneuvers = [...new Set(first.game.mine.map(({ maneuver }) => maneuver))];
  const tried = maneuvers.map((maneuver) => {
    let left = hand;
    let worth = 0;
    const bids = all.map((one, at) => {
      const share = Math.ceil(left / (all.length - at));
      const rows = one.game.mine.flatMap((way, row) =>
        way.maneuver === maneuver && way.bid <= share ? [{ bid: way.bid, worth: rowWorth(one, row) }] : [],
      );
      const best = rows.reduce((a, b) => (b.worth > a.worth ? b : a));
      left -= best.bid;
      worth += best.worth;
      return best.bid;
    });
    return { maneuver, bids, worth };
  });
  return tried.reduce((a, b) => (b.worth > a.worth ? b : a));
};

const told = (ways: readonly Way[], chances: readonly number[], bids: (bid: number) => object): readonly Considered[] =>
  ways
    .map((way, at) => ({
      choice: { choose: 'plan', maneuver: way.maneuver, bids: bids(way.bid) },
      chance: chances[at] as number,
      value: null,
    }))
    .filter(({ chance }) => chance > 0.005)
    .slice(0, MOST_TOLD);

type PlanChoice = ChoiceOf<'plan'>;

/** The dice that are left over, for the unit's own shot and against arrows. */
const withShots = (sight: Sight, unit: number, hand: number): Pick<PlanChoice, 'bids' | 'arrows'> => {
  const bids: Record<string, number> = {};
  const arrows: Record<string, number> = {};
  let left = hand;
  for (const shot of sight.open.shots) {
    if (shot.archers === unit) {
      const { stake } = bestShot(sight, shot, left);
      left -= stake;
      bids[keyOf(sight, shot.target)] = stake;
    }
  }
  for (const shot of sight.open.shots) {
    if (shot.target !== unit) continue;
    const stake = bestCover(sight, shot, left);
    left -= stake;
    const isMutual = sight.open.shots.some((other) => other.archers === unit && other.target === shot.archers);
    (isMutual ? arrows : bids)[keyOf(sight, shot.archers)] = stake;
  }
  return Object.keys(arrows).length > 0 ? { bids, arrows } : { bids };
};

/** A maneuver and stakes as often as is safe whatever the enemy does; what is left over goes into shots. */
export const planned = (question: Question): PlayerAnswer => {
  const sight = sortieView(question.view);
  const unit = unitFor(sight, question.asked.as);
  const all = solvedFor(sight, unit);
  const hand = inHand(sight, unit);
  if (all.length === 0)
    return answered(NAME, { choose: 'plan', ...withShots(sight, unit, hand) }, { why: 'bestExpectation' });
  const [one] = all as readonly [Solved, ...Solved[]];
  if (all.length === 1) {
    const way = one.game.mine[drawn(one.solution.rows, stream(`${question.seed} plan`))] as Way;
    const { bids, arrows } = withShots(sight, unit, hand - way.bid);
    const enemy = keyOf(sight, one.enemy);
    const choice = {
      choose: 'plan',
      maneuver: way.maneuver,
      bids: { [enemy]: way.bid, ...bids },
      ...(arrows && { arrows }),
    };
    const own = keyOf(sight, unit);
    return answered(NAME, choice, {
      why: rollsOf(sight, unit) === 1 ? 'mixedStrategy' : 'bestExpectation',
      value: Math.tanh(one.solution.value),
      options: told(one.game.mine, one.solution.rows, (bid) => ({ [enemy]: bid })),
      against: told(one.game.theirs, one.solution.columns, (bid) => ({ [own]: bid })),
    });
  }
  const { maneuver, bids: staked } = againstSeveral(all, hand);
  const spent = staked.reduce((sum, bid) => sum + bid, 0);
  const { bids, arrows } = withShots(sight, unit, hand - spent);
  const own = Object.fromEntries(all.map(({ enemy }, at) => [keyOf(sight, enemy), staked[at] as number]));
  return answered(
    NAME,
    { choose: 'plan', maneuver, bids: { ...own, ...bids }, ...(arrows && { arrows }) },
    { why: 'bestExpectation' },
  );
};
