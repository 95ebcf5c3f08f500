import type { UnitIndex } from '../../../war/indexes.js';
import { type BattlePlay, type BattleSight, soldiersLeft } from '../battle.js';

/** One way of rounding losses: SAGA-BATTLE-SHOOT-019, SAGA-BATTLE-MELEE-015 and SAGA-BATTLE-END-017 name the same option. */
export const roundedLosses = ({ given }: BattleSight, above: number, below: number): number =>
  given.options['saga.battle.rounding'] === 'up' ? Math.ceil(above / below) : Math.floor(above / below);

/** SAGA-BATTLE-MELEE-007: a unit without soldiers is destroyed. SAGA-BATTLE-MELEE-008: it loses no more than it has. */
export const takeLosses = (play: BattlePlay, unit: UnitIndex, losses: number): void => {
  const left = soldiersLeft(play, unit);
  if (losses > 0) play.say({ event: 'lossesTaken', unit, losses: Math.min(losses, left) });
  if (losses >= left) play.say({ event: 'destroyed', unit });
};
