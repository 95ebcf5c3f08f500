import { hex } from '@warmoot/kernel';
import type { Ground } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
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
      const next = touches[edge] as HexIndex;
      if (next >= 0) no[next] = 1;
    }
  }
  return no;
};

/**
 * Whether a way leads from a hex to the rim: SAGA-BATTLE-END-008. Friends do not block it, the starting hex may be next
 * to an enemy, and who is on the rim can leave at once.
 */
const hasWayOut = ({ board, steps, costs, isRim }: Ground, from: HexIndex, budget: number, no: Uint8Array): boolean => {
  const cost: hex.StepCost = (_from, to, edge) =>
    steps[edge] === to && no[to] === 0 ? (costs[to] as number) : hex.BLOCKED;
  return hex.reached(hex.reach(board, from, { budget, cost })).some((at) => isRim[at] === 1);
};

/** The units of a side that can move off the battlefield without becoming engaged: SAGA-BATTLE-END-007. */
export const ableToLeave = (sight: BattleSight, side: Side): readonly UnitIndex[] => {
  const ground = groundOf(sight);
  const no = barred(sight, ground, side);
  const oneMove = sight.given.options['saga.battle.retreatPath'] === 'oneMove';
  return onTheMap(sight, side).filter((unit) => {
    const most = oneMove ? movementOf(sight, unit) : Number.POSITIVE_INFINITY;
    return hasWayOut(ground, sight.open.at[unit] as HexIndex, most, no);
  });
};
