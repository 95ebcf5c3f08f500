import type { UnitIndex } from '../../war/indexes.js';
import { ARMOUR_DICE, WEIGHTS, type Weight } from '../battle/kinds.table.js';
import type { UnitRow } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { rowOf } from './kinds.js';
import type { DiceSum } from './reasons.table.js';

/** SORTIE-STRENGTH-001, SORTIE-STRENGTH-002: the dice of the armour. SORTIE-STRENGTH-003: it counts once. */
export const addArmour = (sum: DiceSum, weight: Weight): void => {
  const dice = ARMOUR_DICE[weight];
  if (dice > 0) sum.add(dice, 'sortie.armour', weight === 'heavy' ? 'SORTIE-STRENGTH-002' : 'SORTIE-STRENGTH-001');
};

/**
 * SORTIE-STRENGTH-004, SORTIE-STRENGTH-006: a Strength of who leads the unit. SORTIE-STRENGTH-005: both are one die, or two
 * where the table has it.
 */
export const addStrength = (sum: DiceSum, sight: SortieSight, unit: UnitIndex): void => {
  const { commander } = rowOf(sight, unit);
  if (commander === null || commander.strengths.length === 0) return;
  const dice = Math.min(new Set(commander.strengths).size, sight.given.options['sortie.bothStrengths']);
  if (dice > 0) sum.add(dice, 'sortie.strength', 'SORTIE-STRENGTH-004', commander.name ?? undefined);
};

/** SORTIE-WEAK-003: whether the last battle is no longer ago than it left penalty dice, or than there are some now. */
const hasFoughtLately = (sight: SortieSight, unit: UnitIndex): boolean => {
  const { fought } = rowOf(sight, unit);
  if (fought === null) return false;
  const byLast = sight.given.options['sortie.foughtRecently'] === 'lastBattle';
  const dice = byLast ? fought.penaltyDice : -(sight.open.floating[unit] as number);
  return dice >= 1 && fought.daysAgo <= dice;
};

/**
 * SORTIE-COMBINE-007: this much is counted of different peoples in one unit; what else they cost is entered as special dice.
 * SORTIE-WEAK-008: whether some of a unit do not speak as its leader does. Who says nothing of a language shares the
 * leader's, and a leader that of the part that stands first.
 */
const isBarred = ({ commander, parts }: UnitRow): boolean => {
  if (commander === null) return false;
  const leader = commander.speaks ?? parts[0]?.speaks ?? null;
  return parts.some(({ speaks }) => speaks !== null && leader !== null && speaks !== leader);
};

/** Section 3 of the rules. SORTIE-WEAK-009: all of them add up. */
export const addWeaknesses = (sum: DiceSum, sight: SortieSight, unit: UnitIndex): void => {
  const row = rowOf(sight, unit);
  // SORTIE-WEAK-002: the whole day's march instead of the half.
  if (row.moved === 'overHalf') sum.add(-1, 'sortie.moved', 'SORTIE-WEAK-001');
  if (row.moved === 'all') sum.add(-2, 'sortie.moved', 'SORTIE-WEAK-002');
  if (hasFoughtLately(sight, unit)) sum.add(-1, 'sortie.fought', 'SORTIE-WEAK-003');
  if (row.illPrepared) sum.add(-1, 'sortie.illPrepared', 'SORTIE-WEAK-004');
  // SORTIE-WEAK-007: nobody, or a stranger; never both.
  if (row.commander === null) sum.add(-2, 'sortie.noLeader', 'SORTIE-WEAK-005');
  else if (row.commander.stranger) sum.add(-1, 'sortie.stranger', 'SORTIE-WEAK-006');
  if (isBarred(row)) sum.add(-1, 'sortie.language', 'SORTIE-WEAK-008');
};

/**
 * SORTIE-STRENGTH-007, SORTIE-WEAK-009: the dice that a unit has in every sortie, whomever it meets. SORTIE-COMBINE-003: of
 * several kinds it has the armour of the lightest.
 */
export const standingDice =
  (sight: SortieSight, unit: UnitIndex) =>
  (sum: DiceSum): void => {
    const { parts } = rowOf(sight, unit);
    addArmour(sum, WEIGHTS.find((weight) => parts.some((part) => part.weight === weight)) ?? 'light');
    addStrength(sum, sight, unit);
    addWeaknesses(sum, sight, unit);
  };
