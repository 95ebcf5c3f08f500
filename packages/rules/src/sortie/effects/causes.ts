import type { RuleId } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { type Degree, EFFECTS, type Effect, type Maneuver } from '../battle/maneuvers.table.js';
import type { Shooting } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { eachLost } from '../pool/floating.js';
import { rowOf } from '../pool/kinds.js';
import type { Reason } from '../pool/reasons.table.js';
import { type Contest, isPinned } from './contests.js';

/** Dice that a unit gains, or loses where they are below 0, by one thing that has happened to it. */
export interface Cause {
  readonly dice: number;
  readonly what: Reason;
  readonly why: RuleId;
  /** The enemy with whom it happened. */
  readonly enemy: UnitIndex | null;
}

const NOTHING: Effect = {};

/** SORTIE-EFFECT-006: what a sortie does to a unit, by the block of the maneuver that its winner used. */
export const effectOn = ({ result, degree, mine, theirs }: Contest): Effect => {
  if (result === 'neither' || degree === null) return NOTHING;
  return result === 'won' ? EFFECTS[mine].winner[degree] : EFFECTS[theirs].loser[degree];
};

/** The rules of the table of effects, by maneuver: what it gives to who wins with it, and takes from who loses to it. */
const GAINS: Readonly<Record<Maneuver, RuleId>> = {
  attack: 'SORTIE-EFFECT-007',
  defend: 'SORTIE-EFFECT-009',
  retreat: 'SORTIE-EFFECT-011',
  charge: 'SORTIE-EFFECT-013',
  flank: 'SORTIE-EFFECT-015',
};
const LOSSES: Readonly<Record<Maneuver, RuleId>> = {
  attack: 'SORTIE-EFFECT-008',
  defend: 'SORTIE-EFFECT-010',
  retreat: 'SORTIE-EFFECT-012',
  charge: 'SORTIE-EFFECT-014',
  flank: 'SORTIE-EFFECT-016',
};

const byContest = (contest: Contest): Cause | null => {
  const { enemy, mine, theirs, result } = contest;
  const { dice = 0 } = effectOn(contest);
  if (dice === 0) return null;
  return result === 'won'
    ? { dice, what: `sortie.won.${mine}` as Reason, why: GAINS[mine], enemy }
    : { dice, what: `sortie.lost.${theirs}` as Reason, why: LOSSES[theirs], enemy };
};

const ARROWS: Readonly<Record<Shooting['result'], RuleId>> = {
  none: 'SORTIE-ARCHER-008',
  win: 'SORTIE-ARCHER-005',
  plus4: 'SORTIE-ARCHER-006',
  double: 'SORTIE-ARCHER-007',
};

/** SORTIE-ARCHER-003: arrows are an Attack. SORTIE-ARCHER-014: which gains nothing, unless the table has it so. */
const byArrows = ({ given, open }: SortieSight, unit: UnitIndex): readonly Cause[] => {
  const causes: Cause[] = [];
  for (let nth = 0; nth < open.shots.length; nth++) {
    const shot = open.shots[nth];
    const result = open.shooting[nth]?.result ?? 'none';
    if (shot === undefined || result === 'none') continue;
    const { dice: lost = 0 }: Effect = EFFECTS.attack.loser[result as Degree];
    if (shot.target === unit && lost !== 0)
      causes.push({ dice: lost, what: 'sortie.arrows', why: ARROWS[result], enemy: shot.archers });
    const { dice: gained = 0 }: Effect = EFFECTS.attack.winner[result as Degree];
    if (shot.archers === unit && gained !== 0 && given.options['sortie.archersGain'] === 'on')
      causes.push({ dice: gained, what: 'sortie.arrowsGain', why: 'SORTIE-ARCHER-014', enemy: shot.target });
  }
  return causes;
};

const lostIn = (causes: readonly Cause[]): number => {
  let lost = 0;
  for (const { dice } of causes) if (dice < 0) lost -= dice;
  return lost;
};

/**
 * Everything that gives dice to a unit in this round or takes them from it, apart from what it has spent. SORTIE-MULTI-007:
 * dice lost in sorties count twice for who is pinned; arrows do not. SORTIE-FLOAT-014: for mercenaries both do, where the
 * table has it so. SORTIE-EFFECT-017, SORTIE-EFFECT-018: `penalty` dice, with the bids taken off, come again for each Double Penalty.
 */
export const causesOf = (
  sight: SortieSight,
  unit: UnitIndex,
  contests: readonly Contest[],
  penalty: number,
): readonly Cause[] => {
  const causes: Cause[] = [];
  for (const contest of contests) {
    const cause = byContest(contest);
    if (cause !== null) causes.push(cause);
  }
  const inSorties = lostIn(causes);
  if (inSorties > 0 && isPinned(sight, unit))
    causes.push({ dice: -inSorties, what: 'sortie.pinned', why: 'SORTIE-MULTI-007', enemy: null });
  if (sight.open.shots.length > 0) causes.push(...byArrows(sight, unit));
  const taken = lostIn(causes);
  if (taken > 0 && eachLost(sight.given.options, rowOf(sight, unit)) === 2)
    causes.push({ dice: -taken, what: 'sortie.mercenary', why: 'SORTIE-FLOAT-014', enemy: null });
  for (const contest of contests)
    if (penalty > 0 && effectOn(contest).doublePenalty === true)
      causes.push({ dice: -penalty, what: 'sortie.doublePenalty', why: 'SORTIE-EFFECT-017', enemy: contest.enemy });
  return causes;
};
