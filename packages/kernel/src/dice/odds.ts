import { both, CERTAIN, type Chance, chance, NEVER } from './chance.js';
import { countedOdds, oneOfBatch } from './countedOdds.js';
import { resultsNamed } from './counting.js';
import type { Die, Keep } from './die.js';
import { type Count, keptSpread, plus, type Row } from './keptSpread.js';
import {
  FACE,
  faceWorth,
  type Prospect,
  type Reading,
  rowOf,
  type Throw,
  type ThrowResult,
  type Worth,
} from './reading.js';

/** How many of all equally likely faces give each score. */
export interface Distribution {
  readonly of: number | bigint;
  readonly low: number;
  readonly counts: readonly (number | bigint)[];
}

const spread = (dice: readonly Die[], worth: Worth, one: Count): Row => {
  const zero = typeof one === 'bigint' ? 0n : 0;
  let low = 0;
  let counts: Count[] = [one];
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as Die;
    const values: number[] = [];
    for (let nth = 0; nth < die.sides; nth++) values.push(faceWorth(worth, die.low + nth * die.step, i));
    const least = values.reduce((a, b) => Math.min(a, b));
    const most = values.reduce((a, b) => Math.max(a, b));
    const next: Count[] = [];
    for (let n = counts.length + most - least; n > 0; n--) next.push(zero);
    for (let v = 0; v < values.length; v++) {
      const shift = (values[v] as number) - least;
      for (let at = 0; at < counts.length; at++)
        next[at + shift] = plus(next[at + shift] as Count, counts[at] as Count);
    }
    low += least;
    counts = next;
  }
  return { low, counts };
};

const keyOf = (dice: readonly Die[], worth: Worth, keep: Keep | null): string => {
  let key = keep === null ? '' : `${keep.take}${keep.count}`;
  let same = 0;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as Die;
    same++;
    const next = dice[i + 1];
    const alike =
      next !== undefined &&
      next.low === die.low &&
      next.sides === die.sides &&
      next.step === die.step &&
      (worth.worth !== 'hit' || worth.from[i] === worth.from[i + 1]);
    if (alike) continue;
    key += `,${same}*${die.low}/${die.sides}/${die.step}`;
    if (worth.worth === 'hit') key += `>${worth.from[i]}`;
    same = 0;
  }
  return worth.worth === 'listed' ? key + JSON.stringify(worth.faces) : key;
};

const MOST_CACHED = 5000;
const cache = new Map<string, Distribution>();
const byDice = new WeakMap<readonly Die[], Distribution>();

const distributionOf = (dice: readonly Die[], worth: Worth, keep: Keep | null): Distribution => {
  const plain = keep === null && worth.worth === 'face';
  const quick = plain ? byDice.get(dice) : undefined;
  if (quick !== undefined) return quick;
  const key = keyOf(dice, worth, keep);
  let known = cache.get(key);
  if (known === undefined) {
    const about = dice.reduce((of, die) => of * die.sides, 1);
    const exact = about <= Number.MAX_SAFE_INTEGER;
    const one = exact ? 1 : 1n;
    const ways = keep === null ? spread(dice, worth, one) : keptSpread(dice, worth, keep, one);
    known = {
      of: exact ? about : dice.reduce((of, die) => of * BigInt(die.sides), 1n),
      ...ways,
    };
    if (cache.size >= MOST_CACHED) cache.clear();
    cache.set(key, known);
  }
  if (plain) byDice.set(dice, known);
  return known;
};

/** The exact distribution of the score of a throw, its `plus` included; of one die where dice count one by one. */
export const scoresOf = (thrown: Throw): readonly Prospect<number>[] => {
  const { reading, dice } = thrown;
  if (reading.read !== 'together') return scoresOf(oneDie(thrown, 0));
  const { of, low, counts } = distributionOf(dice, reading.worth, reading.keep);
  return counts.flatMap((count, i) =>
    Number(count) === 0 ? [] : [{ result: low + i + reading.plus, chance: chance(count, of) }],
  );
};

