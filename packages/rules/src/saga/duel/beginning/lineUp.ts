import { attackersIn as larger } from '../ground/split.js';
import type { Combat, Square, Who } from '../model.js';
import type { Distance } from '../tables/distances.table.js';

export interface LineUp {
  readonly width: number;
  readonly height: number;
  readonly at: readonly Square[];
}

export interface Field {
  readonly width: number;
  readonly height: number;
  readonly distance: Distance;
}

/** Rows a combat's members stand in, counted from its first row: the many one a row, the lone one in the middle. */
const rowsOf = (who: readonly Who[], of: number): readonly number[] =>
  who.length === 1 ? [Math.floor((of - 1) / 2)] : who.map((_, row) => row);

// SAGA-DUEL-MULTI-019: combats stand beside one another, with a row between them.
// SAGA-DUEL-MULTI-020: the columns and rows of those who fight.
// SAGA-DUEL-FOOT-032: side 2 stands as far off as the Fight Distance says.
// SAGA-DUEL-MULTI-046: those who wait stand behind their side.
// SAGA-DUEL-MULTI-047: a board that is too small is made just large enough.
export const lineUp = (combats: readonly Combat[], waiting: readonly (readonly Who[])[], field: Field): LineUp => {
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
      at[combat.side1[i] as Who] = { x: middle - 2, y: top + row };
    });
    rowsOf(combat.side2, size).forEach((row, i) => {
      at[combat.side2[i] as Who] = { x: middle - 2 + field.distance, y: top + row };
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

/** Which of so many combats have one attacker more than the rest, in every way. */
const waysToGrow = (combats: number, grown: number): readonly (readonly (0 | 1)[])[] => {
  if (grown < 0 || grown > combats) return [];
  if (combats === 0) return [[]];
  return [
    ...waysToGrow(combats - 1, grown).map((rest) => [0 as const, ...rest]),
    ...waysToGrow(combats - 1, grown - 1).map((rest) => [1 as const, ...rest]),
  ];
};

/** Every line-up that pairing off so many against so many can lead to. */
export const lineUpsToCome = (people: readonly [number, number], field: Field): LineUp[] => {
  const [few, many] = [Math.min(...people), Math.max(...people)];
  const ways = Array.from({ length: Math.min(many - few, 3 * few) + 1 }, (_, joiners) =>
    waysToGrow(few, joiners % few).map((grown) => grown.map((one) => one + 1 + Math.floor(joiners / few))),
  ).flat();
  return ways.map((sizes) => {
    let next = few;
    const groups = sizes.map((size) => Array.from({ length: size }, () => next++));
    const waiting = Array.from({ length: few + many - next }, () => next++);
    const [one, two] = people;
    const combats = groups.map((group, lone) =>
      one > two ? { side1: group, side2: [lone] } : { side1: [lone], side2: group },
    );
    return lineUp(combats, one > two ? [waiting, []] : [[], waiting], field);
  });
};
