import { asks, brokenRule, type Procedure, type Refusal, type Shape, type Stream } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { commander } from '../../war/roster/armies.js';
import { isOnTheMap, sideOf, unitNamed } from '../../war/roster/roster.js';
import {
  acting,
  type ChoiceOf,
  type Command,
  type CommandChoice,
  type CommandPlay,
  type CommandSight,
} from './command.js';
import { calledBy } from './names.js';
import { rout, whyRout } from './rout.js';
import { concede, endStage, isAttacked, isToAct, unitsToAct } from './turn.js';

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

/** The orders of a stage in which the units of one side act one after the other. */
interface StageOrders<C extends CommandChoice> {
  readonly answer: Shape<C>;
  /** What is open to a unit that has still to act. */
  readonly ofUnit: (sight: CommandSight, unit: UnitIndex) => readonly C[];
  /** What is open beside that: to end the stage, or to concede. */
  readonly apart: (sight: CommandSight) => readonly C[];
  /** Why an order that is not open is refused; null where no rule is against it. */
  readonly refuses: (sight: CommandSight, order: C) => Refusal | null;
  readonly carryOut: (play: CommandPlay, unit: UnitIndex, order: Exclude<OfUnit<C>, ChoiceOf<'rout'>>) => void;
}

type OfUnit<C extends CommandChoice> = Extract<C, { readonly unit: string }>;

/** An order at random: mostly of one unit, picked first so that not every order of every unit need be listed. */
const orderAtRandom = <C extends CommandChoice>(
  sight: CommandSight,
  source: Stream,
  { ofUnit, apart }: StageOrders<C>,
): C => {
  const [end, concession] = apart(sight);
  if (concession !== undefined && source.below(CONCEDES) === 0) return concession;
  if (end !== undefined && source.below(ENDS_STAGE) === 0) return end;
  const units = unitsToAct(sight);
  const open = ofUnit(sight, units[source.below(units.length)] as UnitIndex);
  return open[source.below(open.length)] as C;
};

/** The orders among which an order is if it is open: those of its unit, or those of no unit. */
const ordersLike = <C extends CommandChoice>(
  sight: CommandSight,
  order: C,
  { ofUnit, apart }: StageOrders<C>,
): readonly C[] => {
  if (!('unit' in order)) return apart(sight);
  const unit = unitNamed(sight, order.unit);
  return unit >= 0 && isToAct(sight, unit) ? ofUnit(sight, unit) : [];
};

/** A unit routs as its action in a stage. */
const routAsAction = (play: CommandPlay, unit: UnitIndex, others: boolean): void => {
  rout(play, unit, whyRout(others));
  play.next({ step: 'morale' });
};

/** COMMAND-TURN-003, COMMAND-TURN-005: units of the side whose stage it is are given orders, one at a time. */
export const stageOrders = <C extends CommandChoice, S>(stage: StageOrders<C>): Procedure<Command, S> =>
  asks<Command, S, C>({
    whom: (facts) => commander(facts.given, acting(facts)),
    answer: stage.answer,
    choices: (view) => [...unitsToAct(view).flatMap((unit) => stage.ofUnit(view, unit)), ...stage.apart(view)],
    among: (view, _step, order) => ordersLike(view, order, stage),
    refuses: (view, _step, order) => stage.refuses(view, order),
    sample: (view, _step, _asked, source) => orderAtRandom(view, source, stage),
    then: (play, _step, order) => {
      if (!('unit' in order)) {
        if (order.choose === 'concede') concede(play);
        else endStage(play);
        return;
      }
      const unit = unitNamed(play, order.unit);
      if (order.choose === 'rout') routAsAction(play, unit, stage.ofUnit(play, unit).length > 1);
      else stage.carryOut(play, unit, order as Exclude<OfUnit<C>, ChoiceOf<'rout'>>);
      play.next({ step: 'settle' });
    },
  });
