import { beforeAll, expect, test } from 'vitest';
import type { Read } from '../core/reads.js';
import type { Store } from '../store/port.js';
import { quickAside } from '../testing/program.js';
import { randomTable } from '../testing/randomTable.js';
import { LongReads } from './longReads.js';

const { facts, records } = randomTable('read aside', 500);
const lines = records.map((record) => JSON.stringify(record));
const pages: number[] = [];
const store = {
  read: async (_: string, from: number, most = lines.length) => {
    const page = lines.slice(from, from + most);
    pages.push(page.length);
    return page;
  },
} as unknown as Store;
beforeAll(quickAside);

const STAYING = new AbortController().signal;

test('a long table is read beside the server, and comes to the same', async () => {
  expect(records.length).toBeGreaterThan(300);
  const [aside, here] = [true, false].map((one) => new LongReads({ store, aside: one })) as [LongReads, LongReads];
  const ended = facts.scenes.find(({ state }) => state === 'ended')?.scene ?? 0;
  const reads: readonly Read[] = [
    { want: 'file', table: facts.table, seat: 'Ana' },
    { want: 'log', table: facts.table, seat: 'Ana', scene: ended },
    { want: 'log', table: facts.table, seat: 'Ana', scene: 999 },
  ];
  for (const read of reads) {
    pages.length = 0;
    const found = await aside.read(read, facts, STAYING);
    // The server itself never holds more than a page of it.
    expect(Math.max(...pages)).toBeLessThanOrEqual(250);
    expect(found).toEqual(await here.read(read, facts, STAYING));
  }
});

test('for the log of a scene only its own records are read, however long the table is', async () => {
  const reads = new LongReads({ store, aside: true });
  const ended = facts.scenes.filter(({ state }) => state === 'ended').map(({ scene }) => scene);
  expect(ended.length).toBeGreaterThan(2);
  for (const scene of ended) {
    pages.length = 0;
    await reads.read({ want: 'log', table: facts.table, seat: 'Ana', scene }, facts, STAYING);
    const places = records.flatMap(({ what }, at) => ('scene' in what && what.scene === scene ? [at] : []));
    const read = pages.reduce((sum, one) => sum + one, 0);
    expect(read).toBe((places.at(-1) ?? 0) - (places[0] ?? 0) + 1);
  }
});

test('few wait for their turn; whoever goes away is not waited for', async () => {
  const reads = new LongReads({ store, aside: true });
  const read: Read = { want: 'file', table: facts.table, seat: 'Ana' };
  const gone = new AbortController();
  const asked = Array.from({ length: 30 }, () => reads.read(read, facts, gone.signal));
  const busy = { ok: false, refusal: { code: 'TRY_AGAIN', why: 'busy' } };
  expect(await Promise.all(asked.slice(21))).toEqual(Array.from({ length: 9 }, () => busy));
  gone.abort();
  expect(await Promise.all(asked.slice(0, 21))).toEqual(Array.from({ length: 21 }, () => null));
});
