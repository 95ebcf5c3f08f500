import { attackersIn as larger, MOST_AGAINST_ONE } from '../ground/split.js';
import type { Combat, Side, Square, Who } from '../model.js';
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

/** The ground as the line-up needs it. */
interface Laid {
  readonly width: number;
  readonly height: number;
  /** The row of the first combat, and the column in the middle. */
  readonly first: number;
  readonly middle: number;
}

// SAGA-DUEL-MULTI-047: a board that is too small is made just large enough.
const laidOut = (rows: number, waiting: readonly [number, number], field: Field): Laid => {
  const height = Math.max(field.height, rows);
  const [columns1, columns2] = waiting.map((count) => Math.ceil(count / rows)) as [number, number];
  let { width } = field;
  const fits = (): boolean =>
    Math.floor(width / 2) - 3 - columns1 >= 0 &&
    Math.floor(width / 2) - 2 + field.distance < width &&
    Math.floor(width / 2) + 2 + columns2 < width;
  while (!fits()) width++;
  return { width, height, first: Math.floor((height - rows) / 2), middle: Math.floor(width / 2) };
};

// SAGA-DUEL-MULTI-020: the columns of those who fight.
// SAGA-DUEL-FOOT-032: side 2 stands as far off as the Fight Distance says.
const columnOf = (side: Side, { middle }: Laid, { distance }: Field): number =>
  middle - 2 + (side === 1 ? 0 : distance);

// SAGA-DUEL-MULTI-046: those who wait stand behind their side.
const waitsAt = (side: Side, nth: number, rows: number, { middle, first }: Laid): Square => {
  const column = Math.floor(nth / rows);
  return { x: side === 1 ? middle - 4 - column : middle + 3 + column, y: first + (nth % rows) };
};

// SAGA-DUEL-MULTI-019: combats stand beside one another, with a row between them.
// SAGA-DUEL-MULTI-020: the rows of those who fight.
export const lineUp = (combats: readonly Combat[], waiting: readonly (readonly Who[])[], field: Field): LineUp => {
  const rows = combats.reduce((sum, combat) => sum + larger(combat), 0) + combats.length - 1;
  const [wait1 = [], wait2 = []] = waiting;
  const laid = laidOut(rows, [wait1.length, wait2.length], field);
  const at: Square[] = [];
  let top = laid.first;
  for (const combat of combats) {
    const size = larger(combat);
    for (const side of [1, 2] as const) {
      const who = side === 1 ? combat.side1 : combat.side2;
      rowsOf(who, size).forEach((row, i) => {
        at[who[i] as Who] = { x: columnOf(side, laid, field), y: top + row };
      });
    }
    top += size + 1;
  }
  for (const [side, who] of [
    [1, wait1],
    [2, wait2],
  ] as const) {
    who.forEach((one, nth) => {
      at[one] = waitsAt(side, nth, rows, laid);
    });
  }
  return { width: laid.width, height: laid.height, at };
};

/** Squares as a set of their names. */
export const squareName = ({ x, y }: Square): string => `${x} ${y}`;

// SAGA-DUEL-MULTI-016: combats differ by one attacker at most, and any of them may be those that have more.
/**
 * Every square on which somebody may come to stand when so many pair off against so many. The ways to join are too many
 * to go through, but a combat's rows hang only on how many of those before it have grown.
 */
export const squaresToCome = (people: readonly [number, number], field: Field): ReadonlySet<string> => {
  const [few, many] = [Math.min(...people), Math.max(...people)];
  const [ofMany, ofFew]: readonly [Side, Side] = people[0] > people[1] ? [1, 2] : [2, 1];
  const squares = new Set<string>();
  const addRows = (x: number, from: number, to: number): void => {
    for (let y = from; y <= to; y++) squares.add(squareName({ x, y }));
  };
  for (let joiners = 0; joiners <= Math.min(many - few, (MOST_AGAINST_ONE - 1) * few); joiners++) {
    const each = 1 + Math.floor(joiners / few);
    const grown = joiners % few;
    const rows = few * each + grown + few - 1;
    const waiting = many - few - joiners;
    const laid = laidOut(rows, ofMany === 1 ? [waiting, 0] : [0, waiting], field);
    for (let nth = 0; nth < waiting; nth++) squares.add(squareName(waitsAt(ofMany, nth, rows, laid)));
    for (let combat = 0; combat < few; combat++) {
      for (const more of [0, 1]) {
        const least = Math.max(0, grown - more - (few - combat - 1));
        const most = Math.min(combat, grown - more);
        if (least > most) continue;
        const top = laid.first + combat * (each + 1);
        const lone = Math.floor((each + more - 1) / 2);
        addRows(columnOf(ofMany, laid, field), top + least, top + most + each + more - 1);
        addRows(columnOf(ofFew, laid, field), top + least + lone, top + most + lone);
      }
    }
  }
  return squares;
};
