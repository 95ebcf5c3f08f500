import { type RuleId, square } from '@warmoot/kernel';
import type { Ban } from '../ban.js';
import type { DuelSight } from '../duel.js';
import {
  bareHands,
  combatant,
  freeHands,
  gripOf,
  type Held,
  isWeapon,
  otherHand,
  rowFor,
  weaponIn,
} from '../fighters/hands.js';
import { type CheckedAct, canMove, gripped } from '../fighters/ratings.js';
import { readyArrangements, readyBan } from '../fighters/ready.js';
import { isWall, separation } from '../ground/ground.js';
import { type Act, type Combat, HANDS, type Hand, type LettingGo, type Side, type With } from '../model.js';
import { type ActionRow, ALL_ACTIONS, actionRow } from '../tables/actions.table.js';
import { WEAPONS } from '../tables/gear.table.js';

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

export const sideOf = ({ given }: DuelSight, who: number): Side => (given.fighters[who] as { side: Side }).side;

export const combatOf = ({ open }: DuelSight, who: number): Combat | undefined => {
  for (const combat of open.combats) if (combat.side1.includes(who) || combat.side2.includes(who)) return combat;
  return undefined;
};

/** The enemies of a fighter's own combat who are still in the fight. */
export const enemiesOf = (sight: DuelSight, who: number): readonly number[] => {
  const combat = combatOf(sight, who);
  if (combat === undefined) return [];
  const enemies = combat.side1.includes(who) ? combat.side2 : combat.side1;
  for (const enemy of enemies) {
    if (combatant(sight, enemy).standing !== 'in')
      return enemies.filter((one) => combatant(sight, one).standing === 'in');
  }
  return enemies;
};

// SAGA-DUEL-FOOT-028
const wallBetween = (sight: DuelSight, a: number, b: number): boolean => {
  if (sight.given.walls.length === 0 || !sight.given.options['saga.duel.wallsBlockReach']) return false;
  return !square.openRoute(combatant(sight, a), combatant(sight, b), ({ x, y }) => isWall(sight, x, y));
};

const apartness = (sight: DuelSight, a: number, b: number): number =>
  separation(combatant(sight, a), combatant(sight, b));

/** What the hands hold once things have been dropped, or readied where that is free. */
export const heldAfter = (sight: DuelSight, who: number, { drop = [], ready }: LettingGo): Held => {
  const { left, right } = ready ?? combatant(sight, who);
  return { left: drop.includes('left') ? null : left, right: drop.includes('right') ? null : right };
};

const implementBan = (sight: DuelSight, who: number, act: CheckedAct, held: Held): Ban | null => {
  const { needs } = actionRow(act.act);
  const using = act.with;
  if (needs === 'nothing') return using === 'nothing' ? null : BANS.noImplement;
  if (needs === 'freeHand') return freeHands(sight, who, held).includes(using as Hand) ? null : BANS.noFreeHand;
  if (using === 'bare') return bareHands(sight, who, held).length > 0 ? null : BANS.notBare;
  if (using === 'nothing')
    return needs === 'implementOrNone' && implementsOf(sight, who, held).length === 0 ? null : BANS.noImplement;
  if (weaponIn(sight, who, using, held) !== null) return null;
  if (held[using] === 'shield') return BANS.shieldAct;
  return isWeapon(held[using]) ? BANS.lameHand : BANS.noImplement;
};

/** Weapons in usable hands, and bare hands where there are any. */
const implementsOf = (sight: DuelSight, who: number, held: Held): With[] => {
  const found: With[] = HANDS.filter((hand) => weaponIn(sight, who, hand, held) !== null);
  if (bareHands(sight, who, held).length > 0) found.push('bare');
  return found;
};

/** A two-handed weapon may be used in both hands by giving up the grip of one. */
const bothBan = (
  sight: DuelSight,
  who: number,
  { hand, both }: { readonly hand: With; readonly both?: true | undefined },
): Ban | null => {
  if (!both) return null;
  if (hand !== 'left' && hand !== 'right') return BANS.notBoth;
  const weapon = weaponIn(sight, who, hand);
  const gives = weapon !== null && WEAPONS[weapon].hands === 2 && gripOf(sight, who, otherHand(hand)) !== undefined;
  return gives ? null : BANS.notBoth;
};

const checkedActBan = (sight: DuelSight, who: number, act: CheckedAct, held: Held): Ban | null => {
  const { target } = act;
  if (!enemiesOf(sight, who).includes(target)) {
    if (combatOf(sight, who) === undefined) return BANS.notInCombat;
    const free = combatOf(sight, target) === undefined && combatant(sight, target)?.standing === 'in';
    return free ? BANS.enemyInNoCombat : BANS.notYourEnemy;
  }
  const wrong = implementBan(sight, who, act, held) ?? bothBan(sight, who, { hand: act.with, both: act.both });
  if (wrong !== null) return wrong;
  if (act.act === 'push' && combatant(sight, who).prone) return BANS.noPush;
  if (act.act === 'push' && gripped(sight, who, 'tackled')) return BANS.noPushTackled;
  if (act.act === 'hold' || act.act === 'tackle') {
    const kind = act.act === 'hold' ? 'held' : 'tackled';
    const already = sight.open.grips.some(
      (grip) => grip.holder === who && grip.victim === target && grip.grip === kind,
    );
    if (already) return BANS.alreadyHeld;
  }
  const fight = apartness(sight, who, target);
  if (fight > 3) return BANS.apart;
  const own = actionRow(act.act).distance === 'dagger' ? 1 : rowFor(sight, who, act.with, held).distance;
  if (fight > own && !canMove(sight, who)) return BANS.outOfReach;
  return fight > 1 && wallBetween(sight, who, target) ? BANS.wall : null;
};

