import { unitAt } from '../../../war/roster/roster.js';
import type { BattlePlay, BattleSight } from '../battle.js';

/** SAGA-BATTLE-SHOOT-019, MELEE-015, END-017: one way of rounding losses. */
export const roundedLosses = ({ given }: BattleSight, above: number, below: number): number =>
  given.options['saga.battle.rounding'] === 'up' ? Math.ceil(above / below) : Math.floor(above / below);

/** How many soldiers a unit has left. */
export const soldiersLeft = (sight: BattleSight, unit: number): number =>
  unitAt(sight, unit).size - (sight.open.losses[unit] as number);

/** Takes losses, never more than there are soldiers left: SAGA-BATTLE-MELEE-007, -008. */
export const takeLosses = (play: BattlePlay, unit: number, losses: number): void => {
  const left = soldiersLeft(play, unit);
  if (losses > 0) play.say({ event: 'lossesTaken', unit, losses: Math.min(losses, left) });
  if (losses >= left) play.say({ event: 'destroyed', unit });
};
