// The tables of the bare loop, written by hand from the ledger.

export const [ATTACK, DEFEND, RETREAT, CHARGE, FLANK] = [0, 1, 2, 3, 4] as const;
export const WIN = 0;
const [PLUS4, DOUBLE] = [1, 2] as const;

const X = -1;
/** SORTIE-MATRIX-001: by one's own maneuver and the other's, the dice of who uses it; −1 where nobody rolls. */
const MATRIX = [
  [0, 0, 0, 2, 0],
  [1, 0, X, 3, 2],
  [2, X, X, 1, 2],
  [0, 0, 0, 0, 0],
  [1, 0, 0, 3, X],
].flat();
export const comparedDice = (mine: number, theirs: number): number => MATRIX[mine * 5 + theirs]!;

/** SORTIE-EFFECT-007 to SORTIE-EFFECT-016, by maneuver and column: what the winner gains, and what the loser loses. */
const GAINS = [0, 1, 1, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const LOSES = [1, 2, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 2];
export const gainOf = (maneuver: number, degree: number): number => GAINS[maneuver * 3 + degree]!;
export const lossOf = (maneuver: number, degree: number): number => LOSES[maneuver * 3 + degree]!;
export const finishes = (maneuver: number, degree: number): boolean =>
  (maneuver === ATTACK && degree === DOUBLE) || (maneuver === CHARGE && degree === PLUS4);
export const destroys = (maneuver: number, degree: number): boolean => maneuver === CHARGE && degree === DOUBLE;
export const flanks = (maneuver: number, degree: number): boolean => maneuver === FLANK && degree !== WIN;

/** SORTIE-EFFECT-001 to SORTIE-EFFECT-005 */
export const degreeOf = (winner: number, loser: number): number =>
  winner >= 2 * loser ? DOUBLE : winner >= loser + 4 ? PLUS4 : WIN;

/** SORTIE-SITUATION-001 to SORTIE-SITUATION-007 */
export const sizeDice = (mine: number, theirs: number): number => {
  if (4 * mine < 5 * theirs) return 0;
  if (2 * mine < 3 * theirs) return 1;
  if (mine < 2 * theirs) return 2;
  if (mine < 3 * theirs) return 3;
  if (mine < 5 * theirs) return 4;
  return mine < 9 * theirs ? 5 : 6;
};

export const [LIGHT, HEAVY] = [0, 2] as const;
const MEDIUM = 1;
export const WEIGHTS = { light: LIGHT, medium: MEDIUM, heavy: HEAVY } as const;
/** SORTIE-SITUATION-014: what the ground is to cavalry: against infantry, against cavalry. */
export const GROUNDS = { clear: [2, 0], open: [1, 0], ordinary: [0, 0], cluttered: [-1, -1], rough: [-2, -2] } as const;
/** SORTIE-UNIT-003: infantry, then cavalry, the lightest first. */
export const SPEEDS = [3, 2, 1, 6, 5, 4];
