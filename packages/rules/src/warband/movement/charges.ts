import { brokenRule, type Refusal } from '@warmoot/kernel';
import { otherSide } from '../../war/roster/sides.js';
import { distanceOf, figureOf, hereOf, keyOf, sideOf } from '../figures/figures.js';
import { type Flood, pathTo, UNREACHED } from '../ground/flood.js';
import { OFF, stepCost, stepsAll, wayTo } from '../ground/paths.js';
import { directionTo, isBeside, reachAll } from '../ground/spaces.js';
import type { Direction, FigureIndex, SpaceIndex } from '../model/model.js';
import { DIRECTIONS } from '../model/setup.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { walkedFault } from './moves.js';
import { endFault, wayFault } from './steps.js';
import { type Walk, walkOf } from './walk.js';
import { floodOf } from './ways.js';

export interface Charge {
  readonly target: FigureIndex;
  readonly path: readonly SpaceIndex[];
}

const leastStraight = ({ given }: SkirmishSight): number => given.options['warband.chargeMinStraight'];

/** Whether the last steps of a path, so many of them, run in one straight line. */
const endsStraight = (walk: Walk, path: readonly SpaceIndex[], steps: number): boolean => {
  const run = [walk.start, ...path].slice(-steps - 1);
  const ways = run.slice(1).map((to, nth) => wayTo(walk.field, run[nth] as SpaceIndex, to)?.direction);
  return ways.length === steps && ways.every((direction) => direction === ways[0]);
};

const isTouched = ({ field }: Walk, at: SpaceIndex, target: SpaceIndex): boolean =>
  at === target || isBeside(field, at, target);

/**
 * WARBAND-MOVE-031: why a path is no charge on somebody: it must begin outside melee range, be long enough, run straight at its
 * end, and end with the target in melee range. Otherwise it is walked like any other move.
 */
export const chargeFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  { target, path }: Charge,
  { alone = false }: { readonly alone?: boolean } = {},
): Refusal | null => {
  const walk = walkOf(sight, figure, 'move', { alone });
  const steps = leastStraight(sight);
  const no = (what: string): Refusal =>
    brokenRule('WARBAND-MOVE-031', what, { figure: keyOf(sight, figure), target: keyOf(sight, target), steps });
  if (!hereOf(sight, otherSide(sideOf(sight, figure))).includes(target)) return no('warband.noTarget');
  if (walk.reach[walk.start] !== 0) return no('warband.chargeInMelee');
  if (path.length < steps) return no('warband.chargeTooShort');
  const walked = walkedFault(sight, figure, walk, path);
  if (walked !== null) return walked;
  if (!endsStraight(walk, path, steps)) return no('warband.chargeNotStraight');
  return isTouched(walk, path.at(-1) as SpaceIndex, figureOf(sight, target).at) ? null : no('warband.chargeNoContact');
};

/** WARBAND-GRID-006: a charger looks at its target, unless it stands over it. */
export const chargeFacing = (sight: SkirmishSight, { target, path }: Charge): Direction | null => {
  const [end, at] = [path.at(-1), figureOf(sight, target).at];
  return end === undefined || end === OFF || at < 0 || end === at ? null : directionTo(sight.given.field, end, at);
};

type Path = readonly SpaceIndex[];

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
    cost += stepCost(walk.field, at);
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

const cheapestRun = (walk: Walk, flooded: Flood, end: SpaceIndex, steps: number): Path | null => {
  if (endFault(walk, end) !== null) return null;
  let best: ReturnType<typeof runTo> = null;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const found = runTo(walk, flooded, end, [direction, steps]);
    if (found !== null && (best === null || found.cost < best.cost)) best = found;
  }
  if (best === null) return null;
  return [...pathTo(flooded, best.from), ...runOut(walk, best.from, best.direction, steps)];
};

/** A cheapest charge on each foe in reach, to each space from which it can be struck. */
export const chargesOf = (sight: SkirmishSight, figure: FigureIndex): readonly Charge[] => {
  const walk = walkOf(sight, figure, 'move');
  if (walk.reach[walk.start] !== 0) return [];
  const isNear = (foe: FigureIndex): boolean => distanceOf(sight, figure, foe) <= walk.allowance + 1;
  const foes = hereOf(sight, otherSide(sideOf(sight, figure))).filter(isNear);
  if (foes.length === 0) return [];
  const flooded = floodOf(walk);
  const steps = leastStraight(sight);
  const runs = new Map<SpaceIndex, Path | null>();
  const runOf = (end: SpaceIndex): Path | null => {
    const known = runs.get(end);
    if (known !== undefined) return known;
    const found = flooded.cost[end] === UNREACHED ? null : cheapestRun(walk, flooded, end, steps);
    runs.set(end, found);
    return found;
  };
  return foes.flatMap((target) => {
    const { at } = figureOf(sight, target);
    return [at, ...(reachAll(walk.field)[at] as readonly SpaceIndex[])].flatMap((end) => {
      const run = runOf(end);
      return run === null ? [] : [{ target, path: run }];
    });
  });
};
