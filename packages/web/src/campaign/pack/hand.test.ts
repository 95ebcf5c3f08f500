import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { carriedTo, flippedOver, pickedUp, stepped, turned } from './hand.js';
import { outlineOf } from './outline.js';

const HOOK = saga.carry.SHAPES.normalAwkward;
const grid = saga.carry.gridFor(2);
const at = { row: 1, column: 2, turn: 0, flipped: false } as const;

/** The spaces of the hook in a hand, as a picture of the corner of the grid. */
const drawn = (hand: { readonly spot: Parameters<typeof saga.carry.cellsAt>[1] }): readonly string[] => {
  const cells = saga.carry.cellsAt(HOOK, hand.spot);
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      cells.some((cell) => cell.row === row && cell.column === column) ? 'x' : '.',
    ).join(''),
  );
};

describe('an object in the hand', () => {
  test('is held by the space it was taken at', () => {
    const hand = pickedUp('a', at, { row: 2, column: 4 }, HOOK);
    expect(hand.grip).toEqual({ row: 1, column: 2 });
    expect(carriedTo(hand, { row: 4, column: 6 }, HOOK, grid).spot).toMatchObject({ row: 3, column: 4 });
  });

  test('from beside is held by its first space', () => {
    expect(pickedUp('a', undefined, null, HOOK)).toEqual({
      id: 'a',
      spot: { row: 0, column: 0, turn: 0, flipped: false },
      grip: { row: 0, column: 0 },
    });
  });

  test('is held by a space that it takes, however it is turned', () => {
    const hand = pickedUp('a', undefined, null, HOOK);
    expect(turned(hand, HOOK, grid).grip).toEqual({ row: 0, column: 1 });
  });

  test('stays within the box of the grid', () => {
    const hand = pickedUp('a', at, null, HOOK);
    expect(stepped(hand, { row: -9, column: -9 }, HOOK, grid).spot).toMatchObject({ row: 0, column: 0 });
    expect(stepped(hand, { row: 99, column: 99 }, HOOK, grid).spot).toMatchObject({ row: 4, column: 5 });
    const upright = turned(stepped(hand, { row: 99, column: 99 }, HOOK, grid), HOOK, grid);
    expect(upright.spot).toMatchObject({ row: 3, column: 5, turn: 1 });
  });

  test('is flipped as it is seen, however it was turned', () => {
    const hand = pickedUp('a', undefined, null, HOOK);
    expect(drawn(flippedOver(hand, HOOK, grid))).toEqual(['xxx', 'x..']);
    const upright = turned(hand, HOOK, grid);
    expect(drawn(upright)).toEqual(['.x', '.x', 'xx']);
    expect(drawn(flippedOver(upright, HOOK, grid))).toEqual(['x.', 'x.', 'xx']);
    expect(flippedOver(flippedOver(upright, HOOK, grid), HOOK, grid)).toEqual(upright);
  });
});

describe('an outline', () => {
  test('goes once round the spaces', () => {
    expect(outlineOf([{ row: 0, column: 0 }], 10)).toBe('M0 0H10V10H0Z');
    expect(outlineOf(saga.carry.cellsAt(HOOK, { row: 0, column: 0, turn: 0, flipped: false }), 10)).toBe(
      'M0 0H30V20H20V10H0Z',
    );
  });

  test('has a second line round a hole', () => {
    const ring = saga.carry.cellsAt(['xxx', 'x.x', 'xxx'], { row: 0, column: 0, turn: 0, flipped: false });
    expect(outlineOf(ring, 1)).toBe('M0 0H3V3H0ZM2 1H1V2H2Z');
  });
});
