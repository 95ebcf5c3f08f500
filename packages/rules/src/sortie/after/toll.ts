import type { Rated } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { sideOf } from '../../war/roster/roster.js';
import { otherSide } from '../../war/roster/sides.js';
import type { Toll } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import type { DiceSum } from '../pool/reasons.table.js';

/** What the dice of the reckoning have said of a unit so far. */
export interface Counts {
  /** SORTIE-AFTER-003: the sum of a die for each on record. */
  readonly byRecord: number;
  /** SORTIE-AFTER-007: the die of who lost; 0 where none was thrown. */
  readonly fraction: number;
}

/** Whether a unit is of the side that lost: SORTIE-END-001 where nobody won, nobody is. */
export const hasLost = (sight: SortieSight, unit: UnitIndex): boolean =>
  sight.open.winner !== null && sideOf(sight, unit) === otherSide(sight.open.winner);

/** SORTIE-AFTER-004: the dead of the record. SORTIE-AFTER-005: twice as many of who lost to those who are out to kill. */
export const deadByRecord = (sight: SortieSight, unit: UnitIndex): number =>
  (sight.open.record[unit] as number) * (sight.open.noQuarter && hasLost(sight, unit) ? 2 : 1);

/** SORTIE-AFTER-007: an eighth of the unit for each pip, of the heads that it began with, rounded down. */
export const injuredByFraction = (sight: SortieSight, unit: UnitIndex, fraction: number): number =>
  Math.floor(((sight.open.headsBefore[unit] as number) * fraction) / 8);

/** SORTIE-AFTER-008: half as many again, rounded down. */
export const deadByFraction = (sight: SortieSight, unit: UnitIndex, fraction: number): number =>
  Math.floor(injuredByFraction(sight, unit, fraction) / 2);

const add = (sum: DiceSum, ...[by, what, why]: Parameters<DiceSum['add']>): void => {
  if (by !== 0) sum.add(by, what, why);
};

/** SORTIE-AFTER-009: who lost suffers both. SORTIE-AFTER-010: the injured come first, and are no more than the heads. */
const addInjured = (sum: DiceSum, sight: SortieSight, unit: UnitIndex, { byRecord, fraction }: Counts): void => {
  if (sight.open.fate[unit] === 'killed') return;
  const byDefeat = injuredByFraction(sight, unit, fraction);
  add(sum, byRecord, 'sortie.recordDice', 'SORTIE-AFTER-003');
  add(sum, byDefeat, 'sortie.defeat', 'SORTIE-AFTER-007');
  const over = byRecord + byDefeat - (sight.open.heads[unit] as number);
  add(sum, -Math.max(0, over), 'sortie.nobodyLeft', 'SORTIE-AFTER-010');
};

/** SORTIE-AFTER-010: the dead are no more than the injured leave. SORTIE-AFTER-014: of who is killed nobody is left. */
const addDead = (
  sum: DiceSum,
  sight: SortieSight,
  unit: UnitIndex,
  { fraction, left }: { readonly fraction: number; readonly left: number },
): void => {
  if (sight.open.fate[unit] === 'killed') {
    add(sum, left, 'sortie.allKilled', 'SORTIE-AFTER-014');
    return;
  }
  const record = sight.open.record[unit] as number;
  const more = deadByRecord(sight, unit) - record;
  const byDefeat = deadByFraction(sight, unit, fraction);
  add(sum, record, 'sortie.record', 'SORTIE-AFTER-004');
  add(sum, more, 'sortie.noQuarter', 'SORTIE-AFTER-005');
  add(sum, byDefeat, 'sortie.defeat', 'SORTIE-AFTER-008');
  add(sum, -Math.max(0, record + more + byDefeat - left), 'sortie.nobodyLeft', 'SORTIE-AFTER-010');
};

type Rate = (by: (sum: DiceSum) => void) => Rated;

/**
 * What is left of a unit: everybody in it is fit, injured or dead. SORTIE-AFTER-014: of who is captured, the fit and the
 * injured are prisoners.
 */
export const tollOf = (
  sight: SortieSight & { readonly rate: Rate },
  unit: UnitIndex,
  counts: Counts,
): Toll & { readonly sums: { readonly injured: Rated; readonly dead: Rated } } => {
  const heads = sight.open.heads[unit] as number;
  const injured = sight.rate((sum) => addInjured(sum, sight, unit, counts));
  const left = heads - injured.total;
  const dead = sight.rate((sum) => addDead(sum, sight, unit, { fraction: counts.fraction, left }));
  return {
    unit,
    injured: injured.total,
    dead: dead.total,
    fit: left - dead.total,
    prisoners: sight.open.fate[unit] === 'captured' ? heads - dead.total : 0,
    sums: { injured, dead },
  };
};
