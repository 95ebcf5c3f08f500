import { sameJson } from '@warmoot/kernel';
import {
  type BackupCounts,
  BackupFault,
  type BackupTable,
  HEADER,
  hashing,
  hashLine,
  hashOfRecords,
  type Lines,
  tablesIn,
} from './backupFile.js';
import { type Broken, wholeTablesIn } from './backupRescue.js';
import { failingBy } from './failing.js';
import { StoreFault } from './fit.js';
import type { Store, StoredHead } from './port.js';

export { type BackupCounts, BackupFault, type Lines } from './backupFile.js';
export type { Broken } from './backupRescue.js';

/** A table that could not be backed up, and why. */
export interface Unread {
  readonly table: string;
  /** The number of the record that cannot be read; null where it is not one of them. */
  readonly record: number | null;
  readonly why: string;
}

const isLine = (record: string): boolean => {
  try {
    JSON.parse(record);
    return !/[\n\r]/.test(record);
  } catch {
    return false;
  }
};

/** The records of a table, or what of it cannot be read. */
const recordsOf = async (store: Store, { table, length, broken }: StoredHead): Promise<readonly string[] | Unread> => {
  if (broken === true) return { table, record: null, why: 'its entry in the list of tables is damaged' };
  try {
    // Play may have gone on since the head was read. Only an append changes a head, so the head and as many records
    // as it speaks of are the table as it once was.
    const all = await store.read(table, 0);
    if (all.length > length && ((await store.head(table))?.length ?? 0) < all.length) {
      return { table, record: length, why: `${all.length} records are there, its entry speaks of ${length}` };
    }
    const log = all.slice(0, length);
    const bad = log.findIndex((record) => !isLine(record));
    if (bad >= 0) return { table, record: bad, why: 'it is no JSON' };
    return log.length === length ? log : { table, record: log.length, why: `${length} records should be there` };
  } catch (error) {
    if (!isBroken(error)) throw error;
    return { table, record: null, why: error instanceof Error ? error.message : String(error) };
  }
};

/** Whether the store could not read one thing, and may read another: all else ends the backup. */
const isBroken = (error: unknown): boolean => failingBy(error) === 'broken';

/**
 * All tables as lines of text without their ends. Nothing in them tells which kind of store they came from, nor when,
 * so two backups of the same tables are the same. Snapshots are left out: they can be made again. So are tables that
 * cannot be read, and they are told.
 */
export async function* backup(
  store: Store,
  tell: (unread: Unread) => void = () => undefined,
): AsyncGenerator<string, BackupCounts> {
  const hash = hashing();
  const put = (line: string): string => {
    hashLine(hash, line);
    return line;
  };
  let tables = 0;
  let records = 0;
  yield put(JSON.stringify(HEADER));
  for await (const head of store.heads()) {
    const log = await recordsOf(store, head);
    if ('why' in log) {
      tell(log);
      continue;
    }
    const { table, keys, summary, length } = head;
    yield put(JSON.stringify({ table, keys, summary, records: length, sha256: hashOfRecords(log) }));
    for (const record of log) yield put(record);
    tables += 1;
    records += length;
  }
  yield JSON.stringify({ tables, records, sha256: hash.digest('hex') });
  return { tables, records };
}

/** Reads a backup again, line by line, and gives what it holds. */
export const readBack = async (lines: Lines): Promise<BackupCounts> => {
  const tables = tablesIn(lines);
  for (;;) {
    const next = await tables.next();
    if (next.done === true) return next.value;
  }
};

/** How far a restore has come. */
export interface RestoreProgress {
  readonly doing: 'checking' | 'writing';
  readonly tables: number;
  /** How many there are; null while that is being found out. */
  readonly of: number | null;
}

/** How much was brought back. */
export interface RestoreCounts extends BackupCounts {
  /** Tables that were there already, the same in everything. */
  readonly skipped: number;
}

interface RestoreOptions {
  readonly onProgress?: (progress: RestoreProgress) => void;
  /** Leaves out what is broken, and tells it. Without it, anything broken is a BackupFault. */
  readonly leaveOut?: (broken: Broken) => void;
}

/** Reads the tables of a backup, in one of the two ways. */
type Reading = (lines: Lines) => AsyncGenerator<BackupTable, BackupCounts>;

const isSame = async (store: Store, given: BackupTable): Promise<boolean> => {
  const { table, keys, summary, records } = given;
  const there = await store.head(table);
  if (there?.length !== records.length || !sameJson([there.keys, there.summary], [keys, summary])) return false;
  return sameJson(await store.read(table, 0), records);
};

/** Reads the whole file, and gives the counts and which of its tables are there already, the same in everything. */
const check = async (store: Store, tables: ReturnType<Reading>, tell: (tables: number) => void) => {
  const there = new Set<string>();
  let clash: BackupFault | null = null;
  for (let count = 1; ; count++) {
    const next = await tables.next();
    // A bad file is told before a clash with the store: the clash may come of it.
    if (next.done === true) {
      if (clash !== null) throw clash;
      return { counts: next.value, there };
    }
    const { line, table } = next.value;
    if ((await store.head(table)) !== null) {
      if (await isSame(store, next.value)) there.add(table);
      else
        clash ??= new BackupFault(line, 'a table that the store does not have', `${table}, which is there and differs`);
    }
    tell(count);
  }
};

/** Tables that are written together share a wait for the disk. */
const TOGETHER = 64;

const write = async (
  store: Store,
  tables: ReturnType<Reading>,
  there: ReadonlySet<string>,
  tell: (tables: number) => void,
) => {
  let group: BackupTable[] = [];
  let count = 0;
  const put = async ({ table, records, keys, summary }: BackupTable): Promise<void> => {
    if (await store.append(table, 0, records, { keys, summary })) return;
    throw new StoreFault(`Table ${table} was made by somebody else during the restore. Stop the server, then repeat.`);
  };
  for await (const table of tables) {
    count += 1;
    if (!there.has(table.table)) group.push(table);
    if (group.length < TOGETHER) continue;
    await Promise.all(group.map(put));
    group = [];
    tell(count);
  }
  await Promise.all(group.map(put));
  tell(count);
};

/**
 * Puts the tables of a backup into a store. The lines are asked for twice: the whole file is checked before anything
 * is written, and refused by a BackupFault. Each table comes whole or not at all, so a restore that was cut short is simply repeated.
 */
export const restore = async (
  store: Store,
  lines: () => Lines,
  { onProgress = () => undefined, leaveOut }: RestoreOptions = {},
): Promise<RestoreCounts> => {
  const reading = (tell: (broken: Broken) => void): ReturnType<Reading> =>
    leaveOut === undefined ? tablesIn(lines()) : wholeTablesIn(lines(), tell);
  const { counts, there } = await check(store, reading(leaveOut ?? (() => undefined)), (tables) =>
    onProgress({ doing: 'checking', tables, of: null }),
  );
  await write(
    store,
    reading(() => undefined),
    there,
    (tables) => onProgress({ doing: 'writing', tables, of: counts.tables }),
  );
  return { ...counts, skipped: there.size };
};
