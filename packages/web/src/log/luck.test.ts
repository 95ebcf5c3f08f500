import { chance, exact } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { luckOf } from './luck.js';

test('no throws are no luck', () => {
  expect(luckOf([])).toMatchObject({ throws: 0, actual: 0, expected: 0 });
});

test('what was to be expected is the exact sum of the chances', () => {
  const luck = luckOf([
    { chance: chance(1, 2), succeeded: true },
    { chance: chance(107, 160), succeeded: true },
    { chance: chance(1, 3), succeeded: false },
  ]);
  expect(luck).toMatchObject({ throws: 3, actual: 2 });
  expect(exact(luck.exact)).toBe('721/480');
  expect(luck.expected).toBeCloseTo(1.502, 3);
});

test('certain throws are expected in full', () => {
  const sure = { chance: chance(1, 1), succeeded: true };
  expect(luckOf([sure, sure, sure])).toMatchObject({ throws: 3, actual: 3, expected: 3 });
});
