import { SIZES, type Size } from './pace.table.js';
import type { Played } from './played.js';

/** The middle, with a quarter of all below the first and a quarter above the last. */
export type Quartiles = readonly [number, number, number];

export interface Share {
  readonly wins: number;
  readonly of: number;
}

/** What was counted in the games of one way to play. */
export interface Figures {
  readonly games: number;
  /** The seed that all games were drawn from. */
  readonly seed: string;
  /** Whether both games of a pair had the same dice. */
  readonly dice: 'own' | 'same';
  /** Rounds, legs, days or appeals. */
  readonly rounds: Quartiles;
  /** Of one seat. */
  readonly choices: Quartiles;
  /** All choices, by their size. */
  readonly sizes: Readonly<Record<Size, number>>;
  readonly throws: Quartiles;
  /** Seconds for which one seat was shown throws and what others did. */
  readonly shown: Quartiles;
  /** How often the better player won, a draw as half a win; null where nobody wins. */
  readonly better: Share | null;
  /** How often the first side won, whoever played it. */
  readonly first: Share | null;
  /** Of so many pairs of games with sides swapped: won twice by one player, and won twice by one side. */
  readonly pairs: { readonly player: number; readonly side: number; readonly of: number } | null;
}

/** Between two neighbours the value is in proportion. */
const at = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
};

/** Rounded to whole numbers: nothing here is known better. */
export const quartiles = (all: readonly number[]): Quartiles => {
  const sorted = [...all].sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => Math.round(at(sorted, share))) as unknown as Quartiles;
};

/** A game, and which seat the better player had. */
export interface Scored extends Played {
  readonly better: string;
}

const half = (won: boolean | null): number => (won === null ? 0.5 : won ? 1 : 0);

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const sizesIn = (played: readonly Played[]): Record<Size, number> => {
  const seats = played.flatMap((one) => Object.values(one.seats));
  return Object.fromEntries(SIZES.map((size) => [size, sum(seats.map((seat) => seat.choices[size]))])) as Record<
    Size,
    number
  >;
};

/** Games come in pairs, each with sides swapped. */
const pairsIn = (games: readonly Scored[]): NonNullable<Figures['pairs']> => {
  const pairs = games.flatMap((one, nth) => (nth % 2 === 0 ? [[one, games[nth + 1]] as const] : []));
  const twice = (is: (one: Scored, other: Scored) => boolean): number =>
    pairs.filter(([one, other]) => one.won !== null && other?.won != null && is(one, other)).length;
  return {
    player: twice((one, other) => (one.won?.seat === one.better) === (other.won?.seat === other.better)),
    side: twice((one, other) => one.won?.side === other.won?.side),
    of: pairs.length,
  };
};

/** What many games come to. Without a winner there is nobody who won more often. */
export const figuresOf = (
  games: readonly Scored[],
  from: Pick<Figures, 'seed' | 'dice'>,
  hasWinner: boolean,
): Figures => {
  const asked = games.flatMap(({ seats }) =>
    Object.values(seats).filter(({ choices }) => sum(Object.values(choices)) > 0),
  );
  const of = games.length;
  return {
    games: of,
    ...from,
    rounds: quartiles(games.map(({ rounds }) => rounds)),
    choices: quartiles(asked.map(({ choices }) => sum(Object.values(choices)))),
    sizes: sizesIn(games),
    throws: quartiles(games.map(({ seats }) => Math.max(...Object.values(seats).map(({ throws }) => throws)))),
    shown: quartiles(asked.map(({ shown }) => shown)),
    better: hasWinner ? { wins: sum(games.map(({ won, better }) => half(won && won.seat === better))), of } : null,
    first: hasWinner ? { wins: sum(games.map(({ won }) => half(won && won.side === 0))), of } : null,
    pairs: hasWinner ? pairsIn(games) : null,
  };
};
