import { areTouching } from '../../formations/contact.js';
import { agentsOf } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf } from './units.js';

/** WARBAND-GRID-004: the hostile units within melee range of a unit, in their order. */
const foesTouching = (sight: BattleSight, unit: FormationIndex): readonly FormationIndex[] => {
  const own = unitOf(sight, unit);
  return sight.open.units.flatMap((foe, nth) =>
    foe.side !== own.side && isUnitHere(sight, nth) && areTouching(sight.given.field, own, foe) ? [nth] : [],
  );
};

/** WARBAND-GRID-004: whether a unit is in melee. */
export const isEngagedUnit = (sight: BattleSight, unit: FormationIndex): boolean =>
  isUnitHere(sight, unit) && foesTouching(sight, unit).length > 0;

/** WARBAND-MOVE-023, WARBAND-MOVE-032: all that stand in units outside melee range now. */
export const freeAgents = (sight: BattleSight): readonly FigureIndex[] =>
  sight.open.units.flatMap((unit, nth) => (isUnitHere(sight, nth) && !isEngagedUnit(sight, nth) ? agentsOf(unit) : []));
