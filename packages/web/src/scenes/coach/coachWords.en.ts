/** What stands round every rule that is explained as it comes up. */
export const COACH = {
  heard: 'Explained above what is asked: {title}.',
  stands: '{rule} in the rulebook',
  understood: 'Understood',
  noMore: 'No more of these',
  unfold: 'Why it matters',
  fold: 'Fold',
} as const;
