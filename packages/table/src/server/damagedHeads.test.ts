import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.js';
import { openDatabase } from '../store/sqliteDriver.js';
import { NO_LIMITS, openTable, request } from '../testing/index.js';
import { SILENT } from './logger.js';
import { serve } from './serve.js';

interface Mine {
  readonly tables: readonly { readonly table: string }[];
}

describe('a table whose entry among the tables is damaged', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'warmoot-heads-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const serving = async () =>
    serve({ port: 0, host: '127.0.0.1', logger: SILENT, limits: NO_LIMITS, store: await openSqlite(folder) });

  test.each([
    ['summary', '{cut'],
    ['summary', 'null'],
    ['summary', '[]'],
    ['keys', 'no list'],
  ])('%s %s: it stands in nobody’s way, and is mended by what is next done there', async (column, value) => {
    const first = await serving();
    const { table, key, seat } = await openTable(first.url, 'Ana');
    const authorization = `Bearer ${key}`;
    const other = await request<{ table: string }>(first.url, '/api/tables', {
      body: { me: 'Ana' },
      headers: { authorization },
    });
    await first.stop();
    const db = await openDatabase(join(folder, 'warmoot.sqlite'));
    db.prepare(`UPDATE heads SET ${column} = ? WHERE id = ?`).run(value, table);
    db.close();

    const { url, stop } = await serving();
    const mine = async (): Promise<readonly string[]> => {
      const { status, body } = await request<Mine>(url, '/api/me', { headers: { authorization } });
      expect(status).toBe(200);
      return body.tables.map((one) => one.table).sort();
    };
    expect(await mine()).toEqual([other.body.table]);
    // The key is still known as one that opens something, and nobody is given another in its place.
    const third = await request<{ table: string }>(url, '/api/tables', {
      body: { me: 'Ana' },
      headers: { authorization },
    });
    expect(third.status).toBe(201);
    expect(third.headers.get('set-cookie')).toBeNull();
    expect((await request(url, '/api/ready')).status).toBe(200);
    const deed = { do: 'say', text: 'still here' };
    const said = await request(url, `/api/tables/${table}/commands`, {
      body: { id: 'one', seat, deed },
      headers: { authorization },
    });
    expect(said.status).toBe(200);
    expect(await mine()).toEqual([table, other.body.table, third.body.table].sort());
    await stop();
  });
});
