import type { FigureIndex } from '../../model/model.js';

/** A figure that stands where blows of a line can fall. Places are half-spaces, counted from the striker's left to its right. */
export interface Target {
  /** Its agent: who it is where it is unique, else its rank's body. */
  readonly agent: FigureIndex;
  readonly unique: boolean;
  /** WARBAND-UNIT-013: in the one frame of a line. */
  readonly place: number;
  /** WARBAND-UNIT-012: half-spaces from the middle of its own rank. */
  readonly offMiddle: number;
}

/** WARBAND-LINE-006: so many opponents one figure reaches. */
const REACHES = 3;

/** Two between whom a lot decides, the left one first. */
export type Tied = readonly [left: Target, right: Target];

interface Reached {
  readonly sure: readonly Target[];
  /** WARBAND-LINE-021: both are as near, and as near to the middle of their rank. */
  readonly tied: Tied | null;
}

const byPlace = (one: Target, other: Target): number => one.place - other.place;
export const leftToRight = (targets: readonly Target[]): readonly Target[] => targets.toSorted(byPlace);

const isNearer = (place: number, one: Target, other: Target): boolean =>
  (Math.abs(one.place - place) - Math.abs(other.place - place) ||
    one.offMiddle - other.offMiddle ||
    byPlace(one, other)) < 0;

/** Those nearest to a place, the nearest first: as many as are reached, and the next one. */
const nearestTo = (place: number, targets: readonly Target[]): readonly Target[] => {
  const nearest: Target[] = [];
  for (const target of targets) {
    let at = Math.min(nearest.length, REACHES + 1);
    for (; at > 0 && isNearer(place, target, nearest[at - 1] as Target); at--)
      if (at <= REACHES) nearest[at] = nearest[at - 1] as Target;
    if (at <= REACHES) nearest[at] = target;
  }
  return nearest;
};

/**
 * WARBAND-LINE-021: the three with the smallest sideways distance; of two that are as near for the third, the one nearer to
 * the middle of its own rank.
 */
export const reachOf = (place: number, targets: readonly Target[]): Reached => {
  const away = ({ place: at }: Target): number => Math.abs(at - place);
  const nearest = nearestTo(place, targets);
  const [third, fourth] = [nearest[REACHES - 1], nearest[REACHES]];
  const isTied =
    third !== undefined && fourth !== undefined && away(third) === away(fourth) && third.offMiddle === fourth.offMiddle;
  if (!isTied) return { sure: nearest.slice(0, REACHES), tied: null };
  return { sure: nearest.slice(0, REACHES - 1), tied: [third, fourth].sort(byPlace) as unknown as Tied };
};

interface ReachedByRank {
  /** From left to right. */
  readonly reached: readonly Target[];
  /** Where a lot has a say in it. */
  readonly tied: Tied | null;
}

/**
 * WARBAND-LINE-022: what a rank reaches: whatever any of its figures does. A tie needs a figure right across from the middle
 * of the other rank, so that a rank has one at most. `lot`: 0 takes the left one of the two, 1 the right one.
 */
export const reachOfRank = (places: readonly number[], targets: readonly Target[], lot: number): ReachedByRank => {
  if (places.length === 0) return { reached: [], tied: null };
  if (targets.length <= REACHES) return { reached: leftToRight(targets), tied: null };
  const all = new Set<Target>();
  let tied: Tied | null = null;
  for (const place of places) {
    const reached = reachOf(place, targets);
    for (const target of reached.sure) all.add(target);
    tied ??= reached.tied;
  }
  if (tied !== null) all.add(tied[lot] as Target);
  return { reached: leftToRight([...all]), tied };
};
