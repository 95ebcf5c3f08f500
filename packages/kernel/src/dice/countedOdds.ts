import { type Chance, chance, chancesOutOf } from './chance.js';
import { batchesOf, resultsCounted } from './counting.js';
import { facesOf } from './die.js';
import { type Prospect, rowOf, type Throw } from './reading.js';

/** Dice that cannot be told apart: how many of `of` equally likely ways give each result, for each of `count` dice. */
interface Kind {
  readonly of: number;
  readonly ways: readonly number[];
  count: number;
}

/** A die that may be thrown once more has as many ways as two dice. */
const kindsOf = (thrown: Throw, results: readonly (string | number)[]): readonly Kind[] => {
  const kinds = new Map<string, Kind>();
  for (const { batch, dice } of batchesOf(thrown)) {
    const read = JSON.stringify([batch.plus, batch.again, batch.rows]);
    for (const die of dice) {
      const key = `${die.sides}/${die.low}/${die.step}/${read}`;
      const known = kinds.get(key);
      if (known !== undefined) {
        known.count++;
        continue;
      }
      const once = results.map(() => 0);
      const kept = results.map(() => 0);
      let again = 0;
      for (const face of facesOf(die)) {
        const at = results.indexOf(rowOf(batch.rows, face + batch.plus));
        once[at] = (once[at] as number) + 1;
        if (batch.again.includes(face)) again++;
        else kept[at] = (kept[at] as number) + 1;
      }
      const ways = again === 0 ? once : kept.map((count, at) => count * die.sides + again * (once[at] as number));
      kinds.set(key, { of: again === 0 ? die.sides : die.sides ** 2, ways, count: 1 });
    }
  }
  return [...kinds.values()];
};

interface Ways {
  readonly counts: readonly number[];
  readonly ways: bigint;
}

const powers = (base: number, most: number): bigint[] => {
  const all = [1n];
  for (let n = 1; n <= most; n++) all.push((all[n - 1] as bigint) * BigInt(base));
  return all;
};

/** Pascal's triangle, made by adding, so that it stays exact. */
const pascalUpTo = (n: number): readonly (readonly bigint[])[] => {
  const rows: bigint[][] = [[1n]];
  for (let row = 1; row <= n; row++) {
    const above = rows[row - 1] as bigint[];
    rows.push([1n, ...above.slice(1).map((count, k) => count + (above[k] as bigint)), 1n]);
  }
  return rows;
};

/** Every way for alike dice to share out over the results: as many as there are ways to write their number as a sum. */
const sharesOf = ({ count, ways }: Kind): readonly Ways[] => {
  const pascal = pascalUpTo(count);
  const power = ways.map((way) => powers(way, count));
  const all: Ways[] = [];
  const counts = ways.map(() => 0);
  const last = ways.length - 1;
  const share = (at: number, left: number, soFar: bigint): void => {
    if (at === last) {
      if (left > 0 && ways[at] === 0) return;
      counts[at] = left;
      all.push({ counts: counts.slice(), ways: soFar * (power[at]?.[left] as bigint) });
      return;
    }
    const most = ways[at] === 0 ? 0 : left;
    for (let here = 0; here <= most; here++) {
      counts[at] = here;
      share(at + 1, left - here, soFar * (pascal[left]?.[here] as bigint) * (power[at]?.[here] as bigint));
    }
  };
  share(0, count, 1n);
  return all;
};

/** Two lots of dice in one throw: every share of the one beside every share of the other. */
const besides = (some: readonly Ways[], others: readonly Ways[]): readonly Ways[] => {
  const sums = new Map<string, Ways>();
  for (const one of some) {
    for (const other of others) {
      const counts = one.counts.map((count, at) => count + (other.counts[at] as number));
      const key = counts.join();
      const ways = one.ways * other.ways + (sums.get(key)?.ways ?? 0n);
      sums.set(key, { counts, ways });
    }
  }
  return [...sums.values()].sort((a, b) => byCounts(a.counts, b.counts));
};

const byCounts = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((count, i) => count !== b[i]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

const primesIn = (numbers: readonly number[]): readonly number[] => {
  const primes = new Set<number>();
  for (const number of numbers) {
    let rest = number;
    for (let by = 2; by * by <= rest; by++) {
      while (rest % by === 0) {
        primes.add(by);
        rest /= by;
      }
    }
    if (rest > 1) primes.add(rest);
  }
  return [...primes];
};

const outOf = (kinds: readonly Kind[]): ((ways: bigint) => Chance) => {
  const of = kinds.reduce((product, kind) => product * BigInt(kind.of) ** BigInt(kind.count), 1n);
  return chancesOutOf(of, primesIn(kinds.map((kind) => kind.of)));
};

/** Every way the counts may come out, with its exact chance. What cannot come is left out. */
export const countedOdds = (thrown: Throw): readonly Prospect<readonly number[]>[] => {
  const results = resultsCounted(thrown);
  const kinds = kindsOf(thrown, results);
  const chanceOf = outOf(kinds);
  const nothing: readonly Ways[] = [{ counts: results.map(() => 0), ways: 1n }];
  const all = kinds.length === 1 ? sharesOf(kinds[0] as Kind) : kinds.map(sharesOf).reduce(besides, nothing);
  return all.map(({ counts, ways }) => ({ result: counts, chance: chanceOf(ways) }));
};

/** How many dice give one of the results: the chance of none, of one, and so on. */
export const howMany = (thrown: Throw, result: string | number): readonly Prospect<number>[] => {
  const results = resultsCounted(thrown);
  const at = results.indexOf(result);
  const kinds = kindsOf(thrown, results).map(({ of, ways, count }): Kind => {
    const yes = at < 0 ? 0 : (ways[at] as number);
    return { of, count, ways: [yes, of - yes] };
  });
  const chanceOf = outOf(kinds);
  const all = kinds.map(sharesOf).reduce(besides, [{ counts: [0, 0], ways: 1n }]);
  return all.map(({ counts, ways }) => ({ result: counts[0] as number, chance: chanceOf(ways) }));
};

/** For dice that count one by one: the chance of each result for one die of a batch. */
export const oneOfBatch = (thrown: Throw, batch: number): readonly Prospect<string | number>[] => {
  const taken = batchesOf(thrown)[batch];
  if (taken === undefined || taken.dice.length === 0) return [];
  const one: Throw = {
    dice: taken.dice.slice(0, 1),
    reading: { read: 'counted', batches: [{ ...taken.batch, count: 1 }] },
    tally: null,
  };
  const results = resultsCounted(one);
  const [kind] = kindsOf(one, results) as [Kind];
  return results.map((result, at) => ({ result, chance: chance(kind.ways[at] as number, kind.of) }));
};
