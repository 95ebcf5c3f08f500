import type { Fixed, Sum } from '@warmoot/kernel';
import { counted } from '@warmoot/kernel';
import { hasSpear, isDisarmed } from '../../figures/hands.js';
import { attacksOf } from '../../figures/ratings.js';
import { placeOfFigure } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex, Meeting, Rank } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { isCavalry } from '../units/cavalry.js';
import { moodOf, unitOf } from '../units/units.js';
import { isFlank } from './frame.js';
import type { Target } from './reach.js';

/**
 * WARBAND-GRID-010: from where a blow comes that meets a unit so. WARBAND-MORALE-026: behind those who run in disorder,
 * whatever edge it meets.
 */
export const placeMet = (sight: BattleSight, struck: FormationIndex, meets: Meeting): 'front' | 'flank' | 'rear' => {
  const runs = moodOf(sight, struck) === 'disorder';
  if (meets === 'rear' || (runs && sight.given.options['warband.disorderRear'] === 'on')) return 'rear';
  return isFlank(meets) ? 'flank' : 'front';
};

/** WARBAND-TACTIC-023, WARBAND-TACTIC-027: whether spears of a unit are braced against another: cavalry that has charged it. */
export const isBracedAgainst = (sight: BattleSight, unit: FormationIndex, foe: FormationIndex): boolean =>
  unitOf(sight, unit).braced && unitOf(sight, foe).charged === unit && isCavalry(sight, foe);

/** WARBAND-UNIT-010: whether a rank stands in the dark without a light of its own. */
export const isUnlit = ({ given }: BattleSight, { lit }: Fixed<Rank>): boolean =>
  given.dark && given.options['warband.unlitRankBlinded'] === 'on' && !lit;

/** An agent that strikes in a line, and whom it reaches there. */
export interface Strikers {
  readonly agent: FigureIndex;
  readonly unit: FormationIndex;
  readonly foe: FormationIndex;
  readonly meets: Meeting;
  /** How many of its figures fight in this line. */
  readonly figures: number;
  /** WARBAND-BMOVE-006, WARBAND-BMOVE-007: those among them that have lost what was left of their round. */
  readonly idle: number;
  readonly reached: readonly Target[];
}

/** WARBAND-LINE-020: what each attacking figure has more against this unit, with its reason. */
const moreLines = (sight: BattleSight, strikers: Strikers, each: Sum): void => {
  const { agent, unit, foe, meets, reached } = strikers;
  if (placeMet(sight, foe, meets) === 'rear') each.add(1, 'warband.pool.rear', 'WARBAND-MOD-003');
  if (isBracedAgainst(sight, unit, foe) && hasSpear(sight, agent))
    each.add(1, 'warband.pool.braced', 'WARBAND-TACTIC-027');
  if (unitOf(sight, foe).broken && isCavalry(sight, unit)) each.add(1, 'warband.pool.broken', 'WARBAND-TACTIC-022');
  if (reached.length > 0 && reached.every((target) => isDisarmed(sight, target.agent)))
    each.add(1, 'warband.pool.disarmed', 'WARBAND-MOD-015');
  if (unitOf(sight, foe).exposed) each.add(1, 'warband.pool.exposed', 'WARBAND-BMOVE-010');
};

/**
 * WARBAND-LINE-020: the dice of an agent against a unit: figures × their attacks, and one for each figure for whatever gives
 * an attack more, each with a line of its own. WARBAND-MOD-018: who is blinded has none at all.
 */
export const poolOf =
  (sight: BattleSight, strikers: Strikers) =>
  (sum: Sum): void => {
    const { agent, figures, idle } = strikers;
    const place = placeOfFigure(sight.open.units, agent);
    if (place === null) return;
    const rank = unitOf(sight, place.unit).ranks[place.rank] as Fixed<Rank>;
    let total = 0;
    const add: Sum['add'] = (by, what, why, note) => {
      if (by === 0) return;
      total += by;
      sum.add(by, what, why, note);
    };
    const each: Sum = { add: (by, what, why) => add(by * figures, what, why) };
    attacksOf(sight, agent)(each);
    // Who has no attack has none more either.
    if (total > 0) moreLines(sight, strikers, each);
    if (idle > 0) add(0 - (total / figures) * idle, 'warband.pool.idle', 'WARBAND-BMOVE-006');
    if (isUnlit(sight, rank)) add(0 - total, 'warband.pool.unlit', 'WARBAND-UNIT-010');
  };

export const poolSize = (sight: BattleSight, strikers: Strikers): number => counted(poolOf(sight, strikers)).total;
