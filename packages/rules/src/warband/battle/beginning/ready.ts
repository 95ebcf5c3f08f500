import { drawnGround, type ReadyGround, spotsOf } from '../../beginning/ready.js';
import type { BattleSetup } from '../model/battle.js';
import { BATTLEFIELDS, type BattlefieldKind, OBSTACLE_SIGNS } from '../model/battlefields.table.js';

/** A battlefield as a setup and its options take it. */
export interface ReadyBattlefield extends ReadyGround {
  readonly obstacles: BattleSetup['obstacles'];
}

const OBSTACLES = Object.fromEntries(
  Object.entries(OBSTACLE_SIGNS).map(([sign, difficulty]) => [sign, { difficulty }] as const),
);

/** WARBAND-GRID-012, WARBAND-BMOVE-012: a ready-made battlefield, space by space. */
export const readyBattlefield = (kind: BattlefieldKind): ReadyBattlefield => ({
  ...drawnGround(BATTLEFIELDS[kind]),
  obstacles: spotsOf(BATTLEFIELDS[kind], OBSTACLES),
});
