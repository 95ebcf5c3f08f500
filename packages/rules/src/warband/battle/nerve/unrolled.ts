import type { FormationIndex } from '../../model/units.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';
import { hasBanner } from './chance.js';
import { isFearless } from './members.js';

/** What a unit is checked for: something that has happened, a charge of cavalry, a manoeuvre, coming back. */
export type CheckedFor = 'end' | 'cavalry' | 'manoeuvre' | 'return';

/** WARBAND-TACTIC-019: which checks the banner passes, as the table has it. */
const COVERS = {
  any: ['end', 'cavalry', 'manoeuvre', 'return'],
  endOfRound: ['end', 'return'],
} as const satisfies Record<string, readonly CheckedFor[]>;

/** Why a unit would pass a check without a die; null where it has to roll. */
export const unrolledBy = (
  sight: BattleSight,
  unit: FormationIndex,
  what: CheckedFor,
): 'fearless' | 'banner' | null => {
  // WARBAND-TACTIC-026
  if (isFearless(sight, unit)) return 'fearless';
  const covered: readonly CheckedFor[] = COVERS[sight.given.options['warband.bannerAutoCovers']];
  // WARBAND-TACTIC-015: its first.
  return unitOf(sight, unit).bannerPass && hasBanner(sight, unit) && covered.includes(what) ? 'banner' : null;
};

/** WARBAND-TACTIC-015, WARBAND-TACTIC-019, WARBAND-TACTIC-026: says that a check is passed without a die, where it is. */
export const passesUnrolled = (play: BattlePlay, unit: FormationIndex, what: CheckedFor): boolean => {
  const by = unrolledBy(play, unit, what);
  if (by !== null) play.say({ event: 'passedUnrolled', unit, by, what });
  return by !== null;
};
