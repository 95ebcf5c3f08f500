import { brokenRule, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../../war/indexes.js';
import { nameOf, unitNamed } from '../../../war/roster/roster.js';
import type { ChoiceOf, Command, CommandSight } from '../command.js';
import { areTouching, enemiesTouching } from '../ground.js';
import { calledBy } from '../names.js';
import { enemyFault, stageOrders, unitFault } from '../orders.js';
import { attacksLeft, END_STAGE, holdOf, isToAct, routOf } from '../turn.js';
import { canPay, classOf } from '../units.js';

/** COMMAND-ATTACK-001 */
export const ATTACK_COST = 1;

type Order = ChoiceOf<'attack' | 'supportAttack' | 'hold' | 'rout' | 'endStage'>;

/**
 * COMMAND-CHARGE-005: whom a unit must attack after its Charge; −1 for nobody. COMMAND-CHARGE-010: nobody where the
 * target has gone or is no longer beside it. holds by: COMMAND-CHARGE-015: who has attacked has acted and is not asked
 * again.
 */
export const boundTo = (sight: CommandSight, unit: UnitIndex): UnitIndex => {
  const target = sight.open.charges[unit] as UnitIndex;
  return target >= 0 && areTouching(sight, unit, target) ? target : -1;
};

/**
 * COMMAND-ATTACK-002: archers never attack nor support. holds by: COMMAND-ATTACK-003, COMMAND-ATTACK-010: an Attack is a
 * unit's one action, and nothing asks whether its target is attacked already.
 */
const attacksOf = (sight: CommandSight, unit: UnitIndex): readonly UnitIndex[] => {
  if (!classOf(sight, unit).attack || !canPay(sight, unit, ATTACK_COST)) return [];
  const bound = boundTo(sight, unit);
  return bound >= 0 ? [bound] : enemiesTouching(sight, unit);
};

/**
 * COMMAND-ATTACK-005: whether a unit touches both an attacker of its side and its target. COMMAND-ATTACK-007: the Attack
 * has been declared and answered. COMMAND-ATTACK-011: any number of units may.
 */
export const maySupport = (sight: CommandSight, unit: UnitIndex, attacker: UnitIndex, target: UnitIndex): boolean =>
  unit !== attacker &&
  classOf(sight, unit).attack &&
  areTouching(sight, unit, attacker) &&
  areTouching(sight, unit, target);

/** COMMAND-ATTACK-006: one Attack by name, where several go at one target. COMMAND-ATTACK-008: who attacks does not support. */
const supportsOf = (sight: CommandSight, unit: UnitIndex): readonly Order[] => {
  const orders: Order[] = [];
  for (const [attacker, target] of attacksLeft(sight)) {
    if (!maySupport(sight, unit, attacker, target)) continue;
    const [by, at] = [nameOf(sight, attacker), nameOf(sight, target)];
    orders.push({ choose: 'supportAttack', unit: nameOf(sight, unit), attacker: by, target: at });
  }
  return orders;
};

/** COMMAND-CHARGE-011: who is bound and cannot pay must rout. COMMAND-ATTACK-009: Hold costs nothing, and is not for who is bound. */
const ordersOf = (sight: CommandSight, unit: UnitIndex): readonly Order[] => {
  const attacks = attacksOf(sight, unit).map(
    (target) => ({ choose: 'attack', unit: nameOf(sight, unit), target: nameOf(sight, target) }) as const,
  );
  return boundTo(sight, unit) >= 0
    ? [...attacks, routOf(sight, unit)]
    : [...attacks, ...supportsOf(sight, unit), holdOf(sight, unit), routOf(sight, unit)];
};

/** COMMAND-TURN-005: the stage cannot be ended while a unit bound by its Charge has yet to act. */
const boundUnit = (sight: CommandSight): UnitIndex =>
  sight.open.charges.findIndex((_, unit) => boundTo(sight, unit) >= 0 && isToAct(sight, unit));

const apartIn = (sight: CommandSight): readonly Order[] => (boundUnit(sight) < 0 ? [END_STAGE] : []);

const boundFault = (sight: CommandSight, unit: UnitIndex): Refusal | null => {
  const bound = boundTo(sight, unit);
  return bound < 0
    ? null
    : brokenRule('COMMAND-CHARGE-005', 'command.isBound', {
        unit: calledBy(sight, nameOf(sight, unit)),
        target: calledBy(sight, nameOf(sight, bound)),
      });
};

const attackFault = (sight: CommandSight, order: ChoiceOf<'attack'>): Refusal => {
  const unit = unitNamed(sight, order.unit);
  const facts = { unit: calledBy(sight, order.unit), target: calledBy(sight, order.target) };
  if (!classOf(sight, unit).attack) return brokenRule('COMMAND-ATTACK-002', 'command.noFighters', facts);
  if (!canPay(sight, unit, ATTACK_COST))
    return brokenRule('COMMAND-POINTS-008', 'command.cannotPay', { ...facts, cost: ATTACK_COST });
  return (
    enemyFault(sight, order.target) ??
    boundFault(sight, unit) ??
    brokenRule('COMMAND-ATTACK-001', 'command.notBeside', facts)
  );
};

const supportFault = (sight: CommandSight, order: ChoiceOf<'supportAttack'>): Refusal => {
  const [unit, attacker] = [unitNamed(sight, order.unit), unitNamed(sight, order.attacker)];
  const target = unitNamed(sight, order.target);
  const facts = {
    unit: calledBy(sight, order.unit),
    attacker: calledBy(sight, order.attacker),
    target: calledBy(sight, order.target),
  };
  if (!classOf(sight, unit).attack) return brokenRule('COMMAND-ATTACK-002', 'command.noFighters', facts);
  const bound = boundFault(sight, unit);
  if (bound !== null) return bound;
  if (attacker < 0 || target < 0 || sight.open.attacks[attacker] !== target)
    return brokenRule('COMMAND-ATTACK-007', 'command.noSuchAttack', facts);
  return brokenRule('COMMAND-ATTACK-005', 'command.notBesideBoth', facts);
};

const orderFault = (sight: CommandSight, order: Order): Refusal | null => {
  if (order.choose === 'endStage') return boundFault(sight, boundUnit(sight));
  const fault = unitFault(sight, order.unit);
  if (fault !== null) return fault;
  if (order.choose === 'attack') return attackFault(sight, order);
  if (order.choose === 'supportAttack') return supportFault(sight, order);
  return order.choose === 'hold' ? boundFault(sight, unitNamed(sight, order.unit)) : null;
};

export const attackProcedures: Procedures<Command, 'attacks'> = {
  attacks: stageOrders({
    answer: shape.union('choose', {
      attack: { unit: shape.name, target: shape.name },
      supportAttack: { unit: shape.name, attacker: shape.name, target: shape.name },
      hold: { unit: shape.name },
      rout: { unit: shape.name },
      endStage: {},
    }),
    ofUnit: ordersOf,
    apart: apartIn,
    refuses: orderFault,
    carryOut: (play, unit, order) => {
      if (order.choose === 'hold') play.say({ event: 'held', unit, cost: 0 });
      else if (order.choose === 'supportAttack') {
        const [attacker, target] = [unitNamed(play, order.attacker), unitNamed(play, order.target)];
        play.say({ event: 'supportedAttack', unit, attacker, target, cost: 0 });
      } else {
        // COMMAND-ATTACK-004: the target answers at once. COMMAND-ATTACK-012: what it costs is gone, whatever comes of it.
        const target = unitNamed(play, order.target);
        play.say({ event: 'attacked', unit, target, cost: ATTACK_COST });
        play.next({ step: 'attacked', unit: target, by: unit });
      }
    },
  }),
};
