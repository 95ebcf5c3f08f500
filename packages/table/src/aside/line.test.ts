import { expect, test } from 'vitest';
import { Line } from './line.js';

test('one at a time, few wait in their order, and whoever comes then is told so', async () => {
  const line = new Line(2);
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const enter = (number: number) =>
    line.use(async () => {
      began.push(number);
      await new Promise<void>((end) => ends.push(end));
      return number;
    });
  const all = [1, 2, 3].map(enter);
  expect(line.isFull).toBe(true);
  expect(await enter(4)).toBeNull();
  for (let turn = 1; turn <= 3; turn++) {
    expect(began).toEqual([1, 2, 3].slice(0, turn));
    ends[turn - 1]?.();
    expect(await all[turn - 1]).toEqual({ value: turn });
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(line.isFull).toBe(false);
  // Work that fails makes room all the same.
  await expect(line.use(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  const last = enter(5);
  ends[3]?.();
  expect(await last).toEqual({ value: 5 });
});
