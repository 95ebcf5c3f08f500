import { type Flood, pathTo, UNREACHED } from '../ground/flood.js';
import { stepsAll, wayTo } from '../ground/paths.js';
import type { SpaceIndex } from '../model/model.js';
import { DIRECTIONS } from '../model/setup.js';
import { endFault, wayFault } from './steps.js';
import type { Walk } from './walk.js';

type Path = readonly SpaceIndex[];

/** Whether the last steps of a path, so many of them, run in one straight line. */
export const endsStraight = (walk: Walk, path: readonly SpaceIndex[], steps: number): boolean => {
  const run = [walk.start, ...path].slice(-steps - 1);
  const ways = run.slice(1).map((to, nth) => wayTo(walk.field, run[nth] as SpaceIndex, to)?.direction);
  return ways.length === steps && ways.every((direction) => direction === ways[0]);
};

const ALL: readonly number[] = DIRECTIONS.map((_direction, nth) => nth);
/** Half a turn. */
const BACK = DIRECTIONS.length / 2;

/** A run in one direction that ends in a space, after the cheapest way to where it begins; null where there is none. */
const runTo = (walk: Walk, { cost: costs }: Flood, end: SpaceIndex, [direction, steps]: readonly [number, number]) => {
  const all = stepsAll(walk.field);
  let [at, cost] = [end, 0];
  for (let step = 0; step < steps; step++) {
    const from = all[at]?.[(direction + BACK) % DIRECTIONS.length]?.to;
    if (from === undefined || costs[from] === UNREACHED) return null;
    const way = all[from]?.[direction] ?? null;
    if (way === null || wayFault(walk, from, way) !== null) return null;
    cost += walk.costs[at] ?? 1;
    at = from;
  }
  const total = (costs[at] as number) + cost;
  // WARBAND-MOVE-018: a charge of one step may cost what it will.
  const isPaid = total <= walk.allowance || (at === walk.start && steps === 1 && walk.firstStepFree);
  return isPaid ? { cost: total, from: at, direction } : null;
};

/** The spaces of a run, in their order. */
const runOut = (walk: Walk, from: SpaceIndex, direction: number, steps: number): readonly SpaceIndex[] => {
  const run: SpaceIndex[] = [];
  for (let at = from; run.length < steps; run.push(at)) at = stepsAll(walk.field)[at]?.[direction]?.to ?? at;
  return run;
};

const cheapestRun = (
  walk: Walk,
  flooded: Flood,
  end: SpaceIndex,
  { steps, order }: { readonly steps: number; readonly order: readonly number[] },
): Path | null => {
  if (endFault(walk, end) !== null) return null;
  let best: ReturnType<typeof runTo> = null;
  for (const direction of order) {
    const found = runTo(walk, flooded, end, [direction, steps]);
    if (found !== null && (best === null || found.cost < best.cost)) best = found;
  }
  if (best === null) return null;
  return [...pathTo(flooded, best.from), ...runOut(walk, best.from, best.direction, steps)];
};

/**
 * WARBAND-MOVE-031: to each space the cheapest way that ends with so many steps in one straight line; null where there is none.
 * `order`: which direction goes first where two are as cheap.
 */
export const runsIn = (
  walk: Walk,
  flooded: Flood,
  steps: number,
  order: readonly number[] = ALL,
): ((end: SpaceIndex) => Path | null) => {
  const known = new Map<SpaceIndex, Path | null>();
  return (end) => {
    const before = known.get(end);
    if (before !== undefined) return before;
    const found = flooded.cost[end] === UNREACHED ? null : cheapestRun(walk, flooded, end, { steps, order });
    known.set(end, found);
    return found;
  };
};
