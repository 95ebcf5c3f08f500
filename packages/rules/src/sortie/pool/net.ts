import { counted, type Throw } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { FRONTS, type Fronts, GROUNDS } from '../battle/kinds.table.js';
import type { Maneuver } from '../battle/maneuvers.table.js';
import type { Shot } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { addFloating, addOpening, penaltyPlayed } from './floating.js';
import {
  type Fighter,
  fightersOf,
  groundBetween,
  hasBetterWeapons,
  isHeavier,
  isHigher,
  mainKind,
  rowOf,
  sizeBand,
} from './kinds.js';
import type { DiceSum } from './reasons.table.js';
import { addArmour, addStrength, addWeaknesses } from './standing.js';
import { comparisonOf, targetDice } from './throws.js';

/** One side of a sortie: who rolls, against whom, with which maneuvers, and how many dice it stakes. */
export interface Facing {
  readonly unit: UnitIndex;
  readonly enemy: UnitIndex;
  readonly maneuver: Maneuver;
  readonly against: Maneuver;
  readonly bid: number;
}

/** SORTIE-SITUATION-001 to SORTIE-SITUATION-007. SORTIE-MULTI-011: pair by pair. */
const addSize = (sum: DiceSum, mine: number, theirs: number): void => {
  const band = sizeBand(mine, theirs);
  if (band !== null) sum.add(band.dice, 'sortie.larger', band.why, () => `${mine} : ${theirs}`);
};

/**
 * How a unit comes upon its enemy: SORTIE-MULTI-002 as one of several, or SORTIE-SITUATION-019 from a side that is not
 * guarded. SORTIE-STATE-018: who has flanked the enemy already gets no die for the same position.
 */
const frontsOn = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): Fronts | null => {
  const fronts = sight.open.fronts[enemy] ?? null;
  const { outflanks } = rowOf(sight, unit);
  if (fronts !== null || outflanks.length === 0) return fronts;
  const { name, parts } = rowOf(sight, enemy);
  const comesRound = outflanks.some((key) => key === name || parts.some(({ from }) => from === key));
  const hasFlanked = sight.open.flankedBy[enemy]?.includes(unit) === true;
  return comesRound && !hasFlanked ? 'outflanked' : null;
};

/** SORTIE-SITUATION-022: the best of the three, and every one of them is at least as good as coming round alone. */
const addFronts = (sum: DiceSum, sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): void => {
  const fronts = frontsOn(sight, unit, enemy);
  if (fronts !== null) sum.add(FRONTS[fronts].dice, `sortie.fronts.${fronts}`, FRONTS[fronts].why);
};

/** SORTIE-SITUATION-023 to SORTIE-SITUATION-028: what a kind of unit is good at. */
const addAptitude = (sum: DiceSum, maneuver: Maneuver, mine: Fighter, theirs: Fighter): void => {
  if (maneuver === 'retreat') {
    if (mine.weight === 'heavy') sum.add(-1, 'sortie.retreatHeavy', 'SORTIE-SITUATION-023');
    if (mine.weight === 'light') sum.add(1, 'sortie.retreatLight', 'SORTIE-SITUATION-024');
  }
  if (maneuver === 'charge' && mine.mount === 'cavalry') sum.add(1, 'sortie.chargeMounted', 'SORTIE-SITUATION-025');
  if (maneuver === 'flank') {
    if (mine.weight === 'light' && isHeavier(theirs, mine)) sum.add(1, 'sortie.flankHeavier', 'SORTIE-SITUATION-026');
    if (isHeavier(mine, theirs)) sum.add(-1, 'sortie.flankLighter', 'SORTIE-SITUATION-027');
  }
};

/** What hangs on the kinds of the two. */
const addKind = (sum: DiceSum, sight: SortieSight, maneuver: Maneuver, mine: Fighter, theirs: Fighter): void => {
  addArmour(sum, mine.weight);
  addSize(sum, mine.size, theirs.size);
  // SORTIE-SITUATION-009, SORTIE-SITUATION-010, SORTIE-SITUATION-012, SORTIE-SITUATION-013: the ground is of concern to cavalry alone.
  const ground = groundBetween(sight, mine, theirs);
  const dice = mine.mount === 'cavalry' ? GROUNDS[ground][theirs.mount] : 0;
  if (dice !== 0) sum.add(dice, `sortie.ground.${ground}`, GROUNDS[ground].why);
  if (hasBetterWeapons(mine, theirs)) sum.add(1, 'sortie.weapons', 'SORTIE-SITUATION-011');
  if (mine.walls !== null && mine.walls > 0) sum.add(mine.walls, 'sortie.walls', 'SORTIE-SITUATION-016');
  if (isHigher(mine, theirs)) sum.add(1, 'sortie.higher', 'SORTIE-SITUATION-018');
  addAptitude(sum, maneuver, mine, theirs);
};

/** SORTIE-MATRIX-002: dice of the comparison are for who uses the maneuver that it names. */
const addComparison = (sum: DiceSum, sight: SortieSight, maneuver: Maneuver, against: Maneuver): void => {
  const compared = comparisonOf(sight.given.options, maneuver, against);
  if ('dice' in compared && compared.for === maneuver)
    sum.add(
      compared.dice,
      `sortie.maneuver.${maneuver}`,
      isAttackAndCharge(maneuver, against) ? 'SORTIE-MATRIX-003' : 'SORTIE-MATRIX-002',
    );
};

