import { type Cell, WIDEST } from './grid.js';

/** A shape as a picture: one text per row, `x` where a space is taken and `.` where none is. */
export type Picture = readonly string[];

export const QUARTERS = [0, 1, 2, 3] as const;

/** How an object lies: flipped over left to right first, then turned by quarters with the clock. */
export interface Pose {
  readonly turn: (typeof QUARTERS)[number];
  readonly flipped: boolean;
}

/** Where an object lies: the upper left corner of the box around it, and how. */
export interface Spot extends Cell, Pose {}

const width = (picture: Picture): number => picture[0]?.length ?? 0;

// SAGA-CARRY-009: a quarter turn with the clock.
const quarterTurned = (picture: Picture): Picture =>
  Array.from({ length: width(picture) }, (_, column) =>
    picture
      .map((row) => row[column])
      .reverse()
      .join(''),
  );

// SAGA-CARRY-010
const flippedOver = (picture: Picture): Picture => picture.map((row) => [...row].reverse().join(''));

const turnedBy = (picture: Picture, quarters: number): Picture =>
  quarters === 0 ? picture : turnedBy(quarterTurned(picture), quarters - 1);

export const posed = (picture: Picture, { turn, flipped }: Pose): Picture =>
  turnedBy(flipped ? flippedOver(picture) : picture, turn);

/** The spaces that a picture takes, by rows. */
export const cellsOf = (picture: Picture): readonly Cell[] =>
  picture.flatMap((text, row) => [...text].flatMap((sign, column) => (sign === 'x' ? [{ row, column }] : [])));

/** The spaces of an object where it lies. */
export const cellsAt = (picture: Picture, spot: Spot): readonly Cell[] =>
  cellsOf(posed(picture, spot)).map(({ row, column }) => ({ row: row + spot.row, column: column + spot.column }));

export const areaOf = (picture: Picture): number => cellsOf(picture).length;

/** SAGA-CARRY-010: whether objects may be flipped over. */
export type Flipping = 'mayFlip' | 'onlyTurn';

/** The poses in which a picture looks different, the plainest of each look. */
export const posesOf = (picture: Picture, flipping: Flipping): readonly Pose[] => {
  const looks = new Map<string, Pose>();
  for (const flipped of flipping === 'mayFlip' ? [false, true] : [false]) {
    for (const turn of QUARTERS) {
      const look = posed(picture, { turn, flipped }).join('/');
      if (!looks.has(look)) looks.set(look, { turn, flipped });
    }
  }
  return [...looks.values()];
};

const areBeside = (a: Cell, b: Cell): boolean => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;

const isConnected = (cells: readonly Cell[]): boolean => {
  const [first, ...rest] = cells;
  if (first === undefined) return false;
  const reached = [first];
  let left = rest;
  for (const cell of reached) {
    reached.push(...left.filter((other) => areBeside(cell, other)));
    left = left.filter((other) => !areBeside(cell, other));
  }
  return left.length === 0;
};

/** Whether the outermost rows and columns take a space each, so that a shape has one picture only. */
const isCut = (picture: Picture): boolean =>
  [picture, quarterTurned(picture)].every((rows) => [rows.at(0), rows.at(-1)].every((row) => row?.includes('x')));

/** SAGA-CARRY-008, SAGA-CARRY-031: what a table may draw: one piece, no larger than the largest grid. */
export const isDrawable = (picture: Picture): boolean =>
  picture.length <= WIDEST &&
  width(picture) <= WIDEST &&
  picture.every((row) => row.length === width(picture) && /^[x.]+$/.test(row)) &&
  isConnected(cellsOf(picture)) &&
  isCut(picture);
