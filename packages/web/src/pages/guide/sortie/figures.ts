import { sortie } from '@warmoot/rules';

/** The figures on the cards of sortie. What no table of the rules holds, a test finds by playing them. */
export const SORTIE_FIGURES = {
  /** SORTIE-ROUND-006 */
  start: 4,
  /** SORTIE-ROUND-004: over how many half moves each may charge. */
  foot: 1,
  horse: 2,
  /** SORTIE-POOL-003 */
  dice: 3,
  /** SORTIE-STRENGTH-002, SORTIE-STRENGTH-004, SORTIE-WEAK-001 */
  armour: sortie.ARMOUR_DICE.heavy,
  commander: 1,
  march: -1,
  /** SORTIE-FLOAT-002, SORTIE-FLOAT-004: what a level gives a unit, and what its commander's gives it. */
  level: 2,
  levelDice: 4,
  commanderDice: 3,
  /** SORTIE-EFFECT-002 */
  four: 4,
  /** SORTIE-ARCHER-001, SORTIE-ARCHER-004, SORTIE-ARCHER-005, SORTIE-ARCHER-006 */
  range: 4,
  target: sortie.TARGET,
  hit: 1,
  hard: 2,
} as const;
