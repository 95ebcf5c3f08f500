import { sameJson } from '@warmoot/kernel';
import {
  type BackupCounts,
  BackupFault,
  type BackupTable,
  HEADER,
  hashing,
  hashLine,
  type Lines,
  tablesIn,
} from './backupFile.js';
import { StoreFault } from './fit.js';
import type { Store } from './port.js';

export { type BackupCounts, BackupFault, type Lines } from './backupFile.js';

/**
 * All tables as lines of text without their ends. Nothing in them tells which kind of store they came from, nor when,
 * so two backups of the same tables are the same. Snapshots are left out: they can be made again.
 */
export async function* backup(store: Store): AsyncGenerator<string, BackupCounts> {
  const hash = hashing();
  const put = (line: string): string => {
    hashLine(hash, line);
    return line;
  };
  let tables = 0;
  let records = 0;
  yield put(JSON.stringify(HEADER));
  for await (const { table, keys, summary, length } of store.heads()) {
    // Play may have gone on since the head was read. Only an append changes a head, so the head and as many records
    // as it speaks of are the table as it once was.
    const log = (await store.read(table, 0)).slice(0, length);
    yield put(JSON.stringify({ table, keys, summary, records: length }));
    for (const record of log) yield put(record);
    tables += 1;
    records += length;
  }
  yield JSON.stringify({ tables, records, sha256: hash.digest('hex') });
  return { tables, records };
}

export interface RestoreProgress {
  readonly doing: 'checking' | 'writing';
  readonly tables: number;
  /** How many there are; null while that is being found out. */
  readonly of: number | null;
}

export interface RestoreCounts extends BackupCounts {
  /** Tables that were there already, the same in everything. */
  readonly skipped: number;
}

interface RestoreOptions {
  readonly onProgress?: (progress: RestoreProgress) => void;
}

const isSame = async (store: Store, given: BackupTable): Promise<boolean> => {
  const { table, keys, summary, records } = given;
  const there = await store.head(table);
  if (there?.length !== records.length || !sameJson([there.keys, there.summary], [keys, summary])) return false;
  return sameJson(await store.read(table, 0), records);
};

/** Reads the whole file, and gives the counts and which of its tables are there already, the same in everything. */
const check = async (store: Store, lines: Lines, tell: (tables: number) => void) => {
  const there = new Set<string>();
  let clash: BackupFault | null = null;
  const tables = tablesIn(lines);
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

const write = async (store: Store, lines: Lines, there: ReadonlySet<string>, tell: (tables: number) => void) => {
  let group: BackupTable[] = [];
  let count = 0;
  const put = async ({ table, records, keys, summary }: BackupTable): Promise<void> => {
    if (await store.append(table, 0, records, { keys, summary })) return;
    throw new StoreFault(`Table ${table} was made by somebody else during the restore. Stop the server, then repeat.`);
  };
  for await (const table of tablesIn(lines)) {
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
  { onProgress = () => undefined }: RestoreOptions = {},
): Promise<RestoreCounts> => {
  const { counts, there } = await check(store, lines(), (tables) =>
    onProgress({ doing: 'checking', tables, of: null }),
  );
  await write(store, lines(), there, (tables) => onProgress({ doing: 'writing', tables, of: counts.tables }));
  return { ...counts, skipped: there.size };
};
