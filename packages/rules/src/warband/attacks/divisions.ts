import { counted, type Stream } from '@warmoot/kernel';
import { areBeside, figureOf } from '../figures/figures.js';
import { attacksOf } from '../figures/ratings.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { capOn } from './narrow.js';
import { areGrappling, targetsOf } from './reach.js';

/** Dice on each target. */
export type Division = ReadonlyMap<FigureIndex, number>;

/** So many divisions are listed at most; more than these are left to whoever names one. */
const MOST_LISTED = 12;

/** What a figure divides. WARBAND-MOD-017: no more than may go across, where all its targets are behind a narrow place. */
export const poolOf = (sight: SkirmishSight, by: FigureIndex, targets: readonly FigureIndex[]): number => {
  const { total } = counted(attacksOf(sight, by));
  return Math.min(total, Math.max(...targets.map((target) => capOn(sight, by, target))));
};

/** WARBAND-GRID-008: those whom only a spear past an ally reaches: it may strike them too, and need not. */
export const isOptional = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): boolean =>
  !areBeside(sight, by, target) && !areGrappling(sight, by, target);

/** WARBAND-MELEE-001: numbers of attacks that differ by at most one. */
export const isEven = (dice: readonly number[]): boolean => Math.max(...dice) - Math.min(...dice) <= 1;

/** Every choice of so many of some things, up to a number of choices, in their order. */
const someOf = (things: readonly FigureIndex[], many: number, most: number): readonly (readonly FigureIndex[])[] => {
  if (many === 0) return [[]];
  const found: (readonly FigureIndex[])[] = [];
  for (let nth = 0; nth <= things.length - many && found.length < most; nth++)
    for (const rest of someOf(things.slice(nth + 1), many - 1, most - found.length))
      found.push([things[nth] as FigureIndex, ...rest]);
  return found;
};

/** WARBAND-MELEE-001: attacks spread over targets; `odd` get one more than the others. Who gets none is left out. */
const spread = (pool: number, targets: readonly FigureIndex[], odd: readonly FigureIndex[]): Division => {
  const each = Math.floor(pool / targets.length);
  const dice = targets.map((target) => [target, each + (odd.includes(target) ? 1 : 0)] as const);
  return new Map(dice.filter(([, some]) => some > 0));
};

/** Those among whom attacks may be spread: all in melee range, alone or with all that a spear reaches past an ally. */
export const setsOf = (sight: SkirmishSight, by: FigureIndex): readonly (readonly FigureIndex[])[] => {
  const all = targetsOf(sight, by);
  if (all.length === 0) return [];
  const near = all.filter((target) => !isOptional(sight, by, target));
  if (near.length === all.length) return [all];
  return near.length > 0 ? [all, near] : [all, ...(all.length > 1 ? all.map((target) => [target]) : [])];
};

const binomial = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};

/** WARBAND-MELEE-001: how a figure may divide its attacks; not all of them where there are many. */
export const divisionsOf = (sight: SkirmishSight, by: FigureIndex): readonly Division[] =>
  setsOf(sight, by).flatMap((targets) => {
    const pool = poolOf(sight, by, targets);
    return someOf(targets, pool % targets.length, MOST_LISTED).map((odd) => spread(pool, targets, odd));
  });

/** Whether there are more divisions than are listed. */
export const isCut = (sight: SkirmishSight, by: FigureIndex): boolean =>
  setsOf(sight, by).some(
    (targets) =>
      binomial(targets.length, poolOf(sight, by, targets) % targets.length) > MOST_LISTED ||
      targets.filter((target) => isOptional(sight, by, target)).length > 1,
  );

/** A division at random; null where nobody is in reach. */
export const divisionAtRandom = (sight: SkirmishSight, by: FigureIndex, source: Stream): Division | null => {
  const sets = setsOf(sight, by);
  if (sets.length === 0) return null;
  const targets = [...(sets[source.below(sets.length)] as readonly FigureIndex[])];
  const pool = poolOf(sight, by, targets);
  const odd: FigureIndex[] = [];
  const left = targets.slice();
  for (let more = pool % targets.length; more > 0; more--) odd.push(...left.splice(source.below(left.length), 1));
  return spread(pool, targets, odd);
};

/** WARBAND-MELEE-028: the dice that were kept and still have their target; and those that are lost. */
export const keptOf = (
  sight: SkirmishSight,
  by: FigureIndex,
  isReached: (target: FigureIndex) => boolean,
): { readonly left: Division; readonly lost: Division } => {
  const kept = Object.entries(figureOf(sight, by).kept ?? {}).map(([target, dice]) => [Number(target), dice] as const);
  return {
    left: new Map(kept.filter(([target]) => isReached(target))),
    lost: new Map(kept.filter(([target]) => !isReached(target))),
  };
};
