import type { RuleId, Sum } from '@warmoot/kernel';
import type { DuelFacts, DuelSight } from '../duel.js';
import { separation } from '../ground/ground.js';
import { type Act, type Answer, BODY, HAND_SKILLS, type HandSkill, HEAD, type Lock, type Penalty } from '../model.js';
import { type Action, actionRow } from '../tables/actions.table.js';
import { ARMOUR } from '../tables/gear.table.js';
import { combatant, rowFor, usedInOneHand } from './hands.js';

/** An act that is checked against a defence. */
export type CheckedAct = Extract<Act, { readonly act: Action }>;

const fighter = ({ given }: DuelSight, who: number): DuelSight['given']['fighters'][number] =>
  given.fighters[who] as DuelSight['given']['fighters'][number];

// SAGA-DUEL-011: the lock is on the skill.
const lockedSkill = (facts: DuelFacts, who: number, lock: Lock): HandSkill => {
  const { locks, seat, name } = fighter(facts, who);
  return (locks ?? facts.own[seat]?.locks[name])?.[lock] as HandSkill;
};

export const gripped = ({ open }: DuelSight, who: number, kind: 'held' | 'tackled'): boolean => {
  for (const { victim, grip } of open.grips) if (victim === who && grip === kind) return true;
  return false;
};

// SAGA-DUEL-FOOT-034
export const canMove = (sight: Pick<DuelSight, 'open'>, who: number): boolean => {
  const me = combatant(sight, who);
  if (me.standing !== 'in' || me.prone) return false;
  for (const { victim } of sight.open.grips) if (victim === who) return false;
  return true;
};

// SAGA-DUEL-018: all penalties add, or under `worst` only the largest on each thing counts.
const timedPenalties = (sum: Sum, sight: DuelSight, who: number, on: Penalty['on']): void => {
  const { penalties } = combatant(sight, who);
  if (penalties.length === 0) return;
  let worst: Penalty | null = null;
  for (const penalty of penalties) {
    if (penalty.on !== on) continue;
    if (sight.given.options['saga.duel.stacking'] === 'add')
      sum.add(penalty.by, `penalty.${penalty.from}`, penalty.why);
    else if (worst === null || penalty.by < worst.by) worst = penalty;
  }
  if (worst !== null) sum.add(worst.by, `penalty.${worst.from}`, worst.why);
};

// SAGA-DUEL-WOUND-014, -015, -022, -023
const woundPenalties = (sum: Sum, sight: DuelSight, who: number): void => {
  const { minors, majors } = combatant(sight, who);
  const { 'saga.duel.headMinorStacks': stacks, 'saga.duel.bodyWounds': body } = sight.given.options;
  const count = (part: number): number => (stacks ? (minors[part] as number) : Math.min(1, minors[part] as number));
  if (minors[HEAD] !== 0) sum.add(-2 * count(HEAD), 'wound.head', 'SAGA-DUEL-WOUND-014');
  if (body === 'asHead' && minors[BODY] !== 0) sum.add(-2 * count(BODY), 'wound.body', 'SAGA-DUEL-WOUND-022');
  if (body === 'penalty' && majors[BODY] !== 0) sum.add(-2, 'wound.body', 'SAGA-DUEL-WOUND-023');
};

/** SAGA-DUEL-016: a skill as it stands now. */
export const addSkill = (sum: Sum, sight: DuelSight, who: number, skill: HandSkill): void => {
  sum.add(fighter(sight, who).skills[skill], `skill.${skill}`, 'SAGA-DUEL-016', fighter(sight, who).name);
  woundPenalties(sum, sight, who);
  if (sight.open.grips.length > 0) {
    if ((skill === 'speed' || skill === 'strength') && gripped(sight, who, 'held'))
      sum.add(-2, 'held', 'SAGA-DUEL-COND-008');
    if (skill !== 'fightingMind' && gripped(sight, who, 'tackled')) sum.add(-2, 'tackled', 'SAGA-DUEL-COND-016');
  }
  timedPenalties(sum, sight, who, skill);
};

/** SAGA-DUEL-FOOT-007 */
export const footworkRating =
  (facts: DuelFacts, who: number) =>
  (sum: Sum): void =>
    addSkill(sum, facts, who, lockedSkill(facts, who, 'footwork'));

const distanceBetween = ({ open }: DuelSight, a: number, b: number): number =>
  separation(open.combatants[a] as { x: number; y: number }, open.combatants[b] as { x: number; y: number });

const actDistance = (sight: DuelSight, who: number, { act, with: using }: CheckedAct): number =>
  actionRow(act).distance === 'dagger' ? 1 : rowFor(sight, who, using).distance;

const mismatch = (sum: Sum, own: number, fight: number, why: RuleId): void => {
  if (own !== fight) sum.add(-1, 'distance', why);
};

