import type { Ground } from '../../../war/ground/ground.js';
import { onTheMap, unitAt } from '../../../war/roster/roster.js';
import type { Side } from '../../../war/roster/sides.js';
import type { BattleSight } from '../battle.js';
import { groundOf } from '../ground.js';
import { movementOf } from '../moving/reach.js';

/** Hexes with an enemy on them or next to them: 1. */
const barred = (sight: BattleSight, { size, touches }: Ground, side: Side): Uint8Array => {
  const no = new Uint8Array(size);
  for (const [unit, here] of sight.open.at.entries()) {
    if (here < 0 || unitAt(sight, unit).side === side) continue;
    no[here] = 1;
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = touches[edge] as number;
      if (next >= 0) no[next] = 1;
    }
  }
  return no;
};

/**
 * Whether a way leads from a hex to the rim: SAGA-BATTLE-END-008. Friends do not block it, the starting hex may be next
 * to an enemy, and who is on the rim can leave at once.
 */
const hasWayOut = ({ size, steps, costs, isRim }: Ground, from: number, most: number, no: Uint8Array): boolean => {
  const spent = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  spent[from] = 0;
  const open = [from];
  for (let i = 0; i < open.length; i++) {
    const here = open[i] as number;
    if (isRim[here] === 1) return true;
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = steps[edge] as number;
      if (next < 0 || no[next] === 1) continue;
      const sum = (spent[here] as number) + (costs[next] as number);
      if (sum > most || sum >= (spent[next] as number)) continue;
      spent[next] = sum;
      open.push(next);
    }
  }
  return false;
};

/** The units of a side that can move off the battlefield without becoming engaged: SAGA-BATTLE-END-007. */
export const ableToLeave = (sight: BattleSight, side: Side): readonly number[] => {
  const ground = groundOf(sight);
  const no = barred(sight, ground, side);
  const oneMove = sight.given.options['saga.battle.retreatPath'] === 'oneMove';
  return onTheMap(sight, side).filter((unit) => {
    const most = oneMove ? movementOf(sight, unit) : Number.POSITIVE_INFINITY;
    return hasWayOut(ground, sight.open.at[unit] as number, most, no);
  });
};
