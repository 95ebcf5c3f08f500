import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TableFile, tableHash } from '@warmoot/protocol';
import { openSqlite, SILENT, serve } from '@warmoot/table';
import { keepRandomTable, type RandomTable, request } from '@warmoot/table/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmootLater } from './testing/terminal.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-cli-'));
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const at = (name: string): string => join(folder, name);
const fileIn = (name: string): TableFile => JSON.parse(readFileSync(at(name), 'utf8')) as TableFile;

/** A folder with a table that ended a scene, and whether one still runs there. */
const played = async (isRunning: boolean): Promise<RandomTable> => {
  const store = await openSqlite(at('data'));
  for (let n = 0; ; n++) {
    const id = `randomtab${n + 100}`;
    const table = await keepRandomTable(store, id, `cli ${n}`, 60);
    const { scene, scenes, proposals } = table.facts;
    if (scenes.length > (isRunning ? 1 : 0) && (scene !== null || proposals.length > 0) === isRunning) {
      await store.close();
      vi.stubEnv('DATA_DIR', at('data'));
      return { ...table, facts: { ...table.facts, table: id } };
    }
  }
};

test('list, export, import and export again: the same hash', async () => {
  const { facts, records } = await played(false);
  const list = await warmootLater(['table', 'list']);
  expect(list.exit).toBe(0);
  expect(list.out).toMatch(/^table +title +people +scene +records/);
  expect(list.out).toContain(`${facts.table}  Ash & Elm ⚔`);
  const listed = JSON.parse((await warmootLater(['table', 'list', '--json'])).out) as { table: string }[];
  expect(listed.find(({ table }) => table === facts.table)).toMatchObject({ records: records.length, scene: null });

  const out = await warmootLater(['table', 'export', facts.table, '--to', at('one.json')]);
  const { hash, records: kept } = fileIn('one.json');
  expect(hash).toBe(tableHash(kept));
  expect(out).toMatchObject({ exit: 0, err: '' });
  expect(out.out).toBe(`${at('one.json')}: ${fileIn('one.json').records.length} records, hash ${hash}.\n`);
  expect(statSync(at('one.json')).mode & 0o777).toBe(0o600);

  const back = await warmootLater(['table', 'import', at('one.json'), '--data', at('back')]);
  expect(back).toMatchObject({ exit: 0, err: '' });
  expect(back.out).toContain(`table ${facts.table}, `);
  expect(back.out).toContain(`hash ${hash}.`);
  await warmootLater(['table', 'export', facts.table, '--data', at('back'), '--to', at('two.json')]);
  expect(fileIn('two.json')).toEqual(fileIn('one.json'));
  expect(readdirSync(folder).sort()).toEqual(['back', 'data', 'one.json', 'two.json']);

  // The code that was printed opens the host's seat, once.
  const secret = /is ([0-9A-Z-]{19}):/.exec(back.out)?.[1];
  const serving = await serve({ port: 0, host: '127.0.0.1', dataDir: at('back'), logger: SILENT });
  const join1 = await request(serving.url, '/api/join', { body: { secret } });
  expect(join1).toMatchObject({ status: 201, body: { table: facts.table, seat: facts.host } });
  expect((await request(serving.url, '/api/join', { body: { secret } })).status).toBe(410);
  await serving.stop();
});

test('the operator is warned of what the file gives away', async () => {
  const { facts } = await played(true);
  const { exit, err } = await warmootLater(['table', 'export', facts.table, '--to', at('one.json')]);
  expect(exit).toBe(0);
  expect(err).toMatch(/^warmoot: a scene or vote is under way/);
  const aloud = await warmootLater(['table', 'export', facts.table, '--to', '-']);
  expect(JSON.parse(aloud.out)).toEqual(fileIn('one.json'));
  const json = await warmootLater(['table', 'export', facts.table, '--to', at('two.json'), '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ running: true, table: facts.table });
});

test('what cannot be done is said', async () => {
  const { facts } = await played(false);
  const none = await warmootLater(['table', 'export', 'nosuchtable1', '--to', at('x')]);
  expect(none).toMatchObject({ exit: 2, err: expect.stringContaining('There is no table nosuchtable1') });
  await warmootLater(['table', 'export', facts.table, '--to', at('one.json')]);
  const taken = await warmootLater(['table', 'export', facts.table, '--to', at('one.json')]);
  expect(taken).toMatchObject({ exit: 2, err: expect.stringContaining('there already') });
  const file = fileIn('one.json');
  const refused = async (value: unknown) => {
    writeFileSync(at('bad.json'), JSON.stringify(value));
    const { exit, err } = await warmootLater(['table', 'import', at('bad.json'), '--data', at('back')]);
    expect(exit).toBeGreaterThan(0);
    return err;
  };
  expect(await refused({ ...file, hash: '0'.repeat(64) })).toContain('changed after it was written');
  expect(await refused({ ...file, format: 'warmoot-sealed/1', seat: 'Bo' })).toContain('what Bo could see');
  expect(await refused({ ...file, records: [{}] })).toContain('records[0].seq: ');
  const cut = file.records.slice(1).map((record, seq) => ({ ...record, seq }));
  expect(await refused({ ...file, records: cut, hash: tableHash(cut) })).toContain('records[0]: Record 0 of this file');
  const wrong = file.records.map((record) =>
    record.what.did === 'ended' ? { ...record, what: { ...record.what, seed: 'other' } } : record,
  );
  expect(await refused({ ...file, records: wrong, hash: tableHash(wrong) })).toMatch(
    /scene \d was not played as it says\. .*0/,
  );
  const lost = await warmootLater(['table', 'import', at('lost.json'), '--data', at('back')]);
  expect(lost).toMatchObject({ exit: 2, err: expect.stringContaining('there is no such file') });
  const empty = await warmootLater(['table', 'list', '--data', at('back')]);
  expect(empty.out + empty.err).toMatch(/There (are no tables|is no store)/);
});
