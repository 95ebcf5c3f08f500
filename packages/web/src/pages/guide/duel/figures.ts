/** The figures on the cards of the duel. A test plays the rules and finds the same. */
export const DUEL_FIGURES = {
  /** SAGA-DUEL-FOOT-009, SAGA-DUEL-FOOT-010: the squares that loser and winner may step. */
  loser: { least: 0, most: 1 },
  winner: { least: 1, most: 2 },
  /** SAGA-DUEL-FOOT-016 */
  away: -1,
  /** SAGA-DUEL-002 */
  base: 14,
  /** SAGA-DUEL-WOUND-014, SAGA-DUEL-WOUND-004 */
  head: -2,
  minors: 3,
  /** SAGA-DUEL-DEF-028: what every defence has in rounds 1 to 8. */
  weakening: [0, 0, -1, -1, -2, -2, -3, -3],
} as const;
