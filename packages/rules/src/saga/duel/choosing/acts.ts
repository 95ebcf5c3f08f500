import type { RuleId } from '@warmoot/kernel';
import type { Ban } from '../ban.js';
import type { DuelSight } from '../duel.js';
import {
  givesUpGrip,
  gripOf,
  type Held,
  hasBareHand,
  isFreeHand,
  isHand,
  isWeapon,
  rowFor,
  weaponIn,
} from '../fighters/hands.js';
import { combatant, combatOf, enemiesOf, sideOf } from '../fighters/people.js';
import { canMove, gripped } from '../fighters/ratings.js';
import { arrangements, readyBan } from '../fighters/ready.js';
import { separation, wallBetween } from '../ground/ground.js';
import type { Act, AimedAct, CheckedAct, LettingGo, Who, With } from '../model.js';
import { type Action, type ActionRow, actionRow, gripBy, SPECIAL_ACTIONS } from '../tables/actions.table.js';
import { HANDS, LEFT_LEG, RIGHT_LEG } from '../tables/body.table.js';
import { DAGGER, SPEAR } from '../tables/distances.table.js';

const ban = (rule: RuleId, what: string): Ban => ({ rule, what: `duel.${what}` });

const BANS = {
  notInCombat: ban('SAGA-DUEL-MULTI-027', 'freeCharacter'),
  notYourEnemy: ban('SAGA-DUEL-MULTI-044', 'notYourEnemy'),
  enemyInNoCombat: ban('SAGA-DUEL-MULTI-027', 'notYourEnemy'),
  apart: ban('SAGA-DUEL-FOOT-005', 'apart'),
  outOfReach: ban('SAGA-DUEL-FOOT-021', 'cannotMoveToReach'),
  wall: ban('SAGA-DUEL-FOOT-028', 'wallBetween'),
  noImplement: ban('SAGA-DUEL-ACT-006', 'noImplement'),
  shieldAct: ban('SAGA-DUEL-WEAPON-014', 'shieldMakesNoAction'),
  lameHand: ban('SAGA-DUEL-WOUND-009', 'lameHand'),
  notBare: ban('SAGA-DUEL-ACT-106', 'noBareHand'),
  noFreeHand: ban('SAGA-DUEL-ACT-066', 'noFreeHand'),
  noPush: ban('SAGA-DUEL-COND-001', 'noPushWhenDown'),
  noPushTackled: ban('SAGA-DUEL-COND-012', 'noPushWhenTackled'),
  alreadyHeld: ban('SAGA-DUEL-ACT-105', 'alreadyGripped'),
  notBoth: ban('SAGA-DUEL-COND-026', 'notBothHands'),
  notProne: ban('SAGA-DUEL-ACT-087', 'notProne'),
  lameLeg: ban('SAGA-DUEL-ACT-088', 'lameLeg'),
  notGripped: ban('SAGA-DUEL-ACT-089', 'notGripped'),
  notTackled: ban('SAGA-DUEL-ACT-090', 'notTackled'),
  notIncapable: ban('SAGA-DUEL-ACT-095', 'notIncapable'),
  killReach: ban('SAGA-DUEL-ACT-094', 'killOutOfReach'),
  cannotFlee: ban('SAGA-DUEL-ACT-101', 'cannotFlee'),
  dropNothing: ban('SAGA-DUEL-ACT-099', 'nothingToDrop'),
  releaseNobody: ban('SAGA-DUEL-ACT-100', 'nobodyToRelease'),
  notFreeReady: ban('SAGA-DUEL-ACT-098', 'readyIsAnAction'),
} as const;

/** Letting go of nothing. */
export const NOTHING: LettingGo = Object.freeze({});

const NO_HANDS: readonly never[] = [];

// SAGA-DUEL-ACT-099: what is dropped leaves the hand at once.
/** What the hands hold once things have been dropped, or readied where that is free. */
export const heldAfter = (sight: DuelSight, who: Who, { drop = NO_HANDS, ready }: LettingGo): Held => {
  const { left, right } = ready ?? combatant(sight, who);
  return { left: drop.includes('left') ? null : left, right: drop.includes('right') ? null : right };
};

export const fightDistance = (sight: DuelSight, a: Who, b: Who): number =>
  separation(combatant(sight, a), combatant(sight, b));

