import { type Chance, chance, NEVER } from './chance.js';
import type { Die, Keep } from './die.js';
import { faceWorth, type Reading, type Rows, rowOf, type Throw, type ThrowResult, type Worth } from './throw.js';

/** How many of all equally likely faces give each score. */
export interface Distribution {
  readonly of: bigint;
  readonly ways: ReadonlyMap<number, bigint>;
}

/** One possible result of a throw and its exact chance. */
export interface Prospect<R = ThrowResult> {
  readonly result: R;
  readonly chance: Chance;
}

const add = (ways: Map<number, bigint>, score: number, more: bigint): void => {
  ways.set(score, (ways.get(score) ?? 0n) + more);
};

const faces = (die: Die): number[] => Array.from({ length: die.sides }, (_, i) => die.low + i * die.step);

const spread = (dice: readonly Die[], worth: Worth): Map<number, bigint> => {
  let ways = new Map([[0, 1n]]);
  dice.forEach((die, i) => {
    const next = new Map<number, bigint>();
    for (const face of faces(die)) {
      const value = faceWorth(worth, face, i);
      for (const [score, count] of ways) add(next, score + value, count);
    }
    ways = next;
  });
  return ways;
};

/** Dice that cannot be told apart: same faces, same worth. */
interface Kind {
  readonly die: Die;
  readonly index: number;
  readonly count: number;
}

const kindsOf = (dice: readonly Die[], worth: Worth): Kind[] => {
  const kinds = new Map<string, Kind>();
  dice.forEach((die, index) => {
    const from = worth.worth === 'hit' ? worth.from[index] : '';
    const key = `${die.low}/${die.sides}/${die.step}/${from}`;
    const kind = kinds.get(key);
    kinds.set(key, kind ? { ...kind, count: kind.count + 1 } : { die, index, count: 1 });
  });
  return [...kinds.values()];
};

const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
};

/** What has been dealt with so far: for each kind the dice not yet placed, the dice still to keep, and the score. */
interface Partial {
  readonly left: readonly number[];
  readonly toKeep: number;
  readonly score: number;
  readonly ways: bigint;
}

/** Goes through the faces from the end that is kept, deciding how many dice of each kind show that face. */
const keptSpread = (dice: readonly Die[], worth: Worth, keep: Keep): Map<number, bigint> => {
  const kinds = kindsOf(dice, worth);
  const values = [...new Set(kinds.flatMap((kind) => faces(kind.die)))].sort((a, b) => a - b);
  if (keep.take === 'highest') values.reverse();
  let partials = new Map<string, Partial>();
  const put = (into: Map<string, Partial>, partial: Partial): void => {
    const key = `${partial.left.join()}|${partial.toKeep}|${partial.score}`;
    const known = into.get(key);
    into.set(key, known ? { ...known, ways: known.ways + partial.ways } : partial);
  };
  put(partials, { left: kinds.map((kind) => kind.count), toKeep: keep.count, score: 0, ways: 1n });
  for (const value of values) {
    kinds.forEach((kind, k) => {
      const top = kind.die.low + (kind.die.sides - 1) * kind.die.step;
      if (value < kind.die.low || value > top || (value - kind.die.low) % kind.die.step !== 0) return;
      const gain = faceWorth(worth, value, kind.index);
      const next = new Map<string, Partial>();
      for (const partial of partials.values()) {
        const left = partial.left[k] as number;
        for (let showing = 0; showing <= left; showing++) {
          const kept = Math.min(showing, partial.toKeep);
          put(next, {
            left: partial.left.with(k, left - showing),
            toKeep: partial.toKeep - kept,
            score: partial.score + kept * gain,
            ways: partial.ways * choose(left, showing),
          });
        }
      }
      partials = next;
    });
  }
  const ways = new Map<number, bigint>();
  for (const partial of partials.values())
    if (partial.left.every((n) => n === 0)) add(ways, partial.score, partial.ways);
  return ways;
};

