import { otherSide } from '../../war/roster/sides.js';
import { areBeside, figureOf, hereOf, holdBy, isHeld, sideOf } from '../figures/figures.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** WARBAND-MOD-010: whether a figure can try to keep another down: it stands beside it and has its hands and its action free. */
const canHinder = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): boolean => {
  const { prone, opening, gambit, retreating, unaware } = figureOf(sight, by);
  if (prone || opening !== null || gambit || unaware || retreating !== 'no') return false;
  return areBeside(sight, by, target) && !isHeld(sight, by) && holdBy(sight, by) === undefined;
};

/** WARBAND-MOD-010: those that may try to keep a figure down: its opponents, if they have priority. */
export const hinderersOf = (sight: SkirmishSight, figure: FigureIndex): readonly FigureIndex[] => {
  if (sight.given.options['warband.hinderGetUp'] === 'off') return [];
  const foes = otherSide(sideOf(sight, figure));
  if (foes !== sight.open.priority) return [];
  return hereOf(sight, foes).filter((foe) => canHinder(sight, foe, figure));
};

/** Whether somebody is asked when a figure gets up: only where nobody had announced it. */
export const canBeHindered = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  figureOf(sight, figure).announced === null && hinderersOf(sight, figure).length > 0;
