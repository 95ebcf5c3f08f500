import { saga } from '@warmoot/rules';

/** The figures on the cards of the check. A test finds the same in the rules. */
export const CHECK_FIGURES = {
  /** SAGA-SKILL-001: what a rating runs from and to; two is an ordinary person. */
  least: 0,
  most: 10,
  ordinary: 2,
  /** SAGA-CHECK-010 */
  difficulty: 3,
  /** SAGA-CHECK-017 */
  base: 14,
} as const;

/** By how much the ratings differ. */
export const MARGINS = [-4, -2, 0, 2, 4] as const;

/** The chance at each margin, by the rules themselves. */
export const chanceAt = (margin: number) => saga.check.chanceOfSuccess(saga.edition, margin, 0);
