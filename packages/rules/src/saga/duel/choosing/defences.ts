import type { Ban } from '../ban.js';
import type { DuelSight } from '../duel.js';
import { armUsable, bareHands, combatant, gripOf, isUnarmed, otherHand, weaponIn } from '../fighters/hands.js';
import { type CheckedAct, gripped } from '../fighters/ratings.js';
import { squaresAway, standsAt } from '../ground/ground.js';
import { type Answer, HANDS, type Hand, type Square } from '../model.js';
import { actionRow } from '../tables/actions.table.js';
import { WEAPONS } from '../tables/gear.table.js';
import { enemiesOf } from './acts.js';

const NO_DODGE: Ban = { rule: 'SAGA-DUEL-DEF-015', what: 'duel.cannotDodge' };
const HELD_NO_DODGE: Ban = { rule: 'SAGA-DUEL-COND-021', what: 'duel.cannotDodgeHeld' };
const NO_ROOM: Ban = { rule: 'SAGA-DUEL-DEF-007', what: 'duel.noRoomToDodge' };
const NOT_AWAY: Ban = { rule: 'SAGA-DUEL-DEF-010', what: 'duel.noRoomToDodge' };
const ONE_DODGE: Ban = { rule: 'SAGA-DUEL-MULTI-035', what: 'duel.oneDodge' };
const NOT_LISTED: Ban = { rule: 'SAGA-DUEL-DEF-002', what: 'duel.notADefence' };
const NO_PARRY: Ban = { rule: 'SAGA-DUEL-DEF-017', what: 'duel.nothingToParryWith' };
const ARMED_ENEMY: Ban = { rule: 'SAGA-DUEL-WEAPON-007', what: 'duel.enemyIsArmed' };
const NO_ROCK: Ban = { rule: 'SAGA-DUEL-WEAPON-010', what: 'duel.rockCannotParry' };
const TWO_PARRIES: Ban = { rule: 'SAGA-DUEL-MULTI-031', what: 'duel.twoParries' };

/** An action that somebody must answer, and the name under which they are asked. */
export interface Incoming {
  readonly attacker: number;
  readonly victim: number;
}

export const actOf = ({ open }: DuelSight, attacker: number): CheckedAct | null => {
  const act = open.turn.acts[attacker];
  return act !== null && act !== undefined && 'with' in act ? (act as CheckedAct) : null;
};

/** What one is asked for when several attack: the victim and the attacker by name. */
export const defenceName = ({ given }: DuelSight, { attacker, victim }: Incoming): string =>
  `${given.fighters[victim]?.name} against ${given.fighters[attacker]?.name}`;

interface NamedIncoming extends Incoming {
  readonly as: string;
}

let lastRevealed: readonly unknown[] | null = null;
let lastIncoming: readonly NamedIncoming[] = [];

/**
 * All actions of the round that meet a defence, in the attackers' seat order. A reveal is a list of its own, never
 * written into, so the answer for the one asked about last is kept.
 */
export const incoming = (sight: DuelSight): readonly NamedIncoming[] => {
  const { acts } = sight.open.turn;
  if (acts === lastRevealed) return lastIncoming;
  const all: NamedIncoming[] = [];
  for (let attacker = 0; attacker < acts.length; attacker++) {
    const act = actOf(sight, attacker);
    if (act === null) continue;
    const victim = act.target;
    all.push({ attacker, victim, as: defenceName(sight, { attacker, victim }) });
  }
  lastRevealed = acts;
  lastIncoming = all;
  return all;
};

/** The squares a Dodge from this attacker may go to, or why there is none; the own one for who may dodge though held. */
const dodges = (sight: DuelSight, { attacker, victim }: Incoming): readonly Square[] | Ban => {
  const me = combatant(sight, victim);
  if (me.prone || gripped(sight, victim, 'tackled')) return NO_DODGE;
  if (gripped(sight, victim, 'held'))
    return sight.given.options['saga.duel.heldMayDodge'] ? [standsAt(me)] : HELD_NO_DODGE;
  const squares = squaresAway(sight, standsAt(me), standsAt(combatant(sight, attacker)));
  return squares.length === 0 ? NO_ROOM : squares;
};

const isBan = (found: readonly Square[] | Ban): found is Ban => 'rule' in found;

const dodgeBan = (sight: DuelSight, one: Incoming, to: Square): Ban | null => {
  const squares = dodges(sight, one);
  if (isBan(squares)) return squares;
  if (squares.some(({ x, y }) => x === to.x && y === to.y)) return null;
  return gripped(sight, one.victim, 'held') ? HELD_NO_DODGE : NOT_AWAY;
};