const MOST_CACHED = 5000;
const cache = new Map<string, Distribution>();
const byDice = new WeakMap<readonly Die[], Distribution>();

const distributionOf = (dice: readonly Die[], worth: Worth, keep: Keep | null): Distribution => {
  const plain = keep === null && worth.worth === 'face';
  const quick = plain ? byDice.get(dice) : undefined;
  if (quick !== undefined) return quick;
  const key = JSON.stringify([dice.map((die) => [die.low, die.sides, die.step]), worth, keep]);
  let known = cache.get(key);
  if (known === undefined) {
    const ways = keep === null ? spread(dice, worth) : keptSpread(dice, worth, keep);
    known = {
      of: dice.reduce((of, die) => of * BigInt(die.sides), 1n),
      ways: new Map([...ways].sort(([a], [b]) => a - b)),
    };
    if (cache.size >= MOST_CACHED) cache.clear();
    cache.set(key, known);
  }
  if (plain) byDice.set(dice, known);
  return known;
};

/** The exact distribution of the score of a throw that is read together, its `plus` included. */
export const scoresOf = (thrown: Throw): readonly Prospect<number>[] => {
  const { reading, dice } = thrown;
  if (reading.read !== 'together') return scoresOf(firstDie(thrown));
  const { of, ways } = distributionOf(dice, reading.worth, reading.keep);
  return [...ways].map(([score, count]) => ({ result: score + reading.plus, chance: chance(count, of) }));
};

/** One die of a throw in which every die counts by itself. */
const firstDie = ({ dice, reading }: Throw): Throw => ({
  dice: dice.slice(0, 1),
  reading: { read: 'together', keep: null, worth: { worth: 'face' }, plus: reading.plus, rows: reading.rows },
  tally: null,
});

const resultsOf = (rows: Rows): readonly (string | number)[] => {
  switch (rows.rows) {
    case 'atLeast':
    case 'atMost':
      return ['success', 'failure'];
    case 'bands':
      return [...new Set(rows.bands.map((band) => band.result))];
    case 'score':
      return [];
  }
};

const together = (thrown: Throw, reading: Extract<Reading, { read: 'together' }>): Prospect<string | number>[] => {
  const { of, ways } = distributionOf(thrown.dice, reading.worth, reading.keep);
  const sums = new Map<string | number, bigint>(resultsOf(reading.rows).map((result) => [result, 0n]));
  for (const [score, count] of ways) {
    const result = rowOf(reading.rows, score + reading.plus);
    sums.set(result, (sums.get(result) ?? 0n) + count);
  }
  return [...sums].map(([result, count]) => ({ result, chance: chance(count, of) }));
};

/** For a throw in which every die counts by itself: the chance of each result of one die. */
export const eachDie = (thrown: Throw): readonly Prospect<string | number>[] => {
  const one = firstDie(thrown);
  return together(one, one.reading as Extract<Reading, { read: 'together' }>);
};

/** Every result of a throw with its exact chance; they add up to one. Results that cannot come stand at 0. */
export const oddsOf = (thrown: Throw): readonly Prospect[] => {
  const { reading } = thrown;
  return reading.read === 'together'
    ? together(thrown, reading)
    : thrown.dice.reduce<Prospect<(string | number)[]>[]>(
        (rows, die) =>
          rows.flatMap((row) =>
            eachDie({ ...thrown, dice: [die] }).map(({ result, chance: p }) => ({
              result: [...row.result, result],
              chance: chance(row.chance.ways * p.ways, row.chance.of * p.of),
            })),
          ),
        [{ result: [], chance: { ways: 1n, of: 1n } }],
      );
};

export const chanceThat = (thrown: Throw, result: ThrowResult): Chance =>
  oddsOf(thrown).find((prospect) => String(prospect.result) === String(result))?.chance ?? NEVER;
