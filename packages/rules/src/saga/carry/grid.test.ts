import { describe, expect, test } from 'vitest';
import { gridFor, isInGrid, spacesIn } from './grid.js';
import { drawn } from './testing/loads.js';

const ENDURANCES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const FULL = '########';
const six = [FULL, FULL, FULL, FULL, FULL, FULL];

describe('the grid', () => {
  test('SAGA-CARRY-003: Endurance 2 has six rows of eight', () => {
    expect(drawn(gridFor(2))).toEqual(six);
  });

  test('SAGA-CARRY-004, SAGA-CARRY-007: two spaces a point for the unmodified 0 to 10; example 1', () => {
    const spaces = ENDURANCES.map((endurance) => spacesIn(gridFor(endurance)));
    expect(spaces).toEqual([44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64]);
    expect(spaces).toEqual(ENDURANCES.map((endurance) => 44 + 2 * endurance));
  });

  test('SAGA-CARRY-005: more spaces fill a seventh row from the left, then an eighth', () => {
    const more = (...rows: readonly string[]) => [...six, ...rows];
    expect(drawn(gridFor(3))).toEqual(more('##......'));
    expect(drawn(gridFor(4))).toEqual(more('####....'));
    expect(drawn(gridFor(5))).toEqual(more('######..'));
    expect(drawn(gridFor(6))).toEqual(more(FULL));
    expect(drawn(gridFor(7))).toEqual(more(FULL, '##......'));
    expect(drawn(gridFor(8))).toEqual(more(FULL, '####....'));
    expect(drawn(gridFor(9))).toEqual(more(FULL, '######..'));
    expect(drawn(gridFor(10))).toEqual(more(FULL, FULL));
  });

  test('SAGA-CARRY-006: fewer spaces leave four, then two in the last column', () => {
    const short = '#######.';
    expect(drawn(gridFor(1))).toEqual([FULL, FULL, FULL, FULL, short, short]);
    expect(drawn(gridFor(0))).toEqual([FULL, FULL, short, short, short, short]);
  });

  test('SAGA-CARRY-008: the partial row belongs to it, what is beyond does not', () => {
    const grid = gridFor(3);
    expect(isInGrid(grid, { row: 6, column: 1 })).toBe(true);
    expect(isInGrid(grid, { row: 6, column: 2 })).toBe(false);
    expect(isInGrid(grid, { row: 7, column: 0 })).toBe(false);
    expect(isInGrid(grid, { row: -1, column: 0 })).toBe(false);
    expect(isInGrid(grid, { row: 0, column: -1 })).toBe(false);
  });
});
