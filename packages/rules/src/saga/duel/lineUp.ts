import type { Combat, Square } from './model.js';

export interface LineUp {
  readonly width: number;
  readonly height: number;
  readonly at: readonly Square[];
}

export interface Field {
  readonly width: number;
  readonly height: number;
  readonly distance: 1 | 2 | 3;
}

const larger = ({ side1, side2 }: Combat): number => Math.max(side1.length, side2.length);

/** Rows a combat's members stand in, counted from its first row: the many one a row, the lone one in the middle. */
const rowsOf = (who: readonly number[], of: number): readonly number[] =>
  who.length === 1 ? [Math.floor((of - 1) / 2)] : who.map((_, row) => row);

/** SAGA-DUEL-FOOT-032, MULTI-019, -020, -046, -047: combats beside one another, those who wait behind their side. */
export const lineUp = (combats: readonly Combat[], waiting: readonly (readonly number[])[], field: Field): LineUp => {
  const rows = combats.reduce((sum, combat) => sum + larger(combat), 0) + combats.length - 1;
  const height = Math.max(field.height, rows);
  const first = Math.floor((height - rows) / 2);
  const [wait1 = [], wait2 = []] = waiting;
  const columns1 = Math.ceil(wait1.length / rows);
  const columns2 = Math.ceil(wait2.length / rows);
  let { width } = field;
  const fits = (): boolean =>
    Math.floor(width / 2) - 3 - columns1 >= 0 &&
    Math.floor(width / 2) - 2 + field.distance < width &&
    Math.floor(width / 2) + 2 + columns2 < width;
  while (!fits()) width++;
  const middle = Math.floor(width / 2);
  const at: Square[] = [];
  let top = first;
  for (const combat of combats) {
    const size = larger(combat);
    rowsOf(combat.side1, size).forEach((row, i) => {
      at[combat.side1[i] as number] = { x: middle - 2, y: top + row };
    });
    rowsOf(combat.side2, size).forEach((row, i) => {
      at[combat.side2[i] as number] = { x: middle - 2 + field.distance, y: top + row };
    });
    top += size + 1;
  }
  wait1.forEach((who, i) => {
    at[who] = { x: middle - 4 - Math.floor(i / rows), y: first + (i % rows) };
  });
  wait2.forEach((who, i) => {
    at[who] = { x: middle + 3 + Math.floor(i / rows), y: first + (i % rows) };
  });
  return { width, height, at };
};
