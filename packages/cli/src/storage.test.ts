import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '@warmoot/table';
import { programOf, type ScratchPostgres, scratchPostgres } from '@warmoot/table/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { warmootLater } from './testing/terminal.js';

const MAIN = await programOf(new URL('main.ts', import.meta.url));
const BUILT = fileURLToPath(new URL('../bin/warmoot.mjs', import.meta.url));

let server: ScratchPostgres;
let folder: string;
beforeAll(async () => {
  server = await scratchPostgres();
});
afterAll(() => server?.stop());
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
const textOf = (name: string): string => readFileSync(at(name), 'utf8');

/** A folder with two tables, one of them with all that could be torn on the way. */
const played = async (name: string): Promise<string> => {
  const store = await openSqlite(at(name));
  await store.append('ash', 0, ['"one\u2028line\u0085 é 😀"', '{"two":2}'], { keys: ['k'], summary: { name: 'Ash' } });
  await store.append('elm', 0, [JSON.stringify('x'.repeat(300_000))], { keys: [], summary: null });
  await store.close();
  return at(name);
};

describe('backup and restore', () => {
  test('the drill: a file to PostgreSQL and back', async () => {
    const data = await played('data');
    const database = await server.freshDatabase();
    const done = await warmootLater(['backup', '--data', data, '--to', at('one')]);
    expect(done).toMatchObject({ exit: 0, err: '', out: `${at('one')}: 2 tables, 3 records, all read back.\n` });
    expect(await warmootLater(['restore', at('one'), '--database', database])).toMatchObject({ exit: 0, err: '' });
    expect((await warmootLater(['backup', '--database', database, '--to', at('two')])).exit).toBe(0);
    expect(textOf('two')).toBe(textOf('one'));
    expect((await warmootLater(['restore', at('two'), '--data', at('back')])).exit).toBe(0);
    const { out } = await warmootLater(['backup', '--data', at('back'), '--to', '-']);
    expect(out).toBe(textOf('one'));
    expect(readdirSync(folder).sort()).toEqual(['back', 'data', 'one', 'two']);
  });

  test('as JSON, by the environment, and repeated', async () => {
    vi.stubEnv('DATA_DIR', await played('data'));
    const { out } = await warmootLater(['backup', '--to', at('one'), '--json']);
    expect(JSON.parse(out)).toEqual({ to: at('one'), tables: 2, records: 3 });
    vi.stubEnv('DATABASE_URL', await server.freshDatabase());
    const restored = async () => JSON.parse((await warmootLater(['restore', at('one'), '--json'])).out) as unknown;
    expect(await restored()).toEqual({ from: at('one'), tables: 2, records: 3, skipped: 0 });
    expect(await restored()).toEqual({ from: at('one'), tables: 2, records: 3, skipped: 2 });
    // What the command says goes before the environment.
    expect((await warmootLater(['backup', '--data', at('data'), '--to', '-'])).out).toBe(textOf('one'));
  });

  test('somebody who watches sees how far it is', async () => {
    const data = await played('data');
    const { err } = await warmootLater(['backup', '--data', data, '--to', at('one')], 'terminal');
    expect(err).toMatch(/backup .*%/);
    expect(err.endsWith('\r\x1b[2K')).toBe(true);
    expect((await warmootLater(['restore', at('one'), '--data', at('back')], 'terminal')).err).toMatch(/checking 1/);
  });

  test('through the standard input and output', async () => {
    const data = await played('data');
    const start = (args: readonly string[], input = '') =>
      spawnSync(process.execPath, [MAIN, ...args], {
        encoding: 'utf8',
        input,
        maxBuffer: 1 << 24,
      });
    const { stdout, status } = start(['backup', '--data', data, '--to', '-']);
    expect(status).toBe(0);
    const restored = start(['restore', '-', '--data', at('back')], stdout);
    expect(restored).toMatchObject({ status: 0, stderr: '', stdout: 'standard input: 2 tables, 3 records.\n' });
  });
});

