import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '@warmoot/kernel';
import { checkAppend, StoreFault } from './fit.js';
import { checkFile, damaged, foreign, unusable, writableFolder } from './folder.js';
import { groupCommit } from './groupCommit.js';
import { type Hearers, hearers } from './hearers.js';
import type { Head, KeptFacts, News, Store, StoredHead } from './port.js';
import { closeDatabase, type Database, openDatabase, patiently, rollBack } from './sqliteDriver.js';
import { longAppends, MANY } from './sqliteLong.js';
import { NO_FORM, stepsFrom } from './steps.js';

const FILE = 'warmoot.sqlite';
/** Tables of one step through all of them: reading them must not keep writers waiting. */
const PAGE = 200;

/** WAL lets a backup read while the server writes; FULL waits for the disk at every commit. */
const SETTINGS = `
  PRAGMA busy_timeout = 25;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;`;

const META = 'CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID';

const HEAD = 'SELECT heads.id, length, heads.keys, summary FROM heads';

// Parameters have no numbers: some versions of Node take a numbered one for a name.
const statements = (db: Database) => ({
  touch: db.prepare("INSERT OR REPLACE INTO meta VALUES ('ready', datetime())"),
  bucket: db.prepare('SELECT value FROM meta WHERE name = ?'),
  putBucket: db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)'),
  standing: db.prepare('SELECT length, keys FROM heads WHERE id = ?'),
  newHead: db.prepare('INSERT INTO heads (length, keys, summary, id) VALUES (?, ?, ?, ?)'),
  putHead: db.prepare('UPDATE heads SET length = ?, keys = ?, summary = ? WHERE id = ?'),
  dropRecords: db.prepare('DELETE FROM records WHERE id = ?'),
  dropKeys: db.prepare('DELETE FROM keys WHERE id = ?'),
  addKey: db.prepare('INSERT OR IGNORE INTO keys (key, id) VALUES (?, ?)'),
  add: db.prepare('INSERT INTO records (id, position, record) VALUES (?, ?, ?)'),
  read: db.prepare(
    `SELECT record FROM records WHERE id = ? AND position >= ? AND EXISTS (SELECT 1 FROM heads WHERE heads.id = records.id)
     ORDER BY position LIMIT ?`,
  ),
  head: db.prepare(`${HEAD} WHERE heads.id = ?`),
  openedBy: db.prepare(`${HEAD} JOIN keys ON keys.id = heads.id WHERE key = ? ORDER BY heads.id`),
  firstHeads: db.prepare(`${HEAD} ORDER BY heads.id LIMIT ${PAGE}`),
  headsAfter: db.prepare(`${HEAD} WHERE heads.id > ? ORDER BY heads.id LIMIT ${PAGE}`),
  keepSnapshot: db.prepare(
    `INSERT INTO snapshots (id, length, form, snapshot) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
     SET length = excluded.length, form = excluded.form, snapshot = excluded.snapshot
     WHERE excluded.length >= snapshots.length`,
  ),
  snapshot: db.prepare('SELECT length, form, snapshot FROM snapshots WHERE id = ?'),
});

type Statements = ReturnType<typeof statements>;

interface HeadRow {
  readonly id: string;
  readonly length: number;
  readonly keys: string;
  readonly summary: string;
}

const storedHead = ({ id, length, keys, summary }: HeadRow): StoredHead => ({
  table: id,
  length,
  keys: JSON.parse(keys) as readonly string[],
  summary: JSON.parse(summary) as Json,
});

/** One head that is damaged does not hide the others. */
const headOrBroken = (row: HeadRow): StoredHead => {
  try {
    return storedHead(row);
  } catch {
    return { table: row.id, length: row.length, keys: [], summary: null, broken: true };
  }
};

const newHead = (sql: Statements, table: string, length: number, { keys, summary }: Head): void => {
  sql.newHead.run(length, JSON.stringify(keys), JSON.stringify(summary), table);
  for (const key of keys) sql.addKey.run(key, table);
};

/** The append itself, inside a transaction that nobody else writes in. */
const appendNow = (sql: Statements, table: string, expected: number, records: readonly string[], head: Head) => {
  const standing = sql.standing.get(table) as { readonly length: number; readonly keys: string } | undefined;
  if ((standing?.length ?? 0) !== expected) return false;
  if (standing === undefined) {
    // Parts of a table that was never finished.
    sql.dropRecords.run(table);
    newHead(sql, table, records.length, head);
  } else {
    const keys = JSON.stringify(head.keys);
    sql.putHead.run(expected + records.length, keys, JSON.stringify(head.summary), table);
    if (standing.keys !== keys) {
      sql.dropKeys.run(table);
      for (const key of head.keys) sql.addKey.run(key, table);
    }
  }
  for (const [index, record] of records.entries()) sql.add.run(table, expected + index, record);
  return true;
};

/** Where the stores of a file meet. */
interface Meeting {
  readonly hearers: Hearers<News>;
  readonly words: Hearers<string>;
}

/**
 * Those who wait for news of a file, for all stores of this process on it. Another process that writes the same file
 * is not heard: SQLite has no way to tell. One server to a file, and the commands beside it only read.
 */
const HEARERS = new Map<string, Meeting & { stores: number }>();

const joinHearers = (file: string): Meeting & { readonly leave: () => void } => {
  const all = HEARERS.get(file) ?? { hearers: hearers<News>(), words: hearers<string>(), stores: 0 };
  HEARERS.set(file, all);
  all.stores += 1;
  const leave = (): void => {
    all.stores -= 1;
    if (all.stores === 0) HEARERS.delete(file);
  };
  return { ...all, leave };
};

