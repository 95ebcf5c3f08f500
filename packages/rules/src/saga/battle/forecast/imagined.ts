import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import type { BattleSight } from '../battle.js';
import { copyOpen } from '../copy.js';
import { evolve } from '../evolve.js';
import type { BattleOpen } from '../model.js';
import { pinnedBy } from '../moving/moving.js';
import { pathTo } from '../moving/reach.js';

/** The battle after one more move, written down as play writes it. A hex out of reach is taken to be one step away. */
export const afterMove = (sight: BattleSight, unit: UnitIndex, to: HexIndex): BattleSight => {
  const open = copyOpen(sight.open as BattleOpen);
  const path = pathTo(sight, unit, to) ?? [to];
  evolve(open, { event: 'moved', unit, path, pins: pinnedBy(sight, unit, to) });
  return { given: sight.given, open };
};
