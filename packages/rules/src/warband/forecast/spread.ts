import { CERTAIN, type Chance, chancesOutOf, eachDie, NEVER, type Throw } from '@warmoot/kernel';

/**
 * How likely each number of points is, in ways out of `of`: `any` of all that can fall, `plain` of that without a critical.
 * Numbers of ways are added and multiplied exactly; chances are made of them at the end.
 */
export interface Spread {
  readonly of: bigint;
  readonly any: readonly bigint[];
  readonly plain: readonly bigint[];
}

/** So many points and nothing else. */
export const surely = (points: number): Spread => {
  const ways = Array.from({ length: points + 1 }, (_none, at) => (at === points ? 1n : 0n));
  return { of: 1n, any: ways, plain: ways };
};

/** Of so many alike dice, in how many ways each number of them does something that one does in `yes` of its ways. */
const shared = (dice: number, yes: bigint, no: bigint): readonly bigint[] => {
  const ways: bigint[] = [];
  let choose = 1n;
  for (let hits = 0; hits <= dice; hits++) {
    ways.push(choose * yes ** BigInt(hits) * no ** BigInt(dice - hits));
    choose = (choose * BigInt(dice - hits)) / BigInt(hits + 1);
  }
  return ways;
};

/** What one die of a throw does, in ways out of its sides. */
const waysOfOne = (thrown: Throw, sides: bigint): ((result: string) => bigint) => {
  const one = eachDie(thrown);
  return (result) => {
    const { ways, of } = one.find((prospect) => prospect.result === result)?.chance ?? NEVER;
    return (ways * sides) / of;
  };
};

/** WARBAND-CRIT-004, WARBAND-MELEE-008: the points of a row, from the very throw that play makes. */
export const spreadOf = (thrown: Throw): Spread => {
  const dice = thrown.dice.length;
  if (dice === 0) return surely(0);
  const sides = BigInt(thrown.dice[0]?.sides ?? 1);
  const ways = waysOfOne(thrown, sides);
  const [critical, hit] = [ways('critical'), ways('hit')];
  const nothing = sides - critical - hit;
  return {
    of: sides ** BigInt(dice),
    any: shared(dice, critical + hit, nothing),
    plain: shared(dice, hit, nothing),
  };
};

/** WARBAND-RANGED-014: how many dice of a row strike an ally. */
export const strayOf = (thrown: Throw): Spread => {
  const sides = BigInt(thrown.dice[0]?.sides ?? 1);
  const ally = waysOfOne(thrown, sides)('ally');
  const any = shared(thrown.dice.length, ally, sides - ally);
  return { of: sides ** BigInt(thrown.dice.length), any, plain: any };
};

const convolved = (some: readonly bigint[], others: readonly bigint[]): readonly bigint[] => {
  const all = Array.from({ length: some.length + others.length - 1 }, () => 0n);
  for (const [at, one] of some.entries())
    for (const [by, other] of others.entries()) all[at + by] = (all[at + by] as bigint) + one * other;
  return all;
};

/** Two rows together. */
export const besides = (one: Spread, other: Spread): Spread => ({
  of: one.of * other.of,
  any: convolved(one.any, other.any),
  plain: convolved(one.plain, other.plain),
});

/** Fewer points: `first` of them cancel one of a critical, `then` one of any kind, as far as there are some. */
export const spared = ({ of, any, plain }: Spread, helmet: boolean, others: number): Spread => {
  const left = Array.from({ length: any.length }, () => 0n);
  const put = (points: number, ways: bigint): void => {
    const at = Math.max(0, points);
    left[at] = (left[at] as bigint) + ways;
  };
  for (const [points, all] of any.entries()) {
    const without = plain[points] as bigint;
    put(points - others, without);
    put(points - others - (helmet ? 1 : 0), all - without);
  }
  return { of, any: left, plain: left };
};

/** Chances from ways out of a power of twelve. */
export const chancesOf = (of: bigint): ((ways: bigint) => Chance) => {
  const chance = chancesOutOf(of, [2, 3]);
  return (ways) => (ways === of ? CERTAIN : chance(ways));
};

export const sumOfWays = (ways: readonly bigint[]): bigint => ways.reduce((sum, some) => sum + some, 0n);
