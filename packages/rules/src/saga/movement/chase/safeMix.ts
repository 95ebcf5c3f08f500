import { both, CERTAIN, type Chance, chance, either, NEVER } from '@warmoot/kernel';
import { WAYS, type Way } from './ways.table.js';

/** Numbers that can be reckoned with: exact, or fast. */
export interface Numbers<N> {
  readonly zero: N;
  readonly one: N;
  readonly plus: (a: N, b: N) => N;
  /** Asked for only where the first is not less. */
  readonly minus: (a: N, b: N) => N;
  readonly times: (a: N, b: N) => N;
  readonly over: (a: N, b: N) => N;
  readonly isMore: (a: N, b: N) => boolean;
}

export const FRACTIONS: Numbers<Chance> = {
  zero: NEVER,
  one: CERTAIN,
  plus: either,
  minus: (a, b) => chance(a.ways * b.of - b.ways * a.of, a.of * b.of),
  times: both,
  over: (a, b) => chance(a.ways * b.of, a.of * b.ways),
  isMore: (a, b) => a.ways * b.of > b.ways * a.of,
};

export const FLOATS: Numbers<number> = {
  zero: 0,
  one: 1,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  isMore: (a, b) => a > b,
};

/** Something that the quarry can do in a leg, and what it is worth where the pursuers guess its way and where not. */
export interface Row<N> {
  readonly way: Way;
  readonly guessed: N;
  /** Never less than where they guess it. */
  readonly missed: N;
}

/** How often each side does what, so that the other can do nothing about it. */
export interface Mix<N> {
  /** What it is worth to the quarry, whatever the pursuers guess; and to them, whatever it does. */
  readonly value: N;
  /** One share for each row. */
  readonly rows: readonly N[];
  readonly guesses: Readonly<Record<Way, N>>;
}

/** How often a way must be guessed so that none of its rows is worth more than this, and by which row. */
interface Needed<N> {
  readonly at: number;
  readonly guess: N;
  /** One over what the guess costs. */
  readonly weight: N;
}

const neededFor = <N>(n: Numbers<N>, rows: readonly Row<N>[], way: Way, value: N): Needed<N> | null => {
  let most: Needed<N> | null = null;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as Row<N>;
    if (row.way !== way || !n.isMore(row.missed, value) || !n.isMore(row.missed, row.guessed)) continue;
    const weight = n.over(n.one, n.minus(row.missed, row.guessed));
    const guess = n.times(n.minus(row.missed, value), weight);
    if (most === null || n.isMore(guess, most.guess)) most = { at, guess, weight };
  }
  return most;
};

const neededAt = <N>(n: Numbers<N>, rows: readonly Row<N>[], value: N): readonly Needed<N>[] =>
  WAYS.flatMap((way) => neededFor(n, rows, way, value) ?? []);

/** What is worth the same whatever they guess is the least that the quarry can be sure of; -1 where nothing is. */
const surest = <N>(n: Numbers<N>, rows: readonly Row<N>[]): number => {
  let best = -1;
  rows.forEach(({ guessed, missed }, at) => {
    const isSure = !n.isMore(missed, guessed);
    if (isSure && (best < 0 || n.isMore(missed, (rows[best] as Row<N>).missed))) best = at;
  });
  return best;
};

/**
 * What a leg is worth as a game of two. A guess takes something from the rows of its own way and from no other, so the
 * pursuers do best to guess each way just so often that none is worth more than the rest. What that comes to is found from
 * below, as often as there are kinks, and then exactly.
 */
export const safeValue = <N>(n: Numbers<N>, rows: readonly Row<N>[]): N => {
  const sure = surest(n, rows);
  let value = sure < 0 ? n.zero : (rows[sure] as Row<N>).missed;
  for (let pass = 0; pass <= 2 * rows.length; pass++) {
    let guesses = n.zero;
    let weights = n.zero;
    for (const way of WAYS) {
      const needed = neededFor(n, rows, way, value);
      if (needed === null) continue;
      guesses = n.plus(guesses, needed.guess);
      weights = n.plus(weights, needed.weight);
    }
    if (!n.isMore(guesses, n.one)) break;
    value = n.plus(value, n.over(n.minus(guesses, n.one), weights));
  }
  return value;
};

const sum = <N>(n: Numbers<N>, all: readonly N[]): N => all.reduce(n.plus, n.zero);

/** How a leg is best played by both. */
export const safeMix = <N>(n: Numbers<N>, rows: readonly Row<N>[]): Mix<N> => {
  const value = safeValue(n, rows);
  const needed = neededAt(n, rows, value);
  const sure = surest(n, rows);
  const isSure = sure >= 0 && !n.isMore(value, (rows[sure] as Row<N>).missed);
  const weights = sum(
    n,
    needed.map(({ weight }) => weight),
  );
  const share = (at: number): N => {
    if (isSure) return at === sure ? n.one : n.zero;
    const own = needed.find((one) => one.at === at);
    return own === undefined ? n.zero : n.over(own.weight, weights);
  };
  const guesses = sum(
    n,
    needed.map(({ guess }) => guess),
  );
  // Where less is needed than there is, the rest is spread evenly.
  const rest = n.isMore(n.one, guesses) ? n.minus(n.one, guesses) : n.zero;
  const three = WAYS.map(() => n.one).reduce(n.plus);
  const guessOf = (way: Way): N => {
    const own = needed.find(({ at }) => (rows[at] as Row<N>).way === way);
    return n.plus(own?.guess ?? n.zero, n.over(rest, three));
  };
  return {
    value,
    rows: rows.map((_, at) => share(at)),
    guesses: { open: guessOf('open'), cover: guessOf('cover'), rough: guessOf('rough') },
  };
};