/** One die of a throw in which dice count one by one. */
const oneDie = ({ dice, reading }: Throw, die: number): Throw => {
  const { plus, rows } = reading.read === 'counted' ? (reading.batches[0] ?? NO_ROWS) : reading;
  return {
    dice: dice.slice(die, die + 1),
    reading: { read: 'together', keep: null, worth: FACE, plus, rows },
    tally: null,
  };
};

const NO_ROWS = { plus: 0, rows: { rows: 'score' } } as const;

const together = (thrown: Throw, reading: Extract<Reading, { read: 'together' }>): Prospect<string | number>[] => {
  const { of, low, counts } = distributionOf(thrown.dice, reading.worth, reading.keep);
  const zero = typeof of === 'bigint' ? 0n : 0;
  const sums = new Map<string | number, Count>(resultsNamed(reading.rows).map((result) => [result, zero]));
  if (reading.rows.rows === 'atLeast' || reading.rows.rows === 'atMost') {
    // The common case, without a look into the table for every score.
    let success = zero as Count;
    let failure = zero as Count;
    const from = low + reading.plus;
    for (let i = 0; i < counts.length; i++) {
      if (rowOf(reading.rows, from + i) === 'success') success = plus(success, counts[i] as Count);
      else failure = plus(failure, counts[i] as Count);
    }
    return [
      { result: 'success', chance: chance(success, of) },
      { result: 'failure', chance: chance(failure, of) },
    ];
  }
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i] as Count;
    if (Number(count) === 0) continue;
    const result = rowOf(reading.rows, low + i + reading.plus);
    sums.set(result, plus(sums.get(result) ?? zero, count));
  }
  return [...sums].map(([result, count]) => ({ result, chance: chance(count, of) }));
};

/** For a throw in which dice count one by one: the chance of each result of one die, or of one die of a batch. */
export const eachDie = (thrown: Throw, nth = 0): readonly Prospect<string | number>[] => {
  if (thrown.reading.read === 'counted') return oneOfBatch(thrown, nth);
  const one = oneDie(thrown, nth);
  return together(one, one.reading as Extract<Reading, { read: 'together' }>);
};

/** Every order of results. There are as many as the results of a die, multiplied by themselves for every die. */
const inOrder = (thrown: Throw): readonly Prospect[] =>
  thrown.dice.reduce<Prospect<(string | number)[]>[]>(
    (rows, _, die) =>
      rows.flatMap((row) =>
        eachDie(thrown, die).map(({ result, chance: p }) => ({
          result: [...row.result, result],
          chance: both(row.chance, p),
        })),
      ),
    [{ result: [], chance: CERTAIN }],
  );

/**
 * Every result of a throw with its exact chance; they add up to one. Results that cannot come stand at 0, or are left
 * out where dice are counted. Where the order of dice does not matter, a throw is counted, not read die by die: the
 * work then grows with a power of the number of dice and not with a power to it.
 */
export const oddsOf = (thrown: Throw): readonly Prospect[] => {
  const { reading } = thrown;
  switch (reading.read) {
    case 'together':
      return together(thrown, reading);
    case 'each':
      return inOrder(thrown);
    case 'counted':
      return countedOdds(thrown);
  }
};

/** The chance of one result. Die by die it is the product of what each die must show: no order is listed. */
export const chanceThat = (thrown: Throw, result: ThrowResult): Chance => {
  if (thrown.reading.read === 'each' && Array.isArray(result)) {
    if (result.length !== thrown.dice.length) return NEVER;
    return result.reduce<Chance>((all, one, die) => both(all, chanceIn(eachDie(thrown, die), one)), CERTAIN);
  }
  return chanceIn(oddsOf(thrown), result);
};

const chanceIn = (odds: readonly Prospect[], result: ThrowResult): Chance =>
  odds.find((prospect) => String(prospect.result) === String(result))?.chance ?? NEVER;
