import type { UnitIndex } from '../../war/indexes.js';
import { MANEUVERS, type Maneuver } from '../battle/maneuvers.table.js';
import type { SortieSight } from '../battle/sortie.js';
import { rowOf } from './kinds.js';

/** Whether all of a unit are mounted. SORTIE-COMBINE-003: a mixed one goes as those on foot do. */
const isMounted = (sight: SortieSight, unit: UnitIndex): boolean =>
  rowOf(sight, unit).parts.every(({ mount }) => mount === 'cavalry');

/** SORTIE-UNIT-003: the rank of its slowest part. */
const speedOf = (sight: SortieSight, unit: UnitIndex): number => {
  const ranks = sight.given.options['sortie.speedRanks'];
  let slowest = Number.POSITIVE_INFINITY;
  for (const { mount, weight } of rowOf(sight, unit).parts) slowest = Math.min(slowest, ranks[mount][weight]);
  return slowest;
};

const CHARGE: readonly Maneuver[] = ['charge'];

/** SORTIE-ROUND-004: what a unit may open a sortie with from so many half moves away; nothing where it cannot. */
export const mayOpenWith = (
  sight: SortieSight,
  unit: UnitIndex,
  enemy: UnitIndex,
  halfMoves = sight.open.apart[unit]?.[enemy] as number,
): readonly Maneuver[] => {
  if (halfMoves === 0) return MANEUVERS;
  if (halfMoves === 1) return isMounted(sight, unit) ? MANEUVERS : CHARGE;
  const reaches = halfMoves === 2 && isMounted(sight, unit) && speedOf(sight, unit) >= speedOf(sight, enemy);
  return reaches ? CHARGE : [];
};

/** SORTIE-ROUND-009, SORTIE-MULTI-003: one maneuver for all of them. What a unit may do in this round's sorties: what is left to it by all those that it opened. */
export const maneuversLeft = (sight: SortieSight, unit: UnitIndex): readonly Maneuver[] => {
  let left: readonly Maneuver[] = MANEUVERS;
  for (const { a, b, from, openedBy } of sight.open.meetings) {
    if (!openedBy.includes(unit)) continue;
    const some = mayOpenWith(sight, unit, a === unit ? b : a, from);
    if (some !== MANEUVERS) left = left.filter((maneuver) => some.includes(maneuver));
  }
  return left;
};