// SAGA-DUEL-ACT-094
const killReach = (sight: DuelSight, who: number, held: Held): number =>
  canMove(sight, who)
    ? 3
    : Math.max(
        1,
        ...HANDS.map((hand) =>
          weaponIn(sight, who, hand, held) === null ? 1 : rowFor(sight, who, hand, held).distance,
        ),
      );

const killBan = (sight: DuelSight, who: number, target: number, held: Held): Ban | null => {
  const victim = combatant(sight, target);
  if (victim?.standing !== 'incapable' || sideOf(sight, who) === sideOf(sight, target)) return BANS.notIncapable;
  const fight = apartness(sight, who, target);
  if (fight > killReach(sight, who, held)) return BANS.killReach;
  return fight > 1 && wallBetween(sight, who, target) ? BANS.wall : null;
};

// SAGA-DUEL-ACT-101, MULTI-027
const fleeBan = (sight: DuelSight, who: number): Ban | null => {
  if (!canMove(sight, who)) return BANS.cannotFlee;
  if (sight.given.options['saga.duel.flee'] === 'any') return null;
  return enemiesOf(sight, who).every((enemy) => apartness(sight, who, enemy) > 3) ? null : BANS.cannotFlee;
};

const breakBan = (
  sight: DuelSight,
  who: number,
  act: Extract<Act, { act: 'breakHold' | 'breakTackle' | 'kill' }>,
): Ban | null => {
  const kind = act.act === 'breakHold' ? 'held' : 'tackled';
  const mine = sight.open.grips.some(
    ({ victim, holder, grip }) => victim === who && holder === act.target && grip === kind,
  );
  if (mine) return null;
  return kind === 'held' ? BANS.notGripped : BANS.notTackled;
};

const lettingBan = (sight: DuelSight, who: number, { drop = [], release = [], ready }: LettingGo): Ban | null => {
  const me = combatant(sight, who);
  if (drop.some((hand) => me[hand] === null) || new Set(drop).size < drop.length) return BANS.dropNothing;
  if (release.some((hand) => gripOf(sight, who, hand) === undefined)) return BANS.releaseNobody;
  if (ready === undefined) return null;
  return sight.given.options['saga.duel.ready'] === 'free' ? readyBan(sight, who, ready) : BANS.notFreeReady;
};

/** Letting go of nothing. */
export const NOTHING: LettingGo = Object.freeze({});

/** Why a fighter may not do this now, or null. The one place where acts are allowed or not. */
export const actBan = (sight: DuelSight, who: number, act: Act, letting: LettingGo = NOTHING): Ban | null => {
  const wrong = letting === NOTHING ? null : lettingBan(sight, who, letting);
  if (wrong !== null) return wrong;
  const held = letting === NOTHING ? combatant(sight, who) : heldAfter(sight, who, letting);
  switch (act.act) {
    case 'pass':
      return null;
    case 'standUp':
      if (!combatant(sight, who).prone) return BANS.notProne;
      return combatant(sight, who).majors[2] || combatant(sight, who).majors[3] ? BANS.lameLeg : null;
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

const WITH_NOTHING: readonly With[] = ['nothing'];

/** With what each kind of action can be made by someone, as far as their hands go. */
const withsOf = (sight: DuelSight, who: number): Readonly<Record<ActionRow['needs'], readonly With[]>> => {
  const found = implementsOf(sight, who, combatant(sight, who));
  return {
    nothing: WITH_NOTHING,
    freeHand: freeHands(sight, who),
    implement: found,
    implementOrNone: found.length === 0 ? WITH_NOTHING : found,
  };
};

/** Acts are shared: the same act is the same thing, in every fight. By action, by what it is made with, by target. */
const SHARED = ALL_ACTIONS.map((action) => ({
  action,
  needs: actionRow(action).needs,
  acts: { left: [], right: [], bare: [], nothing: [] } as Record<With, CheckedAct[]>,
}));

const sharedAct = ({ action, acts }: (typeof SHARED)[number], target: number, using: With): CheckedAct => {
  const byTarget = acts[using];
  byTarget[target] ??= Object.freeze({ act: action, target, with: using });
  return byTarget[target];
};

const STAND_UP: Act = Object.freeze({ act: 'standUp' });
const FLEE: Act = Object.freeze({ act: 'flee' });
const PASS: Act = Object.freeze({ act: 'pass' });

/** Every act open to a fighter, without the letting go that may go with it. */
export const actsOpen = (sight: DuelSight, who: number): Act[] => {
  const open: Act[] = [];
  const offer = (act: Act): void => {
    if (actBan(sight, who, act) === null) open.push(act);
  };
  const withs = withsOf(sight, who);
  const gripping = sight.open.grips.some(({ holder }) => holder === who);
  for (const target of enemiesOf(sight, who)) {
    for (const shared of SHARED) {
      for (const using of withs[shared.needs]) {
        offer(sharedAct(shared, target, using));
        if (gripping) offer({ act: shared.action, target, with: using, both: true });
      }
    }
  }
  offer(STAND_UP);
  for (const { holder, victim, grip } of sight.open.grips) {
    if (victim === who) offer({ act: grip === 'held' ? 'breakHold' : 'breakTackle', target: holder });
  }
  sight.open.combatants.forEach(({ standing }, target) => {
    if (standing === 'incapable') offer({ act: 'kill', target });
  });
  if (sight.given.options['saga.duel.ready'] === 'action') open.push(...readyArrangements(sight, who));
  offer(FLEE);
  open.push(PASS);
  return open;
};
