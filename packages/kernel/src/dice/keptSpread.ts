import { type Die, facesOf, type Keep } from './die.js';
import { faceWorth, type Worth } from './reading.js';

/** How many ways: plain numbers as long as they stay exact, bigints beyond. The operators are the same for both. */
export type Count = number | bigint;
export const plus = (a: Count, b: Count): Count => (a as number) + (b as number);
const times = (a: Count, b: Count): Count => (a as number) * (b as number);

/** Ways by score: `counts[0]` are the ways to score `low`, and so on upwards. */
export interface Row {
  readonly low: number;
  readonly counts: readonly Count[];
}

/** Nothing, one, and any number, in the kind of number that stays exact. */
interface Units {
  readonly zero: Count;
  readonly one: Count;
  readonly of: (many: number) => Count;
}
const PLAIN: Units = { zero: 0, one: 1, of: (many) => many };
const BIG: Units = { zero: 0n, one: 1n, of: BigInt };

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

/** Pascal's triangle, made by adding, so that it stays exact. */
const pascalUpTo = (n: number, one: Count): readonly (readonly Count[])[] => {
  const rows: Count[][] = [[one]];
  for (let row = 1; row <= n; row++) {
    const above = rows[row - 1] as Count[];
    rows.push([one, ...above.slice(1).map((count, k) => plus(count, above[k] as Count)), one]);
  }
  return rows;
};

/**
 * Goes through the faces from the end that is kept, deciding how many dice of each kind show that face. What is left
 * of each kind is written as one number, with a place for each kind; it says how many dice are still to be kept too.
 */
const keptAmongKinds = (kinds: readonly Kind[], dice: readonly Die[], worth: Worth, keep: Keep, one: Count): Row => {
  const values = [...new Set(kinds.flatMap((kind) => facesOf(kind.die)))].sort((a, b) => a - b);
  if (keep.take === 'highest') values.reverse();
  const pascal = pascalUpTo(dice.length, one);
  let size = 1;
  const places = kinds.map(({ count }) => {
    const place = size;
    size *= count + 1;
    return place;
  });
  // By what is left, the ways to each score so far.
  let partials = new Map<number, Map<number, Count>>([[size - 1, new Map([[0, one]])]]);
  const leftIn = (left: number): number =>
    kinds.reduce((sum, { count }, k) => sum + (Math.floor(left / (places[k] as number)) % (count + 1)), 0);
  for (const value of values) {
    kinds.forEach((kind, k) => {
      const top = kind.die.low + (kind.die.sides - 1) * kind.die.step;
      if (value < kind.die.low || value > top || (value - kind.die.low) % kind.die.step !== 0) return;
      const gain = faceWorth(worth, value, kind.index);
      const place = places[k] as number;
      const next = new Map<number, Map<number, Count>>();
      for (const [state, scores] of partials) {
        const left = Math.floor(state / place) % (kind.count + 1);
        const toKeep = Math.max(0, keep.count - (dice.length - leftIn(state)));
        const choose = pascal[left] as readonly Count[];
        for (let showing = 0; showing <= left; showing++) {
          const gained = Math.min(showing, toKeep) * gain;
          const after = state - showing * place;
          let into = next.get(after);
          if (into === undefined) {
            into = new Map();
            next.set(after, into);
          }
          for (const [score, ways] of scores) {
            const more = times(ways, choose[showing] as Count);
            const known = into.get(score + gained);
            into.set(score + gained, known === undefined ? more : plus(known, more));
          }
        }
      }
      partials = next;
    });
  }
  return asRow(partials.get(0) ?? new Map(), typeof one === 'bigint' ? 0n : 0);
};

const asRow = (ways: ReadonlyMap<number, Count>, zero: Count): Row => {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const score of ways.keys()) {
    low = Math.min(low, score);
    high = Math.max(high, score);
  }
  return { low, counts: Array.from({ length: high - low + 1 }, (_, i) => ways.get(low + i) ?? zero) };
};

/** The ways in which at least so many of these dice show a face, when each other one shows one of `rest` faces. */
const atLeast = (least: number, choose: readonly Count[], rest: Count, { zero, one }: Units): Count => {
  let ways = zero;
  let others = one;
  for (let showing = choose.length - 1; showing >= least; showing--) {
    ways = plus(ways, times(choose[showing] as Count, others));
    others = times(others, rest);
  }
  return ways;
};

/**
 * Dice that are all alike, as most pools are. As soon as as many as are kept have been shown, all others show any of the
 * faces that are left: so only who is kept is followed, and the work hardly grows with the dice.
 */
const keptAmongAlike = ({ die, index, count }: Kind, worth: Worth, keep: Keep, units: Units): Row => {
  const values = [...facesOf(die)];
  if (keep.take === 'highest') values.reverse();
  const most = Math.min(keep.count, count);
  const pascal = pascalUpTo(count, units.one);
  const done = new Map<number, Count>();
  const gather = (into: Map<number, Count>, score: number, ways: Count): void => {
    into.set(score, plus(into.get(score) ?? units.zero, ways));
  };
  // By how many have been shown, the ways to each score so far.
  let partials = Array.from({ length: most }, () => new Map<number, Count>());
  partials[0]?.set(0, units.one);
  values.forEach((value, nth) => {
    const gain = faceWorth(worth, value, index);
    const rest = units.of(values.length - 1 - nth);
    const next = partials.map(() => new Map<number, Count>());
    partials.forEach((scores, shown) => {
      const choose = pascal[count - shown] as readonly Count[];
      const toKeep = most - shown;
      const filling = atLeast(toKeep, choose, rest, units);
      for (const [score, ways] of scores) {
        for (let showing = 0; showing < toKeep; showing++)
          gather(
            next[shown + showing] as Map<number, Count>,
            score + showing * gain,
            times(ways, choose[showing] as Count),
          );
        gather(done, score + toKeep * gain, times(ways, filling));
      }
    });
    partials = next;
  });
  return asRow(done, units.zero);
};

/** The ways to each score of the dice that are kept. */
export const keptSpread = (dice: readonly Die[], worth: Worth, keep: Keep, one: Count): Row => {
  const kinds = kindsOf(dice, worth);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1 || keep.count === 0) return keptAmongKinds(kinds, dice, worth, keep, one);
  return keptAmongAlike(kind, worth, keep, typeof one === 'bigint' ? BIG : PLAIN);
};