const weaponLine = (sum: Sum, by: number, using: string, why: RuleId): void => {
  if (by !== 0) sum.add(by, `gear.${using}`, why);
};

/** SAGA-DUEL-019: what the attacker adds to the dice. */
export const actRating =
  (facts: DuelFacts, who: number, act: CheckedAct) =>
  (sum: Sum): void => {
    const row = actionRow(act.act);
    const { rating } = row;
    addSkill(sum, facts, who, typeof rating === 'string' ? rating : lockedSkill(facts, who, rating.lock));
    if (row.modifier !== 0) sum.add(row.modifier, `act.${act.act}`, row.why);
    if (row.attack) {
      const weapon = rowFor(facts, who, act.with);
      const plate = fighter(facts, act.target).armour === 'metalPlate';
      const name = (act.with === 'left' || act.with === 'right' ? combatant(facts, who)[act.with] : null) ?? 'hands';
      weaponLine(
        sum,
        plate ? weapon.againstPlate : weapon.attacks,
        name,
        plate && name === 'mace' ? 'SAGA-DUEL-WEAPON-011' : 'SAGA-DUEL-WEAPON-002',
      );
    }
    if (row.distance === 'weapon' && usedInOneHand(facts, who, { hand: act.with, both: act.both })) {
      sum.add(-2, 'oneHand', 'SAGA-DUEL-WEAPON-003');
    }
    mismatch(sum, actDistance(facts, who, act), distanceBetween(facts, who, act.target), 'SAGA-DUEL-FOOT-016');
  };

const addParry = (
  sum: Sum,
  facts: DuelFacts,
  who: number,
  answer: Extract<Answer, { by: 'parry' }>,
  attacker: number,
): void => {
  addSkill(sum, facts, who, lockedSkill(facts, who, 'parry'));
  sum.add(-2, 'defence.parry', 'SAGA-DUEL-DEF-016');
  const item = answer.with === 'bare' ? null : combatant(facts, who)[answer.with];
  if (item === 'shield') {
    sum.add(1, 'gear.shield', 'SAGA-DUEL-ARMOUR-001');
    return;
  }
  const weapon = rowFor(facts, who, answer.with);
  weaponLine(sum, weapon.parry ?? 0, item ?? 'hands', 'SAGA-DUEL-WEAPON-002');
  if (usedInOneHand(facts, who, { hand: answer.with, both: answer.both }))
    sum.add(-2, 'oneHand', 'SAGA-DUEL-WEAPON-003');
  mismatch(sum, weapon.distance, distanceBetween(facts, who, attacker), 'SAGA-DUEL-FOOT-017');
};

/** The lowest of the four skills as they stand: what is left of someone who meets an action without a defence. */
const addLowestSkill = (sum: Sum, sight: DuelSight, who: number): void => {
  let lowest: HandSkill = 'control';
  let least = Number.POSITIVE_INFINITY;
  for (const skill of HAND_SKILLS) {
    let total = 0;
    addSkill(
      {
        add: (by) => {
          total += by;
        },
      },
      sight,
      who,
      skill,
    );
    if (total < least) [lowest, least] = [skill, total];
  }
  addSkill(sum, sight, who, lowest);
};

/** SAGA-DUEL-020, DEF-026: what the victim sets against it. */
export const defenceRating =
  (facts: DuelFacts, who: number, answer: Answer, against: { readonly attacker: number; readonly act: Action }) =>
  (sum: Sum): void => {
    switch (answer.by) {
      case 'dodge':
        addSkill(sum, facts, who, 'speed');
        break;
      case 'parry':
        addParry(sum, facts, who, answer, against.attacker);
        break;
      case 'strength':
      case 'fightingMind':
        addSkill(sum, facts, who, answer.by);
        break;
      case 'none':
        addLowestSkill(sum, facts, who);
        sum.add(facts.given.options['saga.duel.undefended'], 'undefended', 'SAGA-DUEL-DEF-026');
    }
    const armour = ARMOUR[fighter(facts, who).armour];
    if (actionRow(against.act).attack && armour !== 0) {
      sum.add(armour, `armour.${fighter(facts, who).armour}`, 'SAGA-DUEL-ARMOUR-005');
    }
    const { weakening } = combatant(facts, who);
    if (weakening !== 0) sum.add(-weakening, 'weakening', 'SAGA-DUEL-DEF-027');
    timedPenalties(sum, facts, who, 'defences');
  };

// SAGA-DUEL-ACT-089, -090, -092: skill and the action's own modifier, and nothing else.
export const breakRating =
  (facts: DuelFacts, who: number, kind: 'hold' | 'tackle') =>
  (sum: Sum): void => {
    const row = actionRow(kind);
    addSkill(sum, facts, who, lockedSkill(facts, who, kind));
    if (row.modifier !== 0) sum.add(row.modifier, `act.${kind}`, row.why);
  };
