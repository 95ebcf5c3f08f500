import { type AttackForecast, forecastRows } from '../../forecast/attack.js';
import type { BattleSight } from '../model/battle.js';
import type { RankShootChoice } from '../model/choices.js';
import { rowsOfShot } from '../shooting/shooting.js';
import { actorNamed } from '../units/units.js';

/**
 * WARBAND-LINE-035, WARBAND-RANGE-013: what a shot or a throw of a rank or of somebody unique would come to, target by target: from the very
 * rows that play throws, those of a volley together.
 */
export const forecastShots = (sight: BattleSight, choice: RankShootChoice): AttackForecast => {
  const actor = actorNamed(sight, choice.figure);
  return forecastRows(sight, actor === null ? [] : rowsOfShot(sight, actor, choice));
};
