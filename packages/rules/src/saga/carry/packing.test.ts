import { always, partly } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grid, gridFor, isInGrid } from './grid.js';
import { faultsOf } from './load.js';
import type { CustomObject, Load } from './model.js';
import { laidOut, type Packed, pack, startPacking } from './pack.js';
import { Packing } from './packing.js';
import { cellsAt, type Flipping, isDrawable, type Picture, type Spot } from './shapes.js';
import { type Category, SHAPES } from './shapes.table.js';
import { bruteFits, loadOf, times, under } from './testing/loads.js';

const USUAL = under({});
const STEPS = 300_000;
const ENDURANCES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const solve = (grid: Grid, pictures: readonly Picture[], flipping: Flipping = 'mayFlip') =>
  new Packing({ grid, filled: [], pictures, flipping }).run(STEPS);

const many = (count: number, category: Category): readonly Picture[] => times(count, SHAPES[category]);

/** Packs it; what is found must be in order. */
const packed = (load: Load, endurance: number, options = USUAL): Packed['result'] => {
  const answer = pack({ load, endurance, options }, STEPS);
  if (answer.result === 'found') expect(faultsOf(laidOut(load, answer.arrangement), endurance, options)).toEqual([]);
  return answer.result;
};

describe('worked examples', () => {
  test('SAGA-CARRY-011: example 2, how many Normal objects fit at most', () => {
    const most = [10, 11, 12, 12, 12, 12, 12, 13, 14, 15, 16];
    for (const endurance of ENDURANCES) {
      const fit = most[endurance] as number;
      expect(packed(loadOf(...times(fit, 'food' as const)), endurance)).toBe('found');
      expect(packed(loadOf(...times(fit + 1, 'food' as const)), endurance)).toBe('impossible');
    }
  });

  test('SAGA-CARRY-011, SAGA-CARRY-021: example 3, six Large fill Endurance 2; at Endurance 1 five go in', () => {
    expect(packed(loadOf(...times(6, 'tent' as const)), 2)).toBe('found');
    expect(packed(loadOf(...times(6, 'tent' as const)), 1)).toBe('impossible');
    expect(packed(loadOf(...times(5, 'tent' as const)), 1)).toBe('found');
  });

  test('SAGA-CARRY-002, SAGA-CARRY-011: example 5, the kit fits Endurance 2 and 1, and not 0', () => {
    const kit = loadOf('sword', 'shield', 'spear', 'bedroll', 'waterskin', 'waterskin', 'food', 'food', 'tent');
    expect(packed(kit, 2)).toBe('found');
    expect(packed(kit, 1)).toBe('found');
    expect(pack({ load: kit, endurance: 0, options: USUAL }, STEPS)).toEqual({ result: 'impossible', why: 'area' });
  });

  test('SAGA-CARRY-002, SAGA-CARRY-011: example 6, area is not enough', () => {
    const load = loadOf(...times(13, 'rope' as const));
    expect(pack({ load, endurance: 4, options: USUAL }, STEPS)).toEqual({ result: 'impossible', why: 'search' });
  });
});

