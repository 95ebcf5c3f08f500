import type { Race } from './race.js';
import type { Target } from './section.js';
import { type Summary, summaryOf } from './statistics.js';

export interface Standing {
  readonly rival: string;
  readonly perSecond: Summary;
  readonly microseconds: number;
  /** Whether the figure was reckoned from a part of the work, because all of it would take too long. */
  readonly fromPart: boolean;
}

/** Reached the aim, only the floor, or not even that. */
export type Reached = 'aim' | 'floor' | 'missed';

export interface Verdict {
  readonly target: Target;
  /** The ratio within each round, or the microseconds. */
  readonly found: Summary;
  /** The ratio of each one's best round, or the microseconds of the best: what a quiet machine would show. */
  readonly best: number;
  readonly reached: Reached;
}

const ratesOf = ({ section, rates }: Race, rival: string): readonly number[] => {
  const found = rates.get(rival);
  if (found === undefined) throw new Error(`${section.name}: a target names ${rival}, which is no rival there`);
  return found;
};

export const standingsOf = (race: Race): readonly Standing[] =>
  race.section.entrants.map(({ name, fromPart = false }) => {
    const perSecond = summaryOf(ratesOf(race, name));
    return { rival: name, perSecond, microseconds: 1e6 / perSecond.median, fromPart };
  });

const judge = (race: Race, target: Target): Verdict => {
  const rates = ratesOf(race, target.of);
  if (target.target === 'within') {
    const found = summaryOf(rates.map((rate) => 1e6 / rate));
    const reached = found.median <= target.microseconds ? 'aim' : 'missed';
    return { target, found, best: 1e6 / Math.max(...rates), reached };
  }
  const others = ratesOf(race, target.against);
  const found = summaryOf(rates.map((rate, round) => rate / others[round]!));
  const best = Math.max(...rates) / Math.max(...others);
  const { aim, floor = aim } = target;
  return { target, found, best, reached: found.median >= aim ? 'aim' : found.median >= floor ? 'floor' : 'missed' };
};

export const verdictsOf = (race: Race): readonly Verdict[] => race.section.targets.map((target) => judge(race, target));
