import type { ServerMessage } from '@warmoot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEVICE_PATIENCE_MS, noticesFor, type Summary } from '../core/summary.js';
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

/** A device of Ana's that hears notices of tables that nobody reads from the store. */
const listening = async () => {
  const heard: string[] = [];
  const store = { openedBy: async () => [], head: async () => null } as unknown as Store;
  const notices = new Notices(store, (error) => {
    throw error;
  });
  const send = (message: ServerMessage): void => void heard.push(message.send);
  await notices.connect({ key: 'key', send, dismiss: () => undefined }, () => undefined);
  return { notices, heard };
};

/** The dice wait for Ana's device from now on. */
const awaited = (): Summary => {
  const since = Date.now();
  const from = since + DEVICE_PATIENCE_MS;
  return { ...SUMMARY, due: [{ seat: 'Ana', question: '1.3', since, device: true, from }] };
};

test('that the dice wait for a device is said when it has not answered for a while, once, and taken back', async () => {
  const { notices, heard } = await listening();
  const first = awaited();
  notices.changed('table', first, 1);
  await vi.advanceTimersByTimeAsync(DEVICE_PATIENCE_MS - 1);
  expect([heard, noticesFor('table', first, 'key', Date.now())]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['notice']);
  expect(noticesFor('table', first, 'key', Date.now())).toEqual([
    { table: 'table', title: 'T', seat: 'Ana', question: '1.3', since: first.due[0]?.since, device: true },
  ]);
  // Another share has come, and Ana's is missing still.
  notices.changed('table', awaited(), 2);
  await vi.advanceTimersByTimeAsync(2 * DEVICE_PATIENCE_MS);
  expect(heard).toEqual(['notice']);
  notices.changed('table', SUMMARY, 3);
  expect(heard).toEqual(['notice', 'withdrawn']);
});

test('a device that answers in time is never spoken of, and a server that stops says nothing more', async () => {
  const { notices, heard } = await listening();
  notices.changed('table', awaited(), 1);
  await vi.advanceTimersByTimeAsync(1000);
  notices.changed('table', SUMMARY, 2);
  await vi.advanceTimersByTimeAsync(2 * DEVICE_PATIENCE_MS);
  notices.changed('table', awaited(), 3);
  notices.close();
  await vi.advanceTimersByTimeAsync(2 * DEVICE_PATIENCE_MS);
  expect(heard).toEqual([]);
});
