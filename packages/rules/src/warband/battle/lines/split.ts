import { flankShares } from '../../ranks/flanks.js';
import type { Target, Tied } from './reach.js';

/** Dice on each of those in reach, in their order. */
export interface Split {
  readonly shares: readonly number[];
  /** WARBAND-LINE-023: two as near to the middle, one of them unique, of whom one gets an odd die; the left one first. */
  readonly tied: Tied | null;
}

const isOneUnique = ([left, right]: Tied): boolean => left.unique || right.unique;

/**
 * WARBAND-LINE-023, WARBAND-LINE-007: each gets as many, and the odd ones go to those nearest to the middle of their rank.
 * WARBAND-LINE-008: between two as near a lot decides where somebody unique is one of them; `lot`: 0 the left, 1 the right.
 */
export const splitOver = (pool: number, reached: readonly Target[], lot: number): Split => {
  if (reached.length === 0) return { shares: [], tied: null };
  const each = Math.floor(pool / reached.length);
  const shares = reached.map(() => each);
  let odd = pool % reached.length;
  if (odd === 0) return { shares, tied: null };
  let tied: Tied | null = null;
  for (const off of [...new Set(reached.map(({ offMiddle }) => offMiddle))].sort((a, b) => a - b)) {
    const alike = reached.filter(({ offMiddle }) => offMiddle === off);
    const isTie = odd === 1 && alike.length === 2;
    if (isTie && isOneUnique(alike as unknown as Tied)) tied = alike as unknown as Tied;
    const given = isTie ? [alike[lot] as Target] : alike.slice(0, odd);
    for (const target of given) shares[reached.indexOf(target)] = each + 1;
    odd -= given.length;
    if (odd === 0) break;
  }
  return { shares, tied };
};

/** WARBAND-GRID-010: over the ends of ranks, the foremost first; the middle one takes what is odd. */
export const splitOverEnds = (pool: number, ends: readonly Target[]): Split => ({
  shares: ends.length === 0 ? [] : flankShares(pool, ends.length),
  tied: null,
});
