import { saga } from '@warmoot/rules';
import type { Budget } from '../player.js';
import { combatWorth } from './combat.js';
import type { Position } from './position.js';

/** Those of a unit's moves that bring it next to an enemy. */
const attacksOf = (position: Position, unit: number, own: Uint8Array): readonly number[] => {
  const { board } = position;
  const { touches } = board.ground;
  return saga.battle
    .reachFrom(board.sight, unit, board.at)
    .map(({ to }) => to)
    .filter((to) => {
      for (let edge = to * 6; edge < to * 6 + 6; edge++) {
        const next = touches[edge] as number;
        if (next >= 0 && own[next] === 1) return true;
      }
      return false;
    });
};

/** What combat would bring after the reply: each enemy that can still move makes its best attack, one after another. */
export const worthAfterReply = (position: Position, { spent }: Budget): number => {
  const { board, side } = position;
  const own = new Uint8Array(board.ground.size);
  for (const unit of position.own) own[board.at[unit] as number] = 1;
  const moved: (readonly [number, number])[] = [];
  let worth = combatWorth(board, side);
  for (const unit of position.stillToMove()) {
    if (spent?.() === true) break;
    const here = board.at[unit] as number;
    let [best, least] = [here, worth];
    for (const to of attacksOf(position, unit, own)) {
      board.put(unit, to, 1);
      const now = combatWorth(board, side);
      position.nodes++;
      if (now < least - 1e-9) [best, least] = [to, now];
    }
    board.put(unit, best, best === here ? 0 : 1);
    moved.push([unit, here]);
    worth = least;
  }
  const after = position.worth(worth);
  for (const [unit, here] of moved) board.put(unit, here, 0);
  return after;
};
