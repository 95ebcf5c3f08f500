import { brokenRule, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import { placeShape } from '../../../war/field/field.js';
import { hexAt, placeOf } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { nameOf, unitNamed } from '../../../war/roster/roster.js';
import type { ChoiceOf, Command, CommandPlay, CommandSight } from '../command.js';
import { enemiesTouching, groundOf, isInContact } from '../ground.js';
import { calledBy } from '../names.js';
import { enemyFault, stageOrders, unitFault } from '../orders.js';
import { holdOf, routOf } from '../turn.js';
import { canPay, classOf } from '../units.js';
import { fewestPoints } from './answers.js';
import {
  ADVANCE,
  advancesOf,
  CHARGE,
  chargesOf,
  disengagementsOf,
  isNearer,
  MANOEUVRE,
  manoeuvresOf,
  NO_WALK,
  walkOf,
  wayTo,
} from './reach.js';

/** COMMAND-MOVE-007, COMMAND-MOVE-011, COMMAND-DISENGAGE-001: what costs something. */
export const HOLD_COST = 1;
export const MANOEUVRE_COST = 1;
export const DISENGAGE_COST = 2;
/** COMMAND-CHARGE-006: points that a Charge needs and does not spend. */
const CHARGE_NEEDS = 1;

type Order = ChoiceOf<'advance' | 'manoeuvre' | 'charge' | 'disengage' | 'engage' | 'hold' | 'waiting' | 'rout'>;

/** COMMAND-UNIT-007: whether horse archers wait too. */
const mayWait = (sight: CommandSight, unit: UnitIndex): boolean =>
  classOf(sight, unit).waiting &&
  (sight.open.roster[unit]?.class !== 'HA' || sight.given.options['command.waitingArchers'] === 'both');

/** COMMAND-MOVE-004 */
const mayAdvance = (sight: CommandSight, inContact: boolean): boolean =>
  !inContact || sight.given.options['command.advanceFromContact'] === 'on';

/** COMMAND-UNIT-005: horse archers never. COMMAND-CHARGE-006: the Attack must be paid for later. */
const mayCharge = (sight: CommandSight, unit: UnitIndex): boolean =>
  classOf(sight, unit).charge &&
  (sight.given.options['command.chargeNeedsPoint'] === 'off' || canPay(sight, unit, CHARGE_NEEDS));

/** COMMAND-MOVE-014: whether a unit without points that finds nothing else to do may stay all the same. */
const holdsFreely = (sight: CommandSight, unit: UnitIndex): boolean =>
  sight.given.options['command.boxedInUnits'] === 'freeHold' &&
  !canPay(sight, unit, HOLD_COST) &&
  !isInContact(sight, unit) &&
  !mayWait(sight, unit) &&
  advancesOf(sight, unit).length === 0;

/** COMMAND-MOVE-001: exactly one of these. What costs more than the unit has is not among them (COMMAND-POINTS-008). */
const movesOf = (sight: CommandSight, unit: UnitIndex): readonly Order[] => {
  const ground = groundOf(sight);
  const name = nameOf(sight, unit);
  const orders: Order[] = [];
  const inContact = isInContact(sight, unit);
  const charges = !inContact && mayCharge(sight, unit);
  const advances = mayAdvance(sight, inContact);
  // Whoever walks farther comes to all that is nearer too.
  const walk = advances ? walkOf(sight, unit, charges ? CHARGE : ADVANCE) : NO_WALK;
  const goTo = (choose: 'advance' | 'manoeuvre' | 'disengage', hexes: readonly HexIndex[]): void => {
    for (const at of hexes) orders.push({ choose, unit: name, hex: placeOf(ground, at) });
  };
  if (advances) goTo('advance', advancesOf(sight, unit, walk));
  if (inContact) {
    // COMMAND-MOVE-006: it stays in contact, for nothing.
    orders.push({ choose: 'engage', unit: name });
    if (canPay(sight, unit, DISENGAGE_COST)) goTo('disengage', disengagementsOf(sight, unit));
  } else {
    if (charges) {
      for (const { target, to } of chargesOf(sight, unit, walk))
        orders.push({ choose: 'charge', unit: name, target: nameOf(sight, target), hex: placeOf(ground, to) });
    }
    if (canPay(sight, unit, MANOEUVRE_COST)) goTo('manoeuvre', manoeuvresOf(walk));
    // COMMAND-MOVE-008: without a point it cannot hold.
    if (canPay(sight, unit, HOLD_COST) || holdsFreely(sight, unit)) orders.push(holdOf(sight, unit));
  }
  // COMMAND-MOVE-009: for nothing. COMMAND-MOVE-010: in contact or not.
  if (mayWait(sight, unit)) orders.push({ choose: 'waiting', unit: name });
  orders.push(routOf(sight, unit));
  return orders;
};

const costFault = (sight: CommandSight, unit: UnitIndex, cost: number): Refusal | null =>
  canPay(sight, unit, cost)
    ? null
    : brokenRule('COMMAND-POINTS-008', 'command.cannotPay', { unit: calledBy(sight, nameOf(sight, unit)), cost });

type Goes = ChoiceOf<'advance' | 'manoeuvre' | 'charge' | 'disengage'>;

/** Why a unit cannot go there at all: COMMAND-HEX-005, COMMAND-HEX-006, COMMAND-HEX-007. */
const wayFault = (sight: CommandSight, order: Goes, budget: number): Refusal | null => {
  const unit = unitNamed(sight, order.unit);
  const to = hexAt(groundOf(sight), order.hex);
  const facts = { unit: calledBy(sight, order.unit), row: order.hex.row, column: order.hex.column };
  if (to < 0) return brokenRule('COMMAND-HEX-007', 'command.offTheMap', facts);
  if (to === sight.open.at[unit]) return brokenRule('COMMAND-MOVE-012', 'command.standsThere', facts);
  if (sight.open.at.includes(to)) return brokenRule('COMMAND-HEX-005', 'command.hexTaken', facts);
  return wayTo(sight, unit, to, budget) === null
    ? brokenRule('COMMAND-HEX-006', 'command.noWay', { ...facts, hexes: budget })
    : null;
};

const contactFault = (sight: CommandSight, unit: UnitIndex, rule: `COMMAND-${Uppercase<string>}`): Refusal | null =>
  isInContact(sight, unit)
    ? brokenRule(rule, 'command.inContact', { unit: calledBy(sight, nameOf(sight, unit)) })
    : null;

const chargeFault = (sight: CommandSight, order: ChoiceOf<'charge'>): Refusal => {
  const unit = unitNamed(sight, order.unit);
  const facts = { unit: calledBy(sight, order.unit), target: calledBy(sight, order.target) };
  if (!classOf(sight, unit).charge) return brokenRule('COMMAND-UNIT-003', 'command.noCavalry', facts);
  return (
    contactFault(sight, unit, 'COMMAND-CHARGE-001') ??
    (mayCharge(sight, unit)
      ? null
      : brokenRule('COMMAND-CHARGE-006', 'command.cannotPay', { ...facts, cost: CHARGE_NEEDS })) ??
    enemyFault(sight, order.target) ??
    wayFault(sight, order, CHARGE) ??
    brokenRule('COMMAND-CHARGE-001', 'command.endsBeside', facts)
  );
};

const advanceFault = (sight: CommandSight, order: ChoiceOf<'advance'>): Refusal => {
  const unit = unitNamed(sight, order.unit);
  const facts = { unit: calledBy(sight, order.unit), row: order.hex.row, column: order.hex.column };
  if (!mayAdvance(sight, isInContact(sight, unit))) return brokenRule('COMMAND-MOVE-004', 'command.inContact', facts);
  const fault = wayFault(sight, order, ADVANCE);
  if (fault !== null) return fault;
  return isNearer(sight, unit)(hexAt(groundOf(sight), order.hex))
    ? brokenRule('COMMAND-MOVE-002', 'command.noWay', { ...facts, hexes: ADVANCE })
    : brokenRule('COMMAND-MOVE-003', 'command.notNearer', facts);
};

const disengageFault = (sight: CommandSight, order: ChoiceOf<'disengage'>): Refusal => {
  const unit = unitNamed(sight, order.unit);
  const facts = { unit: calledBy(sight, order.unit), row: order.hex.row, column: order.hex.column };
  if (!isInContact(sight, unit)) return brokenRule('COMMAND-DISENGAGE-001', 'command.notInContact', facts);
  return (
    costFault(sight, unit, DISENGAGE_COST) ??
    wayFault(sight, order, 1) ??
    brokenRule('COMMAND-DISENGAGE-002', 'command.besideEnemy', facts)
  );
};

const orderFault = (sight: CommandSight, order: Order): Refusal | null => {
  const fault = unitFault(sight, order.unit);
  if (fault !== null) return fault;
  const unit = unitNamed(sight, order.unit);
  const facts = { unit: calledBy(sight, order.unit) };
  switch (order.choose) {
    case 'rout':
      return null;
    case 'advance':
      return advanceFault(sight, order);
    case 'charge':
      return chargeFault(sight, order);
    case 'disengage':
      return disengageFault(sight, order);
    case 'manoeuvre':
      return (
        contactFault(sight, unit, 'COMMAND-MOVE-011') ??
        costFault(sight, unit, MANOEUVRE_COST) ??
        wayFault(sight, order, MANOEUVRE)
      );
    case 'hold':
      return (
        contactFault(sight, unit, 'COMMAND-MOVE-007') ?? brokenRule('COMMAND-MOVE-008', 'command.cannotHold', facts)
      );
    case 'engage':
      return brokenRule('COMMAND-MOVE-006', 'command.notInContact', facts);
    case 'waiting':
      return classOf(sight, unit).waiting
        ? brokenRule('COMMAND-UNIT-007', 'command.cannotWait', facts)
        : brokenRule('COMMAND-UNIT-003', 'command.cannotWait', facts);
  }
};

const go = (play: CommandPlay, order: Goes, budget: number): readonly HexIndex[] =>
  wayTo(play, unitNamed(play, order.unit), hexAt(groundOf(play), order.hex), budget) ?? [];

const disengage = (play: CommandPlay, order: ChoiceOf<'disengage'>): void => {
  const unit = unitNamed(play, order.unit);
  const from = play.open.at[unit] as HexIndex;
  const beside = enemiesTouching(play, unit);
  play.say({ event: 'disengaged', unit, path: go(play, order, 1), cost: DISENGAGE_COST });
  play.next({ step: 'left', unit, from, among: fewestPoints(play, beside) });
};

const charge = (play: CommandPlay, order: ChoiceOf<'charge'>): void => {
  const [unit, target] = [unitNamed(play, order.unit), unitNamed(play, order.target)];
  // COMMAND-CHARGE-003: the way may bend and pass beside enemies. COMMAND-CHARGE-005: it binds the unit to its target.
  play.say({ event: 'charged', unit, target, path: go(play, order, CHARGE), cost: 0 });
  // COMMAND-CHARGE-008: who is no infantry does not answer.
  if (classOf(play, target).enduresCharge) play.next({ step: 'charged', unit: target, by: unit });
};

const carryOut = (play: CommandPlay, unit: UnitIndex, order: Exclude<Order, { choose: 'rout' }>): void => {
  switch (order.choose) {
    case 'advance':
      play.say({ event: 'advanced', unit, path: go(play, order, ADVANCE), cost: 0 });
      return;
    case 'manoeuvre':
      play.say({ event: 'manoeuvred', unit, path: go(play, order, MANOEUVRE), cost: MANOEUVRE_COST });
      return;
    case 'charge':
      charge(play, order);
      return;
    case 'disengage':
      disengage(play, order);
      return;
    case 'engage':
      play.say({ event: 'engaged', unit, cost: 0 });
      return;
    case 'waiting':
      play.say({ event: 'waited', unit, cost: 0 });
      return;
    case 'hold':
      play.say({ event: 'held', unit, cost: holdsFreely(play, unit) ? 0 : HOLD_COST });
      return;
  }
};

export const movementProcedures: Procedures<Command, 'movement'> = {
  // COMMAND-TURN-005: nothing is chosen for the player here: the stage ends when every unit has acted.
  movement: stageOrders({
    answer: shape.union('choose', {
      advance: { unit: shape.name, hex: placeShape },
      manoeuvre: { unit: shape.name, hex: placeShape },
      charge: { unit: shape.name, target: shape.name, hex: placeShape },
      disengage: { unit: shape.name, hex: placeShape },
      engage: { unit: shape.name },
      hold: { unit: shape.name },
      waiting: { unit: shape.name },
      rout: { unit: shape.name },
    }),
    ofUnit: movesOf,
    apart: () => [],
    refuses: orderFault,
    carryOut,
  }),
};
