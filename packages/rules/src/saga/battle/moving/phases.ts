import type { UnitIndex } from '../../../war/indexes.js';
import { sideOf } from '../../../war/roster/roster.js';
import { otherSide, type Side } from '../../../war/roster/sides.js';
import { type BattleSight, proactive } from '../battle.js';

// SAGA-BATTLE-ROUND-006
/** The movement phases of a round: whose units move, and whether it is the quick ones or the rest. */
export const MOVEMENT_PHASES = [
  { phase: 1, proactive: true, quick: true },
  { phase: 2, proactive: false, quick: true },
  { phase: 3, proactive: true, quick: false },
  { phase: 4, proactive: false, quick: false },
] as const;

/** The side that moves in the phase that is being played. */
export const movingSide = (sight: BattleSight): Side =>
  MOVEMENT_PHASES[sight.open.phase - 1]?.proactive === true ? proactive(sight) : otherSide(proactive(sight));

/** Whether the phase that is being played is one of quick units. */
export const isQuickPhase = ({ open }: BattleSight): boolean => MOVEMENT_PHASES[open.phase - 1]?.quick !== false;

/** The phase in which a unit moves. */
const phaseOf = (sight: BattleSight, unit: UnitIndex): number => {
  const isFirst = sideOf(sight, unit) === proactive(sight);
  const isQuick = sight.open.quick[unit] === 1;
  for (const { phase, proactive, quick } of MOVEMENT_PHASES)
    if (proactive === isFirst && quick === isQuick) return phase;
  return 0;
};

// SAGA-BATTLE-MOVE-003 SAGA-BATTLE-MOVE-007: a unit moves once, in its own phase, and not after it was pinned.
/** Whether a unit can still move this round, after the phase that is being played. */
export const movesLater = (sight: BattleSight, unit: UnitIndex): boolean => {
  const { phase, pinned, entered } = sight.open;
  return phase > 0 && pinned[unit] === 0 && entered[unit] === 0 && phaseOf(sight, unit) > phase;
};
