import { asks, does, type Procedures, rolls, shape } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { refusal } from '../ban.js';
import { combatOf } from '../choosing/acts.js';
import { inTheFight, someAreFree } from '../choosing/declaring.js';
import { askedOf, type Duel, type DuelFacts, type DuelPlay, type DuelSight } from '../duel.js';
import { combatant } from '../fighters/hands.js';
import { canMove, footworkRating } from '../fighters/ratings.js';
import { squareShape } from '../fighters/setup.js';
import { endGripsByDistance, endGripsOf, seeWhetherOver } from '../fighters/takingOut.js';
import { isFree, squareAt, standsAt, withinSteps } from '../ground/ground.js';
import type { Combat, Square } from '../model.js';

type MoveChoice = { readonly choose: 'move'; readonly to: Square };

const moveChoices: MoveChoice[][] = [];

/** Moves are shared like squares. */
const moveTo = (to: Square): MoveChoice => {
  const known = moveChoices[to.y]?.[to.x];
  if (known !== undefined) return known;
  const choice: MoveChoice = Object.freeze({ choose: 'move', to });
  moveChoices[to.y] ??= [];
  (moveChoices[to.y] as MoveChoice[])[to.x] = choice;
  return choice;
};

const LEAVE = { choose: 'leave' } as const;
const REACH = { 1: 'SAGA-DUEL-FOOT-009', 2: 'SAGA-DUEL-FOOT-010', 3: 'SAGA-DUEL-MULTI-026' } as const;

/** The lone fighter and those against them; in a combat of two the one who comes first in seat order. */
const sidesOf = (
  sight: DuelSight,
  { side1, side2 }: Combat,
): { readonly lone: number; readonly enemies: readonly number[] } => {
  const [lone, enemies] = side1.length === 1 ? [side1[0] as number, side2] : [side2[0] as number, side1];
  const allIn = enemies.every((who) => combatant(sight, who).standing === 'in');
  return { lone, enemies: allIn ? enemies : enemies.filter((who) => combatant(sight, who).standing === 'in') };
};

// SAGA-DUEL-FOOT-009 to -013: where a move may end.
const destinations = (sight: DuelSight, who: number, most: number): readonly Square[] =>
  withinSteps(sight, standsAt(combatant(sight, who)), most);

// SAGA-DUEL-FOOT-027: with an open edge one may step off, if a step is left for it.
const mayLeave = (sight: DuelSight, who: number, most: number): boolean => {
  if (sight.given.options['saga.duel.edge'] === 'solid' || sight.open.ending !== null) return false;
  const { width, height } = sight.open;
  return destinations(sight, who, most - 1).some(
    ({ x, y }) => x === 0 || y === 0 || x === width - 1 || y === height - 1,
  );
};

const wonAgainst = ({ open }: DuelSight, who: number, enemy: number): boolean =>
  open.turn.won.some(([winner, loser]) => winner === who && loser === enemy);

/** SAGA-DUEL-FOOT-024, -031: contests that are settled without dice. */
const settleWithoutDice = (play: DuelPlay, lone: number, enemy: number): boolean => {
  const { given, open, say } = play;
  const [loneAble, enemyAble] = [canMove(play, lone), canMove(play, enemy)];
  if (loneAble && enemyAble) {
    if (open.round !== 1 || given.ambusher === null) return false;
    const [winner, loser] = given.fighters[lone]?.side === given.ambusher ? [lone, enemy] : [enemy, lone];
    say({ event: 'footworkWon', winner, loser, by: 'ambush' });
  } else if (loneAble) say({ event: 'footworkWon', winner: lone, loser: enemy, by: 'unopposed' });
  else if (enemyAble) say({ event: 'footworkWon', winner: enemy, loser: lone, by: 'unopposed' });
  return true;
};

/** SAGA-DUEL-MULTI-037 to -041: who may move, the losers before the winners. */
const putMoves = (play: DuelPlay, combat: Combat): void => {
  const { lone, enemies } = sidesOf(play, combat);
  if (enemies.length === 0 || combatant(play, lone).standing !== 'in') return;
  const won = enemies.filter((enemy) => wonAgainst(play, enemy, lone));
  const loneWins = canMove(play, lone) && won.length === 0;
  play.say({ event: 'footworkSettled', winners: loneWins ? [lone] : won });
  if (loneWins) {
    for (const enemy of enemies) if (canMove(play, enemy)) play.next({ step: 'move', who: enemy, least: 0, most: 1 });
    play.next({ step: 'move', who: lone, least: 1, most: 2 });
  } else if (enemies.length > 1) {
    for (const enemy of won) play.next({ step: 'move', who: enemy, least: 0, most: 1 });
  } else if (won.length > 0) {
    if (canMove(play, lone)) play.next({ step: 'move', who: lone, least: 0, most: 1 });
    play.next({ step: 'move', who: won[0] as number, least: 1, most: 2 });
  }
};

/** A move that has been chosen, with what follows from leaving people or the board behind. */
export const carryOutMove = (
  play: DuelPlay,
  who: number,
  to: Square,
  why: Extract<Duel['event'], { event: 'moved' }>['why'],
): void => {
  const me = combatant(play, who);
  if (me.x === to.x && me.y === to.y) {
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

  contests: does((play, { combat }) => {
    const { lone, enemies } = sidesOf(play, play.open.combats[combat] as Combat);
    for (const enemy of enemies) {
      if (!settleWithoutDice(play, lone, enemy)) play.next({ step: 'contest', roller: lone, against: enemy });
    }
    play.next({ step: 'moves', combat });
  }),

  // SAGA-DUEL-FOOT-006, -008
  contest: rolls({
    reveals: true,
    throws: (facts: DuelFacts, { roller, against }) =>
      edition.check({
        roller: facts.rate(footworkRating(facts, roller)),
        opposing: facts.rate(footworkRating(facts, against)),
      }),
    thrower: ({ given }, { roller }) => askedOf(given, roller).seat,
    then: ({ say }, { roller, against }, result) => {
      const [winner, loser] = result === 'success' ? [roller, against] : [against, roller];
      say({ event: 'footworkWon', winner, loser, by: 'dice' });
    },
  }),

  moves: does((play, { combat }) => putMoves(play, play.open.combats[combat] as Combat)),

  move: asks({
    whom: ({ given }, { who }) => [askedOf(given, who)],
    answer: shape.union('choose', { move: { to: squareShape }, leave: {} }),
    choices: (view, { who, most }) => {
      const moves: ({ readonly choose: 'move'; readonly to: Square } | typeof LEAVE)[] = destinations(
        view,
        who,
        most,
      ).map(moveTo);
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
        carryOutMove(play, who, squareAt(choice.to.x, choice.to.y), most === 3 ? 'free' : 'footwork');
        return;
      }
      play.say({ event: 'leftTheField', who });
      endGripsOf(play, who);
      seeWhetherOver(play);
    },
  }),

  // SAGA-DUEL-MULTI-026, -048: those in no combat move up to three, in seat order.
  freeMoves: does((play) => {
    if (play.open.ending !== null || !someAreFree(play)) return;
    for (const who of inTheFight(play)) {
      if (combatOf(play, who) === undefined && canMove(play, who)) play.next({ step: 'move', who, least: 0, most: 3 });
    }
  }),
});
