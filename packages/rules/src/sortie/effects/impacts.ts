import type { UnitIndex } from '../../war/indexes.js';
import { EFFECTS, type Effect } from '../battle/maneuvers.table.js';
import type { Impact } from '../battle/model.js';
import { unitNames } from '../battle/names.js';
import type { SortieSight } from '../battle/sortie.js';
import type { DiceSum } from '../pool/reasons.table.js';
import { movesAway } from './away.js';
import { type Cause, causesOf, effectOn } from './causes.js';
import { type Contest, contestsOf } from './contests.js';

/** What has put a unit out of the battle. */
interface Fallen {
  fate: Impact['fate'];
  finishedBy: number | null;
}

/** SORTIE-EFFECT-020: Destroyed outranks Finished, and the highest total counts. */
const fall = (so: Fallen, { fate }: Effect, total: number): void => {
  if (fate === undefined) return;
  if (so.fate !== 'destroyed') so.fate = fate;
  so.finishedBy = Math.max(so.finishedBy ?? total, total);
};

/** SORTIE-ARCHER-007: arrows are an Attack, and may finish a unit as one does. */
const fallByArrows = (so: Fallen, { open }: SortieSight, unit: UnitIndex): void => {
  for (let nth = 0; nth < open.shots.length; nth++) {
    const shooting = open.shooting[nth];
    if (open.shots[nth]?.target !== unit || !shooting || shooting.result === 'none') continue;
    fall(so, EFFECTS.attack.loser[shooting.result], shooting.total);
  }
};

/** SORTIE-FLOAT-016: the dice that a unit has spent. SORTIE-FLOAT-019: not those for a sortie that needed no roll. */
const spentBy = ({ open }: SortieSight, unit: UnitIndex, contests: readonly Contest[]): number => {
  const plan = open.plans[unit];
  if (!plan) return 0;
  let spent = 0;
  for (const { enemy, rolled } of contests) if (rolled) spent += plan.bids[enemy] ?? 0;
  for (const { archers, target } of open.shots) {
    if (archers === unit) spent += plan.bids[target] ?? 0;
    if (target === unit) spent += plan.arrows[archers] ?? 0;
  }
  return spent;
};

const NOBODY: readonly UnitIndex[] = [];

/** SORTIE-STATE-018: by whom a unit has been flanked in this round. */
const flankers = (contests: readonly Contest[]): readonly UnitIndex[] => {
  let by: UnitIndex[] | null = null;
  for (const contest of contests)
    if (contest.result === 'lost' && effectOn(contest).flanked === true) {
      by ??= [];
      by.push(contest.enemy);
    }
  return by ?? NOBODY;
};

/** SORTIE-STATE-019: it flanks the other itself. SORTIE-STATE-020: it finishes or destroys it. */
const turnsTables = ({ mine, result, degree }: Contest): boolean => {
  if (result !== 'won' || degree === null) return false;
  const suffered: Effect = EFFECTS[mine].loser[degree];
  return suffered.flanked === true || suffered.fate !== undefined;
};

/** By whom a unit is flanked no more. SORTIE-STATE-021: who moves away from it flanks it no longer. */
const freedFrom = (sight: SortieSight, unit: UnitIndex, contests: readonly Contest[]): readonly UnitIndex[] => {
  const flankedBy = sight.open.flankedBy[unit] ?? NOBODY;
  if (flankedBy.length === 0) return NOBODY;
  return flankedBy.filter(
    (by) => movesAway(sight, by) > 0 || contests.some((contest) => contest.enemy === by && turnsTables(contest)),
  );
};

/** SORTIE-EFFECT-019: the penalty dice of a unit with the bids taken off and nothing else changed. */
const penaltyOf = ({ open }: SortieSight, unit: UnitIndex, spent: number): number =>
  Math.max(0, spent - (open.floating[unit] as number));

const sumOf = (causes: readonly Cause[], sign: 1 | -1): number => {
  let dice = 0;
  for (const cause of causes) if (cause.dice * sign > 0) dice += cause.dice * sign;
  return dice;
};

/**
 * All that this round does to a unit. SORTIE-EFFECT-019: worked out from its pool with the bids taken off and nothing else
 * changed, and then added up.
 */
const impactOn = (sight: SortieSight, unit: UnitIndex): Impact => {
  const contests = contestsOf(sight, unit);
  const spent = spentBy(sight, unit, contests);
  const causes = causesOf(sight, unit, contests, penaltyOf(sight, unit, spent));
  const so: Fallen = { fate: null, finishedBy: null };
  for (const contest of contests) fall(so, effectOn(contest), contest.total ?? 0);
  fallByArrows(so, sight, unit);
  return {
    unit,
    spent,
    gained: sumOf(causes, 1),
    lost: sumOf(causes, -1),
    flankedBy: flankers(contests),
    freeOf: freedFrom(sight, unit, contests),
    fate: so.fate,
    finishedBy: so.finishedBy,
  };
};

/** The dice that a unit has after an impact: what it had, what it spent, and what each thing gave or took. */
export const handAfter =
  (sight: SortieSight, { unit, spent }: Impact) =>
  (sum: DiceSum): void => {
    sum.add(sight.open.floating[unit] as number, 'sortie.before', 'SORTIE-FLOAT-001');
    if (spent > 0) sum.add(-spent, 'sortie.bid', 'SORTIE-FLOAT-016');
    for (const { dice, what, why, enemy } of causesOf(
      sight,
      unit,
      contestsOf(sight, unit),
      penaltyOf(sight, unit, spent),
    ))
      sum.add(dice, what, why, enemy === null ? undefined : () => unitNames(sight)[enemy] as string);
  };

const isFelt = ({ spent, gained, lost, flankedBy, freeOf, fate }: Impact): boolean =>
  spent + gained + lost + flankedBy.length + freeOf.length > 0 || fate !== null;

/** SORTIE-ROUND-002: all effects of the round, of step 5 together; units to whom nothing happens are left out. */
export const impactsOf = (sight: SortieSight): readonly Impact[] => {
  const { meetings, shots, fate } = sight.open;
  const impacts: Impact[] = [];
  if (meetings.length + shots.length === 0) return impacts;
  for (let unit = 0; unit < fate.length; unit++) {
    if (fate[unit] !== 'here') continue;
    const impact = impactOn(sight, unit);
    if (isFelt(impact)) impacts.push(impact);
  }
  return impacts;
};
