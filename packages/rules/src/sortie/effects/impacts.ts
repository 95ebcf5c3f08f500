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

interface Suffered {
  readonly effect: Effect;
  readonly total: number;
}

/** SORTIE-ARCHER-003, SORTIE-ARCHER-007: arrows are an Attack; what they do to the unit at which they were shot. */
const arrowsOn = ({ open }: SortieSight, unit: UnitIndex): readonly Suffered[] =>
  open.shots.flatMap(({ target }, nth) => {
    const shooting = open.shooting[nth];
    if (target !== unit || !shooting || shooting.result === 'none') return [];
    return [{ effect: EFFECTS.attack.loser[shooting.result], total: shooting.total }];
  });

/** SORTIE-ARCHER-014: archers gain nothing by shooting, unless the table gives them what a won Attack gives. */
const gainOfShot = ({ given, open }: SortieSight, unit: UnitIndex): number => {
  if (given.options['sortie.archersGain'] === 'off') return 0;
  const result = open.shooting[open.shots.findIndex(({ archers }) => archers === unit)]?.result ?? 'none';
  const effect: Effect = result === 'none' ? NOTHING : EFFECTS.attack.winner[result as Degree];
  return effect.dice ?? 0;
};

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** SORTIE-FLOAT-016: the dice that a unit has spent. SORTIE-FLOAT-019: not those for a sortie that needed no roll. */
const spentBy = (sight: SortieSight, unit: UnitIndex): number => {
  const { open } = sight;
  const plan = open.plans[unit];
  if (!plan) return 0;
  const free = contestsOf(sight, unit).flatMap(({ enemy, rolled }) => (rolled ? [] : [enemy]));
  const bids = Object.entries(plan.bids).map(([enemy, dice]) => (free.includes(Number(enemy)) ? 0 : dice));
  return sum(bids) + sum(Object.values(plan.arrows));
};

/** SORTIE-STATE-018: by whom a unit has been flanked in this round. */
const flankers = (contests: readonly Contest[]): readonly UnitIndex[] =>
  contests.flatMap((contest) => (effectOn(contest).flanked === true && contest.result === 'lost' ? contest.enemy : []));

/** SORTIE-STATE-019: it flanks the other itself. SORTIE-STATE-020: it finishes or destroys it. */
const turnsTables = ({ mine, result, degree }: Contest): boolean => {
  if (result !== 'won' || degree === null) return false;
  const suffered: Effect = EFFECTS[mine].loser[degree];
  return suffered.flanked === true || suffered.fate !== undefined;
};

/** By whom a unit is flanked no more. SORTIE-STATE-021: who moves away from it flanks it no longer. */
const freedFrom = (sight: SortieSight, unit: UnitIndex, contests: readonly Contest[]): readonly UnitIndex[] =>
  (sight.open.flankedBy[unit] ?? []).filter(
    (by) => movesAway(sight, by) > 0 || contests.some((contest) => contest.enemy === by && turnsTables(contest)),
  );

/** SORTIE-EFFECT-020: Destroyed outranks Finished. */
const worstOf = (all: readonly Suffered[]): Impact['fate'] => {
  const fates = all.map(({ effect }) => effect.fate);
  return fates.includes('destroyed') ? 'destroyed' : fates.includes('finished') ? 'finished' : null;
};

/**
 * All that this round does to a unit. SORTIE-EFFECT-019: worked out from its pool with the bids taken off and nothing else
 * changed, and then added up. SORTIE-EFFECT-017, SORTIE-EFFECT-018: who has penalty dice then has as many more from each
 * Double Penalty. SORTIE-MULTI-007: dice lost in sorties count twice for who is pinned; arrows do not.
 */
const impactOn = (sight: SortieSight, unit: UnitIndex): Impact => {
  const { given, open } = sight;
  const contests = contestsOf(sight, unit);
  const fights = contests.map((contest): Suffered => ({ effect: effectOn(contest), total: contest.total ?? 0 }));
  const arrows = arrowsOn(sight, unit);
  const all = [...fights, ...arrows];
  const spent = spentBy(sight, unit);
  const penalty = Math.max(0, spent - (open.floating[unit] as number));
  const diceIn = (some: readonly Suffered[]): readonly number[] => some.map(({ effect }) => effect.dice ?? 0);
  const lostIn = (some: readonly Suffered[]): number => sum(diceIn(some).map((dice) => Math.max(0, -dice)));
  const taken = lostIn(fights) * (isPinned(sight, unit) ? 2 : 1) + lostIn(arrows);
  const doubled = penalty * all.filter(({ effect }) => effect.doublePenalty === true).length;
  const fate = worstOf(all);
  const finishing = all.flatMap(({ effect, total }) => (effect.fate === undefined ? [] : [total]));
  return {
    unit,
    spent,
    gained: sum(diceIn(fights).map((dice) => Math.max(0, dice))) + gainOfShot(sight, unit),
    lost: taken * eachLost(given.options, rowOf(sight, unit)) + doubled,
    flankedBy: flankers(contests),
    freeOf: freedFrom(sight, unit, contests),
    fate,
    finishedBy: fate === null ? null : Math.max(...finishing),
  };
};

const isFelt = ({ spent, gained, lost, flankedBy, freeOf, fate }: Impact): boolean =>
  spent + gained + lost + flankedBy.length + freeOf.length > 0 || fate !== null;

/** SORTIE-ROUND-002: all effects of the round, of step 5 together; units to whom nothing happens are left out. */
export const impactsOf = (sight: SortieSight): readonly Impact[] =>
  sight.open.roster
    .flatMap((_row, unit) => (sight.open.fate[unit] === 'here' ? [impactOn(sight, unit)] : []))
    .filter(isFelt);
