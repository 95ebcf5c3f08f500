import { figureOf, isHere } from '../../figures/figures.js';
import { figuresIn, normalsIn, uniquesIn } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf } from '../units/units.js';

/** The Might of every individual of a unit: of those that are unique, and of each normal figure of a rank. */
const individuals = (sight: BattleSight, unit: FormationIndex): readonly FigureIndex[] =>
  unitOf(sight, unit).ranks.flatMap((rank) => [
    ...uniquesIn(rank).filter((figure) => isHere(sight, figure)),
    ...new Array<FigureIndex>(normalsIn(rank)).fill(rank.body),
  ]);

/**
 * WARBAND-TACTIC-001, WARBAND-TACTIC-003, WARBAND-TACTIC-005: who alone has more Might than every other one of a unit; −1
 * where two share it, or nobody is there to be led. It may be the last normal figure of a rank of better ones.
 */
const leaderOf = (sight: BattleSight, unit: FormationIndex): FigureIndex => {
  if (!isUnitHere(sight, unit) || figuresIn(unitOf(sight, unit)) < 2) return -1;
  const all = individuals(sight, unit);
  const most = Math.max(...all.map((figure) => figureOf(sight, figure).might));
  const best = all.filter((figure) => figureOf(sight, figure).might === most);
  return best.length === 1 ? (best[0] as FigureIndex) : -1;
};

/** WARBAND-TACTIC-004: who leads each unit in the round that begins, by the order of the units. */
export const findLeaders = (sight: BattleSight): readonly FigureIndex[] =>
  sight.open.units.map((_unit, nth) => leaderOf(sight, nth));
