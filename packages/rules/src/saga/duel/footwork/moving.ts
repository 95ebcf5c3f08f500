import { asks, does, type Procedures, shape } from '@warmoot/kernel';
import { refusal } from '../ban.js';
import { actOf, incoming } from '../choosing/defences.js';
import { askedOf, type Duel, type DuelPlay, type DuelSight } from '../duel.js';
import { combatant } from '../fighters/hands.js';
import { squareShape } from '../fighters/setup.js';
import {
  freeNeighbours,
  isFree,
  nearestAt,
  separation,
  squareAt,
  squaresAway,
  squaresToward,
  standsAt,
} from '../ground/ground.js';
import type { Square } from '../model.js';
import { carryOutMove } from './footwork.js';

// SAGA-DUEL-ROUND-019: those who did not win in Footwork first, then the winners; seat order within each.
const losersFirst = ({ open }: DuelSight, who: readonly number[]): number[] => {
  const { winners } = open.turn;
  const rank = (one: number): number => (winners.includes(one) ? 1 : 0);
  return [...who].sort((a, b) => rank(a) - rank(b) || a - b);
};

// SAGA-DUEL-ROUND-007: who can move is read from the snapshot; a grip that ends in step 5 frees nobody before the next.
const couldMove = ({ open }: DuelSight, who: number): boolean => !open.turn.stuck.includes(who);

const succeeded = ({ open }: DuelSight, attacker: number): boolean => open.turn.results[attacker] === 'strong';

/** Attackers whose action of this kind succeeded. */
const successful = (sight: DuelSight, acts: readonly string[]): number[] =>
  incoming(sight)
    .map(({ attacker }) => attacker)
    .filter((attacker) => succeeded(sight, attacker) && acts.includes(actOf(sight, attacker)?.act as string));

const dodgeOf = ({ open }: DuelSight, attacker: number): Square | null => {
  const answer = open.turn.answers[attacker];
  return answer?.by === 'dodge' ? answer.to : null;
};

/** The attackers whom a fighter dodges this round. */
const dodgedBy = (sight: DuelSight, dodger: number): number[] =>
  incoming(sight)
    .filter(({ attacker, victim }) => victim === dodger && dodgeOf(sight, attacker) !== null)
    .map(({ attacker }) => attacker);

const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

const here = (sight: DuelSight, who: number): Square => standsAt(combatant(sight, who));

// SAGA-DUEL-DEF-013: another square that qualifies, measured from where the attackers stood.
const dodgeSquares = (sight: DuelSight, dodger: number): Square[] => {
  const { stood } = sight.open.turn;
  const from = stood[dodger] as Square;
  return freeNeighbours(sight, here(sight, dodger)).filter((square) =>
    dodgedBy(sight, dodger).every((attacker) => {
      const other = stood[attacker] as Square;
      return separation(square, other) === separation(from, other) + 1;
    }),
  );
};

// SAGA-DUEL-ACT-068, -075, -076: where an attacker may close in to.
const closingSquares = (sight: DuelSight, attacker: number, victim: number): Square[] => {
  const [from, to] = [here(sight, attacker), here(sight, victim)];
  const apart = separation(from, to);
  if (!couldMove(sight, attacker) || apart <= 1) return [from];
  const beside = nearestAt(sight, from, to, 1);
  if (actOf(sight, attacker)?.act !== 'push') return beside;
  const atSword = apart === 2 ? [from] : nearestAt(sight, from, to, 2);
  return [...atSword, ...beside];
};

const followingSquares = (sight: DuelSight, follower: number, dodger: number): Square[] => {
  const from = here(sight, follower);
  return [from, ...squaresToward(sight, from, here(sight, dodger))];
};

const gripTaken = (sight: DuelSight, who: number): boolean =>
  successful(sight, ['hold', 'tackle']).some((attacker) => actOf(sight, attacker)?.target === who);

type GoTo = Extract<Duel['step'], { readonly step: 'goTo' }>;

