import { type Flood, flood, pathTo } from '../ground/flood.js';
import { isAtEdge, OFF, type Way, waysAll } from '../ground/paths.js';
import type { SpaceIndex } from '../model/model.js';
import { endFault, judged, stepFault, wayFault } from './steps.js';
import type { Walk } from './walk.js';

/** Everywhere that a walk can come to. */
export const floodOf = (walk: Walk): Flood =>
  flood(walk.field, {
    start: walk.start,
    allowance: walk.allowance,
    firstStepFree: walk.firstStepFree,
    costs: walk.costs,
    may: (at, way) => wayFault(walk, at, way) === null,
  });

/** Where a walk can end, the nearest first. */
export const endsOf = (walk: Walk, flooded: Flood): readonly SpaceIndex[] =>
  flooded.reached.filter((at) => endFault(walk, at) === null);

/** WARBAND-MOVE-024: the cheapest way off the map, over such spaces as count; null where there is none. */
export const wayOut = (
  walk: Walk,
  flooded: Flood,
  counts: (at: SpaceIndex) => boolean = () => true,
): readonly SpaceIndex[] | null => {
  if (!walk.mayLeave) return null;
  for (const at of [walk.start, ...flooded.reached]) {
    if (!isAtEdge(walk.field, at) || !counts(at)) continue;
    const isPaid = (flooded.cost[at] as number) < walk.allowance || (at === walk.start && walk.firstStepFree);
    if (isPaid && stepFault(walk, at, OFF) === null) return [...pathTo(flooded, at), OFF];
  }
  return null;
};

/** Ways that are known by their ends; each is written out when somebody asks for it. */
export interface Ways {
  readonly flooded: Flood;
  /** Where they end. */
  readonly ends: readonly SpaceIndex[];
  /** The one off the map, which comes last; null where there is none. */
  readonly out: readonly SpaceIndex[] | null;
}

/** One cheapest way to each space where a walk can end, and one off the map. */
export const waysIn = (walk: Walk): Ways => {
  const flooded = floodOf(walk);
  return { flooded, ends: endsOf(walk, flooded), out: wayOut(walk, flooded) };
};

export const countOf = ({ ends, out }: Ways): number => ends.length + (out === null ? 0 : 1);

/** Whether any way is open: mostly one of a single step is, and no others need be looked for. */
export const hasWay = (walk: Walk): boolean => {
  const { start, costs, allowance, firstStepFree } = walk;
  const isNext = (way: Way): boolean =>
    (firstStepFree || (costs[way.to] as number) <= allowance) &&
    wayFault(walk, start, way) === null &&
    endFault(walk, way.to) === null;
  // Who stands over the edge of the map, in a unit that does, has no next space.
  return waysAll(walk.field)[start]?.some(isNext) === true || countOf(waysIn(walk)) > 0;
};

/** One of the ways, by its place among them. */
export const nthOf = ({ flooded, ends, out }: Ways, nth: number): readonly SpaceIndex[] => {
  const end = ends[nth];
  return end === undefined ? (out ?? []) : pathTo(flooded, end);
};

export const allOf = (ways: Ways): readonly (readonly SpaceIndex[])[] =>
  Array.from({ length: countOf(ways) }, (_none, nth) => nthOf(ways, nth));

/** All of them, written out. */
export const waysOf = (walk: Walk): readonly (readonly SpaceIndex[])[] => allOf(waysIn(walk));

/** WARBAND-MOVE-004: the parts of an announced way, from its start, that are walks on their own; standing still is one. */
export const partsOf = (walk: Walk, path: readonly SpaceIndex[]): readonly (readonly SpaceIndex[])[] => {
  const parts: (readonly SpaceIndex[])[] = [];
  for (let steps = 0; steps <= path.length; steps++) {
    const part = path.slice(0, steps);
    if (judged(walk, part).fault === null) parts.push(part);
  }
  return parts;
};
