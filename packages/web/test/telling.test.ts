import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Log, stream } from '@warmoot/kernel';
import type { ServerMessage } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { type Serving, SILENT, serve } from '@warmoot/table';
import { Client, joinTable, NO_LIMITS, openTable, request, seeds } from '@warmoot/table/testing';
import { accountOf, de, en, type Passage } from '@warmoot/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logEntries } from '../src/log/passages.js';
import { passagesOf } from '../src/net/replayed.js';
import { newSitting, type Sitting, takeIn } from '../src/net/sitting.js';
import { peopleAt } from '../src/people/people.js';

let folder = '';
let serving: Serving;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
  const secret = seeds('telling');
  serving = await serve({ port: 0, host: '127.0.0.1', dataDir: folder, logger: SILENT, limits: NO_LIMITS, secret });
});
afterAll(async () => {
  await serving.stop();
  await rm(folder, { recursive: true });
});

const isOfTable = (
  message: ServerMessage,
): message is Extract<ServerMessage, { send: 'table' | 'news' | 'here' | 'gone' }> =>
  ['table', 'news', 'here', 'gone'].includes(message.send);

/** What the pages make of all that a seat was sent. */
const seenIn = (received: readonly string[], from: Sitting): Sitting =>
  received
    .map((text) => JSON.parse(text) as ServerMessage)
    .filter(isOfTable)
    .reduce(takeIn, from);

const linesOf = (passages: readonly Passage[], hearer: string): readonly string[] =>
  passages.flatMap((passage) => accountOf(en, passage, hearer).lines);

/** Fights a duel at random, and has it told both ways. Gives how many of its lines have a sum to open. */
const toldAlike = async (seed: string): Promise<number> => {
  const { url } = serving;
  const ana = await openTable(url, 'Ana');
  const bo = await joinTable(url, ana, 'Bo');
  const clients = [await new Client(ana).connect(url), await new Client(bo).connect(url)] as const;
  const [a] = clients;
  const setup = {
    seats: ['Ana', 'Bo'],
    side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
    side2: [{ name: 'Joris', seat: 'Bo', like: 'duellist' }],
  };
  expect(await a.do({ do: 'begin', scene: 'saga/duel', setup, options: {} })).toBeNull();
  const source = stream(seed);
  const over = (): boolean => a.items.some(({ what }) => what.did === 'ended');
  while (!over()) {
    for (const client of clients) {
      const deed = client.randomDeed(source);
      if (deed !== null) expect(await client.do(deed)).toBeNull();
    }
    await a.until(() => over() || clients.some(({ due }) => due.length > 0));
    if (a.scene !== null) {
      const sitting = seenIn(a.received, newSitting(ana.table, ana.seat));
      expect(sitting.scene?.view).toEqual(a.scene.view);
    }
  }
  const sitting = seenIn(a.received, newSitting(ana.table, ana.seat));
  const told = sitting.telling?.told ?? [];
  expect(sitting.run?.over).toBe(true);
  const { body: log } = await request<Log>(url, `/api/tables/${ana.table}/scenes/1/log?seat=Ana`, { key: ana.key });
  const rules = sceneRules('saga/duel');
  if (!rules.ok) throw new Error('no rules');
  expect(
    linesOf(
      told.map(({ passage }) => passage),
      'Ana',
    ),
  ).toEqual(linesOf(passagesOf(rules.value, log), 'Ana'));
  if (sitting.seen === null) throw new Error('no table');
  const people = peopleAt(sitting.seen, sitting.here, 'Ana');
  const sums = [en, de].map((words) => {
    const entries = logEntries(sitting.items, told, { words, hearer: 'Ana', people });
    expect(new Set(entries.map(({ account }) => account.seq)).size).toBe(entries.length);
    return entries.filter(({ tally }) => tally !== null).length;
  });
  for (const client of clients) client.close();
  return Math.min(...sums);
};

test('from its messages alone a page tells a duel as its open log does', async () => {
  // Whoever plays at random may give up at once; then there is another.
  for (let duel = 0; (await toldAlike(`told twice ${duel}`)) < 3; duel++);
});
