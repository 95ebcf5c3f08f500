import type { RuleId, Sum } from '@warmoot/kernel';
import type { DuelFacts, DuelSight } from '../duel.js';
import { separation } from '../ground/ground.js';
import type { CheckedAct, Defence, Penalty, Who } from '../model.js';
import { type Action, ALL_ACTIONS, actionRow, type GripKind } from '../tables/actions.table.js';
import { BODY, HAND_SKILLS, type HandSkill, HEAD, type Lock, type PartAt } from '../tables/body.table.js';
import { DAGGER } from '../tables/distances.table.js';
import { ALL_ITEMS, ARMOUR, type Armour } from '../tables/gear.table.js';
import { inHand, isHand, rowFor, usedInOneHand } from './hands.js';
import { combatant, fighterAt } from './people.js';

/** What a line of a tally is called, by the thing it is for: keys of the word list, spelt out once. */
const linesFor = <K extends string>(kind: string, things: readonly K[]): Readonly<Record<K, string>> =>
  Object.fromEntries(things.map((thing) => [thing, `${kind}.${thing}`])) as Record<K, string>;

const SKILL_LINES = linesFor('skill', HAND_SKILLS);
const ACT_LINES = linesFor('act', ALL_ACTIONS);
const PENALTY_LINES = linesFor('penalty', [...ALL_ACTIONS, 'setup']);
const GEAR_LINES = linesFor('gear', [...ALL_ITEMS, 'hands']);
const ARMOUR_LINES = linesFor('armour', Object.keys(ARMOUR) as Armour[]);

// SAGA-DUEL-010: the locks are given before the fight and never written again.
// SAGA-DUEL-011: the lock is on the skill, whatever becomes of its value.
const lockedSkill = (facts: DuelFacts, who: Who, lock: Lock): HandSkill => {
  const { locks, seat, name } = fighterAt(facts, who);
  return (locks ?? facts.own[seat]?.locks[name])?.[lock] as HandSkill;
};

export const gripped = ({ open }: Pick<DuelSight, 'open'>, who: Who, kind: GripKind): boolean => {
  for (const { victim, grip } of open.grips) if (victim === who && grip === kind) return true;
  return false;
};

// SAGA-DUEL-FOOT-034: whoever is PRONE, HELD, TACKLED or incapable cannot move; want of room is not meant.
// SAGA-DUEL-COND-004: PRONE. SAGA-DUEL-COND-007: HELD. SAGA-DUEL-COND-015: TACKLED.
// holds by: SAGA-DUEL-COND-003, SAGA-DUEL-COND-006 and SAGA-DUEL-COND-014 follow from SAGA-DUEL-FOOT-024, which asks this.
// holds by: SAGA-DUEL-COND-023 follows from SAGA-DUEL-FOOT-034: to grip somebody is not among its reasons.
export const canMove = (sight: Pick<DuelSight, 'open'>, who: Who): boolean => {
  const me = combatant(sight, who);
  if (me.standing !== 'in' || me.prone) return false;
  for (const { victim } of sight.open.grips) if (victim === who) return false;
  return true;
};

// SAGA-DUEL-018: all penalties add, or under `worst` only the largest on each thing counts.
const timedPenalties = (sum: Sum, sight: DuelSight, who: Who, on: Penalty['on']): void => {
  const { penalties } = combatant(sight, who);
  if (penalties.length === 0) return;
  let worst: Penalty | null = null;
  for (const penalty of penalties) {
    if (penalty.on !== on) continue;
    if (sight.given.options['saga.duel.stacking'] === 'add')
      sum.add(penalty.by, PENALTY_LINES[penalty.from], penalty.why);
    else if (worst === null || penalty.by < worst.by) worst = penalty;
  }
  if (worst !== null) sum.add(worst.by, PENALTY_LINES[worst.from], worst.why);
};

const EACH_HEAD_WOUND = -2;

/** SAGA-DUEL-WOUND-003: what the wounds on a part take off each of the four skills hangs on the part and the severity. */
export const woundPenalty = (sight: DuelSight, who: Who, part: PartAt): number => {
  const { minors, majors } = combatant(sight, who);
  const { 'saga.duel.headMinorStacks': stacks, 'saga.duel.bodyWounds': body } = sight.given.options;
  const count = minors[part] as number;
  // SAGA-DUEL-WOUND-015: each Minor Wound counts for itself, or all of them once.
  if (part === HEAD || (part === BODY && body === 'asHead')) return count && EACH_HEAD_WOUND * (stacks ? count : 1);
  return part === BODY && body === 'penalty' && majors[BODY] !== 0 ? EACH_HEAD_WOUND : 0;
};

