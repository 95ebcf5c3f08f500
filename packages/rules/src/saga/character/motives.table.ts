import type { Index } from '@warmoot/kernel';

/** SAGA-MOTIVE-001: the nine pairs of motivations, left and right. */
export const MOTIVE_PAIRS = [
  ['energetic', 'lazy'],
  ['forgiving', 'avenging'],
  ['honest', 'deceitful'],
  ['merciful', 'cruel'],
  ['modest', 'proud'],
  ['prudent', 'reckless'],
  ['valourous', 'cowardly'],
  ['trusting', 'independent'],
  ['generous', 'selfish'],
] as const;

/** A pair of motivations by its place in the table. */
export type PairIndex = Index<'motivePair'>;

/** A pair of ratings by its place in the order they are handed out. */
export type RatingPairIndex = Index<'ratingPair'>;

export type Motive = (typeof MOTIVE_PAIRS)[number][number];

/** All motives, pair by pair. */
export const ALL_MOTIVES: readonly Motive[] = MOTIVE_PAIRS.flat();

/** The other motivation of its pair. */
export const other = (motive: Motive): Motive => {
  const at = ALL_MOTIVES.indexOf(motive);
  return ALL_MOTIVES[at % 2 === 0 ? at + 1 : at - 1] as Motive;
};

/** SAGA-MOTIVE-021, S1E-MOTIVE-004: the nine pairs of ratings, in the order they are handed out. */
export const RATING_PAIRS = [
  [2, 10],
  [3, 9],
  [3, 9],
  [4, 8],
  [4, 8],
  [4, 8],
  [5, 7],
  [5, 7],
  [6, 6],
] as const;

/** SAGA-MOTIVE-002: what a motivation rating can be. */
export const MOTIVE_RATING = { least: 2, most: 10 } as const;

/** SAGA-MOTIVE-003: the two ratings of a pair never come to more. */
export const MOST_OF_PAIR = 12;

/** The rating of a Driving Motivation if nobody says with which rating it was given. */
export const USUAL_DRIVING = 3;
