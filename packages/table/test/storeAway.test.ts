import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@warmoot/kernel';
import type { AnyRefusal, Mine } from '@warmoot/protocol';
import { openSqlite, SILENT, serve as serveOn } from '@warmoot/table';
import {
  busyTable,
  CLIMB,
  type Client,
  DUEL,
  expectKept,
  expectSameAsFresh,
  expectVerified,
  flakyStore,
  ground,
  NO_LIMITS,
  ONE_AGAINST_TWO,
  openTable,
  type Place,
  playOut,
  request,
  type Somebody,
  storedRecords,
} from '@warmoot/table/testing';
import pg from 'pg';
import { describe, expect, test } from 'vitest';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until it is done; what is refused meanwhile is only ever refused for now. */
const insist = async (ask: () => Promise<AnyRefusal | null>): Promise<void> => {
  for (let refusal = await ask(); refusal !== null; refusal = await ask()) {
    expect(refusal).toEqual({ code: 'TRY_AGAIN', why: 'store' });
  }
};

describe('while the database is away', () => {
  const { serve, place, postgres } = ground('PostgreSQL');

  test('commands wait or are refused for now, and all goes on when it is back', async () => {
    const { url } = await serve();
    const table = await busyTable(url, DUEL, { seed: 'away', scenes: 1 });
    const [ana, bo] = table.people.map(({ client }) => client) as [Client, Client];
    await ana.connect(url);
    await bo.connect(url);
    const [id, key] = [table.table, ana.place.key];
    const said = (who: Client, n: number) =>
      insist(() => who.do({ do: 'say', text: `${who.name} ${n}` }, `${who.name} ${n}`));
    const all: Promise<void>[] = [];
    for (let n = 0; n < 30; n++) {
      all.push(said(ana, n), said(bo, n));
      if (n === 10) await postgres().crash();
      if (n < 20) await pause(5);
    }
    try {
      const [ready, mine, looked] = await Promise.all([
        request(url, '/api/ready'),
        request(url, '/api/me', { key }),
        request<{ refusal?: object }>(url, `/api/tables/${id}/export?seat=Ana`, { key }),
      ]);
      expect([ready.status, mine.status, looked.status]).toEqual([503, 503, 503]);
      expect(looked.body.refusal).toEqual({ code: 'TRY_AGAIN', why: 'store' });
      expect((await request(url, '/api/health')).status).toBe(200);
    } finally {
      await postgres().restart();
    }
    await Promise.all(all);
    const kept = (await storedRecords(place(), id)).flatMap(({ command }) => command?.id ?? []);
    expect(kept.toSorted()).toEqual(
      ['Ana', 'Bo'].flatMap((who) => Array.from({ length: 30 }, (_, n) => `${who} ${n}`)).sort(),
    );
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);
    await playOut(url, table);
    expect(await expectVerified(url, ana)).toBe(1);
  });

  test('a database that restarts in the midst of games does not end them', async () => {
    const servers = await Promise.all([serve(), serve()]);
    const [one, two] = servers.map(({ url }) => url) as [string, string];
    const tables = [
      await busyTable(one, ONE_AGAINST_TWO, { seed: 'restarted', scenes: 1 }),
      await busyTable(two, CLIMB, { seed: 'restarted', scenes: 3 }),
    ];
    const people = tables.flatMap((table) => table.people);
    const playing = people.map((somebody, at) => somebody.stay(at % 2 === 0 ? one : two));
    await pause(150);
    await postgres().restart();
    const [first] = people as [Somebody];
    await first.client.until(() => people.every(({ done }) => done));
    for (const somebody of people) somebody.paused = true;
    await Promise.all(playing);
    for (const table of tables) await expectKept(place(), table);
    for (const { client } of people) await expectSameAsFresh(one, client);
    for (const table of tables) await expectVerified(two, table.people[0]?.client as Client);
  });

  test('news arrive also when the connection that brings them was lost', async () => {
    const servers = await Promise.all([serve(), serve()]);
    const [one, two] = servers.map(({ url }) => url) as [string, string];
    const table = await busyTable(one, DUEL, { seed: 'listen', scenes: 1 });
    const [ana, bo] = table.people.map(({ client }) => client) as [Client, Client];
    await ana.connect(one);
    await bo.connect(two);
    const client = new pg.Client({ connectionString: place().databaseUrl });
    await client.connect();
    // Whoever listens says nothing else but now and then a word to see whether the line holds.
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')`;
    expect((await client.query(cut)).rowCount).toBeGreaterThanOrEqual(2);
    expect(await ana.do(DUEL.begin)).toBeNull();
    await bo.until(() => bo.scene !== null);
    // Whoever must act is told as well, though the news of it were missed.
    await bo.until(() => bo.notices.size === bo.due.length);
    await expectSameAsFresh(one, bo);
    await client.end();
  });
});

