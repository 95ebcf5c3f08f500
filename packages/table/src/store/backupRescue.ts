import {
  type BackupCounts,
  BackupFault,
  type BackupTable,
  checkFit,
  checkRecords,
  hashing,
  hashLine,
  isEnd,
  type Lines,
  numbered,
  tableShape,
} from './backupFile.js';

/** Something in a backup that cannot be restored: a table by its id where that can be read, and where and why. */
export interface Broken {
  readonly table: string | null;
  readonly line: number;
  readonly why: string;
}

type Head = {
  readonly table: string;
  readonly keys: readonly string[];
  readonly summary: never;
  readonly records: number;
  readonly sha256?: string | undefined;
};

const headIn = (text: string): Head | null => {
  if (!text.startsWith('{"table":')) return null;
  try {
    const parsed = tableShape.parse(JSON.parse(text));
    return parsed.ok ? (parsed.value as Head) : null;
  } catch {
    return null;
  }
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const faultIn = (table: BackupTable, sha256: string | undefined): string | null => {
  try {
    checkRecords(table, sha256);
    checkFit(table);
    return null;
  } catch (error) {
    if (error instanceof BackupFault) return error.message;
    throw error;
  }
};

/** Lines with a hash of all before the last one. */
const hashed = (given: Lines) => {
  const lines = numbered(given);
  const hash = hashing();
  return {
    ...lines,
    next: async (): Promise<string | null> => {
      const text = await lines.next();
      if (text !== null && !isEnd(text)) hashLine(hash, text);
      return text;
    },
    digest: (): string => hash.digest('hex'),
  };
};

/**
 * The tables of a backup that are whole; what is not is told, and left out. A table that a backup says to hold twice is
 * taken the first time.
 */
export async function* wholeTablesIn(
  given: Lines,
  tell: (broken: Broken) => void,
): AsyncGenerator<BackupTable, BackupCounts> {
  const lines = hashed(given);
  const seen = new Set<string>();
  let records = 0;
  let told = 0;
  let end: string | null = null;
  const say = (broken: Broken): void => {
    told += 1;
    tell(broken);
  };
  const isOther = (line: string | null): line is string => line !== null && headIn(line) === null && !isEnd(line);
  let text = await lines.next();
  // The first line says only what it is.
  if (isOther(text)) text = await lines.next();
  try {
    while (text !== null && end === null) {
      const [line, head] = [lines.line(), headIn(text)];
      if (head === null) {
        if (isEnd(text)) end = text;
        else say({ table: null, line, why: 'neither a table nor the last line' });
        // What belongs to a table whose first line cannot be read goes with it.
        do text = await lines.next();
        while (end === null && isOther(text));
        continue;
      }
      const { records: count, sha256, ...rest } = head;
      const read: string[] = [];
      let why: string | null = null;
      text = await lines.next();
      while (read.length < count && isOther(text)) {
        if (!isJson(text)) why ??= `record ${read.length + 1} of ${count}, at line ${lines.line()}, is no JSON`;
        read.push(text);
        text = await lines.next();
      }
      if (read.length < count) why ??= `${read.length} of its ${count} records are there`;
      const table = { ...rest, line, records: read } as BackupTable;
      why ??= seen.has(table.table) ? 'it is there twice' : faultIn(table, sha256);
      if (why !== null) {
        say({ table: table.table, line, why });
        continue;
      }
      seen.add(table.table);
      records += count;
      yield table;
    }
    const line = lines.line();
    if (end === null) say({ table: null, line, why: 'the file ends before its last line: tables may be missing' });
    else if (told === 0 && !end.includes(lines.digest()))
      say({ table: null, line, why: 'the file was changed, and nothing tells where' });
    return { tables: seen.size, records };
  } finally {
    await lines.leave();
  }
}
