import type { UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { Impact, SortieOptions, UnitRow } from '../battle/model.js';
import { armyOf, type SortieSight } from '../battle/sortie.js';
import { rowOf } from './kinds.js';
import type { DiceSum } from './reasons.table.js';

type Doubling = Pick<SortieOptions, 'sortie.mercenaryDoubling'>;

/** SORTIE-FLOAT-014: how many each die taken from a unit's pool counts as, where the table doubles them when they come. */
export const eachLost = (options: Doubling, { mercenary }: Pick<UnitRow, 'mercenary'>): 1 | 2 =>
  mercenary && options['sortie.mercenaryDoubling'] === 'received' ? 2 : 1;

type Starting = Pick<UnitRow, 'level' | 'commander' | 'special' | 'mercenary'>;

/** SORTIE-FLOAT-015: F at the start, or after a full day's rest. */
export const startingDice =
  ({ level, commander, special, mercenary }: Starting, options: Doubling) =>
  (sum: DiceSum): void => {
    const add: DiceSum['add'] = (by, what, why) => by !== 0 && sum.add(by, what, why);
    // SORTIE-FLOAT-002, SORTIE-FLOAT-003: the level times itself. SORTIE-FLOAT-005, SORTIE-FLOAT-006: below 0, a penalty
    // die for every full fifth. Levels are whole hundredths, so that nothing is rounded on the way.
    if (level >= 0) add(Math.floor((level * level) / 10_000), 'sortie.level', 'SORTIE-FLOAT-002');
    else add(-Math.floor(-level / 20), 'sortie.level', 'SORTIE-FLOAT-005');
    const steps = Math.floor(commander?.level ?? 0);
    add((steps * (steps + 1)) / 2, 'sortie.commander', 'SORTIE-FLOAT-004');
    add(special.bonus, 'sortie.specialBonus', 'SORTIE-FLOAT-013');
    add(-special.penalty, 'sortie.specialPenalty', 'SORTIE-FLOAT-013');
    if (eachLost(options, { mercenary }) === 2) add(-special.penalty, 'sortie.mercenary', 'SORTIE-FLOAT-014');
  };

/**
 * SORTIE-FLOAT-007, SORTIE-FLOAT-008, SORTIE-FLOAT-009: the opening dice of a side. SORTIE-FLOAT-011: the best of them, or
 * all where the table adds them up; an ambush is then a surprise as well.
 */
export const openingDice =
  (sight: SortieSight, side: Side) =>
  (sum: DiceSum): void => {
    const { comes } = armyOf(sight, side);
    const all = sight.given.options['sortie.openingDice'] === 'sum';
    const isAmbush = comes === 'fromAmbush';
    const isSurprise = comes === 'bySurprise' || (all && isAmbush);
    if (isAmbush) sum.add(3, 'sortie.ambush', 'SORTIE-FLOAT-009');
    if (isSurprise) sum.add(2, 'sortie.surprise', 'SORTIE-FLOAT-008');
    if (sight.open.initiative === side && (all || comes === 'openly'))
      sum.add(1, 'sortie.initiative', 'SORTIE-FLOAT-007');
  };

/** The penalty dice in a unit's pool. */
const penaltyDice = ({ open }: SortieSight, unit: UnitIndex): number => Math.max(0, -(open.floating[unit] as number));

const isDoubled = (sight: SortieSight, unit: UnitIndex): boolean =>
  rowOf(sight, unit).mercenary && sight.given.options['sortie.mercenaryDoubling'] === 'played';

/** SORTIE-FLOAT-018, SORTIE-STATE-005, SORTIE-MULTI-009: the penalty dice that a unit plays in every roll, as long as it has them. SORTIE-FLOAT-014: twice as many for mercenaries. */
export const penaltyPlayed = (sight: SortieSight, unit: UnitIndex): number =>
  penaltyDice(sight, unit) * (isDoubled(sight, unit) ? 2 : 1);

/** SORTIE-FLOAT-001: dice of the pool in a roll: those that are staked, or those that must be played. */
export const addFloating = (sum: DiceSum, sight: SortieSight, unit: UnitIndex, bid: number): void => {
  if (bid > 0) sum.add(bid, 'sortie.bid', 'SORTIE-FLOAT-016');
  const penalty = penaltyDice(sight, unit);
  if (penalty > 0) sum.add(-penalty, 'sortie.penalty', 'SORTIE-FLOAT-018');
  if (penalty > 0 && isDoubled(sight, unit)) sum.add(-penalty, 'sortie.mercenary', 'SORTIE-FLOAT-014');
};

/** SORTIE-FLOAT-010: opening dice are for a unit's first sortie. SORTIE-FLOAT-021: for all of its first round. */
export const addOpening = (sum: DiceSum, sight: SortieSight, unit: UnitIndex): void => {
  if (sight.open.opened[unit] === 0) openingDice(sight, rowOf(sight, unit).side)(sum);
};

/** F when a round has had its effect: SORTIE-FLOAT-016, SORTIE-STATE-001. What is gained cancels penalty dice first. */
export const floatingAfter = (
  floating: number,
  { spent, gained, lost }: Pick<Impact, 'spent' | 'gained' | 'lost'>,
): number => floating - spent + gained - lost;
