/** The figures on the cards of a march. A test finds the same in the rules. */
export const MARCH_FIGURES = {
  /** SAGA-MOVE-006, SAGA-MOVE-007 */
  foot: 2,
  mounted: 4,
  open: 1,
  closed: 2,
  /** SAGA-MOVE-009: what a pace takes from the moves or adds to them, and what it does to Hide and Notice. */
  pace: 1,
  /** SAGA-CHECK-017 */
  base: 14,
  /** SAGA-MOVE-011 */
  weary: 3,
  /** SAGA-MOVE-012: for how many days a food object lasts, and how many waterskins a day takes. */
  food: 2,
  skins: 2,
  /** SAGA-MOVE-024: what the approach that the watchers mark is worth to them; any other costs them as much. */
  marked: 1,
} as const;
