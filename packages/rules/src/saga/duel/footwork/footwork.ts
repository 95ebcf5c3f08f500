import { asks, does, type Procedures, rolls, shape } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { refusal } from '../ban.js';
import type { Duel, DuelFacts, DuelPlay, DuelSight } from '../duel.js';
import {
  askedOf,
  combatant,
  combatOf,
  fighterAt,
  inTheFight,
  isIn,
  sideOf,
  someAreFree,
  stillIn,
} from '../fighters/people.js';
import { canMove, footworkRating } from '../fighters/ratings.js';
import { endGripsByDistance, endGripsOf, seeWhetherOver } from '../fighters/takingOut.js';
import { isFree, sameSquare, withinSteps } from '../ground/ground.js';
import type { Combat, Square, Who } from '../model.js';
import { squareShape } from '../setup.js';

type MoveStep = Extract<Duel['step'], { step: 'move' }>;
type MoveChoice = { readonly choose: 'move'; readonly to: Square } | { readonly choose: 'leave' };

const LEAVE: MoveChoice = { choose: 'leave' };

/** How far a move may go: who lost Footwork, who won it, who is in no combat. */
const LOSERS_STEPS = 1;
const WINNERS_STEPS = 2;
const FREE_STEPS = 3;
const REACH = { 1: 'SAGA-DUEL-FOOT-009', 2: 'SAGA-DUEL-FOOT-010', 3: 'SAGA-DUEL-MULTI-026' } as const;

// SAGA-DUEL-FOOT-008: of two the one earlier in seat order rolls.
// SAGA-DUEL-MULTI-042: of several the lone fighter does, against the enemies in seat order.
/** The lone fighter and those against them; in a combat of two the one who comes first in seat order. */
const sidesOf = (
  sight: DuelSight,
  { side1, side2 }: Combat,
): { readonly lone: Who; readonly enemies: readonly Who[] } =>
  side1.length === 1
    ? { lone: side1[0] as Who, enemies: stillIn(sight, side2) }
    : { lone: side2[0] as Who, enemies: stillIn(sight, side1) };

// SAGA-DUEL-FOOT-011: the own square is always among them, so a winner may end where they began.
/** Where a move may end. */
const destinations = (sight: DuelSight, who: Who, most: number): readonly Square[] =>
  withinSteps(sight, combatant(sight, who), most);

// SAGA-DUEL-FOOT-027: with an open edge one may step off, if a step is left for it.
const mayLeave = (sight: DuelSight, who: Who, most: number): boolean => {
  if (sight.given.options['saga.duel.edge'] === 'solid' || sight.open.ending !== null) return false;
  const { width, height } = sight.open;
  return destinations(sight, who, most - 1).some(
    ({ x, y }) => x === 0 || y === 0 || x === width - 1 || y === height - 1,
  );
};

const wonAgainst = ({ open }: DuelSight, who: Who, enemy: Who): boolean => {
  for (const [winner, loser] of open.turn.won) if (winner === who && loser === enemy) return true;
  return false;
};

/** Contests that are settled without dice; false where dice are needed. */
const settleWithoutDice = (play: DuelPlay, lone: Who, enemy: Who): boolean => {
  const { given, open, say } = play;
  const loneAble = canMove(play, lone);
  const enemyAble = canMove(play, enemy);
  if (loneAble && enemyAble) {
    // SAGA-DUEL-FOOT-031: in the first round the setup may name the winning side.
    if (open.round !== 1 || given.ambusher === null) return false;
    const loneWins = sideOf(play, lone) === given.ambusher;
    say({ event: 'footworkWon', winner: loneWins ? lone : enemy, loser: loneWins ? enemy : lone, by: 'ambush' });
    return true;
  }
  // SAGA-DUEL-FOOT-024: who cannot take part has lost; the other moves as the winner.
  if (loneAble) say({ event: 'footworkWon', winner: lone, loser: enemy, by: 'unopposed' });
  else if (enemyAble) say({ event: 'footworkWon', winner: enemy, loser: lone, by: 'unopposed' });
  // SAGA-DUEL-FOOT-025: where neither can, there is no contest and no movement.
  return true;
};

const mayMove = (play: DuelPlay, who: Who, least: 0 | 1, most: MoveStep['most']): void =>
  play.next({ step: 'move', who, least, most });

