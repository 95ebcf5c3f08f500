import { asks, does, type Procedures, shape } from '@warmoot/kernel';
import { refusal } from '../ban.js';
import { actOf, incoming } from '../choosing/incoming.js';
import type { Duel, DuelPlay, DuelSight } from '../duel.js';
import { askedOf, combatant } from '../fighters/people.js';
import {
  freeNeighbours,
  isFree,
  nearestAt,
  sameSquare,
  separation,
  squaresAway,
  squaresToward,
  standsAt,
} from '../ground/ground.js';
import type { CheckedAct, Square, Who } from '../model.js';
import { squareShape } from '../setup.js';
import { actionRow, gripBy, pushes } from '../tables/actions.table.js';
import { DAGGER } from '../tables/distances.table.js';
import { carryOutMove } from './footwork.js';

// SAGA-DUEL-ROUND-019: those who did not win in Footwork first, then the winners; seat order within each.
const losersFirst = ({ open }: DuelSight, who: Who[]): Who[] => {
  const { winners } = open.turn;
  const rank = (one: Who): number => (winners.includes(one) ? 1 : 0);
  return who.length < 2 ? who : who.sort((a, b) => rank(a) - rank(b) || a - b);
};

// SAGA-DUEL-ROUND-006: what this round's actions bring does not count yet; a grip that ends in step 5 frees nobody.
const couldMove = ({ open }: DuelSight, who: Who): boolean => !open.turn.stuck.includes(who);

/** Whether somebody's action against a defence succeeded, and is one of those looked for. */
const succeeded = (sight: DuelSight, attacker: Who, is: (act: CheckedAct) => boolean): boolean => {
  if (sight.open.turn.results[attacker] !== 'strong') return false;
  const act = actOf(sight, attacker);
  return act !== null && is(act);
};

const isPush = ({ act }: CheckedAct): boolean => pushes(act);
const closesIn = ({ act }: CheckedAct): boolean => actionRow(act).closesTo.length > 0;
const isGrip = ({ act }: CheckedAct): boolean => gripBy(act) !== null;

/** Attackers whose action of this kind succeeded. */
const successful = (sight: DuelSight, is: (act: CheckedAct) => boolean): Who[] => {
  const all: Who[] = [];
  for (let attacker = 0; attacker < sight.open.turn.acts.length; attacker++) {
    if (succeeded(sight, attacker, is)) all.push(attacker);
  }
  return all;
};

const dodgeOf = ({ open }: DuelSight, attacker: Who): Square | null => {
  const defence = open.turn.answers[attacker];
  return defence?.by === 'dodge' ? defence.to : null;
};

/** The attackers whom a fighter dodges this round. */
const dodgedBy = (sight: DuelSight, dodger: Who): Who[] => {
  const all: Who[] = [];
  for (const { attacker, victim } of incoming(sight)) {
    if (victim === dodger && dodgeOf(sight, attacker) !== null) all.push(attacker);
  }
  return all;
};

const here = (sight: DuelSight, who: Who): Square => standsAt(combatant(sight, who));

// SAGA-DUEL-DEF-013: another square that qualifies.
// SAGA-DUEL-DEF-014: it is measured from where the attackers stood at the snapshot.
const dodgeSquares = (sight: DuelSight, dodger: Who): Square[] => {
  const { stood } = sight.open.turn;
  const from = stood[dodger] as Square;
  const dodged = dodgedBy(sight, dodger);
  return freeNeighbours(sight, here(sight, dodger)).filter((square) =>
    dodged.every((attacker) => {
      const other = stood[attacker] as Square;
      return separation(square, other) === separation(from, other) + 1;
    }),
  );
};

// SAGA-DUEL-ACT-068: a Hold or Tackle ends beside the victim, on a square that takes the fewest steps.
// SAGA-DUEL-ACT-076: a Push ends there or at Sword distance, as the attacker picks.
/** Where an attacker may close in to. */
const closingSquares = (sight: DuelSight, attacker: Who, victim: Who): Square[] => {
  const from = here(sight, attacker);
  const to = here(sight, victim);
  const apart = separation(from, to);
  if (!couldMove(sight, attacker) || apart <= DAGGER) return [from];
  const squares: Square[] = [];
  for (const distance of actionRow((actOf(sight, attacker) as CheckedAct).act).closesTo) {
    if (apart === distance) squares.push(from);
    else squares.push(...nearestAt(sight, from, to, distance));
  }
  return squares;
};

// SAGA-DUEL-DEF-009: an attacker may move one space toward the one who dodged.
const followingSquares = (sight: DuelSight, follower: Who, dodger: Who): Square[] => {
  const from = here(sight, follower);
  return [from, ...squaresToward(sight, from, here(sight, dodger))];
};

type GoTo = Extract<Duel['step'], { readonly step: 'goTo' }>;

/** Where a move that an action brings may end. */
const squaresFor = (sight: DuelSight, { move, who, other }: GoTo): Square[] => {
  switch (move) {
    case 'push':
      // SAGA-DUEL-ACT-073: exactly one further from the attacker.
      // SAGA-DUEL-ACT-077: it is no matter whether the victim could move.
      return squaresAway(sight, here(sight, who), here(sight, other));
    case 'dodge':
      return dodgeSquares(sight, who);
    case 'closing':
      return closingSquares(sight, who, other);
    case 'following':
      return followingSquares(sight, who, other);
  }
};

