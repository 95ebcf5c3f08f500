import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headOf, line, storeContract } from '../testing/storeContract.js';
import { groupCommit } from './groupCommit.js';
import { openSqlite } from './sqlite.js';
import { type Database, openDatabase } from './sqliteDriver.js';

const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'warmoot-sqlite-'));

storeContract('SQLite', async () => {
  const folder = scratchFolder();
  let store = await openSqlite(folder);
  return {
    store,
    place: { dataDir: folder },
    another: () => openSqlite(folder),
    reopen: async () => {
      await store.close();
      store = await openSqlite(folder);
      return store;
    },
    cleanup: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});

let folder: string;
let raw: Database;
beforeEach(async () => {
  folder = scratchFolder();
  await (await openSqlite(join(folder, 'made', 'if', 'missing'))).close();
  raw = await openDatabase(join(folder, 'made', 'if', 'missing', 'warmoot.sqlite'));
});
afterEach(() => {
  raw.close();
  rmSync(folder, { recursive: true });
});
const open = () => openSqlite(join(folder, 'made', 'if', 'missing'));

test('a file of a later program is left alone', async () => {
  raw.exec("UPDATE meta SET value = '99' WHERE name = 'version'");
  await expect(open()).rejects.toThrow(/form 99, and this program knows form 2/);
});

test('another process that writes is waited for, and no one else is kept waiting by that', async () => {
  const store = await open();
  raw.exec('BEGIN IMMEDIATE');
  let done = false;
  const append = store.append('t', 0, [line(1)], headOf(null)).then((first) => {
    done = true;
    return first;
  });
  for (let turn = 0; turn < 10; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await store.read('t', 0)).toEqual([]);
  }
  expect(done).toBe(false);
  raw.exec("INSERT INTO meta VALUES ('other', 'process'); COMMIT");
  expect(await append).toBe(true);
  await store.close();
});

test('after closing, the one file is all there is to copy', async () => {
  const store = await open();
  await store.append('t', 0, [line(1)], headOf(null));
  await store.close();
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  copyFileSync(join(folder, 'made', 'if', 'missing', 'warmoot.sqlite'), join(copy, 'warmoot.sqlite'));
  const copied = await openSqlite(copy, true);
  expect(await copied.read('t', 0)).toEqual(['1']);
  await copied.close();
});

test('a store that must be there is not made', async () => {
  await expect(openSqlite(join(folder, 'none'), true)).rejects.toThrow(/There is no store/);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('opening waits as well', async () => {
  raw.exec('BEGIN EXCLUSIVE');
  const opening = open();
  await new Promise((resolve) => setTimeout(resolve, 150));
  raw.exec('COMMIT');
  await (await opening).close();
});

test('writes of one turn are one transaction, and those of the next are another', async () => {
  let commits = 0;
  const counting = new Proxy(raw, {
    get: (db, property) => {
      if (property !== 'prepare') return Reflect.get(db, property, db);
      return (sql: string) => {
        const statement = db.prepare(sql);
        if (sql !== 'COMMIT') return statement;
        return {
          run: () => {
            commits += 1;
            return statement.run();
          },
        };
      };
    },
  });
  const { write } = groupCommit(counting);
  expect(await Promise.all([1, 2, 3, 4].map((n) => write(() => n)))).toEqual([1, 2, 3, 4]);
  expect(commits).toBe(1);
  await write(() => 5);
  expect(commits).toBe(2);
});

test('what one write does wrong is not the fault of those beside it', async () => {
  raw.exec('CREATE TABLE tried (n INTEGER PRIMARY KEY)');
  const { write } = groupCommit(raw);
  const insert = raw.prepare('INSERT INTO tried VALUES (?)');
  const ends = await Promise.allSettled(
    [1, 2, 2, 3].map((n) =>
      write(() => {
        insert.run(n);
        return n;
      }),
    ),
  );
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(raw.prepare('SELECT count(*) AS n FROM tried').get()).toEqual({ n: 3 });
});

test('a commit that fails has failed for all, and the next goes on', async () => {
  raw.exec(`PRAGMA foreign_keys = on;
    CREATE TABLE parent (n INTEGER PRIMARY KEY);
    CREATE TABLE child (n INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED)`);
  const { write, drained } = groupCommit(raw);
  const parent = raw.prepare('INSERT INTO parent VALUES (?)');
  const child = raw.prepare('INSERT INTO child VALUES (?)');
  const ends = await Promise.allSettled([write(() => parent.run(1)), write(() => child.run(2))]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await write(() => parent.run(3));
  await drained();
  expect(raw.prepare('SELECT n FROM parent').all()).toEqual([{ n: 3 }]);
});

test('a table that was never finished is none, and is made anew by whoever makes it', async () => {
  const folder = scratchFolder();
  await (await openSqlite(folder)).close();
  const leaveParts = async (table: string): Promise<void> => {
    const db = await openDatabase(join(folder, 'warmoot.sqlite'));
    db.prepare("INSERT INTO meta VALUES ('part of ' || ?, '')").run(table);
    for (let at = 0; at < 300; at++) db.prepare('INSERT INTO records VALUES (?, ?, ?)').run(table, at, `"part ${at}"`);
    db.close();
  };
  await leaveParts('short');
  await leaveParts('long');
  const store = await openSqlite(folder);
  for (const table of ['short', 'long']) {
    expect([await store.head(table), await store.read(table, 0)]).toEqual([null, []]);
  }
  expect(await store.append('short', 0, ['1'], headOf(null))).toBe(true);
  expect(await store.read('short', 0)).toEqual(['1']);
  const records = Array.from({ length: 250 }, (_, at) => line(at));
  expect(await store.append('long', 0, records, headOf(null))).toBe(true);
  expect(await store.read('long', 0)).toEqual(records);
  expect(await store.read('short', 0)).toEqual(['1']);
  await store.close();
  rmSync(folder, { recursive: true });
});