describe('the search', () => {
  test('SAGA-CARRY-009: a spear goes in upright or flat', () => {
    const spear = [SHAPES.largeLong];
    expect(solve([1, 1, 1, 1, 1, 1], spear)).toMatchObject({
      result: 'found',
      spots: [{ row: 0, column: 0, turn: 1 }],
    });
    expect(solve([6], spear)).toMatchObject({ result: 'found', spots: [{ row: 0, column: 0, turn: 0 }] });
    expect(solve([5, 5, 5, 5, 5], spear)).toEqual({ result: 'impossible', why: 'search' });
  });

  test('SAGA-CARRY-010: flipping can be what makes room', () => {
    // Room for the hook the other way round only: three above, one below the first.
    const grid = [3, 1];
    expect(solve(grid, [SHAPES.normalAwkward], 'mayFlip').result).toBe('found');
    expect(solve(grid, [SHAPES.normalAwkward], 'onlyTurn').result).toBe('impossible');
    const strict = under({ 'saga.carry.mirrorObjects': false });
    const load = loadOf(...times(6, 'halberd' as const));
    expect(packed(load, 8)).toBe('found');
    expect(packed(load, 8, strict)).not.toBe('bound');
  });

  test('nothing is packed at once', () => {
    expect(pack({ load: loadOf('keys'), endurance: 0, options: USUAL }, 1)).toEqual({
      result: 'found',
      arrangement: {},
    });
  });

  test('what is too much by area is not searched for', () => {
    expect(solve(gridFor(2), many(13, 'normal'))).toEqual({ result: 'impossible', why: 'area' });
  });

  test('it stops at its bound, says so, and goes on from there', () => {
    const pictures = many(7, 'largeAwkward');
    const packing = new Packing({ grid: gridFor(10), filled: [], pictures, flipping: 'mayFlip' });
    expect(packing.run(10)).toEqual({ result: 'bound' });
    expect(packing.steps).toBe(11);
    let slices = 0;
    while (packing.run(1000).result === 'bound') slices++;
    expect(slices).toBeGreaterThan(0);
    expect(packing.run(1)).toEqual({ result: 'impossible', why: 'search' });
    expect(solve(gridFor(10), pictures)).toEqual({ result: 'impossible', why: 'search' });
  });

  test('SAGA-CARRY-011: what lies well may stay where it is', () => {
    const at: Spot = { row: 2, column: 3, turn: 0, flipped: false };
    const { items } = loadOf(...times(5, 'tent' as const));
    const load: Load = { items: items.map((item, nth) => (nth === 2 ? { ...item, at } : item)) };
    const kept = pack({ load, endurance: 5, options: USUAL, keep: true }, STEPS);
    expect(kept).toMatchObject({ result: 'found', arrangement: { tent3: at } });
    if (kept.result === 'found') expect(faultsOf(laidOut(load, kept.arrangement), 5, USUAL)).toEqual([]);
    // In the middle of Endurance 2 it leaves no room for five more.
    const six: Load = { items: [...load.items, { id: 'tent6', object: 'tent', worn: false }] };
    expect(pack({ load: six, endurance: 2, options: USUAL, keep: true }, STEPS).result).toBe('impossible');
    expect(pack({ load: six, endurance: 2, options: USUAL }, STEPS).result).toBe('found');
  });

  test('SAGA-CARRY-031: shapes of the table go in like any other', () => {
    const ring: CustomObject = { name: 'Ring', picture: ['xxx', 'x.x', 'xxx'] };
    const peg: CustomObject = { name: 'Peg', picture: ['x'] };
    // Six rings take 54 of 64 spaces at Endurance 10, but only four lie in 8 by 8.
    expect(packed(loadOf(...times(4, ring), ...times(32, peg)), 10)).toBe('found');
    expect(packed(loadOf(...times(5, ring)), 10)).toBe('impossible');
    const whole: CustomObject = { name: 'Trunk', picture: Array<string>(8).fill('xxxxxxxx') };
    expect(packed(loadOf(whole), 10)).toBe('found');
    expect(packed(loadOf(whole), 9)).toBe('impossible');
  });

  test('a search in slices comes to the same', () => {
    const load = loadOf(...times(6, 'plateUpper' as const), 'sword');
    const search = startPacking({ load, endurance: 7, options: USUAL });
    let answer = search.run(50);
    while (answer.result === 'bound') answer = search.run(50);
    expect(answer).toEqual(pack({ load, endurance: 7, options: USUAL }, STEPS));
    expect(search.steps()).toBeGreaterThan(partly(50));
  });
});

const categories = ['normal', 'normalLong', 'normalAwkward', 'normalAwkwardThree', 'large', 'largeLong'] as const;
const drawings = fc
  .array(fc.string({ unit: fc.constantFrom('x', 'x', '.'), minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  })
  .filter(isDrawable);
const pictures: fc.Arbitrary<Picture> = fc.oneof(
  fc.constantFrom(...categories).map((name) => SHAPES[name]),
  drawings,
);
const flippings = fc.constantFrom<Flipping>('mayFlip', 'onlyTurn');

/** Whether spots are inside and apart, by looking. */
const isInOrder = (grid: Grid, all: readonly Picture[], spots: readonly Spot[]): boolean => {
  const cells = all.flatMap((picture, at) => cellsAt(picture, spots[at] as Spot));
  const names = new Set(cells.map(({ row, column }) => `${row},${column}`));
  return spots.length === all.length && names.size === cells.length && cells.every((cell) => isInGrid(grid, cell));
};

describe('for any load', () => {
  test('what is found is in order, in any grid', () => {
    const loads = fc.array(pictures, { minLength: 1, maxLength: 14 });
    always(
      fc.property(fc.constantFrom(...ENDURANCES), loads, flippings, (endurance, all, flipping) => {
        const grid = gridFor(endurance);
        const solution = solve(grid, all, flipping);
        expect(solution.result).not.toBe('bound');
        if (solution.result === 'found') expect(isInOrder(grid, all, solution.spots)).toBe(true);
      }),
      150,
    );
  });

  test('on small grids it agrees with trying everything', () => {
    const grids = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
    const loads = fc.array(pictures, { minLength: 1, maxLength: 4 });
    let fitting = 0;
    always(
      fc.property(grids, loads, flippings, (grid, all, flipping) => {
        const fits = bruteFits(grid, all, flipping);
        if (fits) fitting++;
        expect(solve(grid, all, flipping).result).toBe(fits ? 'found' : 'impossible');
      }),
      600,
    );
    expect(fitting).toBeGreaterThan(partly(50));
  });
});
