import type { Ban } from '../ban.js';
import type { DefendChoice, DuelSight } from '../duel.js';
import { armUsable, givesUpGrip, hasBareHand, inHand, isUnarmed } from '../fighters/hands.js';
import { combatant, enemiesOf } from '../fighters/people.js';
import { gripped } from '../fighters/ratings.js';
import { sameSquare, squaresAway, standsAt } from '../ground/ground.js';
import type { CheckedAct, Defence, Square, Who } from '../model.js';
import { actionRow } from '../tables/actions.table.js';
import { HANDS, type Hand } from '../tables/body.table.js';
import { WEAPONS } from '../tables/gear.table.js';
import { actOf, type Incoming } from './incoming.js';

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

const MOST_PARRIES = 2;

/** What the same fighter has already answered to others this round. */
export type Earlier = readonly Defence[];
export const NOTHING_EARLIER: Earlier = [];

// SAGA-DUEL-COND-002: PRONE, no Dodge. SAGA-DUEL-COND-013: TACKLED, no Dodge.
const dodgeBanned = (sight: DuelSight, victim: Who): Ban | null => {
  if (combatant(sight, victim).prone || gripped(sight, victim, 'tackled')) return NO_DODGE;
  const held = gripped(sight, victim, 'held') && !sight.given.options['saga.duel.heldMayDodge'];
  return held ? HELD_NO_DODGE : null;
};

// SAGA-DUEL-DEF-006: a dodger must move one space away.
/** The squares a Dodge from this attacker may go to; the own one for who may dodge though HELD. */
const dodgeSquares = (sight: DuelSight, { attacker, victim }: Incoming): Square[] => {
  const from = standsAt(combatant(sight, victim));
  return gripped(sight, victim, 'held') ? [from] : squaresAway(sight, from, combatant(sight, attacker));
};

const dodgeBan = (sight: DuelSight, one: Incoming, to: Square): Ban | null => {
  const banned = dodgeBanned(sight, one.victim);
  if (banned !== null) return banned;
  const squares = dodgeSquares(sight, one);
  if (squares.length === 0) return NO_ROOM;
  if (squares.some((square) => sameSquare(square, to))) return null;
  return gripped(sight, one.victim, 'held') ? HELD_NO_DODGE : NOT_AWAY;
};

// holds by: SAGA-DUEL-DEF-020 follows from no distance being asked for here.
const parryBan = (
  sight: DuelSight,
  { attacker, victim }: Incoming,
  using: Hand | 'bare',
  both: boolean,
): Ban | null => {
  if (using === 'bare') {
    if (!hasBareHand(sight, victim)) return NO_PARRY;
    return isUnarmed(sight, attacker) && !both ? null : ARMED_ENEMY;
  }
  const me = combatant(sight, victim);
  const item = inHand(me, using);
  if (item === null || !armUsable(me, using)) return NO_PARRY;
  if (item !== 'shield' && WEAPONS[item].parry === null) return NO_ROCK;
  return both && !givesUpGrip(sight, victim, using) ? NO_PARRY : null;
};

// SAGA-DUEL-MULTI-032: which two actions are parried is the lone fighter's choice.
// holds by: SAGA-DUEL-MULTI-033 follows from SAGA-DUEL-MULTI-044: the many have one enemy each.
const manyParriesBan = (sight: DuelSight, victim: Who, earlier: Earlier): Ban | null => {
  if (earlier.length < MOST_PARRIES || enemiesOf(sight, victim).length <= 1) return null;
  return earlier.filter(({ by }) => by === 'parry').length >= MOST_PARRIES ? TWO_PARRIES : null;
};

// SAGA-DUEL-MULTI-034: one Dodge serves against every attacker whom its square is away from.
const otherDodgeBan = (to: Square, earlier: Earlier): Ban | null => {
  for (const one of earlier) if (one.by === 'dodge' && !sameSquare(one.to, to)) return ONE_DODGE;
  return null;
};

/** Why this defence is not open, or null. */
export const defenceBan = (sight: DuelSight, one: Incoming, defence: Defence, earlier: Earlier): Ban | null => {
  // SAGA-DUEL-DEF-033: no defence at all may be chosen too.
  if (defence.by === 'none') return null;
  const { act } = actOf(sight, one.attacker) as CheckedAct;
  if (!actionRow(act).defendedBy.includes(defence.by)) return NOT_LISTED;
  switch (defence.by) {
    case 'dodge':
      return dodgeBan(sight, one, defence.to) ?? otherDodgeBan(defence.to, earlier);
    case 'parry':
      return parryBan(sight, one, defence.with, defence.both ?? false) ?? manyParriesBan(sight, one.victim, earlier);
    default:
      // SAGA-DUEL-DEF-025: Strength and Fighting Mind, where listed, are open in every condition.
      return null;
  }
};

const NONE: DefendChoice = { choose: 'defend', by: 'none' };
const STRENGTH: DefendChoice = { choose: 'defend', by: 'strength' };
const FIGHTING_MIND: DefendChoice = { choose: 'defend', by: 'fightingMind' };

const addDodges = (choices: DefendChoice[], sight: DuelSight, one: Incoming, earlier: Earlier): void => {
  if (dodgeBanned(sight, one.victim) !== null) return;
  for (const to of dodgeSquares(sight, one)) {
    if (otherDodgeBan(to, earlier) === null) choices.push({ choose: 'defend', by: 'dodge', to });
  }
};

const addParries = (choices: DefendChoice[], sight: DuelSight, one: Incoming, earlier: Earlier): void => {
  if (manyParriesBan(sight, one.victim, earlier) !== null) return;
  for (const hand of HANDS) {
    if (parryBan(sight, one, hand, false) !== null) continue;
    choices.push({ choose: 'defend', by: 'parry', with: hand });
    if (givesUpGrip(sight, one.victim, hand)) choices.push({ choose: 'defend', by: 'parry', with: hand, both: true });
  }
  if (parryBan(sight, one, 'bare', false) === null) choices.push({ choose: 'defend', by: 'parry', with: 'bare' });
};

// SAGA-DUEL-015: which of the listed defences it is, is chosen afresh against every action.
// SAGA-DUEL-DEF-003: the defender knows the action.
/** Every defence open against one action. */
export const defendChoices = (sight: DuelSight, one: Incoming, earlier: Earlier): DefendChoice[] => {
  const choices: DefendChoice[] = [];
  const { act } = actOf(sight, one.attacker) as CheckedAct;
  for (const defence of actionRow(act).defendedBy) {
    if (defence === 'dodge') addDodges(choices, sight, one, earlier);
    else if (defence === 'parry') addParries(choices, sight, one, earlier);
    else choices.push(defence === 'strength' ? STRENGTH : FIGHTING_MIND);
  }
  choices.push(NONE);
  return choices;
};

/** A defence as chosen. */
export const readDefence = (choice: DefendChoice): Defence => {
  switch (choice.by) {
    case 'dodge':
      return { by: 'dodge', to: choice.to };
    case 'parry':
      return choice.both ? { by: 'parry', with: choice.with, both: true } : { by: 'parry', with: choice.with };
    default:
      return { by: choice.by };
  }
};
