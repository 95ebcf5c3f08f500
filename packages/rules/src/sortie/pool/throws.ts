import { type Die, d, keptUnderKey, type Sum, sumOf, type Throw } from '@warmoot/kernel';
import { type Comparison, type Degree, MATRIX, type Maneuver } from '../battle/maneuvers.table.js';
import type { Shooting, SortieOptions } from '../battle/model.js';
import type { Reason } from './reasons.table.js';

const KEPT = 3;

export const sixSided = keptUnderKey(
  'a pool of so many dice is the same object each time, and odds are counted by it',
  (count: number) => count,
  (count): readonly Die[] => Array.from({ length: count }, () => d(6)),
);

/**
 * SORTIE-POOL-003, SORTIE-POOL-008: three dice and one more for each net die. SORTIE-POOL-004, SORTIE-POOL-005, SORTIE-POOL-009: of which
 * the three highest or the three lowest are added up. SORTIE-POOL-006, SORTIE-POOL-012: never fewer than three, and as many as there are.
 */
export const poolThrow = keptUnderKey(
  'a pool is thrown for each unit of each sortie, and is the same for the same net dice',
  (net: number) => net,
  (net): Throw =>
    net === 0
      ? sumOf(sixSided(KEPT))
      : sumOf(sixSided(KEPT + Math.abs(net)), 0, { take: net > 0 ? 'highest' : 'lowest', count: KEPT }),
);

/**
 * SORTIE-EFFECT-001, SORTIE-EFFECT-002, SORTIE-EFFECT-003: how well the higher total has won. SORTIE-EFFECT-004: the best
 * that holds, and it alone. SORTIE-EFFECT-005: so 6 against 3 is twice as much.
 */
export const degreeOf = (winner: number, loser: number): Degree =>
  winner >= 2 * loser ? 'double' : winner >= loser + 4 ? 'plus4' : 'win';

export interface SortieResult {
  /** Which of the two, in the order of the totals. */
  readonly winner: 0 | 1 | null;
  readonly degree: Degree | null;
}

const NOBODY: SortieResult = { winner: null, degree: null };

/** SORTIE-POOL-010: the higher total wins. SORTIE-POOL-011: of equal ones none, or the only one that defends. */
export const resultOf = (
  options: Pick<SortieOptions, 'sortie.ties'>,
  [mine, theirs]: readonly [number, number],
  [my, their]: readonly [Maneuver, Maneuver],
): SortieResult => {
  if (mine > theirs) return { winner: 0, degree: degreeOf(mine, theirs) };
  if (theirs > mine) return { winner: 1, degree: degreeOf(theirs, mine) };
  if (options['sortie.ties'] === 'none' || (my === 'defend') === (their === 'defend')) return NOBODY;
  return { winner: my === 'defend' ? 0 : 1, degree: 'win' };
};

/**
 * SORTIE-MATRIX-001: what two maneuvers mean to each other. SORTIE-MATRIX-003: where Attack meets Charge, the table says
 * whose the dice are.
 */
export const comparisonOf = (
  options: Pick<SortieOptions, 'sortie.attackAgainstCharge'>,
  mine: Maneuver,
  theirs: Maneuver,
): Comparison => {
  const compared = MATRIX[mine][theirs];
  const isAttackAndCharge = 'dice' in compared && mine !== theirs && isAttackOrCharge(mine) && isAttackOrCharge(theirs);
  return isAttackAndCharge ? { ...compared, for: options['sortie.attackAgainstCharge'] } : compared;
};

const isAttackOrCharge = (maneuver: Maneuver): boolean => maneuver === 'attack' || maneuver === 'charge';

/** SORTIE-ARCHER-004: what arrows must pass. */
export const TARGET = 11;

/** SORTIE-ARCHER-009, SORTIE-ARCHER-010: what the faces of the target's dice do to it. */
const LOWERS = { worth: 'listed', faces: { 1: -2, 2: -1 } } as const;
const RAISES = { worth: 'listed', faces: { 5: 1, 6: 2 } } as const;

/**
 * The dice that a target rolls against arrows, which come out as the target number. SORTIE-ARCHER-009: of penalty dice the
 * three that lower it most count. SORTIE-ARCHER-011: of bonus dice all, or three where the table has it.
 */
export const targetDice = (
  options: Pick<SortieOptions, 'sortie.archeryBonusCap'>,
  { penalty, bonus }: { readonly penalty: number; readonly bonus: number },
): Throw | null => {
  const count = penalty > 0 ? penalty : bonus;
  if (count === 0) return null;
  const isCapped = penalty > 0 || options['sortie.archeryBonusCap'] !== 'none';
  return {
    dice: sixSided(count),
    reading: {
      read: 'together',
      keep: isCapped && count > KEPT ? { take: penalty > 0 ? 'lowest' : 'highest', count: KEPT } : null,
      worth: penalty > 0 ? LOWERS : RAISES,
      plus: TARGET,
      rows: { rows: 'score' },
    },
    tally: { plus: [{ by: TARGET, what: 'sortie.target' satisfies Reason, why: 'SORTIE-ARCHER-004' }], against: [] },
  };
};

/** The target number with what made it. */
export const needed =
  (target: number) =>
  (sum: Sum): void => {
    sum.add(TARGET, 'sortie.target' satisfies Reason, 'SORTIE-ARCHER-004');
    const by = target - TARGET;
    if (by !== 0) sum.add(by, 'sortie.targetDice' satisfies Reason, by < 0 ? 'SORTIE-ARCHER-009' : 'SORTIE-ARCHER-010');
  };

export type Shots = Shooting['result'];

/**
 * What a total of the archers does. SORTIE-ARCHER-008: what does not pass the number does nothing. SORTIE-ARCHER-005,
 * SORTIE-ARCHER-006, SORTIE-ARCHER-007: by 1 to 3, by 4 or more, and twice as much, as in every Attack.
 */
export const shotOf = (total: number, needs: number): Shots => (total > needs ? degreeOf(total, needs) : 'none');
