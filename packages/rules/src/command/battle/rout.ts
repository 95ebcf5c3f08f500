import { asks, brokenRule, does, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import { distance } from '../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { commander } from '../../war/roster/armies.js';
import { nameOf, onTheMap, sideOf, unitAt, unitNamed } from '../../war/roster/roster.js';
import type { ChoiceOf, Command, CommandPlay, CommandSight } from './command.js';
import { groundOf } from './ground.js';
import { lapse } from './lapsing.js';
import { calledBy } from './names.js';
import { canPay, isBroken, isLower } from './units.js';
import type { Grade } from './units.table.js';

/** COMMAND-MORALE-002. COMMAND-ROUT-004: Rout and Moral Check keep their names. */
export const MORAL_CHECK_COST = 1;

/**
 * COMMAND-ROUT-003: a unit leaves the field at once and for good. COMMAND-ROUT-001: it chose to, or COMMAND-POINTS-010
 * nothing else was open to it, or COMMAND-ROUT-002 it bears no more damage. In stage 3 blows that have lost their
 * contact lapse (COMMAND-DEFEND-007). `morale` must follow on the agenda.
 */
export const rout = (play: CommandPlay, unit: UnitIndex, why: 'chosen' | 'forced' | 'damage'): void => {
  play.say({ event: 'routed', unit, why });
  lapse(play);
};

/** One point of damage. COMMAND-HEALTH-002: each is counted. COMMAND-ROUT-002: the fourth is a rout. */
export const damage = (play: CommandPlay, unit: UnitIndex, by: UnitIndex, of: 'missiles' | 'combat'): void => {
  play.say({ event: 'damaged', unit, by, of });
  if (isBroken(play, unit)) rout(play, unit, 'damage');
};

const isInRange = ({ given, open }: CommandSight, unit: UnitIndex, routed: UnitIndex): boolean => {
  const range = given.options['command.moralRange'];
  if (range === 'field') return true;
  return distance(groundOf({ given }), open.at[unit] as HexIndex, open.wentFrom[routed] as HexIndex) <= range;
};

/**
 * COMMAND-MORALE-001: who must check for a unit that routed: its side's units of lower grade, COMMAND-MORALE-004 on the
 * whole field. COMMAND-MORALE-007: nobody else. COMMAND-MORALE-005: each once for each rout.
 */
const mustCheck = (sight: CommandSight, routed: UnitIndex): readonly UnitIndex[] => {
  const { side, grade } = unitAt(sight, routed);
  return onTheMap(sight, side).filter(
    (unit) =>
      isLower(unitAt(sight, unit).grade, grade) && !sight.open.checked.includes(unit) && isInRange(sight, unit, routed),
  );
};

/** COMMAND-MORALE-006: of those who must check, the ones of the highest grade. */
const firstToCheck = (sight: CommandSight, all: readonly UnitIndex[]): readonly UnitIndex[] => {
  const gradeOf = (unit: UnitIndex): Grade => unitAt(sight, unit).grade;
  const highest = all.map(gradeOf).reduce((best, grade) => (isLower(best, grade) ? grade : best));
  return all.filter((unit) => gradeOf(unit) === highest);
};

/** COMMAND-MORALE-003: who has no point, or does not wish to pay, routs. */
const checks = (sight: CommandSight, among: readonly UnitIndex[]): readonly ChoiceOf<'moralCheck' | 'rout'>[] => {
  const answers: ChoiceOf<'moralCheck' | 'rout'>[] = [];
  for (const unit of among) {
    const name = nameOf(sight, unit);
    if (canPay(sight, unit, MORAL_CHECK_COST)) answers.push({ choose: 'moralCheck', unit: name });
    answers.push({ choose: 'rout', unit: name });
  }
  return answers;
};

const checkFault = (sight: CommandSight, among: readonly UnitIndex[], key: string): Refusal => {
  const unit = calledBy(sight, key);
  if (among.includes(unitNamed(sight, key)))
    return brokenRule('COMMAND-MORALE-003', 'command.cannotPay', { unit, cost: 1 });
  return brokenRule('COMMAND-MORALE-006', 'command.notAsked', {
    unit,
    asked: among.map((one) => calledBy(sight, nameOf(sight, one))),
  });
};

/** COMMAND-POINTS-010: whether nothing but a Rout is open. */
export const whyRout = (others: boolean): 'chosen' | 'forced' => (others ? 'chosen' : 'forced');

export const routProcedures: Procedures<Command, 'morale' | 'check'> = {
  // COMMAND-MORALE-006: routs in the order in which they happened, all checks for one before those for the next.
  morale: does((play) => {
    const [routed] = play.open.routs;
    if (routed === undefined) return;
    const all = mustCheck(play, routed);
    if (all.length === 0) play.say({ event: 'checksDone', routed });
    else play.next({ step: 'check', routed, among: firstToCheck(play, all) });
    play.next({ step: 'morale' });
  }),

  // COMMAND-TURN-012: where several may answer, the answer names the unit.
  check: asks({
    whom: (facts, { routed }) => commander(facts.given, sideOf(facts, routed)),
    answer: shape.union('choose', { moralCheck: { unit: shape.name }, rout: { unit: shape.name } }),
    choices: (view, { among }) => checks(view, among),
    refuses: (view, { among }, { unit }) => checkFault(view, among, unit),
    then: (play, { routed }, { choose, unit: key }) => {
      const unit = unitNamed(play, key);
      if (choose === 'moralCheck') play.say({ event: 'checkedMorale', unit, routed, cost: MORAL_CHECK_COST });
      else rout(play, unit, whyRout(canPay(play, unit, MORAL_CHECK_COST)));
    },
  }),
};
