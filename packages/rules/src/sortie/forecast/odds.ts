import { type Chance, chance, keptUnderKey, scoresOf } from '@warmoot/kernel';
import type { Maneuver } from '../battle/maneuvers.table.js';
import type { SortieOptions } from '../battle/model.js';
import { poolThrow, resultOf, type SortieResult } from '../pool/throws.js';

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
  readonly of: bigint;
}
const LEAST = 3;
const MOST = 18;

const totalsOf = keptUnderKey(
  'the totals of a pool hang on its net dice alone, and 25 comparisons share a few',
  (net: number) => net,
  (net): Totals => {
    const pool = poolThrow(net);
    const of = 6n ** BigInt(pool.dice.length);
    const ways = Array.from({ length: MOST - LEAST + 1 }, () => 0n);
    for (const { result, chance: p } of scoresOf(pool)) ways[result - LEAST] = p.ways * (of / p.of);
    return { ways, of };
  },
);

interface Joint {
  readonly nets: readonly [mine: number, theirs: number];
  readonly options: Pick<SortieOptions, 'sortie.ties'>;
  readonly maneuvers: readonly [mine: Maneuver, theirs: Maneuver];
}

const tieOf = ({ options, maneuvers }: Joint): Part => partOf(resultOf(options, [LEAST, LEAST], maneuvers));

/** The odds of a sortie between two pools, counted from the throws themselves and read by the rule that play reads. */
export const oddsBetween = keptUnderKey(
  'the odds of a sortie hang on two net dice and on who wins ties',
  (joint: Joint) => `${joint.nets[0]} ${joint.nets[1]} ${tieOf(joint)}`,
  ({ nets, options, maneuvers }): SortieOdds => {
    const [mine, theirs] = [totalsOf(nets[0]), totalsOf(nets[1])];
    const sums = new Map<Part, bigint>(PARTS.map((part) => [part, 0n]));
    mine.ways.forEach((some, my) => {
      // What the enemy's totals come to against this one, and only then how often this one comes.
      const against = new Map<Part, bigint>();
      theirs.ways.forEach((others, their) => {
        const part = partOf(resultOf(options, [LEAST + my, LEAST + their], maneuvers));
        against.set(part, (against.get(part) ?? 0n) + others);
      });
      for (const [part, ways] of against) sums.set(part, (sums.get(part) as bigint) + some * ways);
    });
    const of = mine.of * theirs.of;
    const all = (parts: readonly Part[]): Chance =>
      chance(
        parts.reduce((sum, part) => sum + (sums.get(part) as bigint), 0n),
        of,
      );
    return {
      parts: Object.fromEntries(PARTS.map((part) => [part, all([part])])) as Record<Part, Chance>,
      wins: [all(wonBy(0)), all(wonBy(1))],
    };
  },
);

export interface Margin {
  /** By how much this unit's total is ahead; below 0 the enemy's is. */
  readonly by: number;
  readonly chance: Chance;
}

/** The exact chance of every difference of two totals, from −15 to 15. */
export const marginsOf = (netMine: number, netTheirs: number): readonly Margin[] => {
  const [mine, theirs] = [totalsOf(netMine), totalsOf(netTheirs)];
  const widest = MOST - LEAST;
  return Array.from({ length: 2 * widest + 1 }, (_, nth) => {
    const by = nth - widest;
    const ways = mine.ways.reduce((sum, some, my) => sum + some * (theirs.ways[my - by] ?? 0n), 0n);
    return { by, chance: chance(ways, mine.of * theirs.of) };
  });
};
