import { AVERAGE_SKILL, SKILL_RATING } from '../skills.table.js';

/** SAGA-CARRY-001: a carrying grid: how many spaces each row has, from the left. At most 8 by 8. */
export type Grid = readonly number[];

/** The longest row and column that any grid has. */
export const WIDEST = 8;

/** SAGA-CARRY-007: Endurance as it stands on the sheet. */
export const ENDURANCE = SKILL_RATING;

// SAGA-CARRY-003: Endurance 2 has six rows of eight.
const BASE = AVERAGE_SKILL;
const BASE_ROWS = 6;

// SAGA-CARRY-004: each point of Endurance above that is worth two spaces.
const SPACES_PER_POINT = 2;

// SAGA-CARRY-005: more spaces fill rows below, from the left.
const rowsBelow = (added: number): readonly number[] => {
  if (added === 0) return [];
  const row = Math.min(added, WIDEST);
  return [row, ...rowsBelow(added - row)];
};

// SAGA-CARRY-006: fewer spaces are missing from the last column, from the bottom up.
const withoutCorner = (lost: number): Grid =>
  Array.from({ length: BASE_ROWS }, (_, row) => (row < BASE_ROWS - lost ? WIDEST : WIDEST - 1));

/** The spaces in which somebody of this Endurance can carry things. */
export const gridFor = (endurance: number): Grid => {
  const more = SPACES_PER_POINT * (endurance - BASE);
  return [...withoutCorner(Math.max(0, -more)), ...rowsBelow(Math.max(0, more))];
};

export const spacesIn = (grid: Grid): number => grid.reduce((sum, length) => sum + length, 0);

/** Rows and columns are counted from 0. */
export const isInGrid = (grid: Grid, { row, column }: Cell): boolean => column >= 0 && column < (grid[row] ?? 0);

/** A space by its row and column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}
