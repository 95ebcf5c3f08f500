import type { Contest } from './contests.js';
import type { Budget, Player } from './player.js';
import { playOut } from './playOut.js';

/** An interval that holds the true share with 95 % confidence (Wilson's score). */
export const wilson = (won: number, of: number): readonly [number, number] => {
  if (of === 0) return [0, 1];
  const z = 1.959963984540054;
  const share = won / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const below = 1 + (z * z) / of;
  return [(middle - half) / below, (middle + half) / below];
};

/** How a number of fights came out for the first of two players. A fight without a winner is not won. */
export interface Score {
  readonly fights: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly rounds: number;
}

export interface Tournament {
  readonly all: Score;
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly kinds: Readonly<Record<string, Score>>;
}

export interface TournamentOptions {
  readonly fights: number;
  readonly seed: string;
  readonly budget?: Budget;
  /** Hears of every fight. */
  readonly told?: (so: Score) => void;
}

const NONE: Score = { fights: 0, won: 0, lost: 0, drawn: 0, rounds: 0 };

const plus = (a: Score, b: Score): Score => ({
  fights: a.fights + b.fights,
  won: a.won + b.won,
  lost: a.lost + b.lost,
  drawn: a.drawn + b.drawn,
  rounds: a.rounds + b.rounds,
});

/** Even fights between two players, every kind in turn and both sides in turn. */
export const tournament = (
  { rules, kinds, start, rounds: roundsOf, winner }: Contest,
  [first, second]: readonly [Player, Player],
  { fights, seed, budget, told }: TournamentOptions,
): Tournament => {
  const scores: Record<string, Score> = Object.fromEntries(kinds.map((kind) => [kind, NONE]));
  let all = NONE;
  for (let fight = 0; fight < fights; fight++) {
    const kind = kinds[fight % kinds.length] as string;
    const turn = Math.floor(fight / kinds.length);
    const seat = turn % 2 === 0 ? 'one' : 'two';
    const seating = seat === 'one' ? { one: first, two: second } : { one: second, two: first };
    const begin = start(kind, Math.floor(turn / 2), seed);
    const { outcome } = playOut(rules, begin, seating, `${seed} ${fight}`, budget === undefined ? {} : { budget });
    const winning = winner(outcome, kind);
    const won = winning === seat ? 1 : 0;
    const lost = winning === null || winning === seat ? 0 : 1;
    const rounds = roundsOf(outcome);
    const score = { fights: 1, won, lost, drawn: 1 - won - lost, rounds };
    scores[kind] = plus(scores[kind] as Score, score);
    all = plus(all, score);
    told?.(all);
  }
  return { all, share: all.won / all.fights, interval: wilson(all.won, all.fights), kinds: scores };
};
