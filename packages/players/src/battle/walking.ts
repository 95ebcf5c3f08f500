import { hex } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import type { Sight } from './sight.js';

/** By hex: how many steps away the nearest of these hexes is, whoever stands in between. */
export const stepsFrom = ({ steps }: war.Ground, from: readonly war.HexIndex[]): Int16Array =>
  hex.flood(steps, from).away;

/** By hex: how many steps away the nearest enemy of a side is. */
export const stepsFromEnemies = (sight: Sight, side: war.Side): Int16Array =>
  stepsFrom(
    saga.battle.groundOf(sight),
    war.onTheMap(sight, war.otherSide(side)).map((unit) => sight.open.at[unit] as number),
  );
