/** S1E-GEN-002: how many of a million have each group rating, from 0 to 10, main characters or not. */
export const EARLIER_IN_A_MILLION: readonly number[] = [
  62_500, 250_000, 375_000, 250_000, 52_000, 8_700, 1_500, 250, 40, 8, 2,
];
