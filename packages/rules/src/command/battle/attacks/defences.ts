import { brokenRule, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../../war/indexes.js';
import { isOnTheMap, nameOf, sideOf, unitNamed } from '../../../war/roster/roster.js';
import type { ChoiceOf, Command, CommandSight } from '../command.js';
import { areTouching, isInContact } from '../ground.js';
import { calledBy } from '../names.js';
import { stageOrders, unitFault } from '../orders.js';
import { END_STAGE, holdOf, isAttacked, routOf } from '../turn.js';
import { classOf } from '../units.js';

type Order = ChoiceOf<'supportDefense' | 'hold' | 'rout' | 'endStage'>;

/** COMMAND-ATTACK-002: whether a unit that is not of the archers touches this ally. */
export const isBesideAlly = (sight: CommandSight, unit: UnitIndex, ally: UnitIndex): boolean =>
  unit !== ally &&
  sideOf(sight, unit) === sideOf(sight, ally) &&
  classOf(sight, unit).attack &&
  areTouching(sight, unit, ally);

/**
 * COMMAND-DEFEND-011: whether a unit touches an ally and any enemy. COMMAND-DEFEND-012: that need not be an attacker.
 * COMMAND-DEFEND-016: who has feinted away from every Attack may support as well.
 */
export const mayDefend = (sight: CommandSight, unit: UnitIndex, defender: UnitIndex): boolean =>
  isBesideAlly(sight, unit, defender) && isInContact(sight, unit);

/** COMMAND-DEFEND-014: of exactly one ally. COMMAND-DEFEND-015: Hold costs nothing. */
const ordersOf = (sight: CommandSight, unit: UnitIndex): readonly Order[] => {
  const name = nameOf(sight, unit);
  const orders: Order[] = [];
  for (let ally = 0; ally < sight.open.at.length; ally++)
    if (mayDefend(sight, unit, ally) && isAttacked(sight, ally))
      orders.push({ choose: 'supportDefense', unit: name, defender: nameOf(sight, ally) });
  orders.push(holdOf(sight, unit), routOf(sight, unit));
  return orders;
};

const supportFault = (sight: CommandSight, order: ChoiceOf<'supportDefense'>): Refusal => {
  const [unit, defender] = [unitNamed(sight, order.unit), unitNamed(sight, order.defender)];
  const facts = { unit: calledBy(sight, order.unit), defender: calledBy(sight, order.defender) };
  if (!classOf(sight, unit).attack) return brokenRule('COMMAND-ATTACK-002', 'command.noFighters', facts);
  if (!isOnTheMap(sight, defender) || !isAttacked(sight, defender))
    return brokenRule('COMMAND-DEFEND-011', 'command.notAttacked', facts);
  return isInContact(sight, unit)
    ? brokenRule('COMMAND-DEFEND-011', 'command.notBesideAlly', facts)
    : brokenRule('COMMAND-DEFEND-011', 'command.notInContact', facts);
};

const orderFault = (sight: CommandSight, order: Order): Refusal | null => {
  if (order.choose === 'endStage') return null;
  const fault = unitFault(sight, order.unit);
  return fault ?? (order.choose === 'supportDefense' ? supportFault(sight, order) : null);
};

export const defenceProcedures: Procedures<Command, 'defences'> = {
  defences: stageOrders({
    answer: shape.union('choose', {
      supportDefense: { unit: shape.name, defender: shape.name },
      hold: { unit: shape.name },
      rout: { unit: shape.name },
      endStage: {},
    }),
    ofUnit: ordersOf,
    apart: () => [END_STAGE],
    refuses: orderFault,
    carryOut: (play, unit, order) => {
      if (order.choose === 'hold') play.say({ event: 'held', unit, cost: 0 });
      else play.say({ event: 'supportedDefence', unit, defender: unitNamed(play, order.defender), cost: 0 });
    },
  }),
};
