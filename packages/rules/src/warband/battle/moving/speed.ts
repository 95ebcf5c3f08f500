import { counted, type Sum } from '@warmoot/kernel';
import { speedOf } from '../../figures/speed.js';
import { agentsOf } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';

const slowestOf = (sight: BattleSight, agents: readonly FigureIndex[]): FigureIndex => {
  let [slowest, least] = [-1, Number.POSITIVE_INFINITY];
  for (const figure of agents) {
    const { total } = counted(speedOf(sight, figure));
    if (total < least) [slowest, least] = [figure, total];
  }
  return slowest;
};

/** WARBAND-BMOVE-014: the speed of the slowest of them. WARBAND-TACTIC-034: half of it in a shieldwall, never less than 1 (WARBAND-MOVE-015). */
export const speedOfAll =
  (sight: BattleSight, agents: readonly FigureIndex[], wall: boolean) =>
  (sum: Sum): void => {
    const slowest = slowestOf(sight, agents);
    if (slowest < 0) return;
    speedOf(sight, slowest)(sum);
    if (!wall) return;
    const { total } = counted(speedOf(sight, slowest));
    const halved = Math.max(1, Math.floor(total / 2));
    if (halved !== total) sum.add(halved - total, 'warband.speed.wall', 'WARBAND-TACTIC-034');
  };

/** WARBAND-BMOVE-014, WARBAND-TACTIC-034: how fast a unit is now. */
export const unitSpeed = (sight: BattleSight, unit: FormationIndex): ((sum: Sum) => void) => {
  const one = unitOf(sight, unit);
  return speedOfAll(sight, agentsOf(one), one.wall);
};
