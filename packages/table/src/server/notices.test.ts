import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Summary } from '../core/summary.js';
import type { Store } from '../store/port.js';
import { Notices } from './notices.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SUMMARY: Summary = {
  title: 'T',
  people: ['Ana'],
  scene: null,
  changed: 0,
  due: [],
  deadline: null,
  thinking: false,
  holders: { key: ['Ana'] },
};

test('what this process wrote itself is not read back; what others wrote is read once', async () => {
  const read: string[] = [];
  const store = {
    openedBy: async () => [],
    head: async (table: string) => {
      read.push(table);
      return { table, length: 9, keys: ['key'], summary: SUMMARY };
    },
  } as unknown as Store;
  const notices = new Notices(store, (error) => {
    throw error;
  });
  await notices.connect({ key: 'key', send: () => undefined, dismiss: () => undefined }, () => undefined);
  for (let length = 1; length <= 5; length++) {
    // The news may come before the table is told, or after.
    notices.heard('ours', length);
    notices.changed('ours', SUMMARY, length);
  }
  notices.heard('ours', 5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toEqual([]);
  for (const length of [6, 7, 8]) notices.heard('theirs', length);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toEqual(['theirs']);
  notices.heard('late', 1);
  notices.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toEqual(['theirs']);
});