// SAGA-DUEL-WOUND-016: these are taken off the four skills, and off nothing else.
const woundPenalties = (sum: Sum, sight: DuelSight, who: Who): void => {
  const [head, body] = [woundPenalty(sight, who, HEAD), woundPenalty(sight, who, BODY)];
  const isAsHead = sight.given.options['saga.duel.bodyWounds'] === 'asHead';
  if (head !== 0) sum.add(head, 'wound.head', 'SAGA-DUEL-WOUND-014');
  if (body !== 0) sum.add(body, 'wound.body', isAsHead ? 'SAGA-DUEL-WOUND-022' : 'SAGA-DUEL-WOUND-023');
};

const GRIPPED = -2;

// SAGA-DUEL-COND-027: one condition counts once, however many enemies brought it; two different ones add.
const gripPenalties = (sum: Sum, sight: DuelSight, who: Who, skill: HandSkill): void => {
  if (skill === 'fightingMind' || sight.open.grips.length === 0) return;
  if (skill !== 'control' && gripped(sight, who, 'held')) sum.add(GRIPPED, 'held', 'SAGA-DUEL-COND-008');
  if (gripped(sight, who, 'tackled')) sum.add(GRIPPED, 'tackled', 'SAGA-DUEL-COND-016');
};

// SAGA-DUEL-008: every rating of hand-to-hand combat is worked out from a skill as it stands here.
// holds by: SAGA-DUEL-017 follows from SAGA-DUEL-016: a rating adds one skill, so a penalty on it counts once.
/** SAGA-DUEL-016: a skill as it stands now. */
export const addSkill = (sum: Sum, sight: DuelSight, who: Who, skill: HandSkill): void => {
  const { skills, name } = fighterAt(sight, who);
  sum.add(skills[skill], SKILL_LINES[skill], 'SAGA-DUEL-016', name);
  woundPenalties(sum, sight, who);
  gripPenalties(sum, sight, who, skill);
  timedPenalties(sum, sight, who, skill);
};

/** SAGA-DUEL-FOOT-007: the locked skill and nothing else. */
export const footworkRating =
  (facts: DuelFacts, who: Who) =>
  (sum: Sum): void =>
    addSkill(sum, facts, who, lockedSkill(facts, who, 'footwork'));

// holds by: SAGA-DUEL-COND-010 and SAGA-DUEL-COND-018 follow from SAGA-DUEL-COND-025: a greater distance ends the grip.
const distanceBetween = (sight: DuelSight, a: Who, b: Who): number =>
  separation(combatant(sight, a), combatant(sight, b));

const actDistance = (sight: DuelSight, who: Who, { act, with: using }: CheckedAct): number =>
  actionRow(act).distance === 'dagger' ? DAGGER : rowFor(sight, who, using).distance;

// SAGA-DUEL-FOOT-018: too near is as little a match as too far.
// SAGA-DUEL-FOOT-019: one step or two, the penalty is the same.
// SAGA-DUEL-FOOT-020: it is called by actions with a distance and by weapon Parries, and by nothing else.
const mismatch = (sum: Sum, own: number, fight: number, why: RuleId): void => {
  if (own !== fight) sum.add(-1, 'distance', why);
};

const weaponLine = (sum: Sum, by: number, using: keyof typeof GEAR_LINES, why: RuleId): void => {
  if (by !== 0) sum.add(by, GEAR_LINES[using], why);
};

const IN_ONE_HAND = -2;

const addWeapon = (sum: Sum, facts: DuelFacts, who: Who, act: CheckedAct): void => {
  const weapon = rowFor(facts, who, act.with);
  const plate = fighterAt(facts, act.target).armour === 'metalPlate';
  const name = (isHand(act.with) ? inHand(combatant(facts, who), act.with) : null) ?? 'hands';
  const why = plate && name === 'mace' ? 'SAGA-DUEL-WEAPON-011' : 'SAGA-DUEL-WEAPON-002';
  weaponLine(sum, plate ? weapon.againstPlate : weapon.attacks, name, why);
};

/** SAGA-DUEL-019: what the attacker adds to the dice. */
export const actRating =
  (facts: DuelFacts, who: Who, act: CheckedAct) =>
  (sum: Sum): void => {
    const row = actionRow(act.act);
    const { rating } = row;
    addSkill(sum, facts, who, typeof rating === 'string' ? rating : lockedSkill(facts, who, rating.lock));
    if (row.modifier !== 0) sum.add(row.modifier, ACT_LINES[act.act], row.why);
    if (row.attack) addWeapon(sum, facts, who, act);
    // SAGA-DUEL-WEAPON-004: only what is made with the weapon is the worse for one hand.
    if (row.distance === 'weapon' && usedInOneHand(facts, who, { hand: act.with, both: act.both })) {
      sum.add(IN_ONE_HAND, 'oneHand', 'SAGA-DUEL-WEAPON-003');
    }
    mismatch(sum, actDistance(facts, who, act), distanceBetween(facts, who, act.target), 'SAGA-DUEL-FOOT-016');
  };

