import { copyOpen as copyFigures } from '../../facts/copyOpen.js';
import type { BattleOpen } from '../model/battle.js';

/** A copy of the open facts that can be played on. Ranks and lines are only ever replaced as a whole, and are shared with it. */
export const copyOpen = (open: BattleOpen): BattleOpen => ({
  ...open,
  ...copyFigures(open),
  units: open.units.map((unit) => ({ ...unit })),
});
