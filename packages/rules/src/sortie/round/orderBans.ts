import { brokenRule, type Refusal } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { sideOf, unitNamed } from '../../war/roster/roster.js';
import { calledBy, unitNames } from '../battle/names.js';
import { MOST_UNITS } from '../battle/setup.js';
import type { OrderChoice, SortieSight } from '../battle/sortie.js';
import { isArchers, isHere } from '../battle/units.js';
import { mayOpenWith } from '../pool/reach.js';

/** SORTIE-ARCHER-001: how far arrows go, in half moves. */
const ARROWS = { least: 1, most: 4 } as const;
/** SORTIE-STATE-026: how near a unit must be to take another, in half moves. */
const TAKING = 2;

const apartFrom = ({ open }: SortieSight, unit: UnitIndex, enemy: UnitIndex): number =>
  open.apart[unit]?.[enemy] as number;

/** SORTIE-THROUGH-005: who stands behind a friend cannot be engaged as long as neither of them has stirred. */
const isShielded = ({ open }: SortieSight, unit: UnitIndex): boolean => {
  const front = open.roster[unit]?.behind ?? null;
  return front !== null && open.fate[front] === 'here' && open.stirred[front] === 0 && open.stirred[unit] === 0;
};

/** SORTIE-ROUND-004, SORTIE-ROUND-007: whether a unit may engage an enemy in the battle. */
export const mayEngage = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): boolean =>
  mayOpenWith(sight, unit, enemy).length > 0 && !isShielded(sight, enemy);

/** SORTIE-ARCHER-001: whether an enemy is neither in contact nor too far for arrows. */
export const isInRange = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): boolean => {
  const halfMoves = apartFrom(sight, unit, enemy);
  return halfMoves >= ARROWS.least && halfMoves <= ARROWS.most;
};

/** SORTIE-STATE-016, SORTIE-STATE-026: whether a Finished enemy is near enough to be taken. */
export const mayTake = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): boolean =>
  sight.open.fate[enemy] === 'finished' && apartFrom(sight, unit, enemy) <= TAKING;

/** Whether a unit may close on an enemy: one in the battle, and ours: a Finished one that lies too far off to be taken. */
export const mayClose = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): boolean =>
  isHere(sight, enemy) || (sight.open.fate[enemy] === 'finished' && apartFrom(sight, unit, enemy) > TAKING);

/** Ours: a side lists no more units than it could have been set up with; those that have joined others are not counted. */
const hasRoom = (sight: SortieSight, unit: UnitIndex): boolean => {
  const { roster, fate } = sight.open;
  if (roster.length < MOST_UNITS) return true;
  const side = sideOf(sight, unit);
  return roster.filter((row, i) => row.side === side && fate[i] !== 'joined').length < MOST_UNITS;
};

/** SORTIE-COMBINE-010: the greatest second part that a unit can be split into; 0 where it cannot. */
export const mostSplitOff = (sight: SortieSight, unit: UnitIndex): number =>
  hasRoom(sight, unit) ? (sight.open.heads[unit] as number) - 1 : 0;

type Ban = () => Refusal | null;

/** An enemy by its key, as far as it can be named at all in an order. */
const enemyFault = (sight: SortieSight, unit: UnitIndex, key: string, ban: Ban): Refusal | null => {
  const enemy = unitNamed(sight, key);
  const isEnemy = enemy >= 0 && sideOf(sight, enemy) !== sideOf(sight, unit);
  if (!isEnemy) return brokenRule('SORTIE-ROUND-007', 'sortie.noSuchEnemy', { target: key });
  return isHere(sight, enemy) ? null : ban();
};

