import type { sortie } from '@warmoot/rules';
import { type Choice, type Unit, unitNamed } from '../model.js';
import type { Open } from '../types.js';
import { orderIn } from './doing.js';

const AIMED: readonly string[] = ['engage', 'shoot', 'take', 'close'];

/** The orders of the unit in hand that name an enemy, from the nearest to a fight. */
const aimsAt = ({ decision }: Open, { name }: Unit): readonly Choice[] => {
  const named = decision.choices.filter((choice) => 'target' in choice && choice.target === name);
  const rank = ({ choose }: Choice): number => AIMED.indexOf(choose);
  return [...named].sort((one, two) => rank(one) - rank(two));
};

const isSame = (one: Choice | null, two: Choice): boolean => JSON.stringify(one) === JSON.stringify(two);

/** Whether an order of the unit in hand may name this one. */
export const isAim = (open: Open | null, unit: Unit): boolean =>
  open !== null && open.decision.step === 'orders' && !open.made && aimsAt(open, unit).length > 0;

/** What a press on a unit picks for the one in hand: the first order that names it, and with every press the next. */
export const nextAim = (open: Open, unit: Unit): Choice | null => {
  const aims = aimsAt(open, unit);
  const at = aims.findIndex((choice) => isSame(open.picked, choice));
  return aims[(at + 1) % Math.max(1, aims.length)] ?? null;
};

/** The orders that one has picked or sealed, and nobody else sees yet. */
export const plannedOrders = (units: readonly Unit[], open: Open | null): ReadonlyMap<number, sortie.Order> => {
  const planned = new Map<number, sortie.Order>();
  if (open === null || open.decision.step !== 'orders') return planned;
  const sealed = open.asking.sealed as Readonly<Record<string, Choice>>;
  for (const { as } of open.asking.mine) {
    const own = as === open.asked.as ? open.picked : (open.by[as] ?? null);
    const order = orderIn(units, own ?? sealed[as] ?? null);
    const unit = unitNamed(units, as);
    if (unit !== null && order !== null) planned.set(unit.index, order);
  }
  return planned;
};