/** Weapons in usable hands, and bare hands where there are any. */
export const implementsOf = (sight: DuelSight, who: Who, held: Held): With[] => {
  const found: With[] = [];
  for (const hand of HANDS) if (weaponIn(sight, who, hand, held) !== null) found.push(hand);
  if (hasBareHand(sight, who, held)) found.push('bare');
  return found;
};

const implementBan = (sight: DuelSight, who: Who, act: CheckedAct, held: Held): Ban | null => {
  const { needs } = actionRow(act.act);
  const using = act.with;
  if (needs === 'nothing') return using === 'nothing' ? null : BANS.noImplement;
  if (needs === 'freeHand') return isHand(using) && isFreeHand(sight, who, using, held) ? null : BANS.noFreeHand;
  if (using === 'bare') return hasBareHand(sight, who, held) ? null : BANS.notBare;
  if (using === 'nothing')
    return needs === 'implementOrNone' && implementsOf(sight, who, held).length === 0 ? null : BANS.noImplement;
  if (weaponIn(sight, who, using, held) !== null) return null;
  if (held[using] === 'shield') return BANS.shieldAct;
  return isWeapon(held[using]) ? BANS.lameHand : BANS.noImplement;
};

export const bothBan = (sight: DuelSight, who: Who, using: With): Ban | null =>
  isHand(using) && givesUpGrip(sight, who, using) ? null : BANS.notBoth;

// holds by: SAGA-DUEL-COND-022 follows from there being no ban for HELD among these.
/** Why somebody PRONE or TACKLED may not take an action. */
export const conditionBan = (sight: DuelSight, who: Who, row: ActionRow): Ban | null => {
  if (!row.whenProne && combatant(sight, who).prone) return BANS.noPush;
  if (!row.whenTackled && gripped(sight, who, 'tackled')) return BANS.noPushTackled;
  return null;
};

/** Why somebody may not grip a target: they do already. */
export const gripBan = (sight: DuelSight, who: Who, action: Action, target: Who): Ban | null => {
  const { grips } = sight.open;
  if (grips.length === 0) return null;
  const kind = gripBy(action);
  for (const { holder, victim, grip } of grips) {
    if (holder === who && victim === target && grip === kind) return BANS.alreadyHeld;
  }
  return null;
};

/** How far an action reaches that is made with this. */
const distanceOf = (sight: DuelSight, who: Who, act: CheckedAct, held: Held): number =>
  actionRow(act.act).distance === 'dagger' ? DAGGER : rowFor(sight, who, act.with, held).distance;

// SAGA-DUEL-FOOT-022: too near is no ban, whoever cannot move.
// SAGA-DUEL-FOOT-023: whoever can move may act at every Fight Distance.
// holds by: SAGA-DUEL-ACT-005 follows from SAGA-DUEL-FOOT-023: Tackle, Hold and Push may be tried from farther off.
/** Why an action that reaches so far does not reach over the Fight Distance. */
export const reachBan = (fight: number, reach: number, able: boolean): Ban | null =>
  fight > reach && !able ? BANS.outOfReach : null;

/** Why nothing can be aimed at somebody over this Fight Distance. */
export const farBan = (fight: number): Ban | null => (fight > SPEAR ? BANS.apart : null);

export const wallBan = (sight: DuelSight, who: Who, target: Who, fight: number): Ban | null =>
  fight > DAGGER && wallBetween(sight, combatant(sight, who), combatant(sight, target)) ? BANS.wall : null;

const targetBan = (sight: DuelSight, who: Who, target: Who): Ban | null => {
  if (enemiesOf(sight, who).includes(target)) return null;
  if (combatOf(sight, who) === undefined) return BANS.notInCombat;
  const free = combatOf(sight, target) === undefined && combatant(sight, target)?.standing === 'in';
  return free ? BANS.enemyInNoCombat : BANS.notYourEnemy;
};

const checkedActBan = (sight: DuelSight, who: Who, act: CheckedAct, held: Held): Ban | null => {
  const wrong =
    targetBan(sight, who, act.target) ??
    implementBan(sight, who, act, held) ??
    (act.both ? bothBan(sight, who, act.with) : null) ??
    conditionBan(sight, who, actionRow(act.act)) ??
    gripBan(sight, who, act.act, act.target);
  if (wrong !== null) return wrong;
  const fight = fightDistance(sight, who, act.target);
  return (
    farBan(fight) ??
    reachBan(fight, distanceOf(sight, who, act, held), canMove(sight, who)) ??
    wallBan(sight, who, act.target, fight)
  );
};

