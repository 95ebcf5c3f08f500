import {
  type Cluster,
  clusteringsOf,
  contactsOf,
  distance,
  isClear,
  isInRange,
  partsOf,
  proactive,
  roomToFallBack,
  roundedLosses,
  type Side,
  volleyLosses,
} from '@warmoot/rules';
import type { Board } from './board.js';
import { shoots } from './sight.js';

/*
 * What a combat phase would bring if units stood so: the clusters are the rules', the chances are exact.
 */

/** What a loser of this cluster would lose of its worth: twice the losses where it has no room to fall back. */
const setBack = (board: Board, unit: number, from: readonly number[], losses: number): number => {
  const boxedIn = from.some((winner) => roomToFallBack(board.sight, unit, winner).length === 0);
  return board.harm(unit, boxedIn ? 2 * losses : losses);
};

/**
 * What one cluster is expected to bring the lone unit's side. `fixed` is the board on which strengths were fixed, where
 * that is another.
 */
const clusterWorth = (board: Board, { lone, many }: Cluster, clusters: readonly Cluster[], fixed = board): number => {
  const { sight } = board;
  const { lossNumber } = sight.open;
  let wins = 1;
  for (const enemy of many) wins *= fixed.chance(lone, enemy, 'melee', clusters);
  const each = many.length === 1 ? lossNumber : roundedLosses(sight, lossNumber, 2);
  let gain = 0;
  for (const enemy of many) gain += setBack(board, enemy, [lone], each);
  // The many name whom the lone unit falls back from: one from whom there is no way, if there is one.
  return wins * gain - (1 - wins) * setBack(board, lone, many, lossNumber);
};

/** What some of these clusters are expected to bring this side. */
export const clusteringWorth = (
  board: Board,
  clusters: readonly Cluster[],
  side: Side,
  { some = clusters, fixed = board }: { readonly some?: readonly Cluster[]; readonly fixed?: Board } = {},
): number => {
  let sum = 0;
  for (const cluster of some) {
    sum += (board.sideOf(cluster.lone) === side ? 1 : -1) * clusterWorth(board, cluster, clusters, fixed);
  }
  return sum;
};

/** What the melee would bring this side. Of several clusterings the proactive side takes the one it likes best. */
const meleeWorth = (board: Board, contacts: readonly number[], side: Side): number => {
  const { given, open } = board.sight;
  const first = proactive(board.sight);
  const even = given.options['saga.battle.clusterEven'];
  let sum = 0;
  for (const part of partsOf(contacts)) {
    const ways = clusteringsOf(contacts, part, { roster: open.roster, proactive: first, even });
    const worths = ways.map((clusters) => clusteringWorth(board, clusters, side));
    sum += first === side ? Math.max(...worths) : Math.min(...worths);
  }
  return sum;
};

/** The harm a volley is expected to do to a target that has lost some soldiers already; 0 where it cannot be shot. */
export const volleyWorth = (board: Board, unit: number, target: number, already = 0): number => {
  const { sight, ground, at } = board;
  const [here, there] = [at[unit] as number, at[target] as number];
  const away = distance(ground, here, there);
  if (!isInRange(sight, unit, away) || !isClear(sight, here, there)) return 0;
  const wins = board.chance(unit, target, 'shooting');
  return (
    wins * board.harm(target, volleyLosses(sight, unit, away, true), already) +
    (1 - wins) * board.harm(target, volleyLosses(sight, unit, away, false), already)
  );
};

/** How many soldiers a volley is expected to cost its target. */
export const volleyExpected = (board: Board, unit: number, target: number): number => {
  const { sight, ground, at } = board;
  const away = distance(ground, at[unit] as number, at[target] as number);
  const wins = board.chance(unit, target, 'shooting');
  return wins * volleyLosses(sight, unit, away, true) + (1 - wins) * volleyLosses(sight, unit, away, false);
};

const MOST_SPACES = 1;

/** What the shooting would bring this side: everybody who may shoots at whom it hurts most. */
const shootingWorth = (board: Board, contacts: readonly number[], side: Side): number => {
  const { sight, at } = board;
  let sum = 0;
  for (let unit = 0; unit < at.length; unit++) {
    if ((at[unit] as number) < 0 || contacts[unit] !== 0 || !shoots(sight, unit)) continue;
    if ((board.entered[unit] as number) > MOST_SPACES) continue;
    const own = board.sideOf(unit);
    let most = 0;
    for (let target = 0; target < at.length; target++) {
      if ((at[target] as number) < 0 || board.sideOf(target) === own) continue;
      most = Math.max(most, volleyWorth(board, unit, target));
    }
    sum += own === side ? most : -most;
  }
  return sum;
};

/** What a combat phase is expected to bring this side, as units stand on the board. */
export const combatWorth = (board: Board, side: Side): number => {
  const contacts = contactsOf(board.ground, board.sight.open.roster, board.at);
  return meleeWorth(board, contacts, side) + shootingWorth(board, contacts, side);
};
