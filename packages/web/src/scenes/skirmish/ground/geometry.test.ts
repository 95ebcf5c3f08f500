import { describe, expect, test } from 'vitest';
import { among, blocksOf, outlinesOf, rimPath } from './geometry.js';

const size = { width: 5, height: 4 };
const places = (...all: readonly (readonly [number, number])[]) => all.map(([x, y]) => ({ x, y }));

describe('outlines of spaces', () => {
  test('one space is a square of four corners', () => {
    expect(outlinesOf(size, among(size, places([1, 1])))).toHaveLength(1);
    expect(rimPath(size, places([1, 1]))).toBe('M128 64L128 128L64 128L64 64Z');
  });

  test('two spaces that touch at a corner stay two lines', () => {
    expect(outlinesOf(size, among(size, places([1, 1], [2, 2])))).toHaveLength(2);
  });

  test('a hole has a line of its own', () => {
    const ring = places([1, 0], [2, 0], [3, 0], [1, 1], [3, 1], [1, 2], [2, 2], [3, 2]);
    const lengths = outlinesOf(size, among(size, ring)).map((loop) => loop.length);
    expect(lengths.toSorted((a, b) => a - b)).toEqual([4, 12]);
  });
});

describe('blocks of spaces', () => {
  test('a rectangle is one block', () => {
    const house = among(size, places([1, 1], [2, 1], [1, 2], [2, 2]));
    expect(blocksOf(size, house)).toEqual([{ x: 1, y: 1, wide: 2, high: 2 }]);
  });

  test('an angle is two, and no space is in both', () => {
    const angle = among(size, places([0, 0], [1, 0], [0, 1]));
    expect(blocksOf(size, angle)).toEqual([
      { x: 0, y: 0, wide: 2, high: 1 },
      { x: 0, y: 1, wide: 1, high: 1 },
    ]);
  });
});
