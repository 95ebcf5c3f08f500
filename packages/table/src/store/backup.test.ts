import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ScratchPostgres, scratchPostgres } from '../testing/postgres.js';
import { headOf, line } from '../testing/storeContract.js';
import { backup, restore } from './backup.js';
import { BackupFault } from './backupFile.js';
import { openPostgres, openSqlite, type RestoreProgress, type Store } from './index.js';
import { openDatabase } from './sqliteDriver.js';

let server: ScratchPostgres;
const folder = mkdtempSync(join(tmpdir(), 'warmoot-backup-'));
const opened: Store[] = [];
beforeAll(async () => {
  server = await scratchPostgres();
});
afterAll(async () => {
  await Promise.all(opened.map((store) => store.close()));
  rmSync(folder, { recursive: true });
  await server?.stop();
});

const kept = async (opening: Promise<Store>): Promise<Store> => {
  const store = await opening;
  opened.push(store);
  return store;
};
const freshSqlite = () => kept(openSqlite(mkdtempSync(join(folder, 'sqlite-'))));
const freshPostgres = async () => kept(openPostgres(await server.freshDatabase()));

const linesOf = async (store: Store): Promise<string[]> => {
  const lines: string[] = [];
  for await (const each of backup(store)) lines.push(each);
  return lines;
};

const played = async (store: Store, tables = 150): Promise<Store> => {
  await Promise.all(
    Array.from({ length: tables }, async (_, index) => {
      const table = `table ${index}`;
      const summary = { name: `Ñ ${index} 😀`, 2: 'two', 1: ['one', null, 0.1], z: {} };
      for (let n = 0; n < 3; n++) {
        const records = [line({ n, text: '漢\n\u0000\ud800 " \\' }), '  {"spaced" : 1e3}  '];
        await store.append(table, 2 * n, records, headOf(summary, `key ${index}`, 'shared'));
      }
    }),
  );
  await store.keepSnapshot('table 1', { length: 2, form: 'a', snapshot: 'a cache' });
  return store;
};

/** The last line as it must be after these. */
const sealed = (lines: readonly string[], tables: number, records: number): readonly string[] => {
  const sha256 = createHash('sha256')
    .update(lines.map((each) => `${each}\n`).join(''))
    .digest('hex');
  return [...lines, line({ tables, records, sha256 })];
};

describe('the restore drill', () => {
  test('from SQLite to PostgreSQL and back, every byte is the same', async () => {
    const first = await linesOf(await played(await freshSqlite()));
    const [there, back] = [await freshPostgres(), await freshSqlite()];
    const counts = { tables: 150, records: 900, skipped: 0 };
    const progress: RestoreProgress[] = [];
    expect(await restore(there, () => first, { onProgress: (each) => progress.push(each) })).toEqual(counts);
    const second = await linesOf(there);
    expect(second).toEqual(first);
    expect(await restore(back, () => second)).toEqual(counts);
    expect(await linesOf(back)).toEqual(first);
    expect((await back.openedBy('shared')).length).toBe(150);
    expect(progress.at(-1)).toEqual({ doing: 'writing', tables: 150, of: 150 });
    expect(progress).toContainEqual({ doing: 'checking', tables: 150, of: null });
  });

  test('an empty store', async () => {
    const lines = await linesOf(await freshSqlite());
    expect(lines).toEqual(sealed(['{"format":"warmoot-backup/1"}'], 0, 0));
    expect(await restore(await freshPostgres(), () => lines)).toEqual({ tables: 0, records: 0, skipped: 0 });
  });

  test('repeated, and after it was cut short', async () => {
    const lines = await linesOf(await played(await freshSqlite(), 5));
    const store = await freshSqlite();
    await restore(store, () => lines);
    expect(await restore(store, () => lines)).toEqual({ tables: 5, records: 30, skipped: 5 });
    expect(await linesOf(store)).toEqual(lines);
    const half = await freshSqlite();
    const [, table] = lines;
    const head = JSON.parse(table ?? '') as { table: string; keys: string[]; summary: null };
    await half.append(head.table, 0, lines.slice(2, 8), head);
    expect(await restore(half, () => lines)).toEqual({ tables: 5, records: 30, skipped: 1 });
    expect(await linesOf(half)).toEqual(lines);
  });

  test.each(['SQLite', 'PostgreSQL'])('a backup of %s while play goes on', async (which) => {
    const store = await (which === 'SQLite' ? freshSqlite() : freshPostgres());
    let over = false;
    const play = Array.from({ length: 20 }, async (_, index) => {
      for (let n = 0; !over; n++) await store.append(`t${index}`, n, [line(n)], headOf({ length: n + 1 }));
    });
    while ((await store.head('t19')) === null) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let time = 0; time < 5; time++) {
      const lines = await linesOf(store);
      const copy = await freshSqlite();
      await restore(copy, () => lines);
      for await (const { table, length, summary } of copy.heads()) {
        expect(summary).toEqual({ length });
        expect(await copy.read(table, 0)).toEqual(Array.from({ length }, (_, n) => line(n)));
      }
    }
    over = true;
    await Promise.all(play);
  });
});

