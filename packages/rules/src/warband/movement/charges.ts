import { brokenRule, type Refusal } from '@warmoot/kernel';
import { otherSide } from '../../war/roster/sides.js';
import { distanceOf, figureOf, hereOf, keyOf, sideOf } from '../figures/figures.js';
import { OFF } from '../ground/paths.js';
import { directionTo, isBeside, reachAll } from '../ground/spaces.js';
import type { Direction, FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { walkedFault } from './moves.js';
import { endsStraight, runsIn } from './runs.js';
import { type Walk, walkOf } from './walk.js';
import { floodOf } from './ways.js';

export interface Charge {
  readonly target: FigureIndex;
  readonly path: readonly SpaceIndex[];
}

const leastStraight = ({ given }: SkirmishSight): number => given.options['warband.chargeMinStraight'];

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

/** A cheapest charge on each foe in reach, to each space from which it can be struck. */
export const chargesOf = (sight: SkirmishSight, figure: FigureIndex): readonly Charge[] => {
  const walk = walkOf(sight, figure, 'move');
  if (walk.reach[walk.start] !== 0) return [];
  const isNear = (foe: FigureIndex): boolean => distanceOf(sight, figure, foe) <= walk.allowance + 1;
  const foes = hereOf(sight, otherSide(sideOf(sight, figure))).filter(isNear);
  if (foes.length === 0) return [];
  const flooded = floodOf(walk);
  const runOf = runsIn(walk, flooded, leastStraight(sight));
  return foes.flatMap((target) => {
    const { at } = figureOf(sight, target);
    return [at, ...(reachAll(walk.field)[at] as readonly SpaceIndex[])].flatMap((end) => {
      const run = runOf(end);
      return run === null ? [] : [{ target, path: run }];
    });
  });
};
