import type { UnitIndex } from '../../war/indexes.js';
import { EFFECTS, type Effect } from '../battle/maneuvers.table.js';
import type { SortieSight } from '../battle/sortie.js';
import { eachLost } from '../pool/floating.js';
import { rowOf } from '../pool/kinds.js';
import { resultOf } from '../pool/throws.js';
import type { Cell, Supposed } from './matrix.js';
import { PARTS, type Part, RESULTS } from './odds.js';

/** What a sortie does to one unit, as if it had no other in the round. */
export interface Change {
  /** Dice that its pool gains; below 0 it loses them. */
  readonly dice: number;
  /** F afterwards, with what it staked taken off. */
  readonly floating: number;
  readonly flanked: boolean;
  readonly fate: 'finished' | 'destroyed' | null;
  /** Half moves away. */
  readonly away: 0 | 1 | 2;
}

export interface Meaning {
  /** Null where nobody rolls. */
  readonly part: Part | null;
  readonly mine: Change;
  readonly theirs: Change;
}

const NOTHING: Effect = {};

/** SORTIE-EFFECT-019: worked out from F with the stake taken off. SORTIE-EFFECT-017: doubling looks at that moment too. */
const changeBy = (sight: SortieSight, unit: UnitIndex, staked: number, effect: Effect): Change => {
  const before = (sight.open.floating[unit] as number) - staked;
  const plain = effect.dice ?? 0;
  const dice = plain < 0 ? plain * eachLost(sight.given.options, rowOf(sight, unit)) : plain;
  const doubled = effect.doublePenalty === true && before < 0 ? before : 0;
  return {
    dice: dice + doubled,
    floating: before + dice + doubled,
    flanked: effect.flanked === true,
    fate: effect.fate ?? null,
    away: effect.away ?? 0,
  };
};

/** SORTIE-MATRIX-004, SORTIE-MATRIX-005, SORTIE-MATRIX-006: who gets away without a roll, and how far. */
const awayFree = (sight: SortieSight, { noRoll }: Cell, retreats: boolean): Effect => {
  if (!retreats || noRoll === 'bothFail') return NOTHING;
  const isHalf = noRoll === 'retreaterSucceeds' && sight.given.options['sortie.freeRetreat'] === 'half';
  return { away: isHalf ? 1 : 2 };
};

/**
 * What each of the seven parts of a cell does to the two, from the best to the worst; of one without a roll, what happens.
 * Equal totals are left out where the table gives them to who defends.
 * SORTIE-EFFECT-006: by the block of the maneuver that the winner used.
 */
export const meansOf = (
  sight: SortieSight,
  { unit, enemy, bid, theirBid }: Supposed,
  cell: Cell,
): readonly Meaning[] => {
  if (cell.noRoll !== null) {
    // SORTIE-FLOAT-019: nothing was rolled, and nothing is spent.
    const mine = changeBy(sight, unit, 0, awayFree(sight, cell, cell.mine === 'retreat'));
    return [{ part: null, mine, theirs: changeBy(sight, enemy, 0, awayFree(sight, cell, cell.theirs === 'retreat')) }];
  }
  const tied = resultOf(sight.given.options, [3, 3], [cell.mine, cell.theirs]);
  return PARTS.filter((part) => part !== 'equal' || tied.winner === null).map((part): Meaning => {
    const { winner, degree } = RESULTS[part];
    const block = winner === null ? null : EFFECTS[winner === 0 ? cell.mine : cell.theirs];
    const effect = (won: boolean): Effect =>
      block === null || degree === null ? NOTHING : (won ? block.winner : block.loser)[degree];
    return {
      part,
      mine: changeBy(sight, unit, bid, effect(winner === 0)),
      theirs: changeBy(sight, enemy, theirBid, effect(winner === 1)),
    };
  });
};