/** Where a move that an action brings may end. */
const squaresFor = (sight: DuelSight, { move, who, other }: GoTo): Square[] => {
  switch (move) {
    case 'push':
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
const putMove = (play: DuelPlay, step: GoTo): void => {
  const squares = squaresFor(play, step);
  if (squares.length > 1) play.next(step);
  else if (squares.length === 1 && !sameSquare(squares[0] as Square, here(play, step.who))) {
    carryOutMove(play, step.who, squares[0] as Square, step.move);
  }
};

const RULES = {
  push: 'SAGA-DUEL-ACT-073',
  dodge: 'SAGA-DUEL-DEF-013',
  closing: 'SAGA-DUEL-ACT-068',
  following: 'SAGA-DUEL-DEF-011',
} as const;

type MovingSteps = 'pushes' | 'dodges' | 'closings' | 'followings' | 'goTo';

const victimOf = (sight: DuelSight, attacker: number): number => actOf(sight, attacker)?.target as number;

/** SAGA-DUEL-ROUND-018: step 5 of a round. Each part is gone through one by one, since every move changes the ground. */
export const movingProcedures: Procedures<Duel, MovingSteps> = {
  pushes: does((play) => {
    inTurn(play, 'pushes', pushing, (attacker) =>
      putMove(play, { step: 'goTo', move: 'push', who: victimOf(play, attacker), other: attacker }),
    );
  }),

  // SAGA-DUEL-ACT-074, -107: a push takes the place of the Dodge's move, unless it found no square.
  dodges: does((play) => inTurn(play, 'dodges', dodgers, (dodger) => dodge(play, dodger))),

  closings: does((play) => {
    inTurn(play, 'closings', closing, (attacker) =>
      putMove(play, { step: 'goTo', move: 'closing', who: attacker, other: victimOf(play, attacker) }),
    );
  }),

  // SAGA-DUEL-DEF-009, ROUND-029: an attacker may follow a dodger, unless they closed in or were gripped.
  followings: does((play) => {
    inTurn(play, 'followings', followers, (attacker) =>
      putMove(play, { step: 'goTo', move: 'following', who: attacker, other: victimOf(play, attacker) }),
    );
  }),

  goTo: asks({
    whom: ({ given }, { move, who, other }) => [askedOf(given, move === 'push' ? other : who)],
    answer: shape.union('choose', { move: { to: squareShape } }),
    choices: (view, step) => squaresFor(view, step).map((to) => ({ choose: 'move', to }) as const),
    refuses: (view, { move, who }, { to }) => {
      const pusher = move === 'closing' && actOf(view, who)?.act === 'push';
      const rule = pusher ? 'SAGA-DUEL-ACT-076' : RULES[move];
      return refusal({ rule, what: `duel.move.${move}` }, { x: to.x, y: to.y });
    },
    then: (play, { move, who }, { to }) => carryOutMove(play, who, squareAt(to.x, to.y), move),
  }),
};

const pushing = (sight: DuelSight): number[] => successful(sight, ['push']);

const closing = (sight: DuelSight): number[] => successful(sight, ['push', 'hold', 'tackle']);

const dodgers = (sight: DuelSight): number[] => {
  const dodging = incoming(sight).filter(({ attacker }) => dodgeOf(sight, attacker) !== null);
  const unpushed = [...new Set(dodging.map(({ victim }) => victim))].filter(
    (who) => !sight.open.turn.pushed.includes(who),
  );
  return unpushed.filter((who) => couldMove(sight, who));
};

const followers = (sight: DuelSight): number[] =>
  incoming(sight)
    .filter(({ attacker, victim }) => {
      const dodged = dodgeOf(sight, attacker) !== null && !sight.open.turn.pushed.includes(victim);
      return dodged && !closing(sight).includes(attacker) && couldMove(sight, attacker) && !gripTaken(sight, attacker);
    })
    .map(({ attacker }) => attacker);

const dodge = (play: DuelPlay, dodger: number): void => {
  const { x, y } = dodgeOf(play, dodgedBy(play, dodger)[0] as number) as Square;
  if (isFree(play, x, y)) carryOutMove(play, dodger, squareAt(x, y), 'dodge');
  else putMove(play, { step: 'goTo', move: 'dodge', who: dodger, other: dodger });
};

/** Whether this round's actions move anybody at all: somebody dodges, or something succeeds that brings people closer. */
const stirring = ({ open }: DuelSight): boolean => {
  const { acts, answers, results } = open.turn;
  for (let attacker = 0; attacker < acts.length; attacker++) {
    if (answers[attacker]?.by === 'dodge') return true;
    const act = acts[attacker]?.act;
    if (results[attacker] === 'strong' && (act === 'push' || act === 'hold' || act === 'tackle')) return true;
  }
  return false;
};

type Part = 'pushes' | 'dodges' | 'closings' | 'followings';

/** Deals with the first who has not had their turn in this part, and comes back for the rest. */
const inTurn = (
  play: DuelPlay,
  part: Part,
  everybody: (sight: DuelSight) => number[],
  go: (who: number) => void,
): void => {
  if (play.open.ending !== null || !stirring(play)) return;
  const who = losersFirst(play, everybody(play)).find((one) => !play.open.turn.moved.includes(`${part} ${one}`));
  if (who === undefined) return;
  play.say({ event: 'tookTurn', part, who });
  go(who);
  play.next({ step: part });
};
