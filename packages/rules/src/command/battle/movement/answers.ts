import { asks, brokenRule, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../../war/indexes.js';
import { commander } from '../../../war/roster/armies.js';
import { nameOf, sideOf, unitNamed } from '../../../war/roster/roster.js';
import { otherSide } from '../../../war/roster/sides.js';
import type { ChoiceOf, Command, CommandSight } from '../command.js';
import { calledBy } from '../names.js';
import { rout, whyRout } from '../rout.js';
import { routOf } from '../turn.js';
import { canPay } from '../units.js';
import { answerFault } from '../volleys.js';

/** COMMAND-CHARGE-007 */
export const ENDURE_CHARGE_COST = 1;
/** COMMAND-DISENGAGE-008 */
export const ALLOW_DISENGAGEMENT_COST = 1;

/** COMMAND-DISENGAGE-003: those with the fewest points. COMMAND-DISENGAGE-004: of several, their owner picks one. */
export const fewestPoints = ({ open }: CommandSight, units: readonly UnitIndex[]): readonly UnitIndex[] => {
  const least = Math.min(...units.map((unit) => open.points[unit] as number));
  return units.filter((unit) => open.points[unit] === least);
};

type Leaving = ChoiceOf<'pursue' | 'allowDisengagement' | 'rout'>;

/**
 * COMMAND-DISENGAGE-005: what the unit that is left behind does. COMMAND-DISENGAGE-009: without a point it cannot stay
 * and let it go. COMMAND-DISENGAGE-010: any class may pursue. COMMAND-DISENGAGE-007: that is always possible.
 */
const leftAnswers = (sight: CommandSight, among: readonly UnitIndex[]): readonly Leaving[] =>
  among.flatMap((unit): readonly Leaving[] => {
    const name = nameOf(sight, unit);
    const allow = { choose: 'allowDisengagement', unit: name } as const;
    return [
      { choose: 'pursue', unit: name },
      ...(canPay(sight, unit, ALLOW_DISENGAGEMENT_COST) ? [allow] : []),
      routOf(sight, unit),
    ];
  });

const leftFault = (sight: CommandSight, among: readonly UnitIndex[], { unit: key }: Leaving): Refusal => {
  const unit = calledBy(sight, key);
  if (among.includes(unitNamed(sight, key)))
    return brokenRule('COMMAND-DISENGAGE-009', 'command.cannotPay', { unit, cost: ALLOW_DISENGAGEMENT_COST });
  const asked = among.map((one) => calledBy(sight, nameOf(sight, one)));
  return brokenRule('COMMAND-DISENGAGE-003', 'command.notAsked', { unit, asked });
};

/** COMMAND-CHARGE-009: without a point it must rout; with one it still may. */
const chargeAnswers = (sight: CommandSight, unit: UnitIndex): readonly ChoiceOf<'endureCharge' | 'rout'>[] => [
  ...(canPay(sight, unit, ENDURE_CHARGE_COST) ? [{ choose: 'endureCharge', unit: nameOf(sight, unit) } as const] : []),
  routOf(sight, unit),
];

export const movementAnswers: Procedures<Command, 'left' | 'charged'> = {
  left: asks({
    whom: (facts, { unit }) => commander(facts.given, otherSide(sideOf(facts, unit))),
    answer: shape.union('choose', {
      pursue: { unit: shape.name },
      allowDisengagement: { unit: shape.name },
      rout: { unit: shape.name },
    }),
    choices: (view, { among }) => leftAnswers(view, among),
    refuses: (view, { among }, choice) => leftFault(view, among, choice),
    then: (play, { unit: of, from }, { choose, unit: key }) => {
      const unit = unitNamed(play, key);
      // COMMAND-DISENGAGE-006: into the hex that was left.
      if (choose === 'pursue') play.say({ event: 'pursued', unit, after: of, path: [from], cost: 0 });
      else if (choose === 'rout') {
        rout(play, unit, 'chosen');
        play.next({ step: 'morale' });
      } else play.say({ event: 'allowedDisengagement', unit, of, cost: ALLOW_DISENGAGEMENT_COST });
    },
  }),

  // COMMAND-CHARGE-012: each Charge demands its own. COMMAND-CHARGE-013: it changes no score.
  charged: asks({
    whom: (facts, { unit }) => commander(facts.given, sideOf(facts, unit)),
    answer: shape.union('choose', { endureCharge: { unit: shape.name }, rout: { unit: shape.name } }),
    choices: (view, { unit }) => chargeAnswers(view, unit),
    refuses: (view, { unit }, choice) => answerFault(view, unit, choice, ENDURE_CHARGE_COST),
    then: (play, { unit, by }, { choose }) => {
      if (choose === 'endureCharge') {
        play.say({ event: 'enduredCharge', unit, by, cost: ENDURE_CHARGE_COST });
        return;
      }
      // COMMAND-CHARGE-014: it has not lost a combat, and the charger stays where it came to.
      rout(play, unit, whyRout(canPay(play, unit, ENDURE_CHARGE_COST)));
      play.next({ step: 'morale' });
    },
  }),
};
