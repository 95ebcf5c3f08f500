import { brokenRule, type Refusal } from '@warmoot/kernel';
import { figureOf, isEngaged, isHeld, keyOf, sideOf } from '../figures/figures.js';
import { OFF } from '../ground/paths.js';
import { xOf } from '../ground/spaces.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { pathFault } from './moves.js';
import { walkOf } from './walk.js';
import { countOf, endsOf, floodOf, type Ways, wayOut } from './ways.js';

/** WARBAND-MORALE-025 */
export const isFleeing = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  figureOf(sight, figure).retreating !== 'no';

/** WARBAND-ROUND-008, WARBAND-MORALE-036: how many columns a space is from the edge on which the figure's side began. */
const columnsHome = (sight: SkirmishSight, figure: FigureIndex, at: SpaceIndex): number => {
  const { field } = sight.given;
  return sideOf(sight, figure) === 0 ? xOf(field, at) : field.width - 1 - xOf(field, at);
};

const endsNearer = (sight: SkirmishSight, figure: FigureIndex, end: SpaceIndex): boolean =>
  columnsHome(sight, figure, end) < columnsHome(sight, figure, figureOf(sight, figure).at);

/** WARBAND-MORALE-036: whether a way ends nearer to the figure's own edge, or leaves the map over it. */
const leadsHome = (sight: SkirmishSight, figure: FigureIndex, path: readonly SpaceIndex[]): boolean => {
  const { at } = figureOf(sight, figure);
  const end = path.at(-1) ?? at;
  if (end === OFF) return columnsHome(sight, figure, path.at(-2) ?? at) === 0;
  return endsNearer(sight, figure, end);
};

/** WARBAND-MOVE-029: a way to each space to which a figure can retreat. */
const waysBack = (sight: SkirmishSight, figure: FigureIndex): Ways => {
  const walk = walkOf(sight, figure, 'retreat');
  const flooded = floodOf(walk);
  const home = wayOut(walk, flooded, (at) => columnsHome(sight, figure, at) === 0);
  return { flooded, ends: endsOf(walk, flooded), out: home ?? wayOut(walk, flooded) };
};

/** WARBAND-MORALE-036: of the parts of an announced way those that lead home, if any does. */
export const partsHome = (
  sight: SkirmishSight,
  figure: FigureIndex,
  parts: readonly (readonly SpaceIndex[])[],
): readonly (readonly SpaceIndex[])[] => {
  const home = parts.filter((path) => leadsHome(sight, figure, path));
  return home.length > 0 ? home : parts;
};

/** WARBAND-MORALE-036: those of the ways that lead home. */
const homeward = (sight: SkirmishSight, figure: FigureIndex, { flooded, ends, out }: Ways): Ways => ({
  flooded,
  ends: ends.filter((end) => endsNearer(sight, figure, end)),
  out: out !== null && leadsHome(sight, figure, out) ? out : null,
});

/**
 * WARBAND-MOVE-029, WARBAND-MORALE-036: the ways of a retreat; whoever flees goes home if any of them leads there. Null where
 * it cannot walk at all.
 */
export const retreatsOf = (sight: SkirmishSight, figure: FigureIndex): Ways | null => {
  if (figureOf(sight, figure).prone || isHeld(sight, figure)) return null;
  const ways = waysBack(sight, figure);
  if (!isFleeing(sight, figure)) return ways;
  const home = homeward(sight, figure, ways);
  return countOf(home) > 0 ? home : ways;
};

/** Whether any way of a retreat is open. */
export const hasRetreat = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const ways = retreatsOf(sight, figure);
  return ways !== null && countOf(ways) > 0;
};

/** WARBAND-MORALE-036: whether it flees and some way leads home. */
const canGoHome = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  !isHeld(sight, figure) && countOf(homeward(sight, figure, waysBack(sight, figure))) > 0;

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
  const isAstray = isFleeing(sight, figure) && !leadsHome(sight, figure, path);
  return isAstray && canGoHome(sight, figure) ? brokenRule('WARBAND-MORALE-036', 'warband.notHome', facts) : null;
};
