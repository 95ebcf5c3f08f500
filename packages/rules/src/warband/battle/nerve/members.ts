import type { Fixed } from '@warmoot/kernel';
import { figureOf, isFlagged, rowOf } from '../../figures/figures.js';
import { agentsOf, figuresIn } from '../../formations/standing.js';
import type { FigureIndex, Group } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { isRouted, isUnitHere, moodOf, unitOf } from '../units/units.js';

/** WARBAND-MORALE-031: a unit checks for itself: it is its own group. */
export const groupOfUnit = ({ open }: BattleSight, unit: FormationIndex): Fixed<Group> =>
  open.groups[unit] as Fixed<Group>;

/** WARBAND-MORALE-001, WARBAND-MORALE-040: those of a unit that a check binds: all but player characters. */
export const boundInUnit = (sight: BattleSight, unit: FormationIndex): readonly FigureIndex[] =>
  agentsOf(unitOf(sight, unit)).filter((figure) => !rowOf(sight, figure).pc);

/** WARBAND-MORALE-040: the player characters in a unit. */
export const charactersIn = (sight: BattleSight, unit: FormationIndex): readonly FigureIndex[] =>
  agentsOf(unitOf(sight, unit)).filter((figure) => rowOf(sight, figure).pc);

/** WARBAND-MORALE-001, WARBAND-MORALE-003, WARBAND-TACTIC-026: a unit that never checks: nobody in it could lose heart. */
export const isFearless = (sight: BattleSight, unit: FormationIndex): boolean =>
  boundInUnit(sight, unit).every((figure) => isFlagged(sight, figure, 'fearless'));

/** WARBAND-MORALE-027, WARBAND-MORALE-033: what happens to a unit is noted while it is in the fight, or on its way out of it. */
export const isWatched = (sight: BattleSight, unit: FormationIndex): boolean =>
  isUnitHere(sight, unit) && !isFearless(sight, unit) && (moodOf(sight, unit) === 'steady' || isRouted(sight, unit));

/** WARBAND-MORALE-020, WARBAND-MORALE-027: whether a unit checks when something has happened to it. */
export const stillChecksUnit = (sight: BattleSight, unit: FormationIndex): boolean =>
  isWatched(sight, unit) && moodOf(sight, unit) === 'steady';

/** WARBAND-MORALE-021: figures that a unit has lost since the battle began. */
export const lossesOfUnit = (sight: BattleSight, unit: FormationIndex): number =>
  groupOfUnit(sight, unit).began - figuresIn(unitOf(sight, unit));

/** WARBAND-MELEE-021: whether those who check are hirelings. Ours: all of them must be. */
export const areHiredUnit = (sight: BattleSight, unit: FormationIndex): boolean =>
  boundInUnit(sight, unit).every((figure) => isFlagged(sight, figure, 'hireling'));

/** Whether somebody is in a unit and in the fight. */
export const isInUnit = (sight: BattleSight, unit: FormationIndex, figure: FigureIndex): boolean =>
  figure >= 0 && figureOf(sight, figure).fate === 'fighting' && agentsOf(unitOf(sight, unit)).includes(figure);