const parryBan = (
  sight: DuelSight,
  { attacker, victim }: Incoming,
  { with: using, both }: Extract<Answer, { by: 'parry' }>,
): Ban | null => {
  if (using === 'bare') {
    if (bareHands(sight, victim).length === 0) return NO_PARRY;
    return isUnarmed(sight, attacker) && !both ? null : ARMED_ENEMY;
  }
  const item = combatant(sight, victim)[using];
  if (item === null || !armUsable(combatant(sight, victim), using)) return NO_PARRY;
  if (item !== 'shield' && WEAPONS[item].parry === null) return NO_ROCK;
  return both && !givesUpGrip(sight, victim, using) ? NO_PARRY : null;
};

const givesUpGrip = (sight: DuelSight, who: number, hand: Hand): boolean => {
  const weapon = weaponIn(sight, who, hand);
  return weapon !== null && WEAPONS[weapon].hands === 2 && gripOf(sight, who, otherHand(hand)) !== undefined;
};

/** What the same fighter has already answered to others this round. */
export type Earlier = readonly Answer[];

// SAGA-DUEL-MULTI-031, -035: against many at most two Parries, and one Dodge that serves against all who are dodged.
const manyBan = (sight: DuelSight, victim: number, answer: Answer, earlier: Earlier): Ban | null => {
  if (answer.by === 'parry' && enemiesOf(sight, victim).length > 1) {
    return earlier.filter(({ by }) => by === 'parry').length >= 2 ? TWO_PARRIES : null;
  }
  if (answer.by === 'dodge') {
    const other = earlier.find((one) => one.by === 'dodge');
    return other !== undefined && (other.to.x !== answer.to.x || other.to.y !== answer.to.y) ? ONE_DODGE : null;
  }
  return null;
};

/** Why this defence is not open, or null. The one place where defences are allowed or not. */
export const answerBan = (sight: DuelSight, one: Incoming, answer: Answer, earlier: Earlier = []): Ban | null => {
  if (answer.by === 'none') return null;
  const act = actOf(sight, one.attacker) as CheckedAct;
  if (!actionRow(act.act).defendedBy.includes(answer.by)) return NOT_LISTED;
  if (answer.by === 'dodge') return dodgeBan(sight, one, answer.to) ?? manyBan(sight, one.victim, answer, earlier);
  if (answer.by === 'parry') return parryBan(sight, one, answer) ?? manyBan(sight, one.victim, answer, earlier);
  return null;
};

const NONE: Answer = Object.freeze({ by: 'none' });
const BY_BODY = {
  strength: Object.freeze({ by: 'strength' }),
  fightingMind: Object.freeze({ by: 'fightingMind' }),
} as const;
const PARRIES = {
  left: Object.freeze({ by: 'parry', with: 'left' }),
  right: Object.freeze({ by: 'parry', with: 'right' }),
  bare: Object.freeze({ by: 'parry', with: 'bare' }),
} as const;
const dodgeAnswers: Answer[][] = [];

/** Defences are shared like acts. */
const dodgeTo = (to: Square): Answer => {
  const known = dodgeAnswers[to.y]?.[to.x];
  if (known !== undefined) return known;
  const answer: Answer = Object.freeze({ by: 'dodge', to });
  dodgeAnswers[to.y] ??= [];
  (dodgeAnswers[to.y] as Answer[])[to.x] = answer;
  return answer;
};

/** Every defence open against one action. */
export const answersOpen = (sight: DuelSight, one: Incoming, earlier: Earlier = []): Answer[] => {
  const answers: Answer[] = [];
  const offer = (answer: Answer): void => {
    if (answerBan(sight, one, answer, earlier) === null) answers.push(answer);
  };
  const act = actOf(sight, one.attacker) as CheckedAct;
  for (const defence of actionRow(act.act).defendedBy) {
    if (defence === 'dodge') {
      const squares = dodges(sight, one);
      if (isBan(squares)) continue;
      for (const to of squares) {
        const answer = dodgeTo(to);
        if (earlier.length === 0 || manyBan(sight, one.victim, answer, earlier) === null) answers.push(answer);
      }
    } else if (defence === 'parry') {
      for (const hand of HANDS) {
        offer(PARRIES[hand]);
        if (givesUpGrip(sight, one.victim, hand)) offer({ by: 'parry', with: hand, both: true });
      }
      offer(PARRIES.bare);
    } else offer(BY_BODY[defence]);
  }
  answers.push(NONE);
  return answers;
};