describe('a bad backup', () => {
  const header = '{"format":"warmoot-backup/1"}';
  const ash = line({ table: 'ash', keys: ['k'], summary: null, records: 2 });
  const elm = line({ table: 'elm', keys: [], summary: {}, records: 1 });
  const good = sealed([header, ash, '1', '2', elm, '3'], 2, 3);
  const without = (at: number) => good.filter((_, index) => index !== at - 1);
  const instead = (at: number, text: string) => good.map((each, index) => (index === at - 1 ? text : each));

  test('what is whole in it is restored on request, and what is not is named', async () => {
    const inside = (at: number, text: string): readonly string[] => instead(at, text);
    const cases: readonly (readonly [string, readonly string[], readonly string[], readonly unknown[]])[] = [
      ['good', good, ['ash', 'elm'], []],
      ['a record that is cut', inside(4, '{"cu'), ['elm'], [['ash', 2]]],
      ['a record that is missing', without(4), ['elm'], [['ash', 2]]],
      ['a first line that is cut', inside(2, '{"table":"as'), ['elm'], [[null, 2]]],
      ['a table twice', [...good.slice(0, 4), ...good.slice(1)], ['ash', 'elm'], [['ash', 5]]],
      [
        'cut short',
        good.slice(0, 5),
        ['ash'],
        [
          ['elm', 5],
          [null, 6],
        ],
      ],
      ['changed where nothing tells', inside(3, '9'), ['ash', 'elm'], [[null, 8]]],
      [
        'no backup at all',
        ['hello', 'there'],
        [],
        [
          [null, 2],
          [null, 3],
        ],
      ],
    ];
    for (const [name, lines, tables, broken] of cases) {
      const store = await freshSqlite();
      const told: unknown[] = [];
      await restore(store, () => lines, { leaveOut: ({ table, line: at }) => told.push([table, at]) });
      const there: string[] = [];
      for await (const { table } of store.heads()) there.push(table);
      expect([name, there, told]).toEqual([name, tables, broken]);
    }
  });

  test('a head that is damaged is told, and hides no other table', async () => {
    const place = mkdtempSync(join(folder, 'sqlite-'));
    const store = await kept(openSqlite(place));
    for (const table of ['ash', 'elm', 'oak', 'yew']) await store.append(table, 0, ['1', '2'], headOf(null));
    const raw = await openDatabase(join(place, 'warmoot.sqlite'));
    raw.exec("UPDATE heads SET summary = '{' WHERE id = 'elm'; UPDATE heads SET length = 3 WHERE id = 'oak'");
    raw.exec("UPDATE heads SET length = 1 WHERE id = 'yew'");
    raw.close();
    const unread: unknown[] = [];
    const lines: string[] = [];
    for await (const each of backup(store, ({ table, record }) => unread.push([table, record]))) lines.push(each);
    expect(unread).toEqual([
      ['elm', null],
      ['oak', 2],
      ['yew', 1],
    ]);
    expect(await restore(await freshSqlite(), () => lines)).toEqual({ tables: 1, records: 2, skipped: 0 });
  });

  test('the one that they differ from is good', async () => {
    expect(await restore(await freshSqlite(), () => good)).toEqual({ tables: 2, records: 3, skipped: 0 });
  });

  test.each([
    ['nothing at all', [], 1, /header/],
    ['another format', instead(1, '{"format":"warmoot-backup/2"}'), 1, /header.*format/],
    ['no backup', ['hello'], 1, /header.*JSON/],
    ['cut in a table', good.slice(0, 3), 4, /record 2 of 2; found the end/],
    ['cut between tables', good.slice(0, 4), 5, /last line.*found the end/],
    ['cut before the last line', good.slice(0, -1), 7, /found the end/],
    // The next table's line was taken for the record, and what follows is none.
    ['a record lost', without(3), 5, /a table/],
    ['a line that is empty', instead(3, ''), 3, /record 1 of 2.*an empty line/],
    ['a record torn', instead(3, '{"a":'), 3, /record 1 of 2, in JSON/],
    ['a record changed', instead(3, '9'), 7, /sha256/],
    ['a table changed', instead(5, elm.replace('elm', 'oak')), 7, /sha256/],
    ['a table without keys', instead(5, '{"table":"elm","summary":null,"records":1}'), 5, /a table.*keys/],
    ['a table without a name', instead(2, ash.replace('ash', '')), 2, /a table.*table/],
    ['a table without records', instead(5, elm.replace('1', '0')), 5, /a table.*records/],
    ['a table twice', sealed([header, elm, '3', elm, '3'], 2, 2), 4, /each table once; found elm again/],
    ['wrong counts', instead(7, (good[6] ?? '').replace('"records":3', '"records":4')), 7, /3 records; found 4/],
    ['more after the end', [...good, elm], 8, /the end of the file/],
    ['the ends of another system', good.map((each) => `${each}\r`), 2, /a table that a store can keep/],
  ])('%s is refused by its line, and nothing is written', async (_, lines, at, message) => {
    const store = await freshSqlite();
    const fault = await restore(store, () => lines).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BackupFault);
    expect((fault as BackupFault).line).toBe(at);
    expect((fault as BackupFault).message).toMatch(message);
    expect((await linesOf(store)).length).toBe(2);
  });

  test.each([
    ['further on', ['3', '4'], headOf({})],
    ['with another record', ['4'], headOf({})],
    ['with other keys', ['3'], headOf({}, 'k')],
    ['with another summary', ['3'], headOf(null)],
  ])('a table that is there %s is not touched, nor any other written', async (_, records, head) => {
    const store = await freshSqlite();
    await store.append('elm', 0, records, head);
    const before = await linesOf(store);
    await expect(restore(store, () => good)).rejects.toThrow(/^line 5: .*elm, which is there and differs/);
    expect(await linesOf(store)).toEqual(before);
  });
});
