/** 2.03: the nine pairs of motivations, left and right. */
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

export type Motive = (typeof MOTIVE_PAIRS)[number][number];

export const ALL_MOTIVES: readonly Motive[] = MOTIVE_PAIRS.flat();

/** The other motivation of its pair. */
export const other = (motive: Motive): Motive => {
  const at = ALL_MOTIVES.indexOf(motive);
  return ALL_MOTIVES[at % 2 === 0 ? at + 1 : at - 1] as Motive;
};

/** 2.03.03: the nine pairs of ratings, in the order they are handed out. */
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
