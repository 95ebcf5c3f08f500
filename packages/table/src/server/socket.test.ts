import { PROTOCOL } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import type { Feed } from '../room/feed.js';
import { USUAL_LIMITS } from './limits.js';
import type { Service } from './service.js';
import { Connection, type Wire } from './socket.js';

const nothing = (): void => undefined;

/** A service with one table, which is so many signs long when it is written out. */
const serviceOf = (length: number): Service => {
  const room = {
    watch: async (feed: Feed) => {
      feed.write('x'.repeat(length));
      return { ok: true, value: null };
    },
  };
  const notices = { connect: async (_: unknown, greet: (all: []) => void) => greet([]), disconnect: nothing };
  const rooms = { at: () => room, presence: () => ({}), came: nothing, left: nothing };
  return { notices, rooms, metrics: { count: nothing }, now: 0 } as unknown as Service;
};

test('a table that is larger than what may wait is read in peace, and what comes after it is bounded as ever', async () => {
  const sent: string[] = [];
  const closed: number[] = [];
  let hear: (data: unknown) => void = nothing;
  const wire = {
    bufferedAmount: 0,
    send: (text: string) => sent.push(text),
    close: (code: number) => closed.push(code),
    on: (event: string, then: (data: unknown) => void) => {
      if (event === 'message') hear = then;
    },
  };
  const limits = { ...USUAL_LIMITS, waitingBytes: 100 };
  const connection = new Connection(wire as unknown as Wire, serviceOf(1000), limits, 'key', 'build');
  await connection.greet();
  const says = async (message: object): Promise<void> => {
    hear(JSON.stringify({ v: PROTOCOL, ...message }));
    await new Promise(setImmediate);
  };
  await says({ send: 'watch', table: 't', seat: 'Ana', seen: null });
  expect(sent.at(-1)).toHaveLength(1000);
  // Nothing of it has been read yet.
  wire.bufferedAmount = 1000;
  await says({ send: 'ping' });
  expect(sent.at(-1)).toContain('pong');
  expect(closed).toEqual([]);
  wire.bufferedAmount = 1101;
  await says({ send: 'ping' });
  expect(closed).toEqual([1013]);
});