const isAttackAndCharge = (maneuver: Maneuver, against: Maneuver): boolean =>
  (maneuver === 'attack' && against === 'charge') || (maneuver === 'charge' && against === 'attack');

/** The dice that a fighter of this kind has by it: what decides which kind is the worse. */
const worthAs = (sight: SortieSight, maneuver: Maneuver, mine: Fighter, theirs: Fighter): number =>
  counted((sum) => addKind(sum, sight, maneuver, mine, theirs)).total;

type Worth = (fighter: Fighter) => number;

/** The one of lowest worth; of equal ones the one of lowest second worth, or else the first. */
const lowest = (fighters: readonly Fighter[], worth: Worth, second: Worth): Fighter => {
  let [low, ...others] = fighters as [Fighter, ...Fighter[]];
  for (const other of others) {
    const by = worth(other) - worth(low) || second(other) - second(low);
    if (by < 0) low = other;
  }
  return low;
};

/**
 * SORTIE-COMBINE-003: as what two units fight each other: each as the kind with the lower net, and of equal ones (ours) as
 * the one against which the other has more. Where both are of several kinds, the enemy is of the kind that is worst for it
 * against most of this unit (ours too, since each would hang on the other).
 */
const kindsFacing = (
  sight: SortieSight,
  { unit, enemy, maneuver, against }: Facing,
): readonly [mine: Fighter, theirs: Fighter] => {
  const mine = fightersOf(sight, unit, maneuver);
  const theirs = fightersOf(sight, enemy, against);
  if (mine.length + theirs.length === 2) return [mine[0] as Fighter, theirs[0] as Fighter];
  const main = mine[mainKind(sight, unit)] as Fighter;
  const myWorth = (my: Fighter, their: Fighter): number => worthAs(sight, maneuver, my, their);
  const theirWorth = (their: Fighter, my: Fighter): number => worthAs(sight, against, their, my);
  const their = lowest(
    theirs,
    (one) => theirWorth(one, main),
    (one) => -myWorth(main, one),
  );
  const my = lowest(
    mine,
    (one) => myWorth(one, their),
    (one) => -theirWorth(their, one),
  );
  return [my, their];
};

/**
 * SORTIE-POOL-007: the net dice of a unit in a sortie, from every source, one line for each. SORTIE-ARCHER-002: nothing here asks
 * for bows: archers fight hand to hand as the kind of unit that they are.
 */
export const netDice =
  (sight: SortieSight, facing: Facing) =>
  (sum: DiceSum): void => {
    const { unit, enemy, maneuver, against, bid } = facing;
    const [mine, theirs] = kindsFacing(sight, facing);
    addKind(sum, sight, maneuver, mine, theirs);
    addStrength(sum, sight, unit);
    addWeaknesses(sum, sight, unit);
    addFronts(sum, sight, unit, enemy);
    addComparison(sum, sight, maneuver, against);
    // SORTIE-STATE-018: once, however often it was flanked.
    if (sight.open.flankedBy[unit]?.includes(enemy)) sum.add(-1, 'sortie.flanked', 'SORTIE-STATE-018');
    addOpening(sum, sight, unit);
    addFloating(sum, sight, unit, bid);
  };

/** What hangs on the kinds in a shot: size, weapons and height alone. */
const addShotKind = (sum: DiceSum, mine: Fighter, theirs: Fighter): void => {
  // Walls do not help who shoots from them, but who is shot at counts double on them.
  addSize(sum, mine.walls === null ? mine.size : mine.heads, theirs.size);
  if (hasBetterWeapons(mine, theirs)) sum.add(1, 'sortie.weapons', 'SORTIE-SITUATION-011');
  if (isHigher(mine, theirs)) sum.add(1, 'sortie.higher', 'SORTIE-SITUATION-018');
};

/** SORTIE-ARCHER-012: the net dice of archers. Of several kinds, each side counts as its worse one: SORTIE-COMBINE-003. */
export const shotNet =
  (sight: SortieSight, { archers, target }: Shot, bid: number) =>
  (sum: DiceSum): void => {
    // SORTIE-SITUATION-017: who is shot at in a sortie has left its walls where its maneuver does.
    const theirs = fightersOf(sight, target, (sight.open.plans[target]?.maneuver ?? null) as Maneuver | null);
    const worth = (mine: Fighter, their: Fighter): number => counted((s) => addShotKind(s, mine, their)).total;
    const none: Worth = () => 0;
    const worse = (mine: Fighter): Fighter => lowest(theirs, (their) => -worth(mine, their), none);
    const mine = lowest(fightersOf(sight, archers, null), (fighter) => worth(fighter, worse(fighter)), none);
    addShotKind(sum, mine, worse(mine));
    addStrength(sum, sight, archers);
    addWeaknesses(sum, sight, archers);
    addFronts(sum, sight, archers, target);
    addOpening(sum, sight, archers);
    addFloating(sum, sight, archers, bid);
  };

/** SORTIE-ARCHER-013: the dice of a target: what it stakes, or what it must play. Null where it rolls none. */
export const targetThrow = (sight: SortieSight, { target }: Shot, bid: number): Throw | null =>
  targetDice(sight.given.options, { penalty: penaltyPlayed(sight, target), bonus: bid });
