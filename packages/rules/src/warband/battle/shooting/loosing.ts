import { struckFor } from '../../figures/aiming.js';
import type { Row } from '../../model/attacking.js';
import type { FigureIndex } from '../../model/model.js';
import { inHand, type RangedWay } from '../../ranged/weapons.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import { aimOf } from './aims.js';
import type { Shooter } from './volleys.js';

/** A shooter, and the dice it puts against each target. */
export interface Loosed extends Shooter {
  readonly dice: ReadonlyMap<FigureIndex, number>;
}

/** The rows of dice of some shots, in their order. */
export const rowsOf = (sight: BattleSight, shots: readonly Loosed[], way: RangedWay, subdue: boolean): readonly Row[] =>
  shots.flatMap(({ figure: by, weapon, dice }) =>
    [...dice].map(([aimed, some]) => {
      const target = struckFor(sight, aimed);
      return { by, target, dice: some, way, weapon, subdue, first: false, formation: aimOf(sight, by, target) };
    }),
  );

/**
 * WARBAND-RANGED-010, WARBAND-RANGED-018, WARBAND-GEAR-008: what ranged attacks do to their weapons; a rank throws as one, and what all of
 * it held is depleted. WARBAND-RANGE-013: all are declared before the first die. WARBAND-LINE-034: rows only mark points; who falls is
 * removed at the end of the Opening.
 */
export const loose = (play: BattlePlay, shots: readonly Loosed[], way: RangedWay, subdue: boolean): void => {
  for (const { figure, weapon, dice } of shots) {
    play.say({ event: 'divided', figure, way, subdue, now: Object.fromEntries(dice), kept: {}, across: [] });
    const item = inHand(play, figure, weapon);
    if (way === 'throw') play.say({ event: 'depleted', figure, item });
    else if (weapon === 'crossbow') play.say({ event: 'unloaded', figure, item });
  }
  for (const row of rowsOf(play, shots, way, subdue)) play.next({ step: 'rankRow', line: -1, ...row });
};
