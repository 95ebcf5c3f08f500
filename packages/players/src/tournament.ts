import type { AnyRules } from '@warmoot/kernel';
import { FIGHTERS } from '@warmoot/rules';
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
  /** The ready-made fighters that meet their like; all of them where none are named. */
  readonly kinds?: readonly string[];
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

/** An even fight: the same fighter on both sides. The first player has side 1 or side 2. */
const evenFight = (kind: string): { readonly setup: unknown } => ({
  setup: {
    seats: ['one', 'two'],
    side1: [{ name: 'Red', seat: 'one', like: kind }],
    side2: [{ name: 'Blue', seat: 'two', like: kind }],
  },
});

/** Even fights between two players at the rules of a duel, every kind in turn and both sides in turn. */
export const tournament = (
  rules: AnyRules,
  [first, second]: readonly [Player, Player],
  { fights, seed, kinds = Object.keys(FIGHTERS), budget, told }: TournamentOptions,
): Tournament => {
  const scores: Record<string, Score> = Object.fromEntries(kinds.map((kind) => [kind, NONE]));
  let all = NONE;
  for (let fight = 0; fight < fights; fight++) {
    const kind = kinds[fight % kinds.length] as string;
    const side = Math.floor(fight / kinds.length) % 2 === 0 ? 1 : 2;
    const seating = side === 1 ? { one: first, two: second } : { one: second, two: first };
    const played = playOut(rules, evenFight(kind), seating, `${seed} ${fight}`, budget === undefined ? {} : { budget });
    const { ending, rounds } = played.outcome as { readonly ending: string; readonly rounds: number };
    const won = ending === `side${side}` ? 1 : 0;
    const lost = ending === `side${3 - side}` ? 1 : 0;
    const score = { fights: 1, won, lost, drawn: 1 - won - lost, rounds };
    scores[kind] = plus(scores[kind] as Score, score);
    all = plus(all, score);
    told?.(all);
  }
  return { all, share: all.won / all.fights, interval: wilson(all.won, all.fights), kinds: scores };
};
