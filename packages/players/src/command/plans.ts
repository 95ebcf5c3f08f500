import type { war } from '@warmoot/rules';
import { Fray, type Orders } from './fray.js';
import type { Choice, Sight } from './sight.js';

const NOBODY = -1;
const BETTER = 1e-6;
/** Fights reckoned for one plan at most. */
const LOOKS = 1500;
const ATTACKS = 8;

/** What a side means to do in the fights of a turn, and what that is worth beside doing nothing. */
export interface Plan {
  readonly orders: Orders;
  readonly gain: number;
}

const withAttack = ({ attacks, helps }: Orders, unit: number, target: number, helpers: readonly number[]): Orders => {
  const more = { attacks: [...attacks], helps: [...helps] };
  more.attacks[unit] = target;
  for (const helper of helpers) more.helps[helper] = unit;
  return more;
};

const isIdle = ({ attacks, helps }: Orders, unit: number): boolean =>
  attacks[unit] === NOBODY && helps[unit] === NOBODY;

/** Every further attack: with all the help there is, and without; and help for those that are on. */
const further = (fray: Fray, orders: Orders, free: readonly number[]): readonly Orders[] => {
  const idle = free.filter((unit) => isIdle(orders, unit));
  const found: Orders[] = [];
  for (const unit of idle) {
    for (const target of fray.enemiesOf(unit)) {
      if (fray.pays(unit)) {
        const helpers = idle.filter((one) => one !== unit && fray.touch(one, unit) && fray.touch(one, target));
        found.push(withAttack(orders, unit, target, helpers));
        if (helpers.length > 0) found.push(withAttack(orders, unit, target, []));
      }
      for (let lead = 0; lead < fray.size; lead++)
        if (orders.attacks[lead] === target && fray.touch(unit, lead))
          found.push(withAttack(orders, lead, target, [unit]));
    }
  }
  return found;
};

/** Climbs from orders given to better ones, attack by attack. */
const climb = (fray: Fray, from: Orders, free: readonly number[]): { orders: Orders; worth: number } => {
  let orders = from;
  let worth = fray.after(from);
  const most = fray.looks + LOOKS;
  for (let attack = 0; attack < ATTACKS && fray.looks < most; attack++) {
    let better: Orders | null = null;
    for (const one of further(fray, orders, free)) {
      const value = fray.after(one);
      if (value <= worth + BETTER) continue;
      worth = value;
      better = one;
    }
    if (better === null) break;
    orders = better;
  }
  return { orders, worth };
};

/** Chargers are bound to attack: COMMAND-CHARGE-005. */
const bound = ({ open }: Sight, fray: Fray, free: readonly number[]): Orders => {
  let orders: Orders = fray.orders;
  for (const unit of free) {
    const target = open.charges[unit] as number;
    if (target === NOBODY || !fray.touch(unit, target) || !fray.pays(unit)) continue;
    orders = withAttack(orders, unit, target, []);
  }
  return orders;
};

/** The best that a side finds to do in the fights of its turn as units stand. */
export const planOf = (sight: Sight, later: number, side: war.Side): Plan => {
  const fray = new Fray(sight, later, side);
  const free = fray.free();
  const { orders, worth } = climb(fray, bound(sight, fray, free), free);
  return { orders, gain: worth - fray.still() };
};

/** The next order of a plan that is open: its attacks first, for help needs an attack. */
export const nextOf = (plan: Plan, sight: Sight, choices: readonly Choice[]): Choice | undefined => {
  const { roster } = sight.open;
  const index = (key: string): number => roster.findIndex(({ name }) => name === key);
  const meant = (choice: Choice): boolean => {
    if (choice.choose === 'attack') return plan.orders.attacks[index(choice.unit)] === index(choice.target);
    if (choice.choose === 'supportAttack') return plan.orders.helps[index(choice.unit)] === index(choice.attacker);
    return false;
  };
  return (
    choices.find((one) => one.choose === 'attack' && meant(one)) ??
    choices.find((one) => meant(one)) ??
    choices.find(({ choose }) => choose === 'endStage')
  );
};
