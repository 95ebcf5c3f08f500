import { expect, test } from 'vitest';
import { thresholdOf } from './threshold.js';

const between = (one: number | null, two: number | null): number =>
  thresholdOf(
    [
      { side: 0, tactics: one },
      { side: 0, tactics: null },
      { side: 1, tactics: two },
    ],
    3,
  );

test('WARBAND-SAGA-006 the ledger’s example: Tactics 8 against 1 is 3 + 7 ÷ 3 = 5, Tactics 1 against 8 is 3 − 2 = 1', () => {
  expect([between(8, 1), between(1, 8)]).toEqual([5, 1]);
});

test('WARBAND-SAGA-006 WARBAND-PRIORITY-003 rounded towards zero, kept within 1 and 5; a side without a leader counts 0', () => {
  expect([between(2, 0), between(0, 2), between(3, 0), between(0, 3)]).toEqual([3, 3, 4, 2]);
  expect([between(10, 0), between(0, 10), between(7, null), between(null, 7)]).toEqual([5, 1, 5, 1]);
  expect(between(null, null)).toBe(3);
});
