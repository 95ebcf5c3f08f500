import { asks, brokenRule, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { commander } from '../../war/roster/armies.js';
import { nameOf, onTheMap, sideOf, unitNamed } from '../../war/roster/roster.js';
import { otherSide } from '../../war/roster/sides.js';
import type { ChoiceOf, Command, CommandSight } from './command.js';
import { away, isInContact } from './ground.js';
import { calledBy } from './names.js';
import { enemyFault, stageOrders, unitFault } from './orders.js';
import { damage, rout } from './rout.js';
import { END_STAGE, holdOf, routOf } from './turn.js';
import { canPay, classOf } from './units.js';

/** COMMAND-VOLLEY-001: what a Volley costs the shooter. COMMAND-VOLLEY-002: it reaches from 1 to 4 hexes. */
export const VOLLEY_COST = 1;
const VOLLEY_RANGE = 4;
/** COMMAND-VOLLEY-008 */
export const ENDURE_MISSILES_COST = 1;

type Order = ChoiceOf<'volley' | 'hold' | 'rout' | 'endStage' | 'concede'>;
type Answer = ChoiceOf<'endureMissiles' | 'takeDamage' | 'rout'>;

/** COMMAND-VOLLEY-013: not without a point. COMMAND-VOLLEY-004: in contact where the table has it so. */
const mayVolley = (sight: CommandSight, unit: UnitIndex): boolean =>
  classOf(sight, unit).volley &&
  canPay(sight, unit, VOLLEY_COST) &&
  (sight.given.options['command.volleyInContact'] === 'on' || !isInContact(sight, unit));

/** COMMAND-VOLLEY-003: whoever stands between does not matter. */
const targetsOf = (sight: CommandSight, unit: UnitIndex): readonly UnitIndex[] =>
  mayVolley(sight, unit)
    ? onTheMap(sight, otherSide(sideOf(sight, unit))).filter((enemy) => away(sight, unit, enemy) <= VOLLEY_RANGE)
    : [];

/** COMMAND-VOLLEY-005: Hold costs nothing here. COMMAND-VOLLEY-006: one Volley at one target. */
const ordersOf = (sight: CommandSight, unit: UnitIndex): readonly Order[] => [
  ...targetsOf(sight, unit).map(
    (target) => ({ choose: 'volley', unit: nameOf(sight, unit), target: nameOf(sight, target) }) as const,
  ),
  holdOf(sight, unit),
  routOf(sight, unit),
];

const CONCEDE = { choose: 'concede' } as const;

/** COMMAND-END-005: at the start of a turn of one's own, and then no more. */
const isTurnsStart = ({ open }: CommandSight): boolean => open.acted.every((acted) => acted === 0);

const apartIn = (sight: CommandSight): readonly Order[] => (isTurnsStart(sight) ? [END_STAGE, CONCEDE] : [END_STAGE]);

const volleyFault = (sight: CommandSight, { unit: key, target: aim }: ChoiceOf<'volley'>): Refusal | null => {
  const [unit, target] = [unitNamed(sight, key), unitNamed(sight, aim)];
  const facts = { unit: calledBy(sight, key), target: calledBy(sight, aim) };
  if (!classOf(sight, unit).volley) return brokenRule('COMMAND-UNIT-003', 'command.noArchers', facts);
  if (!canPay(sight, unit, VOLLEY_COST))
    return brokenRule('COMMAND-VOLLEY-013', 'command.cannotPay', { ...facts, cost: VOLLEY_COST });
  if (!mayVolley(sight, unit)) return brokenRule('COMMAND-VOLLEY-004', 'command.inContact', facts);
  const fault = enemyFault(sight, aim);
  if (fault !== null) return fault;
  return brokenRule('COMMAND-VOLLEY-002', 'command.outOfRange', { ...facts, away: away(sight, unit, target) });
};

const orderFault = (sight: CommandSight, order: Order): Refusal | null => {
  if (order.choose === 'concede') return brokenRule('COMMAND-END-005', 'command.concedesLate', {});
  if (order.choose === 'endStage') return null;
  const fault = unitFault(sight, order.unit);
  return fault ?? (order.choose === 'volley' ? volleyFault(sight, order) : null);
};

/** COMMAND-VOLLEY-007: one of these, COMMAND-TURN-008 and nothing else. COMMAND-VOLLEY-010: without a point, no enduring. */
const answersOf = (sight: CommandSight, unit: UnitIndex): readonly Answer[] => {
  const name = nameOf(sight, unit);
  const rest = [{ choose: 'takeDamage', unit: name } as const, routOf(sight, unit)];
  return canPay(sight, unit, ENDURE_MISSILES_COST) ? [{ choose: 'endureMissiles', unit: name }, ...rest] : rest;
};

// holds by: COMMAND-TURN-009: no answer marks a unit as having acted, and none asks how often it has answered.
/** What an answer costs that the unit asked cannot pay, or why another unit cannot answer. */
export const answerFault = (
  sight: CommandSight,
  asked: UnitIndex,
  { unit }: { readonly unit: string },
  cost: number,
): Refusal =>
  unit === nameOf(sight, asked)
    ? brokenRule('COMMAND-POINTS-008', 'command.cannotPay', { unit: calledBy(sight, unit), cost })
    : brokenRule('COMMAND-TURN-008', 'command.notAsked', {
        unit: calledBy(sight, unit),
        asked: [calledBy(sight, nameOf(sight, asked))],
      });

export const volleyProcedures: Procedures<Command, 'volleys' | 'volleyed'> = {
  volleys: stageOrders({
    answer: shape.union('choose', {
      volley: { unit: shape.name, target: shape.name },
      hold: { unit: shape.name },
      rout: { unit: shape.name },
      endStage: {},
      concede: {},
    }),
    ofUnit: ordersOf,
    apart: apartIn,
    refuses: orderFault,
    carryOut: (play, unit, order) => {
      if (order.choose === 'hold') play.say({ event: 'held', unit, cost: 0 });
      else {
        const target = unitNamed(play, order.target);
        play.say({ event: 'volleyed', unit, target, cost: VOLLEY_COST });
        play.next({ step: 'volleyed', unit: target, by: unit });
      }
    },
  }),

  // COMMAND-VOLLEY-012: each Volley is answered on its own.
  volleyed: asks({
    whom: (facts, { unit }) => commander(facts.given, sideOf(facts, unit)),
    answer: shape.union('choose', {
      endureMissiles: { unit: shape.name },
      takeDamage: { unit: shape.name },
      rout: { unit: shape.name },
    }),
    choices: (view, { unit }) => answersOf(view, unit),
    refuses: (view, { unit }, choice) => answerFault(view, unit, choice, ENDURE_MISSILES_COST),
    then: (play, { unit, by }, { choose }) => {
      if (choose === 'endureMissiles') {
        play.say({ event: 'enduredMissiles', unit, by, cost: ENDURE_MISSILES_COST });
        return;
      }
      // COMMAND-VOLLEY-009: one damage. COMMAND-VOLLEY-011: the fourth routs it, and nobody has lost a combat.
      if (choose === 'takeDamage') damage(play, unit, by, 'missiles');
      else rout(play, unit, 'chosen');
      play.next({ step: 'morale' });
    },
  }),
};
