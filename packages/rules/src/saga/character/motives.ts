import { d, dz, shape, sumOf, type Throw } from '@warmoot/kernel';
import {
  ALL_MOTIVES,
  MOST_OF_PAIR,
  MOTIVE_PAIRS,
  MOTIVE_RATING,
  type Motive,
  type PairIndex,
  RATING_PAIRS,
  type RatingPairIndex,
} from './motives.table.js';

/** A rating for each of the 18 motivations. SAGA-MOTIVE-004: it is its strength, wherever one is asked for. */
export type Motives = Readonly<Record<Motive, number>>;

/** The pairs of motivations that have no ratings yet, in table order. */
export const unassigned = (placed: readonly PairIndex[]): readonly PairIndex[] =>
  MOTIVE_PAIRS.map((_, pair) => pair).filter((pair) => !placed.includes(pair));

// SAGA-MOTIVE-024: a d10 for the first, where 0 is rolled again; then a die with a face for each pair that is left.
export const placementThrow = (placed: readonly PairIndex[]): Throw =>
  sumOf([placed.length === 0 ? dz(10) : d(unassigned(placed).length)]);

/** SAGA-MOTIVE-023: the pair that a placement die names; null where it is rolled again. */
export const placedBy = (placed: readonly PairIndex[], face: number): PairIndex | null =>
  face === 0 ? null : (unassigned(placed)[face - 1] as PairIndex);

// SAGA-MOTIVE-026: half the faces of a d8 swap.
export const orderThrow = (): Throw => sumOf([d(8)]);

const isSwap = (face: number): boolean => face % 2 === 0;

/** SAGA-MOTIVE-025: the ratings of left and right after the order die; `at` counts the pairs of ratings. */
export const orderedBy = (at: RatingPairIndex, face: number): readonly [left: number, right: number] => {
  const [low, high] = RATING_PAIRS[at] as readonly [number, number];
  return isSwap(face) ? [high, low] : [low, high];
};

/** A pair of motivations that comes to more than it may; null where none does. */
export const pairTooHigh = (
  motives: Motives,
): { readonly left: Motive; readonly right: Motive; readonly sum: number } | null => {
  for (const [left, right] of MOTIVE_PAIRS) {
    const sum = motives[left] + motives[right];
    if (sum > MOST_OF_PAIR) return { left, right, sum };
  }
  return null;
};

/**
 * SAGA-MOTIVE-028, SAGA-MOTIVE-029, S1E-MOTIVE-005: the side of a pair to play when in doubt; null where both are equal
 * and one chooses.
 */
export const strongerSide = (motives: Motives, pair: PairIndex): Motive | null => {
  const [left, right] = MOTIVE_PAIRS[pair] as (typeof MOTIVE_PAIRS)[number];
  if (motives[left] === motives[right]) return null;
  return motives[left] > motives[right] ? left : right;
};

/** Ratings of all eighteen. */
const motiveRating = shape.integer(MOTIVE_RATING.least, MOTIVE_RATING.most);
export const motivesShape = shape.record(
  Object.fromEntries(ALL_MOTIVES.map((motive) => [motive, motiveRating])) as Record<Motive, typeof motiveRating>,
);
