import type { Cell, Grid } from '../grid.js';
import { isInGrid } from '../grid.js';
import { type Carried, type CarryOptions, type Load, USUAL_CARRYING } from '../model.js';
import { cellsAt, type Flipping, type Picture, posesOf, type Spot } from '../shapes.js';

/** Objects by their ids, each with an id of its own: sword1, food1, food2. */
export const loadOf = (...objects: readonly Carried['object'][]): Load => {
  const seen = new Map<string, number>();
  return {
    items: objects.map((object) => {
      const name = typeof object === 'string' ? object : object.name;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return { id: `${name}${seen.get(name)}`, object, worn: false };
    }),
  };
};

export const times = <A>(many: number, thing: A): readonly A[] => Array.from({ length: many }, () => thing);

/** The same objects, worn. */
export const wearing = (...objects: readonly Carried['object'][]): Load => ({
  items: loadOf(...objects).items.map((item) => ({ ...item, worn: true })),
});

export const under = (options: Partial<CarryOptions>): CarryOptions => ({ ...USUAL_CARRYING, ...options });

/** A grid as the ledger draws it. */
export const drawn = (grid: Grid): readonly string[] => grid.map((length) => '#'.repeat(length).padEnd(8, '.'));

const inside = (grid: Grid, taken: ReadonlySet<string>, cells: readonly Cell[]): boolean =>
  cells.every((cell) => isInGrid(grid, cell) && !taken.has(`${cell.row},${cell.column}`));

/** Whether pictures fit, by trying every spot of every one of them in turn. */
export const bruteFits = (
  grid: Grid,
  pictures: readonly Picture[],
  flipping: Flipping,
  taken: ReadonlySet<string> = new Set(),
): boolean => {
  const [picture, ...rest] = pictures;
  if (picture === undefined) return true;
  const spots = grid.flatMap((length, row) => Array.from({ length }, (_, column): Cell => ({ row, column })));
  return posesOf(picture, flipping).some((pose) =>
    spots.some((corner) => {
      const cells = cellsAt(picture, { ...corner, ...pose } as Spot);
      if (!inside(grid, taken, cells)) return false;
      return bruteFits(
        grid,
        rest,
        flipping,
        new Set([...taken, ...cells.map(({ row, column }) => `${row},${column}`)]),
      );
    }),
  );
};
