import { type Cell, type Grid, isInGrid, WIDEST } from './grid.js';

/*
 * Sets of spaces as bits: a space is number column × 8 + row, the first 32 of them in `low`, the rest in `high`.
 * Numbers run down the columns, so that a search in their order has the short side of the grid before it.
 */
export interface Spaces {
  readonly low: number;
  readonly high: number;
}

const HALF = 32;

export const ALL_SPACES = WIDEST * WIDEST;

const spaceNumber = ({ row, column }: Cell): number => column * WIDEST + row;

const cellOf = (space: number): Cell => ({ row: space % WIDEST, column: Math.floor(space / WIDEST) });

export const spacesOf = (cells: readonly Cell[]): Spaces => {
  let [low, high] = [0, 0];
  for (const cell of cells) {
    const space = spaceNumber(cell);
    if (space < HALF) low |= 1 << space;
    else high |= 1 << (space - HALF);
  }
  return { low, high };
};

const EVERY_CELL = Array.from({ length: ALL_SPACES }, (_, space) => cellOf(space));

/** The spaces for which this is so. */
export const spacesWhere = (is: (cell: Cell) => boolean): Spaces => spacesOf(EVERY_CELL.filter(is));

/** What lies outside a grid. */
export const spacesOutside = (grid: Grid): Spaces => spacesWhere((cell) => !isInGrid(grid, cell));

export const bitCount = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return (((n + (n >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
};

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The first space that is free; there must be one. */
export const firstFree = (low: number, high: number): number =>
  low === -1 ? HALF + lowestBit(~high) : lowestBit(~low);

// Bits that do not come from the column before when shifted down by one row, and the reverse.
const NOT_FIRST_ROW = 0xfefe_fefe | 0;
const NOT_LAST_ROW = 0x7f7f_7f7f;

/** Calls for each connected piece of free ground with its size, until told to stop; whether it was told. */
export const someFreePatch = (low: number, high: number, isEnough: (size: number) => boolean): boolean => {
  let [freeLow, freeHigh] = [~low, ~high];
  while ((freeLow | freeHigh) !== 0) {
    let patchLow = freeLow & -freeLow;
    let patchHigh = patchLow === 0 ? freeHigh & -freeHigh : 0;
    for (;;) {
      const low2 =
        (patchLow |
          ((patchLow << 1) & NOT_FIRST_ROW) |
          ((patchLow >>> 1) & NOT_LAST_ROW) |
          (patchLow << WIDEST) |
          (patchLow >>> WIDEST) |
          (patchHigh << (HALF - WIDEST))) &
        freeLow;
      const high2 =
        (patchHigh |
          ((patchHigh << 1) & NOT_FIRST_ROW) |
          ((patchHigh >>> 1) & NOT_LAST_ROW) |
          (patchHigh << WIDEST) |
          (patchHigh >>> WIDEST) |
          (patchLow >>> (HALF - WIDEST))) &
        freeHigh;
      if (low2 === patchLow && high2 === patchHigh) break;
      patchLow = low2;
      patchHigh = high2;
    }
    if (isEnough(bitCount(patchLow) + bitCount(patchHigh))) return true;
    freeLow &= ~patchLow;
    freeHigh &= ~patchHigh;
  }
  return false;
};
