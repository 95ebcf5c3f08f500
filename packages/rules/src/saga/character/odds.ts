import { both, type Chance, chance, either, keptUnderKey, NEVER, oddsOf, type Prospect } from '@warmoot/kernel';
import type { SkillGroup } from '../skills.table.js';
import { dealThrow, dealt, isFull, leftInBank, startOf } from './bank.js';
import type { GenerationEdition, Kind } from './edition.js';
import { ratingOdds } from './groupRating.js';
import { skillsIn } from './groups.js';
import { orderedBy, orderThrow } from './motives.js';
import { MOTIVE_PAIRS, RATING_PAIRS } from './motives.table.js';

type Odds = readonly Prospect<number>[];

/** Chances by number, those of the same added up. */
class Chances {
  private readonly by = new Map<number, Chance>();

  add(result: number, chance: Chance): void {
    this.by.set(result, either(this.by.get(result) ?? NEVER, chance));
  }

  /** The lowest first. */
  all(): Odds {
    return [...this.by].map(([result, chance]) => ({ result, chance })).sort((a, b) => a.result - b.result);
  }
}

/** The exact mean, as a fraction. */
export const meanOf = (odds: Odds): Chance =>
  odds.reduce((sum, { result, chance: p }) => either(sum, chance(BigInt(result) * p.ways, p.of)), NEVER);

/** The chance of this number or a higher one. */
export const chanceOfAtLeast = (odds: Odds, least: number): Chance =>
  odds.reduce((sum, { result, chance: p }) => (result >= least ? either(sum, p) : sum), NEVER);

/** SAGA-GEN-017: every group rating with its chance. */
export const groupOdds = (edition: GenerationEdition, kind: Kind): Odds => ratingOdds(edition.rating[kind]);

/** A group seen from one of its skills: the others are alike, so their order does not matter. */
const seenFromFirst = ([first, ...others]: readonly number[]): readonly number[] => [
  first as number,
  ...others.sort((a, b) => a - b),
];

/** The group after each die that counts. They are equally likely, those that are rolled again left out. */
const afterPoint = (group: readonly number[], faces: readonly number[]): readonly (readonly number[])[] => {
  const afters: (readonly number[])[] = [];
  for (const face of faces) {
    const after = dealt(group, face);
    if (after !== null) afters.push(seenFromFirst(after));
  }
  return afters;
};

/** A number that every number of dice that may count divides, up to seven. */
const SHARES = 420n;

interface Way {
  readonly group: readonly number[];
  readonly ways: bigint;
}

const afterPoints = (begun: readonly number[], points: number): readonly Way[] => {
  const faces = oddsOf(dealThrow(begun.length)).map(({ result }) => Number(result));
  let all: readonly Way[] = [{ group: begun, ways: 1n }];
  for (let left = points; left > 0; left--) {
    const next = new Map<string, Way>();
    for (const { group, ways } of all) {
      const afters = isFull(group) ? [group] : afterPoint(group, faces);
      const each = (ways * SHARES) / BigInt(afters.length);
      for (const after of afters) {
        const key = String(after);
        next.set(key, { group: after, ways: (next.get(key)?.ways ?? 0n) + each });
      }
    }
    all = [...next.values()];
  }
  return all;
};

/** A group before its points are dealt. */
interface Undealt {
  readonly rating: number;
  readonly skills: number;
  readonly below: number;
}

/** What one skill of a group comes to when the rating of the group is known. */
const skillOddsAt = keptUnderKey(
  'every way of dealing a group is walked through, which takes long and hangs on three small numbers',
  ({ rating, skills, below }: Undealt) => `${rating}/${skills}/${below}`,
  ({ rating, skills, below }): Odds => {
    const begun = Array.from({ length: skills }, () => startOf(rating, below));
    const points = leftInBank(rating, begun);
    const byRating = new Map<number, bigint>();
    for (const { group, ways } of afterPoints(begun, points)) {
      const first = group[0] as number;
      byRating.set(first, (byRating.get(first) ?? 0n) + ways);
    }
    return [...byRating].map(([result, ways]) => ({ result, chance: chance(ways, SHARES ** BigInt(points)) }));
  },
);

/** What one skill of a group comes to, with its exact chance. All skills of a group have the same. */
export const skillOdds = (edition: GenerationEdition, kind: Kind, group: SkillGroup): Odds => {
  const odds = new Chances();
  for (const { result: rating, chance: p } of groupOdds(edition, kind)) {
    if (p.ways === 0n) continue;
    const dealt = skillOddsAt({ rating, skills: skillsIn(group).length, below: edition.below });
    for (const { result, chance: then } of dealt) odds.add(result, both(p, then));
  }
  return odds.all();
};

/** SAGA-MOTIVE-022: what one motivation comes to. Each pair of ratings is as likely to be its own as any other. */
export const motiveOdds = (): Odds => {
  const odds = new Chances();
  const each = chance(1, MOTIVE_PAIRS.length);
  RATING_PAIRS.forEach((_, at) => {
    for (const { result: face, chance: p } of oddsOf(orderThrow())) {
      const [left] = orderedBy(at, Number(face));
      odds.add(left, both(each, p));
    }
  });
  return odds.all();
};

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** How many sets of motivations there are; all are equally likely. */
export const waysOfMotives = (): bigint => {
  const alike = new Map<string, number>();
  for (const pair of RATING_PAIRS) alike.set(String(pair), (alike.get(String(pair)) ?? 0) + 1);
  const placements = [...alike.values()].reduce((ways, many) => ways / factorial(many), factorial(MOTIVE_PAIRS.length));
  const swaps = RATING_PAIRS.filter(([low, high]) => (low as number) !== high).length;
  return placements * 2n ** BigInt(swaps);
};
