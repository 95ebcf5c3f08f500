import { type Flood, flood, pathTo } from '../ground/flood.js';
import { isAtEdge, OFF } from '../ground/paths.js';
import type { SpaceIndex } from '../model/model.js';
import { endFault, judged, wayFault } from './steps.js';
import type { Walk } from './walk.js';

/** Everywhere that a walk can come to. */
export const floodOf = (walk: Walk): Flood =>
  flood(walk.field, { ...walk, may: (at, way) => wayFault(walk, at, way) === null });

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
    const path = [...pathTo(flooded, at), OFF];
    if (judged(walk, path).fault === null) return path;
  }
  return null;
};

/** One cheapest way to each space where a walk can end, and one off the map. */
export const waysOf = (walk: Walk): readonly (readonly SpaceIndex[])[] => {
  const flooded = floodOf(walk);
  const out = wayOut(walk, flooded);
  const ways = endsOf(walk, flooded).map((end) => pathTo(flooded, end));
  return out === null ? ways : [...ways, out];
};

/** WARBAND-MOVE-004: the parts of an announced way, from its start, that are walks on their own; standing still is one. */
export const partsOf = (walk: Walk, path: readonly SpaceIndex[]): readonly (readonly SpaceIndex[])[] => {
  const parts: (readonly SpaceIndex[])[] = [];
  for (let steps = 0; steps <= path.length; steps++) {
    const part = path.slice(0, steps);
    if (judged(walk, part).fault === null) parts.push(part);
  }
  return parts;
};
