import { type Chance, eachDie, keptUnderKey, NEVER, type Throw } from '@warmoot/kernel';
import { chancesOf } from '../../forecast/spread.js';

/** Every die of a battle line has as many sides; a lot counts as half of them. */
const SIDES = 12n;

/** So many ways out of all that so many dice can fall. */
export interface Ways {
  readonly ways: bigint;
  readonly dice: number;
}

export const NO_WAY: Ways = { ways: 0n, dice: 0 };
export const ONE_WAY: Ways = { ways: 1n, dice: 0 };
/** WARBAND-CORE-007: either side of a lot. */
export const HALF: Ways = { ways: SIDES / 2n, dice: 1 };

const among = ({ ways, dice }: Ways, most: number): bigint =>
  most === dice ? ways : ways * SIDES ** BigInt(most - dice);

export const plus = (one: Ways, other: Ways): Ways => {
  const dice = Math.max(one.dice, other.dice);
  return { ways: among(one, dice) + among(other, dice), dice };
};
export const minus = (one: Ways, other: Ways): Ways => plus(one, { ways: 0n - other.ways, dice: other.dice });
export const times = (one: Ways, other: Ways): Ways => ({ ways: one.ways * other.ways, dice: one.dice + other.dice });

const chancesOutOf = keptUnderKey(
  'what so many dice can show is taken apart once for all chances out of it',
  (dice: number) => dice,
  (dice) => chancesOf(SIDES ** BigInt(dice)),
);

export const chanceFrom = ({ ways, dice }: Ways): Chance => (ways === 0n ? NEVER : chancesOutOf(dice)(ways));

/** How likely each of several things is, by its key. */
export type Spread<K> = ReadonlyMap<K, Ways>;

/** Adds to what is there under a key. */
export const put = <K>(spread: Map<K, Ways>, key: K, ways: Ways): void => {
  if (ways.ways <= 0n) return;
  const before = spread.get(key);
  spread.set(key, before === undefined ? ways : plus(before, ways));
};

/** Two independent numbers, added. */
export const convolved = (one: Spread<number>, other: Spread<number>): Spread<number> => {
  if (one.size === 1 && one.get(0) === ONE_WAY) return other;
  const all = new Map<number, Ways>();
  for (const [a, first] of one) for (const [b, second] of other) put(all, a + b, times(first, second));
  return all;
};

/** Adds a spread to one of what cannot be together with it. */
export const putAll = (all: Map<number, Ways>, more: Spread<number>): void => {
  for (const [key, ways] of more) put(all, key, ways);
};

export const total = (spread: Spread<unknown>): Ways => [...spread.values()].reduce(plus, NO_WAY);

/** Hits and points of a row are kept in one number. */
const HIT = 1024;
export const hitsIn = (key: number): number => Math.floor(key / HIT);
export const pointsIn = (key: number): number => key % HIT;

/** Both in one number. */
export const marked = (hits: number, points: number): number => hits * HIT + points;

/** So many hits, a point each, and nothing else. */
export const surely = (hits: number): Spread<number> => new Map([[marked(hits, hits), ONE_WAY]]);

/** In how many ways so many of some dice can be chosen. */
const choose = (from: number, some: number): bigint => {
  let ways = 1n;
  for (let i = 1; i <= some; i++) ways = (ways * BigInt(from - some + i)) / BigInt(i);
  return ways;
};

/** WARBAND-CRIT-011: how hits and points of a row are spread, from the very throw that play makes. `worth`: points of a critical. */
export const rowSpread = (thrown: Throw, worth: number): Spread<number> => {
  const dice = thrown.dice.length;
  if (dice === 0) return new Map([[0, ONE_WAY]]);
  const one = eachDie(thrown);
  const of = (result: string): bigint => {
    const { ways, of: all } = one.find((prospect) => prospect.result === result)?.chance ?? NEVER;
    return (ways * SIDES) / all;
  };
  const [critical, hit] = worth === 1 ? [0n, of('critical') + of('hit')] : [of('critical'), of('hit')];
  const miss = SIDES - critical - hit;
  const spread = new Map<number, Ways>();
  for (let criticals = 0; criticals <= (critical === 0n ? 0 : dice); criticals++)
    for (let hits = 0; hits + criticals <= dice; hits++) {
      const rest = dice - criticals - hits;
      const ways =
        choose(dice, criticals) *
        choose(dice - criticals, hits) *
        critical ** BigInt(criticals) *
        hit ** BigInt(hits) *
        miss ** BigInt(rest);
      put(spread, marked(hits + criticals, hits + criticals * worth), { ways, dice });
    }
  return spread;
};
