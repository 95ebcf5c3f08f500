/**
 * 1.03.01, SAGA-GEN-017: how many of a million have each group rating, from 0 to 10, of those who are no main
 * characters. SAGA-GEN-018: they add up to a million.
 */
export const OTHERS_IN_A_MILLION: readonly number[] = [
  62_500, 250_000, 375_000, 250_000, 52_000, 8_700, 1_500, 250, 42, 7, 1,
];
