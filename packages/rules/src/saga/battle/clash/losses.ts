import { type BattlePlay, type BattleSight, soldiersLeft } from '../battle.js';

/** SAGA-BATTLE-SHOOT-019, MELEE-015, END-017: one way of rounding losses. */
export const roundedLosses = ({ given }: BattleSight, above: number, below: number): number =>
  given.options['saga.battle.rounding'] === 'up' ? Math.ceil(above / below) : Math.floor(above / below);

/** Takes losses, never more than there are soldiers left: SAGA-BATTLE-MELEE-007, -008. */
export const takeLosses = (play: BattlePlay, unit: number, losses: number): void => {
  const left = soldiersLeft(play, unit);
  if (losses > 0) play.say({ event: 'lossesTaken', unit, losses: Math.min(losses, left) });
  if (losses >= left) play.say({ event: 'destroyed', unit });
};
