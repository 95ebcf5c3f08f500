import { saga, war } from '@warmoot/rules';
import { type Sight, shoots, troopOf } from './sight.js';
import { stepsFromEnemies } from './walking.js';

/** How many moves a unit is away from the enemy, and how far that is: 0 where it stands beside one. */
const movesAway = (sight: Sight, away: Int16Array, unit: number): number => {
  const steps = (away[sight.open.at[unit] as number] as number) - 1;
  return steps / troopOf(sight, unit).movement;
};

/**
 * Who is to be quick. The proactive side strikes first with those who can reach the enemy, so that whom they come to
 * cannot move any more; the other side keeps these for last, when all others have moved, and lets the rest go ahead.
 */
export const quickUnits = (sight: Sight, side: war.Side): readonly string[] => {
  const own = war.onTheMap(sight, side);
  const away = stepsFromEnemies(sight, side);
  const first = saga.battle.proactive(sight) === side;
  // Bowmen strike nobody: they go when it matters least.
  const urgency = (unit: number): number => (shoots(sight, unit) ? 2 : 0) + movesAway(sight, away, unit);
  const order = [...own].sort((a, b) => (first ? 1 : -1) * (urgency(a) - urgency(b)) || a - b);
  const chosen = order.slice(0, saga.battle.quickNumber(own.length)).sort((a, b) => a - b);
  return chosen.map((unit) => war.unitAt(sight, unit).name);
};
