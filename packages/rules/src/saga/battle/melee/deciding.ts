import { both, CERTAIN, type Chance, type Fixed } from '@warmoot/kernel';
import type { UnitIndex } from '../../../war/indexes.js';
import type { BattleSight } from '../battle.js';
import { roundedLosses } from '../clash/losses.js';
import type { Cluster } from '../model.js';

/*
 * Who wins a cluster and what that costs. The procedures of the melee, the forecast and the computer players read these.
 */

/** A cluster is won by the lone unit or by the many; of one against one, the many are one. */
export type Winner = 'lone' | 'many';

// SAGA-BATTLE-MELEE-014 SAGA-BATTLE-MELEE-016: the lone unit wins the cluster if it wins every roll. The many win it if
// any of them wins its roll.
export const winnerOf = (rollsLost: number): Winner => (rollsLost === 0 ? 'lone' : 'many');

/** The chance that the lone unit wins its cluster, by its chance in each roll. */
export const chanceOfAll = (rolls: readonly Chance[]): Chance => rolls.reduce(both, CERTAIN);

/** The same as a plain number, for searches. `roll` gives the chance of the lone unit against one of the many. */
export const likelihoodOfAll = (
  { lone, many }: Fixed<Cluster>,
  roll: (lone: UnitIndex, other: UnitIndex) => number,
): number => {
  let all = 1;
  for (const other of many) all *= roll(lone, other);
  return all;
};

/** SAGA-BATTLE-MELEE-014 SAGA-BATTLE-MELEE-016: the losers of a cluster are each of the many, or the lone unit. */
export const losersOf = ({ lone, many }: Fixed<Cluster>, winner: Winner): readonly UnitIndex[] =>
  winner === 'lone' ? many : [lone];

/** The winners of a cluster. The losers fall back from one of them; if there are several, the many name which. */
export const winnersOf = (cluster: Fixed<Cluster>, winner: Winner): readonly UnitIndex[] =>
  losersOf(cluster, winner === 'lone' ? 'many' : 'lone');

// SAGA-BATTLE-MELEE-003 SAGA-BATTLE-MELEE-015 SAGA-BATTLE-MELEE-017: each of several losers takes half of the losses; a
// single loser takes them in full, once.
/** What each loser of a cluster loses, if it has room to fall back. */
export const lossesOfEach = (sight: BattleSight, { many }: Fixed<Cluster>, winner: Winner): number => {
  const { lossNumber } = sight.open;
  return winner === 'lone' && many.length > 1 ? roundedLosses(sight, lossNumber, 2) : lossNumber;
};
