import { saga, type war } from '@warmoot/rules';
import type { Board } from './board.js';

/*
 * What a combat phase would bring if units stood so: the clusters are the rules', the chances are exact.
 */

/** What those who lose a cluster would lose of their worth, with the room they have to fall back. */
const harmTo = (board: Board, cluster: saga.battle.Cluster, winner: saga.battle.Winner): number => {
  const { sight } = board;
  const [from, losses] = [saga.battle.winnersOf(cluster, winner), saga.battle.lossesOfEach(sight, cluster, winner)];
  let harm = 0;
  for (const unit of saga.battle.losersOf(cluster, winner)) {
    harm += board.harm(unit, saga.battle.lossesFallingBack(sight, unit, from, losses));
  }
  return harm;
};

/**
 * What one cluster is expected to bring the lone unit's side. `fixed` is the board on which strengths were fixed, where
 * that is another.
 */
const clusterWorth = (
  board: Board,
  cluster: saga.battle.Cluster,
  clusters: readonly saga.battle.Cluster[],
  fixed = board,
): number => {
  const wins = saga.battle.likelihoodOfAll(cluster, (lone, enemy) => fixed.chance(lone, enemy, 'melee', clusters));
  return wins * harmTo(board, cluster, 'lone') - (1 - wins) * harmTo(board, cluster, 'many');
};

/** What some of these clusters are expected to bring this side. */
export const clusteringWorth = (
  board: Board,
  clusters: readonly saga.battle.Cluster[],
  side: war.Side,
  { some = clusters, fixed = board }: { readonly some?: readonly saga.battle.Cluster[]; readonly fixed?: Board } = {},
): number => {
  let sum = 0;
  for (const cluster of some) {
    sum += (board.sideOf(cluster.lone) === side ? 1 : -1) * clusterWorth(board, cluster, clusters, fixed);
  }
  return sum;
};

/** What the melee would bring this side. Of several clusterings the proactive side takes the one it likes best. */
const meleeWorth = (board: Board, contacts: readonly number[], side: war.Side): number => {
  const { given, open } = board.sight;
  const first = saga.battle.proactive(board.sight);
  const even = given.options['saga.battle.clusterEven'];
  let sum = 0;
  for (const part of saga.battle.partsOf(contacts)) {
    const ways = saga.battle.clusteringsOf(contacts, part, { roster: open.roster, proactive: first, even });
    const worths = ways.map((clusters) => clusteringWorth(board, clusters, side));
    sum += first === side ? Math.max(...worths) : Math.min(...worths);
  }
  return sum;
};

/** The harm a volley is expected to do to a target that has lost some soldiers already; 0 where it cannot be shot. */
export const volleyWorth = (board: Board, unit: number, target: number, already = 0): number => {
  const { sight } = board;
  if (!saga.battle.canBeShot(sight, unit, target)) return 0;
  const wins = board.chance(unit, target, 'shooting');
  return (
    wins * board.harm(target, saga.battle.volleyLosses(sight, unit, target, true), already) +
    (1 - wins) * board.harm(target, saga.battle.volleyLosses(sight, unit, target, false), already)
  );
};

/** How many soldiers a volley is expected to cost its target. */
export const volleyExpected = (board: Board, unit: number, target: number): number => {
  const { sight } = board;
  const wins = board.chance(unit, target, 'shooting');
  return (
    wins * saga.battle.volleyLosses(sight, unit, target, true) +
    (1 - wins) * saga.battle.volleyLosses(sight, unit, target, false)
  );
};

/** What the shooting would bring this side: everybody who may shoots at whom it hurts most. */
const shootingWorth = (board: Board, contacts: readonly number[], side: war.Side): number => {
  const { sight, at } = board;
  let sum = 0;
  for (let unit = 0; unit < at.length; unit++) {
    if (!saga.battle.mayShoot(sight, contacts, unit)) continue;
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
export const combatWorth = (board: Board, side: war.Side): number => {
  const contacts = saga.battle.contactsOf(board.ground, board.sight.open.roster, board.at);
  return meleeWorth(board, contacts, side) + shootingWorth(board, contacts, side);
};
