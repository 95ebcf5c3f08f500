import { type Place, placeTowards } from '../ground/facing.js';
import type { UnitFacing } from '../model/units.js';

/** How far ahead of the front rank and how far to the right of the middle, in half-spaces, as the unit sees it. */
export interface Standing {
  readonly ahead: number;
  readonly right: number;
}

/** WARBAND-GRID-009, WARBAND-UNIT-012: the figures of each rank, the foremost rank first, each centred on the unit's middle. */
export const formationOf = (ranks: readonly number[]): readonly (readonly Standing[])[] =>
  ranks.map((figures, rank) =>
    Array.from({ length: figures }, (_none, nth) => ({ ahead: 0 - 2 * rank, right: 2 * nth - (figures - 1) })),
  );

/** WARBAND-GRID-010: which edge of a unit somebody's front touches who comes from this side of it. */
export const attackedFrom = (facing: UnitFacing, from: UnitFacing): Place => placeTowards(facing, from);

/** WARBAND-GRID-010: the ranks in the order in which an attack meets them: from the rear it is read backwards. */
export const ranksMet = <R>(ranks: readonly R[], place: Place): readonly R[] =>
  place === 'rear' ? [...ranks].reverse() : ranks;

/** WARBAND-GRID-010: so many ranks can be struck at from the flank. */
const MOST_FLANKED = 3;

/** WARBAND-GRID-010: from the flank the figure at the end of each rank, by its place in it, up to three ranks. */
export const endsOfRanks = (ranks: readonly number[], flank: 'left' | 'right'): readonly number[] =>
  ranks.slice(0, MOST_FLANKED).map((figures) => (flank === 'left' ? 0 : figures - 1));

/**
 * WARBAND-GRID-010, WARBAND-LINE-007: attacks from the flank over the ends of so many ranks. The middle rank, the one behind the
 * front, takes the odd one. Ours: a second odd one falls to the foremost rank.
 */
export const flankShares = (attacks: number, ranks: number): readonly number[] => {
  const met = Math.min(ranks, MOST_FLANKED);
  const [each, odd] = [Math.floor(attacks / met), attacks % met];
  const first = met === 1 ? [0] : [1, 0];
  return Array.from({ length: met }, (_none, rank) => each + (first.slice(0, odd).includes(rank) ? 1 : 0));
};