describe('what is broken', () => {
  test('a table that cannot be read is named and left out, and all others are backed up', async () => {
    const data = await played('data');
    const store = await openSqlite(data);
    // The store does not read what it keeps.
    await store.append('ash', 2, ['{"cut'], { keys: [], summary: null });
    await store.close();
    const done = await warmootLater(['backup', '--data', data, '--to', at('one'), '--json']);
    expect(done.exit).toBe(1);
    const unread = [{ table: 'ash', record: 2, why: 'it is no JSON' }];
    expect(JSON.parse(done.out)).toEqual({ to: at('one'), tables: 1, records: 1, unread });
    const said = await warmootLater(['backup', '--data', data, '--to', at('two')]);
    expect(said.exit).toBe(1);
    expect(said.err).toMatch(/One table could not be read.*\n {2}ash, record 2: it is no JSON/);
    expect(await warmootLater(['restore', at('two'), '--data', at('back')])).toMatchObject({ exit: 0 });
  });

  test('a restore leaves out what is broken when it is asked to, and names it', async () => {
    const data = await played('data');
    await warmootLater(['backup', '--data', data, '--to', at('one')]);
    writeFileSync(at('changed'), textOf('one').replace('"two":2', '"two":3'));
    const refused = await warmootLater(['restore', at('changed'), '--data', at('back')]);
    expect(refused).toMatchObject({ exit: 2, err: expect.stringContaining('the sha256') });
    const asked = await warmootLater(['restore', at('changed'), '--data', at('back'), '--leave-out-broken', '--json']);
    expect(asked.exit).toBe(0);
    expect(asked.err).toMatch(/^warmoot: left out: table ash, line 2: /);
    expect(JSON.parse(asked.out)).toMatchObject({ tables: 1, records: 1, leftOut: [{ table: 'ash', line: 2 }] });
    const list = await openSqlite(at('back'));
    expect(await list.read('ash', 0)).toEqual([]);
    expect(await list.read('elm', 0)).toHaveLength(1);
    await list.close();
  });
});

describe('refusals', () => {
  test('no store, no file, a file that is there', async () => {
    const none = await warmootLater(['backup', '--data', at('none'), '--to', at('one')]);
    expect(none).toMatchObject({ exit: 2, err: `warmoot: There is no store in ${at('none')}.\n` });
    expect(readdirSync(folder)).toEqual([]);
    const data = await played('data');
    const lost = await warmootLater(['restore', at('lost'), '--data', data]);
    expect(lost.exit).toBe(2);
    expect(lost.err).toBe(`warmoot: ${at('lost')}: there is no such file.\n`);
    const aFolder = await warmootLater(['restore', folder, '--data', data]);
    expect(aFolder).toMatchObject({ exit: 2, err: `warmoot: ${folder}: this is a folder, not a file.\n` });
    writeFileSync(at('one'), 'mine');
    const mine = await warmootLater(['backup', '--data', data, '--to', at('one')]);
    expect(mine).toMatchObject({ exit: 2, err: expect.stringContaining('there already') });
    expect(textOf('one')).toBe('mine');
    const nowhere = await warmootLater(['backup', '--data', data, '--to', at('no/such/folder')]);
    expect(nowhere).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/such\/folder: the folder .* is not there\./),
    });
  });

  test('a bad backup, by its line', async () => {
    writeFileSync(at('bad'), '{"format":"warmoot-backup/1"}\nhello\n');
    const { exit, err } = await warmootLater(['restore', at('bad'), '--data', at('data')]);
    expect(exit).toBe(2);
    expect(err).toMatch(/: line 2: expected a table, in JSON; found hello\. Nothing was restored; --leave-out-broken /);
    const json = await warmootLater(['restore', at('bad'), '--data', at('data'), '--json']);
    expect(JSON.parse(json.err)).toMatchObject({ error: { exit: 2, file: at('bad'), path: 'line 2' } });
  });

  test.each([
    [['backup', '--data', 'a', '--database', 'b'], /cannot be used with/],
    [['backup', '--to', '-', '--json'], /--json does not go with/],
    [['restore'], /missing required argument/],
    [
      ['backup', '--database', 'postgres://postgres:secret@127.0.0.1:1/none', '--to', '/dev/null/x'],
      /the database: .*ECONNREFUSED/,
    ],
  ])('%j is bad usage', async (argv, message) => {
    const { exit, err, out } = await warmootLater(argv);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('secret');
  });

  test('a file that is no store', async () => {
    await played('data');
    writeFileSync(
      at('data/warmoot.sqlite'),
      'this is no database, though it is long enough to be looked at '.repeat(100),
    );
    const { exit, err } = await warmootLater(['backup', '--data', at('data'), '--to', at('one')]);
    expect(exit).toBe(2);
    expect(err).toMatch(/is no SQLite database: /);
  });
});

test('help does not load what keeps the tables', () => {
  const listing = "process.on('exit', () => console.error(Object.keys(require('node:module')._cache).join('\\n')))";
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,import{createRequire}from'node:module';const require=createRequire('file:///');${listing}`,
      BUILT,
      'backup',
      '--help',
    ],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stderr).not.toMatch(/node_modules\/(pg|@photostructure)/);
});