/** Why an order is refused to a unit; null where it may have it. */
export const orderFault = (sight: SortieSight, unit: UnitIndex, order: OrderChoice): Refusal | null => {
  const name = unitNames(sight)[unit] as string;
  const gone: Ban = () => brokenRule('SORTIE-ROUND-007', 'sortie.notInTheBattle', { target: calledBy(sight, target) });
  const target = 'target' in order ? order.target : '';
  const enemy = unitNamed(sight, target);
  const facts = { unit: name, target: calledBy(sight, target) };
  switch (order.choose) {
    case 'engage': {
      const fault = enemyFault(sight, unit, target, gone);
      if (fault !== null) return fault;
      const halfMoves = apartFrom(sight, unit, enemy);
      if (mayOpenWith(sight, unit, enemy).length === 0)
        return brokenRule('SORTIE-ROUND-004', 'sortie.tooFar', { ...facts, halfMoves });
      return isShielded(sight, enemy) ? brokenRule('SORTIE-THROUGH-005', 'sortie.shielded', facts) : null;
    }
    case 'shoot': {
      const fault = enemyFault(sight, unit, target, gone);
      if (fault !== null) return fault;
      if (!isArchers(sight, unit)) return brokenRule('SORTIE-ARCHER-001', 'sortie.noArchers', facts);
      const halfMoves = apartFrom(sight, unit, enemy);
      if (isInRange(sight, unit, enemy)) return null;
      return brokenRule('SORTIE-ARCHER-001', halfMoves === 0 ? 'sortie.inContact' : 'sortie.outOfRange', {
        ...facts,
        halfMoves,
      });
    }
    case 'close':
      return enemyFault(sight, unit, target, () => (mayClose(sight, unit, enemy) ? null : gone()));
    case 'take': {
      const fault = enemyFault(sight, unit, target, () => brokenRule('SORTIE-STATE-016', 'sortie.notFinished', facts));
      if (sight.open.fate[enemy] === 'finished' && apartFrom(sight, unit, enemy) > TAKING)
        return brokenRule('SORTIE-STATE-026', 'sortie.tooFarToTake', facts);
      return mayTake(sight, unit, enemy)
        ? null
        : (fault ?? brokenRule('SORTIE-STATE-016', 'sortie.notFinished', facts));
    }
    case 'join':
      return joinFault(sight, unit, order);
    case 'split':
      return splitFault(sight, unit, order);
    case 'fallBack':
    case 'stand':
      return null;
  }
};

const joinFault = (
  sight: SortieSight,
  unit: UnitIndex,
  { friend: key, leads }: Extract<OrderChoice, { choose: 'join' }>,
): Refusal | null => {
  const facts = { unit: unitNames(sight)[unit] as string, friend: calledBy(sight, key) };
  const friend = unitNamed(sight, key);
  const isFriend = friend >= 0 && friend !== unit && sideOf(sight, friend) === sideOf(sight, unit);
  if (!isFriend || !isHere(sight, friend)) return brokenRule('SORTIE-COMBINE-009', 'sortie.noSuchFriend', facts);
  if (leads === undefined) return null;
  // SORTIE-COMBINE-008: the larger one's commander leads, and there is a choice only where they are equal.
  const { heads } = sight.open;
  const mayLead = heads[unit] === heads[friend] && [unit, friend].includes(unitNamed(sight, leads));
  return mayLead ? null : brokenRule('SORTIE-COMBINE-008', 'sortie.largerLeads', facts);
};

const splitFault = (
  sight: SortieSight,
  unit: UnitIndex,
  { heads, commander }: Extract<OrderChoice, { choose: 'split' }>,
): Refusal | null => {
  const facts = { unit: unitNames(sight)[unit] as string, most: MOST_UNITS };
  if (!hasRoom(sight, unit)) return brokenRule('SORTIE-COMBINE-010', 'sortie.tooManyUnits', facts);
  const most = mostSplitOff(sight, unit);
  if (heads > most) return brokenRule('SORTIE-COMBINE-010', 'sortie.tooManyHeads', { ...facts, heads, most });
  const isLed = sight.open.roster[unit]?.commander !== null;
  return isLed || commander === 'stays' ? null : brokenRule('SORTIE-COMBINE-010', 'sortie.nobodyToGo', facts);
};
