import { gridFor, spacesIn } from '../../carry/grid.js';
import { spacesTaken } from '../../carry/load.js';
import { type CarryOptions, type Load, mostIn } from '../../carry/model.js';

/** SAGA-MOVE-008: whether a load takes at most half the spaces of its bearer's grid. */
export const isLight = (load: Load, endurance: number, options: CarryOptions): boolean =>
  2 * spacesTaken(load, options) <= spacesIn(gridFor(endurance));

/** A load of which so many days of food are left: what was opened is eaten first, and what is empty is gone. */
export const withFood = (load: Load, days: number, options: CarryOptions): Load => {
  let eaten = Math.max(0, provisionsIn(load, options).food - days);
  const opened = (item: Load['items'][number]): number => item.left ?? mostIn(item.object, options) ?? 0;
  const order = load.items.filter(({ object }) => object === 'food').sort((a, b) => opened(a) - opened(b));
  const left = new Map<string, number>();
  for (const item of order) {
    const bite = Math.min(eaten, opened(item));
    eaten -= bite;
    if (bite > 0) left.set(item.id, opened(item) - bite);
  }
  return {
    items: load.items.flatMap((item) => {
      const rest = left.get(item.id);
      if (rest === undefined) return [item];
      return rest === 0 ? [] : [{ ...item, left: rest }];
    }),
  };
};

/** SAGA-CARRY-029, SAGA-MOVE-012: the days of food in a load, and its waterskins, full or not. */
export const provisionsIn = (load: Load, options: CarryOptions): { readonly food: number; readonly skins: number } => ({
  food: load.items.reduce(
    (days, { object, left }) => days + (object === 'food' ? (left ?? mostIn(object, options) ?? 0) : 0),
    0,
  ),
  skins: load.items.filter(({ object }) => object === 'waterskin').length,
});