// SAGA-DUEL-DEF-022: one implement for each Parry, a shield or a weapon.
const addParry = (
  sum: Sum,
  facts: DuelFacts,
  who: Who,
  defence: Extract<Defence, { by: 'parry' }>,
  attacker: Who,
): void => {
  addSkill(sum, facts, who, lockedSkill(facts, who, 'parry'));
  sum.add(-2, 'defence.parry', 'SAGA-DUEL-DEF-016');
  const item = defence.with === 'bare' ? null : inHand(combatant(facts, who), defence.with);
  // SAGA-DUEL-DEF-019: a shield never meets a distance penalty. SAGA-DUEL-ARMOUR-002 says so too.
  // SAGA-DUEL-ARMOUR-003: its +1 is to Parry, whatever action is parried.
  if (item === 'shield') {
    sum.add(1, 'gear.shield', 'SAGA-DUEL-ARMOUR-001');
    return;
  }
  const weapon = rowFor(facts, who, defence.with);
  weaponLine(sum, weapon.parry ?? 0, item ?? 'hands', 'SAGA-DUEL-WEAPON-002');
  if (usedInOneHand(facts, who, { hand: defence.with, both: defence.both }))
    sum.add(IN_ONE_HAND, 'oneHand', 'SAGA-DUEL-WEAPON-003');
  // SAGA-DUEL-DEF-018: a weapon Parry has the weapon's distance.
  // SAGA-DUEL-DEF-021: the penalty stays for a defender who cannot move.
  mismatch(sum, weapon.distance, distanceBetween(facts, who, attacker), 'SAGA-DUEL-FOOT-017');
};

/** A sum that nobody reads but the one who compares skills. */
class Least implements Sum {
  total = 0;
  add(by: number): void {
    this.total += by;
  }
}

/** The lowest of the four skills as they stand: what is left of someone who meets an action without a defence. */
const addLowestSkill = (sum: Sum, sight: DuelSight, who: Who): void => {
  let lowest: HandSkill = 'control';
  let least = Number.POSITIVE_INFINITY;
  for (const skill of HAND_SKILLS) {
    const value = new Least();
    addSkill(value, sight, who, skill);
    if (value.total < least) [lowest, least] = [skill, value.total];
  }
  addSkill(sum, sight, who, lowest);
};

const addDefence = (sum: Sum, facts: DuelFacts, who: Who, defence: Defence, attacker: Who): void => {
  switch (defence.by) {
    case 'dodge':
      // SAGA-DUEL-DEF-005: Dodge equals Speed.
      addSkill(sum, facts, who, 'speed');
      return;
    case 'parry':
      addParry(sum, facts, who, defence, attacker);
      return;
    case 'strength': // SAGA-DUEL-DEF-023
    case 'fightingMind': // SAGA-DUEL-DEF-024
      addSkill(sum, facts, who, defence.by);
      return;
    case 'none':
      addLowestSkill(sum, facts, who);
      sum.add(facts.given.options['saga.duel.undefended'], 'undefended', 'SAGA-DUEL-DEF-026');
  }
};

/** SAGA-DUEL-020: what the victim sets against it. */
export const defenceRating =
  (facts: DuelFacts, who: Who, defence: Defence, against: { readonly attacker: Who; readonly act: Action }) =>
  (sum: Sum): void => {
    addDefence(sum, facts, who, defence, against.attacker);
    // SAGA-DUEL-ARMOUR-004: the part that is hit does not matter.
    // SAGA-DUEL-ARMOUR-006: Dodge has the bonus as well as Parry.
    // SAGA-DUEL-ARMOUR-007: armour is part of this one rating, and is not rolled for.
    const { armour } = fighterAt(facts, who);
    const bonus = ARMOUR[armour];
    if (bonus !== 0 && actionRow(against.act).attack) sum.add(bonus, ARMOUR_LINES[armour], 'SAGA-DUEL-ARMOUR-005');
    // SAGA-DUEL-DEF-029: it counts for Strength and Fighting Mind here, where they serve as a defence, and nowhere else.
    // holds by: SAGA-DUEL-DEF-030 follows from SAGA-DUEL-DEF-029: Footwork, actions and Breaks are no defences.
    const { weakening } = combatant(facts, who);
    if (weakening !== 0) sum.add(-weakening, 'weakening', 'SAGA-DUEL-DEF-027');
    timedPenalties(sum, facts, who, 'defences');
  };

// SAGA-DUEL-ACT-092: the skill as it stands and the action's own modifier, and nothing else.
export const breakRating =
  (facts: DuelFacts, who: Who, kind: 'hold' | 'tackle') =>
  (sum: Sum): void => {
    const row = actionRow(kind);
    addSkill(sum, facts, who, lockedSkill(facts, who, kind));
    if (row.modifier !== 0) sum.add(row.modifier, ACT_LINES[kind], row.why);
  };
