import { brokenRule, type Refusal } from '@warmoot/kernel';
import { figureOf, isEngaged, isHeld, keyOf, sideOf } from '../figures/figures.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { type Homebound, homeFirst, homeward, leadsHome, waysBackIn } from './homeward.js';
import { pathFault } from './moves.js';
import { walkOf } from './walk.js';
import { countOf, type Ways } from './ways.js';

/** WARBAND-MORALE-025 */
export const isFleeing = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  figureOf(sight, figure).retreating !== 'no';

/** Whose home it is, and from where it goes. */
const bearing = (sight: SkirmishSight, figure: FigureIndex): Homebound => ({
  side: sideOf(sight, figure),
  field: sight.given.field,
  start: figureOf(sight, figure).at,
});

/** WARBAND-MOVE-029: a way to each space to which a figure can retreat. */
const waysBack = (sight: SkirmishSight, figure: FigureIndex): Ways =>
  waysBackIn(walkOf(sight, figure, 'retreat'), sideOf(sight, figure));

/** WARBAND-MORALE-036: of the parts of an announced way those that lead home, if any does. */
export const partsHome = (
  sight: SkirmishSight,
  figure: FigureIndex,
  parts: readonly (readonly SpaceIndex[])[],
): readonly (readonly SpaceIndex[])[] => homeFirst(bearing(sight, figure), parts);

/**
 * WARBAND-MOVE-029, WARBAND-MORALE-036: the ways of a retreat; whoever flees goes home if any of them leads there. Null where
 * it cannot walk at all.
 */
export const retreatsOf = (sight: SkirmishSight, figure: FigureIndex): Ways | null => {
  if (figureOf(sight, figure).prone || isHeld(sight, figure)) return null;
  const ways = waysBack(sight, figure);
  if (!isFleeing(sight, figure)) return ways;
  const home = homeward(bearing(sight, figure), ways);
  return countOf(home) > 0 ? home : ways;
};

/** Whether any way of a retreat is open. */
export const hasRetreat = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const ways = retreatsOf(sight, figure);
  return ways !== null && countOf(ways) > 0;
};

/** WARBAND-MORALE-036: whether it flees and some way leads home. */
const canGoHome = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  !isHeld(sight, figure) && countOf(homeward(bearing(sight, figure), waysBack(sight, figure))) > 0;

/** WARBAND-MORALE-036: whether a way to retreat is open to a figure: it is in no melee, or has a path out of it. */
export const canRetreat = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  !isHeld(sight, figure) && (!isEngaged(sight, figure) || hasRetreat(sight, figure));

/** Why a figure may not retreat along a path; null where it may. */
export const retreatFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  path: readonly SpaceIndex[],
  { alone = false }: { readonly alone?: boolean } = {},
): Refusal | null => {
  const { prone } = figureOf(sight, figure);
  const facts = { figure: keyOf(sight, figure) };
  if (prone) return brokenRule('WARBAND-MOD-011', 'warband.liesDown', facts);
  if (!isFleeing(sight, figure) && !isEngaged(sight, figure))
    return brokenRule('WARBAND-MOVE-026', 'warband.notInMelee', facts);
  const walked = pathFault(sight, figure, path, { kind: 'retreat', alone });
  if (walked !== null) return walked;
  const isAstray = isFleeing(sight, figure) && !leadsHome(bearing(sight, figure), path);
  return isAstray && canGoHome(sight, figure) ? brokenRule('WARBAND-MORALE-036', 'warband.notHome', facts) : null;
};
