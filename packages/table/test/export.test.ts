import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@warmoot/kernel';
import type { SealedFile, TableFile } from '@warmoot/protocol';
import { type Serving, SILENT, serve } from '@warmoot/table';
import { Client, joinTable, NO_LIMITS, openTable, type Place, request, seeds } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const CHECK = {
  do: 'begin',
  scene: 'saga/check',
  setup: {
    kind: 'opposed',
    seats: ['Ana', 'Bo'],
    acting: { name: 'Ella', seat: 'Ana', skill: 'run', rating: 4 },
    opposing: { name: 'Morten', seat: 'Bo', skill: 'run', rating: 2 },
  },
};

const DUEL = {
  do: 'begin',
  scene: 'saga/duel',
  setup: {
    seats: ['Ana', 'Bo'],
    side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
    side2: [{ name: 'Joris', seat: 'Bo', like: 'duellist' }],
  },
};

describe('tables as files over HTTP', () => {
  const folders: string[] = [];
  const up = async (limits = {}): Promise<Serving> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'warmoot-'));
    folders.push(dataDir);
    const secret = seeds('export');
    return serve({ port: 0, host: '127.0.0.1', dataDir, logger: SILENT, secret, limits: { ...NO_LIMITS, ...limits } });
  };
  let here: Serving;
  let there: Serving;
  beforeAll(async () => {
    here = await up();
    there = await up();
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  const fileOf = async <A = TableFile>(url: string, { table, seat, key }: Place) =>
    request<A>(url, `/api/tables/${table}/export?seat=${seat}`, { key });

  const command = (url: string, { table, seat, key }: Place, deed: object) =>
    request(url, `/api/tables/${table}/commands`, { key, body: { id: Math.random().toString(36), seat, deed } });

  const played = async () => {
    const ana = await openTable(here.url, 'Ana', { title: 'Wednesdays' });
    const bo = await joinTable(here.url, ana, 'Bo');
    for (const deed of [CHECK, { do: 'say', text: 'Again!' }, CHECK]) {
      expect((await command(here.url, ana, deed)).status).toBe(200);
    }
    return { ana, bo };
  };

  test('a table moves house: the hash stays, the importer is host, the others come by links', async () => {
    const { ana, bo } = await played();
    const { status, body: file, headers, text } = await fileOf(here.url, ana);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`warmoot-table-${ana.table}.json`);
    expect(text).not.toContain('keyed');
    expect((await fileOf(here.url, bo)).text).toBe(text);

    const imported = await request<Place & { hash: string }>(there.url, '/api/import', { body: file });
    expect(imported.status).toBe(201);
    expect(imported.body).toMatchObject({ table: ana.table, seat: 'Ana', hash: file.hash, notReplayed: [] });
    expect((await fileOf(there.url, imported.body)).body).toEqual(file);

    // Nobody else has come along; a link brings Bo back to his own seat.
    const key = bo.key;
    expect((await fileOf(there.url, { ...bo, key })).status).toBe(403);
    const link = await request<{ secret: string }>(there.url, `/api/tables/${ana.table}/links`, {
      key: imported.body.key,
      body: { by: 'Ana', seat: 'Bo' },
    });
    const back = await request<Place>(there.url, '/api/join', { body: { secret: link.body.secret } });
    expect(back.body).toMatchObject({ table: ana.table, seat: 'Bo' });

    // Play goes on there, and a second import is a table of its own.
    expect((await command(there.url, imported.body, DUEL)).status).toBe(200);
    const twice = await request<Place>(there.url, '/api/import', { body: file });
    expect(twice.body.table).not.toBe(ana.table);
    expect((await fileOf(there.url, twice.body)).body.hash).toBe(file.hash);
  });

  test('while a scene runs a seat gets what it sees; when the table has agreed to open it, all', async () => {
    const { ana, bo } = await played();
    await command(here.url, ana, DUEL);
    const client = await new Client(ana).connect(here.url);
    await client.do(client.randomDeed(stream('sealed')) as never);
    const sealed = await fileOf<SealedFile>(here.url, bo);
    expect(sealed.body).toMatchObject({ format: 'warmoot-sealed/1', seat: 'Bo', scene: { name: 'saga/duel' } });
    const lines = await request(here.url, `/api/tables/${bo.table}/lines?seat=Bo&most=500`, { key: bo.key });
    expect(sealed.body.items).toEqual(lines.body);
    const refused = await request(there.url, '/api/import', { body: sealed.body });
    expect(refused).toMatchObject({ status: 422, body: { refusal: { code: 'SEALED_FILE', seat: 'Bo' } } });

    await command(here.url, ana, { do: 'propose', about: 'openLog', value: {} });
    const seen = await request<{ seen: { proposals: { due: { question: string } }[] } }>(
      here.url,
      `/api/tables/${bo.table}?seat=Bo`,
      { key: bo.key },
    );
    const question = seen.body.seen.proposals[0]?.due.question;
    await command(here.url, bo, { do: 'speak', proposal: 1, question, choice: { choose: 'agree' } });
    const whole = await fileOf(here.url, bo);
    expect(whole.body.format).toBe('warmoot-table/1');
    const imported = await request<Place>(there.url, '/api/import', { body: whole.body });
    expect(imported.status).toBe(201);
    // The scene goes on with the same seed and the same sealed choice.
    const again = await new Client(imported.body).connect(there.url);
    expect(again.scene).toEqual(client.scene);
    client.close();
    again.close();
  });

  test('what is refused changes nothing, and says why', async () => {
    const { ana } = await played();
    const { body: file } = await fileOf(here.url, ana);
    const mine = async () => (await request<{ tables: unknown[] }>(there.url, '/api/me', { key: ana.key })).body.tables;
    const before = await mine();
    const post = (body: unknown) => request(there.url, '/api/import', { key: ana.key, body });
    expect(await post('{')).toMatchObject({ status: 400, body: { refusal: { code: 'NOT_JSON' } } });
    expect(await post({ ...file, hash: '0'.repeat(64) })).toMatchObject({
      status: 422,
      body: { refusal: { code: 'OTHER_HASH' } },
    });
    expect(await post({ ...file, more: 1 })).toMatchObject({
      status: 400,
      body: { refusal: { code: 'BAD_SHAPE', path: 'more' } },
    });
    expect(await mine()).toEqual(before);
    expect(await fileOf(here.url, { ...ana, key: 'x'.repeat(43) })).toMatchObject({ status: 403 });
    expect(await fileOf(here.url, { ...ana, table: 'nosuchtable1' })).toMatchObject({ status: 404 });
  });

  test('a file may be longer than other requests, up to its own limit', async () => {
    const small = await up({ bodyBytes: 1000, fileBytes: 2000 });
    const { ana } = await played();
    const { body: file } = await fileOf(here.url, ana);
    expect(await request(small.url, '/api/import', { body: file })).toMatchObject({
      status: 413,
      body: { refusal: { code: 'TOO_LARGE', most: 2000 } },
    });
    expect(await request(small.url, '/api/tables', { body: { me: 'x'.repeat(1500) } })).toMatchObject({
      status: 413,
      body: { refusal: { code: 'TOO_LARGE', most: 1000 } },
    });
    await small.stop();
  });
});