/** One way to go needs no question; none at all leaves everybody where they are. */
const putMove = (play: DuelPlay, move: GoTo['move'], who: Who, other: Who): void => {
  const step: GoTo = { step: 'goTo', move, who, other };
  const squares = squaresFor(play, step);
  const [only] = squares;
  if (squares.length > 1) play.next(step);
  else if (only !== undefined && !sameSquare(only, combatant(play, who))) carryOutMove(play, who, only, move);
};

const RULES = {
  push: 'SAGA-DUEL-ACT-073',
  dodge: 'SAGA-DUEL-DEF-013',
  closing: 'SAGA-DUEL-ACT-068',
  following: 'SAGA-DUEL-DEF-011',
} as const;

type MovingSteps = 'pushes' | 'dodges' | 'closings' | 'followings' | 'goTo';
type Part = Exclude<MovingSteps, 'goTo'>;

const victimOf = (sight: DuelSight, attacker: Who): Who => (actOf(sight, attacker) as CheckedAct).target;

const pushing = (sight: DuelSight): Who[] => successful(sight, isPush);

const closing = (sight: DuelSight): Who[] => successful(sight, closesIn);

// SAGA-DUEL-ACT-074: whoever was pushed does not dodge, whatever the Dodge was against.
// SAGA-DUEL-ACT-107: whoever found no square to be pushed to was not, and dodges after all.
// SAGA-DUEL-DEF-008: the Dodge is moved whether it helped or not.
const dodgers = (sight: DuelSight): Who[] => {
  const all: Who[] = [];
  for (const { attacker, victim } of incoming(sight)) {
    if (dodgeOf(sight, attacker) === null || all.includes(victim)) continue;
    if (!sight.open.turn.pushed.includes(victim) && couldMove(sight, victim)) all.push(victim);
  }
  return all;
};

const gripTaken = (sight: DuelSight, who: Who): boolean =>
  successful(sight, isGrip).some((attacker) => victimOf(sight, attacker) === who);

// SAGA-DUEL-ROUND-029: closing in takes the place of following; and nobody follows out of a fresh grip.
const followers = (sight: DuelSight): Who[] => {
  const all: Who[] = [];
  for (const { attacker, victim } of incoming(sight)) {
    if (dodgeOf(sight, attacker) === null || sight.open.turn.pushed.includes(victim)) continue;
    if (succeeded(sight, attacker, closesIn) || !couldMove(sight, attacker) || gripTaken(sight, attacker)) continue;
    all.push(attacker);
  }
  return all;
};

const push = (play: DuelPlay, attacker: Who): void => putMove(play, 'push', victimOf(play, attacker), attacker);

const dodge = (play: DuelPlay, dodger: Who): void => {
  const to = dodgeOf(play, dodgedBy(play, dodger)[0] as Who) as Square;
  if (isFree(play, to.x, to.y)) carryOutMove(play, dodger, to, 'dodge');
  else putMove(play, 'dodge', dodger, dodger);
};

const close = (play: DuelPlay, attacker: Who): void => putMove(play, 'closing', attacker, victimOf(play, attacker));

const follow = (play: DuelPlay, attacker: Who): void => putMove(play, 'following', attacker, victimOf(play, attacker));

/** Whether this round's actions move anybody at all: somebody dodges, or something succeeds that brings people closer. */
const stirring = (sight: DuelSight): boolean => {
  for (let attacker = 0; attacker < sight.open.turn.acts.length; attacker++) {
    if (dodgeOf(sight, attacker) !== null || succeeded(sight, attacker, closesIn)) return true;
  }
  return false;
};

/** Deals with the first who has not had their turn in this part, and comes back for the rest. */
const inTurn = (
  play: DuelPlay,
  part: Part,
  everybody: (sight: DuelSight) => Who[],
  go: (play: DuelPlay, who: Who) => void,
): void => {
  if (play.open.ending !== null || !stirring(play)) return;
  for (const who of losersFirst(play, everybody(play))) {
    if (play.open.turn.moved.includes(`${part} ${who}`)) continue;
    play.say({ event: 'tookTurn', part, who });
    go(play, who);
    play.next({ step: part });
    return;
  }
};

/** SAGA-DUEL-ROUND-018: step 5 of a round. Each part is gone through one by one, since every move changes the ground. */
export const movingProcedures: Procedures<Duel, MovingSteps> = {
  pushes: does((play) => inTurn(play, 'pushes', pushing, push)),
  dodges: does((play) => inTurn(play, 'dodges', dodgers, dodge)),
  closings: does((play) => inTurn(play, 'closings', closing, close)),
  followings: does((play) => inTurn(play, 'followings', followers, follow)),

  goTo: asks({
    whom: ({ given }, { move, who, other }) => [askedOf(given, move === 'push' ? other : who)],
    answer: shape.union('choose', { move: { to: squareShape } }),
    choices: (view, step) => squaresFor(view, step).map((to) => ({ choose: 'move', to }) as const),
    refuses: (view, { move, who }, { to }) => {
      const act = move === 'closing' ? actOf(view, who) : null;
      const rule = act !== null && isPush(act) ? 'SAGA-DUEL-ACT-076' : RULES[move];
      return refusal({ rule, what: `duel.move.${move}` }, { x: to.x, y: to.y });
    },
    then: (play, { move, who }, { to }) => carryOutMove(play, who, to, move),
  }),
};
