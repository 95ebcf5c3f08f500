import { saga } from '@warmoot/rules';

const { TROOPS, MOVEMENT_PHASES } = saga.battle;

/** The figures on the cards of the battle. What no table of the rules holds, a test finds by playing them. */
export const BATTLE_FIGURES = {
  /** SAGA-BATTLE-MUSTER-009 */
  units: 9,
  phases: MOVEMENT_PHASES.length,
  foot: TROOPS.mediumInfantry.movement,
  horse: TROOPS.lightCavalry.movement,
  range: TROOPS.bowmen.range,
  /** SAGA-BATTLE-SHOOT-002 */
  mostMoved: 1,
  /** SAGA-BATTLE-SHOOT-016: tenths of the bowmen that the target loses, by distance, when the bowmen win. */
  volley: { 2: 3, 3: 1, 4: 1 },
  /** SAGA-BATTLE-001 */
  base: 14,
  /** SAGA-BATTLE-MUSTER-018: the loss number is one part in so many of the mean unit. */
  lossParts: 3,
  /** SAGA-BATTLE-MELEE-005 */
  noRoom: 2,
} as const;
