import { asks, brokenRule, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../../war/indexes.js';
import { nameOf, sideOf, unitNamed } from '../../../war/roster/roster.js';
import { acting, type ChoiceOf, type Command, type CommandSight, commander } from '../command.js';
import { areTouching, isInContact } from '../ground.js';
import { calledBy } from '../names.js';
import { orderAtRandom, ordersLike, unitFault } from '../orders.js';
import { END_STAGE, endStage, holdOf, isAttacked, routOf, unitsToAct } from '../turn.js';
import { classOf } from '../units.js';
import { routAsAction } from '../volleys.js';

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

/** The units that an Attack stands against, in the order of the roster. */
const defendersIn = (sight: CommandSight): readonly UnitIndex[] =>
  sight.open.at.flatMap((at, unit) => (at >= 0 && isAttacked(sight, unit) ? [unit] : []));

/** COMMAND-DEFEND-014: of exactly one ally. COMMAND-DEFEND-015: Hold costs nothing. */
const ordersOf = (sight: CommandSight, unit: UnitIndex): readonly Order[] => [
  ...defendersIn(sight)
    .filter((defender) => mayDefend(sight, unit, defender))
    .map(
      (defender) =>
        ({ choose: 'supportDefense', unit: nameOf(sight, unit), defender: nameOf(sight, defender) }) as const,
    ),
  holdOf(sight, unit),
  routOf(sight, unit),
];

const supportFault = (sight: CommandSight, order: ChoiceOf<'supportDefense'>): Refusal => {
  const [unit, defender] = [unitNamed(sight, order.unit), unitNamed(sight, order.defender)];
  const facts = { unit: calledBy(sight, order.unit), defender: calledBy(sight, order.defender) };
  if (!classOf(sight, unit).attack) return brokenRule('COMMAND-ATTACK-002', 'command.noFighters', facts);
  if (!defendersIn(sight).includes(defender)) return brokenRule('COMMAND-DEFEND-011', 'command.notAttacked', facts);
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
  defences: asks({
    whom: (facts) => commander(facts.given, acting(facts)),
    answer: shape.union('choose', {
      supportDefense: { unit: shape.name, defender: shape.name },
      hold: { unit: shape.name },
      rout: { unit: shape.name },
      endStage: {},
    }),
    choices: (view): readonly Order[] => [...unitsToAct(view).flatMap((unit) => ordersOf(view, unit)), END_STAGE],
    among: (view, _step, order) =>
      ordersLike<Order>(view, order, { ofUnit: (unit) => ordersOf(view, unit), apart: [END_STAGE] }),
    refuses: (view, _step, order) => orderFault(view, order),
    sample: (view, _step, _asked, source) =>
      orderAtRandom<Order>(view, source, { ofUnit: (unit) => ordersOf(view, unit), apart: [END_STAGE] }),
    then: (play, _step, order) => {
      if (order.choose === 'endStage') {
        endStage(play);
        return;
      }
      const unit = unitNamed(play, order.unit);
      if (order.choose === 'rout') {
        routAsAction(play, unit, true);
        return;
      }
      if (order.choose === 'hold') play.say({ event: 'held', unit, cost: 0 });
      else play.say({ event: 'supportedDefence', unit, defender: unitNamed(play, order.defender), cost: 0 });
      play.next({ step: 'settle' });
    },
  }),
};
