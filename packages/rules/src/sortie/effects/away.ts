import type { UnitIndex } from '../../war/indexes.js';
import { EFFECTS, type Effect } from '../battle/maneuvers.table.js';
import type { SortieOptions } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { type Contest, contestsOf, maneuverIn } from './contests.js';

type FreeRetreat = Pick<SortieOptions, 'sortie.freeRetreat'>;

/** SORTIE-MATRIX-004, SORTIE-MATRIX-005: half moves of a Retreat that nobody contests, by what the other does. */
const freeRetreat = (options: FreeRetreat, theirs: Contest['theirs']): 0 | 1 | 2 => {
  if (theirs === 'retreat') return 2;
  if (theirs !== 'defend') return 0;
  return options['sortie.freeRetreat'] === 'full' ? 2 : 1;
};

/** Half moves away that one sortie has won a unit: SORTIE-EFFECT-011. */
const awayIn = (options: FreeRetreat, { mine, theirs, result, degree, rolled }: Contest): 0 | 1 | 2 => {
  if (mine !== 'retreat') return 0;
  if (!rolled) return freeRetreat(options, theirs);
  if (result !== 'won' || degree === null) return 0;
  const effect: Effect = EFFECTS.retreat.winner[degree];
  return effect.away ?? 0;
};

/**
 * The Half or Full Move Away of a unit in this round, in half moves; 0 where it makes none. SORTIE-MULTI-013: from several
 * it gets away only if it succeeds against each, by the shortest that it won.
 */
export const movesAway = (sight: SortieSight, unit: UnitIndex): 0 | 1 | 2 => {
  if (maneuverIn(sight, unit) !== 'retreat') return 0;
  const contests = contestsOf(sight, unit);
  let shortest: 0 | 1 | 2 = contests.length === 0 ? 0 : 2;
  for (const contest of contests) {
    const away = awayIn(sight.given.options, contest);
    if (away < shortest) shortest = away;
  }
  return shortest;
};
