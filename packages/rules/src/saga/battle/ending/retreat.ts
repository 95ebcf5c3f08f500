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

/** Says of a hex whether a way leads from there to the rim. */
type WayOut = (from: HexIndex, movement: number) => boolean;

/** A way of any length: found once for all hexes, from the rim inwards. */
const wayOutOfAnyLength = ({ steps, comesFrom, isRim, size }: Ground, no: Uint8Array): WayOut => {
  const rim: HexIndex[] = [];
  for (let at = 0; at < size; at++) if (isRim[at] === 1 && no[at] === 0) rim.push(at);
  const { away } = hex.flood(comesFrom, rim, (at) => no[at] === 0);
  return (from) => {
    for (let edge = from * 6; edge < from * 6 + 6; edge++) {
      const next = steps[edge] as HexIndex;
      if (next >= 0 && away[next] !== hex.FAR) return true;
    }
    return false;
  };
};

/** A way that the unit can walk in one move. */
const wayOutInOneMove =
  ({ board, steps, costs, isRim }: Ground, no: Uint8Array): WayOut =>
  (from, budget) => {
    const cost: hex.StepCost = (_from, to, edge) =>
      steps[edge] === to && no[to] === 0 ? (costs[to] as number) : hex.BLOCKED;
    return hex.reached(hex.reach(board, from, { budget, cost })).some((at) => isRim[at] === 1);
  };

/**
 * SAGA-BATTLE-END-007: the units of a side that can move off the battlefield without becoming engaged.
 * SAGA-BATTLE-END-008: a way leads to the rim. Friends do not block it, the hex where it starts may be next to an enemy,
 * and a unit on the rim can leave at once.
 */
export const ableToLeave = (sight: BattleSight, side: Side): readonly UnitIndex[] => {
  const ground = groundOf(sight);
  const isInOneMove = sight.given.options['saga.battle.retreatPath'] === 'oneMove';
  const hasWayOut = (isInOneMove ? wayOutInOneMove : wayOutOfAnyLength)(ground, barred(sight, ground, side));
  return onTheMap(sight, side).filter((unit) => {
    const here = sight.open.at[unit] as HexIndex;
    return ground.isRim[here] === 1 || hasWayOut(here, movementOf(sight, unit));
  });
};