describe('on a store that is away again and again', () => {
  test('nothing is done twice, nothing acknowledged is lost, and nobody is told anything untrue', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    const { store, ease } = flakyStore(await openSqlite(folder), stream('flaky'));
    const serving = await serveOn({ port: 0, host: '127.0.0.1', logger: SILENT, limits: NO_LIMITS, store });
    const { url } = serving;
    // Somebody who opens a table or sits down has either done so or is told to try again.
    const hosts: Place[] = [];
    while (hosts.length < 8) {
      const opened = (await openTable(url, 'Ana')) as Place & { refusal?: AnyRefusal };
      if (opened.refusal === undefined) hosts.push(opened);
      else expect(opened.refusal).toEqual({ code: 'TRY_AGAIN', why: 'store' });
    }
    for (const [n, { table, key }] of hosts.entries()) {
      const invite = () =>
        request<{ secret: string }>(url, `/api/tables/${table}/invitations`, { key, body: { by: 'Ana' } });
      let invited = await invite();
      while (invited.status !== 201) invited = await invite();
      const join = () =>
        request<Place & { refusal?: AnyRefusal }>(url, '/api/join', {
          body: { secret: invited.body.secret, me: `Bo ${n}` },
        });
      const { status, body } = await join();
      expect(status === 201 || body.refusal?.code === 'TRY_AGAIN').toBe(true);
    }
    ease();
    for (const { table: id, key } of hosts) {
      const { body } = await request<Mine>(url, '/api/me', { key });
      expect(body.tables.map((one) => one.table)).toEqual([id]);
      const names = body.tables.flatMap(({ people }) => people);
      expect(new Set(names).size).toBe(names.length);
    }
    await serving.stop();
    await rm(folder, { recursive: true });
  });

  test('a whole game is played on it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    const { store, ease } = flakyStore(await openSqlite(folder), stream('flaky game'));
    const calm = await serveOn({ port: 0, host: '127.0.0.1', logger: SILENT, limits: NO_LIMITS, dataDir: folder });
    const table = await busyTable(calm.url, CLIMB, { seed: 'flaky', scenes: 2 });
    await calm.stop();
    const serving = await serveOn({ port: 0, host: '127.0.0.1', logger: SILENT, limits: NO_LIMITS, store });
    for (const { client } of table.people) {
      await client.connect(serving.url);
      while (client.seen === null) await client.connect(serving.url);
    }
    // A read that fails turns somebody away who comes: they come again.
    const { people } = table;
    const playing = people.map((somebody) => somebody.stay(serving.url));
    await people[0]?.client.until(() => people.every(({ done }) => done));
    for (const somebody of people) somebody.paused = true;
    await Promise.all(playing);
    ease();
    for (const { client } of table.people) await expectSameAsFresh(serving.url, client);
    await serving.stop();
    await expectKept({ dataDir: folder }, table);
    await rm(folder, { recursive: true });
  });
});
