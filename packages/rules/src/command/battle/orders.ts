import { brokenRule, type Refusal, type Stream } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { isOnTheMap, sideOf, unitNamed } from '../../war/roster/roster.js';
import { acting, type CommandChoice, type CommandSight } from './command.js';
import { calledBy } from './names.js';
import { isAttacked, isToAct, unitsToAct } from './turn.js';

/** Why a unit cannot be given an order at all in this stage; null where it can. */
export const unitFault = (sight: CommandSight, key: string): Refusal | null => {
  const unit = unitNamed(sight, key);
  const facts = { unit: calledBy(sight, key) };
  if (unit < 0 || !isOnTheMap(sight, unit)) return brokenRule('COMMAND-TURN-005', 'command.notOnTheField', facts);
  if (sideOf(sight, unit) !== acting(sight)) return brokenRule('COMMAND-TURN-003', 'command.notItsStage', facts);
  if (sight.open.stage === 4 && isAttacked(sight, unit))
    return brokenRule('COMMAND-DEFEND-002', 'command.isAttacked', facts);
  return isToAct(sight, unit) ? null : brokenRule('COMMAND-TURN-005', 'command.hasActed', facts);
};

/** Why this is no enemy on the field; null where it is one. */
export const enemyFault = (sight: CommandSight, key: string): Refusal | null => {
  const target = unitNamed(sight, key);
  const isThere = target >= 0 && isOnTheMap(sight, target) && sideOf(sight, target) !== acting(sight);
  return isThere ? null : brokenRule('COMMAND-TURN-007', 'command.noSuchEnemy', { target: calledBy(sight, key) });
};

/** What random play thinks of once in so many orders: to end the stage, and to concede. */
const ENDS_STAGE = 4;
const CONCEDES = 400;

/** An order at random: mostly of one unit, picked first so that not every order of every unit need be listed. */
export const orderAtRandom = <C extends CommandChoice>(
  sight: CommandSight,
  source: Stream,
  { ofUnit, apart }: { readonly ofUnit: (unit: UnitIndex) => readonly C[]; readonly apart: readonly C[] },
): C => {
  const [end, concede] = apart;
  if (concede !== undefined && source.below(CONCEDES) === 0) return concede;
  if (end !== undefined && source.below(ENDS_STAGE) === 0) return end;
  const units = unitsToAct(sight);
  const open = ofUnit(units[source.below(units.length)] as UnitIndex);
  return open[source.below(open.length)] as C;
};

/** The orders among which an order is if it is open: those of its unit, or those of no unit. */
export const ordersLike = <C extends CommandChoice>(
  sight: CommandSight,
  order: C,
  { ofUnit, apart }: { readonly ofUnit: (unit: UnitIndex) => readonly C[]; readonly apart: readonly C[] },
): readonly C[] => {
  if (!('unit' in order)) return apart;
  const unit = unitNamed(sight, order.unit);
  return unit >= 0 && isToAct(sight, unit) ? ofUnit(unit) : [];
};