/** Who may move, the losers before the winners. */
const putMoves = (play: DuelPlay, combat: Combat): void => {
  const { lone, enemies } = sidesOf(play, combat);
  if (enemies.length === 0 || !isIn(play, lone)) return;
  const won: Who[] = [];
  for (const enemy of enemies) if (wonAgainst(play, enemy, lone)) won.push(enemy);
  // SAGA-DUEL-MULTI-037: the lone fighter moves only after winning every contest.
  // SAGA-DUEL-MULTI-041: an enemy who cannot take part does not hold them back.
  const loneWins = won.length === 0 && canMove(play, lone);
  play.say({ event: 'footworkSettled', winners: loneWins ? [lone] : won });
  if (loneWins) {
    // SAGA-DUEL-MULTI-040: each enemy moves as a loser, then the lone fighter as a winner.
    for (const enemy of enemies) if (canMove(play, enemy)) mayMove(play, enemy, 0, LOSERS_STEPS);
    mayMove(play, lone, 1, WINNERS_STEPS);
  } else if (enemies.length > 1) {
    // SAGA-DUEL-MULTI-038: else each enemy who won moves one space.
    // SAGA-DUEL-MULTI-039: the others do not move.
    for (const enemy of won) mayMove(play, enemy, 0, LOSERS_STEPS);
  } else if (won.length > 0) {
    if (canMove(play, lone)) mayMove(play, lone, 0, LOSERS_STEPS);
    mayMove(play, won[0] as Who, 1, WINNERS_STEPS);
  }
};

// holds by: SAGA-DUEL-FOOT-004 follows from SAGA-DUEL-FOOT-002: every move may change a separation.
/** A move that has been chosen, with what follows from leaving people or the board behind. */
export const carryOutMove = (
  play: DuelPlay,
  who: Who,
  to: Square,
  why: Extract<Duel['event'], { event: 'moved' }>['why'],
): void => {
  if (sameSquare(combatant(play, who), to)) {
    if (why !== 'push' && why !== 'dodge') play.say({ event: 'stayed', who, why });
    return;
  }
  play.say({ event: 'moved', who, to, why });
  endGripsByDistance(play);
};

type FootworkSteps = 'footwork' | 'contests' | 'contest' | 'moves' | 'move' | 'freeMoves';

export const footworkProcedures = (edition: CheckEdition): Procedures<Duel, FootworkSteps> => ({
  footwork: does(({ open, next }) => {
    if (open.ending !== null) return;
    for (let combat = 0; combat < open.combats.length; combat++) next({ step: 'contests', combat });
  }),

  // SAGA-DUEL-MULTI-036: a contest of its own with each enemy.
  contests: does((play, { combat }) => {
    const { lone, enemies } = sidesOf(play, play.open.combats[combat] as Combat);
    for (const enemy of enemies) {
      if (!settleWithoutDice(play, lone, enemy)) play.next({ step: 'contest', roller: lone, against: enemy });
    }
    play.next({ step: 'moves', combat });
  }),

  // SAGA-DUEL-FOOT-006: one check, Footwork against Footwork.
  contest: rolls({
    reveals: true,
    throws: (facts: DuelFacts, { roller, against }) =>
      edition.check({
        roller: facts.rate(footworkRating(facts, roller)),
        opposing: facts.rate(footworkRating(facts, against)),
      }),
    thrower: (sight, { roller }) => fighterAt(sight, roller).seat,
    then: ({ say }, { roller, against }, result) => {
      const success = result === 'success';
      say({
        event: 'footworkWon',
        winner: success ? roller : against,
        loser: success ? against : roller,
        by: 'dice',
      });
    },
  }),

  moves: does((play, { combat }) => putMoves(play, play.open.combats[combat] as Combat)),

  move: asks({
    whom: ({ given }, { who }) => [askedOf(given, who)],
    answer: shape.union('choose', { move: { to: squareShape }, leave: {} }),
    choices: (view, { who, most }) => {
      const moves: MoveChoice[] = [];
      for (const to of destinations(view, who, most)) moves.push({ choose: 'move', to });
      if (mayLeave(view, who, most)) moves.push(LEAVE);
      return moves;
    },
    refuses: (view, { most }, choice) => {
      if (choice.choose === 'leave') return refusal({ rule: 'SAGA-DUEL-FOOT-027', what: 'duel.cannotLeave' });
      const { x, y } = choice.to;
      return isFree(view, x, y)
        ? refusal({ rule: REACH[most], what: 'duel.squareOutOfReach' }, { x, y, most })
        : refusal({ rule: 'SAGA-DUEL-FOOT-012', what: 'duel.noSuchSquare' }, { x, y });
    },
    then: (play, { who, most }, choice) => {
      if (choice.choose === 'move') {
        carryOutMove(play, who, choice.to, most === FREE_STEPS ? 'free' : 'footwork');
        return;
      }
      play.say({ event: 'leftTheField', who });
      endGripsOf(play, who);
      seeWhetherOver(play);
    },
  }),

  // SAGA-DUEL-MULTI-026: those in no combat move up to three.
  // SAGA-DUEL-MULTI-048: in seat order, step by step like everybody else.
  freeMoves: does((play) => {
    if (play.open.ending !== null || !someAreFree(play)) return;
    for (const who of inTheFight(play)) {
      if (combatOf(play, who) === undefined && canMove(play, who)) mayMove(play, who, 0, FREE_STEPS);
    }
  }),
});
