import type { UnitIndex } from '../../war/indexes.js';
import { type Degree, EFFECTS, type Effect } from '../battle/maneuvers.table.js';
import type { Impact } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { eachLost } from '../pool/floating.js';
import { rowOf } from '../pool/kinds.js';
import { movesAway } from './away.js';
import { type Contest, contestsOf, isPinned } from './contests.js';

const NOTHING: Effect = {};

/** SORTIE-EFFECT-006: what a sortie does to a unit, by the block of the maneuver that its winner used. */
const effectOn = ({ result, degree, mine, theirs }: Contest): Effect => {
  if (result === 'neither' || degree === null) return NOTHING;
  return result === 'won' ? EFFECTS[mine].winner[degree] : EFFECTS[theirs].loser[degree];
};

/** What sorties and arrows do to a unit, added up as they come. */
interface Suffered {
  gained: number;
  lost: number;
  /** How many Double Penalties. */
  doubles: number;
  fate: Impact['fate'];
  finishedBy: number | null;
}

/** SORTIE-EFFECT-020: Destroyed outranks Finished, and the highest total counts. */
const suffer = (so: Suffered, { dice = 0, doublePenalty, fate }: Effect, total: number): void => {
  if (dice > 0) so.gained += dice;
  else so.lost -= dice;
  if (doublePenalty === true) so.doubles += 1;
  if (fate === undefined) return;
  if (so.fate !== 'destroyed') so.fate = fate;
  so.finishedBy = Math.max(so.finishedBy ?? total, total);
};

/** SORTIE-ARCHER-003, SORTIE-ARCHER-007: arrows are an Attack; what they do to the unit at which they were shot. */
const sufferArrows = (so: Suffered, { open }: SortieSight, unit: UnitIndex): void => {
  for (let nth = 0; nth < open.shots.length; nth++) {
    const shooting = open.shooting[nth];
    if (open.shots[nth]?.target !== unit || !shooting || shooting.result === 'none') continue;
    suffer(so, EFFECTS.attack.loser[shooting.result], shooting.total);
  }
};

/** SORTIE-ARCHER-014: archers gain nothing by shooting, unless the table gives them what a won Attack gives. */
const gainOfShot = ({ given, open }: SortieSight, unit: UnitIndex): number => {
  if (given.options['sortie.archersGain'] === 'off') return 0;
  const result = open.shooting[open.shots.findIndex(({ archers }) => archers === unit)]?.result ?? 'none';
  const effect: Effect = result === 'none' ? NOTHING : EFFECTS.attack.winner[result as Degree];
  return effect.dice ?? 0;
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

/**
 * All that this round does to a unit. SORTIE-EFFECT-019: worked out from its pool with the bids taken off and nothing else
 * changed, and then added up. SORTIE-EFFECT-017, SORTIE-EFFECT-018: who has penalty dice then has as many more from each
 * Double Penalty. SORTIE-MULTI-007: dice lost in sorties count twice for who is pinned; arrows do not.
 */
const impactOn = (sight: SortieSight, unit: UnitIndex): Impact => {
  const { given, open } = sight;
  const contests = contestsOf(sight, unit);
  const so: Suffered = { gained: 0, lost: 0, doubles: 0, fate: null, finishedBy: null };
  for (const contest of contests) suffer(so, effectOn(contest), contest.total ?? 0);
  if (isPinned(sight, unit, contests)) so.lost *= 2;
  sufferArrows(so, sight, unit);
  const spent = spentBy(sight, unit, contests);
  const penalty = Math.max(0, spent - (open.floating[unit] as number));
  return {
    unit,
    spent,
    gained: so.gained + gainOfShot(sight, unit),
    lost: so.lost * eachLost(given.options, rowOf(sight, unit)) + penalty * so.doubles,
    flankedBy: flankers(contests),
    freeOf: freedFrom(sight, unit, contests),
    fate: so.fate,
    finishedBy: so.finishedBy,
  };
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
