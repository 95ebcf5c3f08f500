import { asks, brokenRule, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import { placeShape } from '../../../war/field/field.js';
import { hexAt } from '../../../war/ground/ground.js';
import type { UnitIndex } from '../../../war/indexes.js';
import { commander } from '../../../war/roster/armies.js';
import { nameOf, sideOf } from '../../../war/roster/roster.js';
import type { ChoiceOf, Command, CommandSight } from '../command.js';
import { groundOf } from '../ground.js';
import { lapse } from '../lapsing.js';
import { feintsOf, placesOf } from '../movement/reach.js';
import { calledBy } from '../names.js';
import { rout } from '../rout.js';
import { routOf } from '../turn.js';
import { canPay, classOf } from '../units.js';
import { answerFault } from '../volleys.js';

/** COMMAND-DEFEND-003 */
export const FEINT_COST = 2;

type Answer = ChoiceOf<'defend' | 'feint' | 'rout'>;

/** COMMAND-DEFEND-005: not with fewer than two points, nor without a hex to go to. */
const mayFeint = (sight: CommandSight, unit: UnitIndex): boolean =>
  classOf(sight, unit).feint && canPay(sight, unit, FEINT_COST);

/** COMMAND-DEFEND-001: to Defend costs nothing. COMMAND-DEFEND-006: each Attack is answered on its own. */
const answersOf = (sight: CommandSight, unit: UnitIndex, attacker: UnitIndex): readonly Answer[] => {
  const name = nameOf(sight, unit);
  const feints = mayFeint(sight, unit) ? placesOf(sight, feintsOf(sight, unit, attacker)) : [];
  return [
    { choose: 'defend', unit: name },
    ...feints.map((hex) => ({ choose: 'feint', unit: name, hex }) as const),
    routOf(sight, unit),
  ];
};

const feintFault = (sight: CommandSight, asked: UnitIndex, choice: Answer): Refusal => {
  if (choice.choose !== 'feint' || choice.unit !== nameOf(sight, asked)) return answerFault(sight, asked, choice, 0);
  const facts = { unit: calledBy(sight, choice.unit), row: choice.hex.row, column: choice.hex.column };
  if (!classOf(sight, asked).feint) return brokenRule('COMMAND-DEFEND-003', 'command.cannotFeint', facts);
  return canPay(sight, asked, FEINT_COST)
    ? brokenRule('COMMAND-DEFEND-004', 'command.notAwayFromIt', facts)
    : brokenRule('COMMAND-DEFEND-005', 'command.cannotPay', { ...facts, cost: FEINT_COST });
};

export const attackAnswers: Procedures<Command, 'attacked'> = {
  attacked: asks({
    whom: (facts, { unit }) => commander(facts.given, sideOf(facts, unit)),
    answer: shape.union('choose', {
      defend: { unit: shape.name },
      feint: { unit: shape.name, hex: placeShape },
      rout: { unit: shape.name },
    }),
    choices: (view, { unit, by }) => answersOf(view, unit, by),
    refuses: (view, { unit }, choice) => feintFault(view, unit, choice),
    then: (play, { unit, by }, choice) => {
      if (choice.choose === 'defend') {
        play.say({ event: 'defended', unit, by, cost: 0 });
        return;
      }
      if (choice.choose === 'feint') {
        // COMMAND-DEFEND-008: who has feinted can be attacked again where it now stands.
        play.say({ event: 'feinted', unit, by, path: [hexAt(groundOf(play), choice.hex)], cost: FEINT_COST });
        lapse(play);
        return;
      }
      // COMMAND-DEFEND-009: no totals were compared, so it has not lost a combat.
      rout(play, unit, 'chosen');
      play.next({ step: 'morale' });
    },
  }),
};
