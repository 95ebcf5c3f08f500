import { gridFor, spacesIn } from '../../carry/grid.js';
import { spacesTaken } from '../../carry/load.js';
import { type CarryOptions, type Load, mostIn } from '../../carry/model.js';

/** SAGA-MOVE-008: whether a load takes at most half the spaces of its bearer's grid. */
export const isLight = (load: Load, endurance: number, options: CarryOptions): boolean =>
  2 * spacesTaken(load, options) <= spacesIn(gridFor(endurance));

/** SAGA-CARRY-029, SAGA-MOVE-012: the days of food in a load, and its waterskins, full or not. */
export const provisionsIn = (load: Load, options: CarryOptions): { readonly food: number; readonly skins: number } => ({
  food: load.items.reduce(
    (days, { object, left }) => days + (object === 'food' ? (left ?? mostIn(object, options) ?? 0) : 0),
    0,
  ),
  skins: load.items.filter(({ object }) => object === 'waterskin').length,
});
