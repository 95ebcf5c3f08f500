import { type Chance, chancesOutOf, keptUnderKey, scoresOf } from '@warmoot/kernel';
import { DEGREES, type Degree, type Maneuver } from '../battle/maneuvers.table.js';
import type { SortieOptions } from '../battle/model.js';
import { degreeOf, poolThrow, resultOf, type SortieResult } from '../pool/throws.js';

/** The seven ways in which a sortie comes out, from this unit's best to its worst. */
export const PARTS = [
  'mineDouble',
  'minePlus4',
  'mineWin',
  'equal',
  'theirsWin',
  'theirsPlus4',
  'theirsDouble',
] as const;
export type Part = (typeof PARTS)[number];

/** How likely each result between two units is. */
export interface SortieOdds {
  /** The exact chance of each; together they are one. */
  readonly parts: Readonly<Record<Part, Chance>>;
  /** That this unit wins, and that the enemy does. */
  readonly wins: readonly [mine: Chance, theirs: Chance];
}

/** Which result each part stands for. */
export const RESULTS: Readonly<Record<Part, SortieResult>> = {
  mineDouble: { winner: 0, degree: 'double' },
  minePlus4: { winner: 0, degree: 'plus4' },
  mineWin: { winner: 0, degree: 'win' },
  equal: { winner: null, degree: null },
  theirsWin: { winner: 1, degree: 'win' },
  theirsPlus4: { winner: 1, degree: 'plus4' },
  theirsDouble: { winner: 1, degree: 'double' },
};

const partOf = ({ winner, degree }: SortieResult): Part =>
  PARTS.find((part) => RESULTS[part].winner === winner && RESULTS[part].degree === degree) ?? 'equal';

const wonBy = (winner: 0 | 1): readonly Part[] => PARTS.filter((part) => RESULTS[part].winner === winner);

/** In how many ways a pool comes to each total, from 3 to 18. SORTIE-POOL-009 */
interface Totals {
  readonly ways: readonly bigint[];
  /** The ways to all totals before each, and at the end to all of them. */
  readonly before: readonly bigint[];
  readonly of: bigint;
}
const LEAST = 3;
const MOST = 18;
const TOTALS = Array.from({ length: MOST - LEAST + 1 }, (_, nth) => LEAST + nth);

const totalsOf = keptUnderKey(
  'the totals of a pool hang on its net dice alone, and 25 comparisons share a few',
  (net: number) => net,
  (net): Totals => {
    const pool = poolThrow(net);
    const of = 6n ** BigInt(pool.dice.length);
    const ways = TOTALS.map(() => 0n);
    for (const { result, chance: p } of scoresOf(pool)) ways[result - LEAST] = p.ways * (of / p.of);
    const before = [0n];
    for (const some of ways) before.push((before.at(-1) as bigint) + some);
    return { ways, before, of };
  },
);

/** Chances among all the ways of two pools, which are so many sixes multiplied. */
const outOf = (mine: Totals, theirs: Totals): ((ways: bigint) => Chance) => chancesOutOf(mine.of * theirs.of, [2, 3]);

interface Rule {
  readonly options: Pick<SortieOptions, 'sortie.ties'>;
  readonly maneuvers: readonly [mine: Maneuver, theirs: Maneuver];
}

interface Joint extends Rule {
  readonly nets: readonly [mine: number, theirs: number];
}

const partAt = ({ options, maneuvers }: Rule, mine: number, theirs: number): Part =>
  partOf(resultOf(options, [LEAST + mine, LEAST + theirs], maneuvers));

/** What equal totals come to: all that odds know of options and maneuvers. */
const tieOf = (rule: Rule): Part => partAt(rule, 0, 0);

/** Totals of the enemy, one after another, that come to the same part against one of this unit's. */
interface Stretch {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** By this unit's total: what all totals of the enemy come to. */
const stretchesOf = keptUnderKey('which part two totals come to hangs on who wins ties', tieOf, (rule: Rule) =>
  TOTALS.map((_, mine): readonly Stretch[] => {
    const parts = TOTALS.map((_total, theirs) => partAt(rule, mine, theirs));
    const starts = TOTALS.flatMap((_total, at) => (at > 0 && parts[at] === parts[at - 1] ? [] : [at]));
    return starts.map((from, nth) => ({ part: parts[from] as Part, from, to: starts[nth + 1] ?? TOTALS.length }));
  }),
);

/** The odds of a sortie between two pools, counted from the throws themselves and read by the rule that play reads. */
export const oddsBetween = keptUnderKey(
  'the odds of a sortie hang on two net dice and on who wins ties',
  (joint: Joint) => `${joint.nets[0]} ${joint.nets[1]} ${tieOf(joint)}`,
  (joint): SortieOdds => {
    const [mine, theirs] = [totalsOf(joint.nets[0]), totalsOf(joint.nets[1])];
    const sums = Object.fromEntries(PARTS.map((part) => [part, 0n])) as Record<Part, bigint>;
    const upTo = (total: number): bigint => theirs.before[total] as bigint;
    stretchesOf(joint).forEach((stretches, my) => {
      const some = mine.ways[my] as bigint;
      for (const { part, from, to } of stretches) sums[part] += some * (upTo(to) - upTo(from));
    });
    const chanceOf = outOf(mine, theirs);
    const any = (parts: readonly Part[]): Chance => chanceOf(parts.reduce((sum, part) => sum + sums[part], 0n));
    return {
      parts: Object.fromEntries(PARTS.map((part) => [part, any([part])])) as Record<Part, Chance>,
      wins: [any(wonBy(0)), any(wonBy(1))],
    };
  },
);

/** A difference between two totals, and how likely it is. */
export interface Margin {
  /** By how much this unit's total is ahead; below 0 the enemy's is. */
  readonly by: number;
  readonly chance: Chance;
  /** How it is won by so much: the same difference may be twice the other total, and may not. Empty where it is none. */
  readonly cut: readonly { readonly degree: Degree; readonly chance: Chance }[];
}

/** The exact chance of every difference of two totals, from −15 to 15, cut by degree. */
export const marginsOf = (netMine: number, netTheirs: number): readonly Margin[] => {
  const [mine, theirs] = [totalsOf(netMine), totalsOf(netTheirs)];
  const chanceOf = outOf(mine, theirs);
  const widest = MOST - LEAST;
  return Array.from({ length: 2 * widest + 1 }, (_, nth) => {
    const by = nth - widest;
    const cut = new Map<Degree, bigint>(DEGREES.map((degree) => [degree, 0n]));
    let all = 0n;
    mine.ways.forEach((some, my) => {
      const ways = some * (theirs.ways[my - by] ?? 0n);
      all += ways;
      const [higher, lower] = [LEAST + Math.max(my, my - by), LEAST + Math.min(my, my - by)];
      if (by !== 0 && ways > 0n) cut.set(degreeOf(higher, lower), (cut.get(degreeOf(higher, lower)) as bigint) + ways);
    });
    return {
      by,
      chance: chanceOf(all),
      cut: [...cut].flatMap(([degree, ways]) => (ways === 0n ? [] : [{ degree, chance: chanceOf(ways) }])),
    };
  });
};
