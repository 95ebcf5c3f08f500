import { expect, test } from 'vitest';
import { forgetAllKept, keptForThing, keptForThingUnderKey, keptUnderKey, reasonsForKeeping } from './kept.js';

test('what hangs on a thing is worked out once for it, and again once it is forgotten', () => {
  let worked = 0;
  const size = keptForThing('a test counts how often it is asked', (list: readonly number[]) => {
    worked++;
    return list.length;
  });
  const list = [1, 2, 3];
  expect([size(list), size(list), worked]).toEqual([3, 3, 1]);
  expect([size([1, 2, 3]), worked]).toEqual([3, 2]);
  forgetAllKept();
  expect([size(list), worked]).toEqual([3, 3]);
});

test('what hangs on a key is worked out once under it, and never more is kept than there is room for', () => {
  let worked = 0;
  const twice = keptUnderKey(
    'a test counts how often it is asked',
    (n: number) => n,
    (n) => {
      worked++;
      return 2 * n;
    },
  );
  for (let n = 0; n < 6000; n++) expect(twice(n)).toBe(2 * n);
  expect([twice(5999), worked]).toEqual([11_998, 6000]);
  expect([twice(0), worked]).toEqual([0, 6001]);
});

test('what hangs on a thing and a key is worked out once for both', () => {
  let worked = 0;
  const times = keptForThingUnderKey(
    'a test counts how often it is asked',
    (by: number) => by,
    (list: readonly number[], by) => {
      worked++;
      return list.map((one) => one * by);
    },
  );
  const list = [1, 2];
  expect(times(list, 2)).toBe(times(list, 2));
  expect(times(list, 3)).toEqual([3, 6]);
  expect(worked).toBe(2);
  const before = times(list, 2);
  forgetAllKept();
  expect(times(list, 2)).not.toBe(before);
  expect(times(list, 2)).toEqual(before);
});

test('everything kept says why', () => {
  expect(reasonsForKeeping().length).toBeGreaterThan(0);
  for (const why of reasonsForKeeping()) expect(why).toMatch(/\S+ \S+ \S+/);
});
