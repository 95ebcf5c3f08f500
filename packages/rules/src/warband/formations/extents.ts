import type { Fixed } from '@warmoot/kernel';
import { xOf, yOf } from '../ground/spaces.js';
import type { Field, SpaceIndex } from '../model/model.js';
import { aheadOf, rightOf, type Stand } from './standing.js';

type Ground = Pick<Fixed<Field>, 'width'>;

/** WARBAND-GRID-009: the spaces of a rank, as far as they lie from the middle of the front: each way from one to the other. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The extents of all ranks of a unit, seen from the middle of its front. */
export const extentsOf = ({ facing, ranks }: Pick<Stand, 'facing' | 'ranks'>): readonly Extent[] => {
  const [dx, dy] = aheadOf(facing);
  const [rx, ry] = rightOf(facing);
  return ranks.map(({ slots }, nth) => {
    const half = Math.floor(slots.length / 2);
    const [x, y] = [0 - nth * dx, 0 - nth * dy];
    const [wide, deep] = [Math.abs(half * rx), Math.abs(half * ry)];
    return { left: x - wide, right: x + wide, top: y - deep, bottom: y + deep };
  });
};

/** The extent of all ranks together. */
export const extentOfAll = (extents: readonly Extent[]): Extent => {
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const one of extents) {
    left = Math.min(left, one.left);
    right = Math.max(right, one.right);
    top = Math.min(top, one.top);
    bottom = Math.max(bottom, one.bottom);
  }
  return { left, right, top, bottom };
};

/** All columns and rows of them, seen from the middle of the front, rank by rank. */
export const offsetsOf = (extents: readonly Extent[]): readonly (readonly [dx: number, dy: number])[] => {
  const offsets: (readonly [dx: number, dy: number])[] = [];
  for (const { left, right, top, bottom } of extents)
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) offsets.push([x, y]);
  return offsets;
};

/** WARBAND-GRID-002: spaces between the nearest of two units, of which one has its front's middle here. */
export const gapTo = (field: Ground, extents: readonly Extent[], foe: Stand): ((at: SpaceIndex) => number) => {
  const others = extentsOf(foe);
  const [fx, fy] = [xOf(field, foe.at), yOf(field, foe.at)];
  return (at) => {
    const [x, y] = [xOf(field, at) - fx, yOf(field, at) - fy];
    let least = Number.POSITIVE_INFINITY;
    for (const one of extents)
      for (const other of others) {
        const across = Math.max(x + one.left - other.right, other.left - x - one.right);
        const along = Math.max(y + one.top - other.bottom, other.top - y - one.bottom);
        least = Math.min(least, Math.max(across, along, 0));
      }
    return least;
  };
};