const hasMeta = (db: Database): boolean =>
  db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'meta'").get() !== undefined;

const formOf = (db: Database): string => {
  if (!hasMeta(db)) return `${NO_FORM}`;
  const row = db.prepare("SELECT value FROM meta WHERE name = 'version'").get();
  return (row as { readonly value: string } | undefined)?.value ?? 'none';
};

/** Takes the steps that the file lacks, all or none. A file that lacks none is not written. */
const bringUp = (db: Database, file: string): void => {
  if (stepsFrom(formOf(db), file).length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    // Another process may have been first while this one waited.
    const steps = stepsFrom(formOf(db), file);
    if (!hasMeta(db)) db.exec(META);
    const note = db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
    for (const { to, name, sqlite } of steps) {
      db.exec(sqlite);
      note.run('version', `${to}`);
      note.run(`step ${to}`, name);
    }
    db.exec('COMMIT');
  } catch (error) {
    rollBack(db);
    throw error;
  }
};

/** Refuses a file in which another program keeps its tables, or that has lost ours. */
const checkOwner = (db: Database, file: string): void => {
  const form = formOf(db);
  if (form !== `${NO_FORM}` && form !== 'none') return;
  const rows = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { readonly name: string }[];
  const names = rows.map(({ name }) => name);
  if (names.includes('heads') && names.includes('records')) throw damaged(file);
  if (names.length > 0) throw foreign(file, names);
};

const prepared = async (db: Database, file: string): Promise<Statements> => {
  await patiently(() => checkOwner(db, file));
  await patiently(() => db.exec(SETTINGS));
  await patiently(() => bringUp(db, file));
  return statements(db);
};

/** The store in one file of a folder, for one server. Made where it is missing, unless it must be there. */
export const openSqlite = async (folder: string, mustExist = false): Promise<Store> => {
  if (mustExist && !existsSync(join(folder, FILE))) throw new StoreFault(`There is no store in ${folder}.`);
  if (!mustExist) await writableFolder(folder);
  const file = join(await realpath(folder), FILE);
  await checkFile(file);
  const db = await openDatabase(file).catch((error) => {
    throw unusable(file, error);
  });
  const sql = await prepared(db, file).catch((error) => {
    db.close();
    throw unusable(file, error);
  });
  const { write, drained } = groupCommit(db);
  const news = joinHearers(file);
  let making: Promise<unknown> = Promise.resolve();
  /** Something in several parts: all of them are done before the store is closed. */
  const whole = <A>(work: () => Promise<A>): Promise<A> => {
    open();
    const made = work();
    making = Promise.allSettled([making, made]);
    return made;
  };
  const makeLong = longAppends(db, write, (table, length, head) => newHead(sql, table, length, head));
  let closed: Promise<void> | null = null;

  const open = (): void => {
    if (closed !== null) throw new StoreFault('The store is closed.');
  };
  const reading = async <A>(work: () => A): Promise<A> => {
    open();
    return patiently(work);
  };
  const writing = async <A>(work: () => A): Promise<A> => {
    open();
    return write(work);
  };

  return {
    append: async (table, expected, records, head) => {
      const isLong = expected === 0 && records.length > MANY;
      checkAppend(table, expected, isLong ? records.slice(0, 1) : records, head);
      const first = isLong
        ? await whole(() => makeLong(table, records, head))
        : await writing(() => appendNow(sql, table, expected, records, head));
      if (first) news.hearers.tell({ table, length: expected + records.length });
      return first;
    },
    read: (table, from, most = -1) =>
      reading(() => (sql.read.all(table, from, most) as { readonly record: string }[]).map(({ record }) => record)),
    head: (table) =>
      reading(() => {
        const row = sql.head.get(table) as HeadRow | undefined;
        return row === undefined ? null : headOrBroken(row);
      }),
    openedBy: (key) => reading(() => (sql.openedBy.all(key) as HeadRow[]).map(headOrBroken)),
    heads: async function* () {
      let page = await reading(() => sql.firstHeads.all() as HeadRow[]);
      while (page.length > 0) {
        yield* page.map(headOrBroken);
        const last = page.at(-1)?.id;
        page = await reading(() => sql.headsAfter.all(last) as HeadRow[]);
      }
    },
    keepSnapshot: async (table, { length, form, snapshot }) => {
      await writing(() => sql.keepSnapshot.run(table, length, form, snapshot));
    },
    snapshot: (table) =>
      reading(() => {
        const row = sql.snapshot.get(table) as KeptFacts | undefined;
        return row === undefined ? null : { length: row.length, form: row.form, snapshot: row.snapshot };
      }),
    watch: async (hear, heed = () => undefined) => {
      open();
      const leave = [news.hearers.add(hear), news.words.add(heed)];
      return async () => {
        for (const one of leave) one();
      };
    },
    say: async (said) => {
      open();
      // As elsewhere, nobody hears anything while it is being said.
      await null;
      for (const word of said) news.words.tell(word);
    },
    spend: (name, many, { most, everyMs }) =>
      writing(() => {
        const now = Date.now();
        const row = sql.bucket.get(`bucket ${name}`) as { readonly value: string } | undefined;
        const [kept = most, at = now] = row?.value.split(' ').map(Number) ?? [];
        const left = Math.min(most, kept + Math.max(0, now - at) / everyMs);
        if (left < many) return false;
        sql.putBucket.run(`bucket ${name}`, `${left - many} ${now}`);
        return true;
      }),
    // A write, because a full disk still reads.
    ready: async () => {
      await writing(() => sql.touch.run());
    },
    close: () => {
      closed ??= making.then(drained).then(() => {
        news.leave();
        closeDatabase(db);
      });
      return closed;
    },
  };
};