// SAGA-DUEL-ACT-088: not with a Major Wound on a leg.
// SAGA-DUEL-COND-005: it is open to whoever is PRONE.
// SAGA-DUEL-COND-030: and no grip stands in its way.
export const standUpBan = (sight: DuelSight, who: Who): Ban | null => {
  const { prone, majors } = combatant(sight, who);
  if (!prone) return BANS.notProne;
  return majors[LEFT_LEG] !== 0 || majors[RIGHT_LEG] !== 0 ? BANS.lameLeg : null;
};

// SAGA-DUEL-ACT-094: within Spear distance, or of a weapon in hand for one who cannot move.
const killReach = (sight: DuelSight, who: Who, held: Held): number => {
  if (canMove(sight, who)) return SPEAR;
  let reach: number = DAGGER;
  for (const hand of HANDS) reach = Math.max(reach, rowFor(sight, who, hand, held).distance);
  return reach;
};

// SAGA-DUEL-ACT-108: whatever combat the victim belonged to, and whether the killer is in one or not.
export const killBan = (sight: DuelSight, who: Who, target: Who, held: Held): Ban | null => {
  if (combatant(sight, target)?.standing !== 'incapable' || sideOf(sight, who) === sideOf(sight, target))
    return BANS.notIncapable;
  const fight = fightDistance(sight, who, target);
  if (fight > killReach(sight, who, held)) return BANS.killReach;
  return wallBan(sight, who, target, fight);
};

// SAGA-DUEL-ACT-101: for one who can move, away from every enemy of the combat.
export const fleeBan = (sight: DuelSight, who: Who): Ban | null => {
  if (!canMove(sight, who)) return BANS.cannotFlee;
  if (sight.given.options['saga.duel.flee'] === 'any') return null;
  for (const enemy of enemiesOf(sight, who)) if (fightDistance(sight, who, enemy) <= SPEAR) return BANS.cannotFlee;
  return null;
};

// SAGA-DUEL-MULTI-045: each Break names one of those who grip.
// SAGA-DUEL-COND-032: a gripper of another combat may be named too.
const breakBan = (sight: DuelSight, who: Who, act: AimedAct): Ban | null => {
  const kind = SPECIAL_ACTIONS[act.act].breaks;
  for (const { victim, holder, grip } of sight.open.grips) {
    if (victim === who && holder === act.target && grip === kind) return null;
  }
  return kind === 'held' ? BANS.notGripped : BANS.notTackled;
};

const lettingBan = (sight: DuelSight, who: Who, letting: LettingGo): Ban | null => {
  const { drop = NO_HANDS, release = NO_HANDS, ready } = letting;
  const me = combatant(sight, who);
  if (drop.some((hand) => me[hand] === null) || new Set(drop).size < drop.length) return BANS.dropNothing;
  if (release.some((hand) => gripOf(sight, who, hand) === undefined)) return BANS.releaseNobody;
  if (ready === undefined) return null;
  return sight.given.options['saga.duel.ready'] === 'free' ? readyBan(sight, who, ready) : BANS.notFreeReady;
};

/** Whether a fighter has something to let go of, or may fill the hands at once, together with an act. */
export const mayLetGo = (sight: DuelSight, who: Who): boolean => {
  const me = combatant(sight, who);
  if (HANDS.some((hand) => me[hand] !== null || gripOf(sight, who, hand) !== undefined)) return true;
  return sight.given.options['saga.duel.ready'] === 'free' && arrangements(sight, who).length > 0;
};

const doingBan = (sight: DuelSight, who: Who, act: Act, held: Held): Ban | null => {
  switch (act.act) {
    case 'pass':
      // SAGA-DUEL-ACT-097: to do nothing is always open.
      return null;
    case 'standUp':
      return standUpBan(sight, who);
    case 'flee':
      return fleeBan(sight, who);
    case 'ready':
      return sight.given.options['saga.duel.ready'] === 'free' ? BANS.notFreeReady : readyBan(sight, who, act);
    case 'kill':
      return killBan(sight, who, act.target, held);
    case 'breakHold':
    case 'breakTackle':
      return breakBan(sight, who, act);
    default:
      return checkedActBan(sight, who, act, held);
  }
};

/** Why a fighter may not do this now, or null. */
export const actBan = (sight: DuelSight, who: Who, act: Act, letting: LettingGo = NOTHING): Ban | null =>
  lettingBan(sight, who, letting) ?? doingBan(sight, who, act, heldAfter(sight, who, letting));
