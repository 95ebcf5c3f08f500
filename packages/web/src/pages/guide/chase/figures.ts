/** The figures on the cards of a pursuit. A test finds the same in the rules. */
export const CHASE_FIGURES = {
  /** SAGA-MOVE-026 */
  caught: 0,
  away: 4,
  start: 2,
  near: 1,
  /** SAGA-MOVE-028: what a guess is worth, and the percent of equal ratings guessed and not. */
  guess: 1,
  guessed: '41.4',
  missed: '58.6',
  /** SAGA-CHECK-017 */
  base: 14,
  /** SAGA-MOVE-030 */
  legs: 3,
  spent: 1,
  difficulty: 3,
} as const;
