import type { UnitIndex } from '../../../war/indexes.js';
import { placeIn } from '../../formations/standing.js';
import { NORMAL } from '../../model/units.js';

/** What removal hangs on, of one rank. Unique figures that fell have been taken off before. */
export interface RankHurt {
  readonly normals: number;
  /** Whether somebody unique still stands in it. */
  readonly held: boolean;
  /** Of one of its normal figures. */
  readonly hp: number;
  /** WARBAND-LINE-027: with what it had before. */
  readonly damage: number;
}

export interface Thinned {
  readonly removed: number;
  /** What passes to the next rank. */
  readonly carried: number;
  /** What nobody takes. */
  readonly lost: number;
  /** What stays on it. */
  readonly damage: number;
}

/**
 * WARBAND-LINE-013, WARBAND-LINE-015, WARBAND-LINE-027, WARBAND-LINE-029: what damage does to one rank. `next`: whether normal
 * figures stand in the rank behind it that can take what is left over (WARBAND-LINE-030).
 */
export const thinned = ({ normals, held, hp, damage }: RankHurt, next: boolean): Thinned => {
  const removed = Math.min(normals, Math.floor(damage / hp));
  const over = damage - removed * hp;
  if (removed < normals) return { removed, carried: 0, lost: 0, damage: over };
  const carried = held || !next ? 0 : over;
  return { removed, carried, lost: over - carried, damage: 0 };
};

/** WARBAND-LINE-028: which normal figure goes: the one farthest from the middle, of two as far the right-hand one. */
const outermost = (slots: readonly UnitIndex[]): number => {
  let found = -1;
  let off = -1;
  for (let slot = 0; slot < slots.length; slot++) {
    const away = Math.abs(placeIn(slot, slots.length));
    if (slots[slot] !== NORMAL || away < off) continue;
    found = slot;
    off = away;
  }
  return found;
};

/** WARBAND-LINE-014, WARBAND-LINE-028: a rank when so many of its normal figures are gone and the others have closed up. */
export const closedUp = (slots: readonly UnitIndex[], removed: number): readonly UnitIndex[] => {
  let left = slots;
  for (let more = removed; more > 0; more--) left = left.toSpliced(outermost(left), 1);
  return left;
};
