import { createHash, type Hash } from 'node:crypto';
import { type Shape, shape } from '@warmoot/kernel';
import { checkAppend } from './fit.js';
import type { Head } from './port.js';

/** Lines of text without their ends. */
export type Lines = Iterable<string> | AsyncIterable<string>;

/** How much a backup holds. */
export interface BackupCounts {
  readonly tables: number;
  readonly records: number;
}

export const HEADER = { format: 'warmoot-backup/1' } as const;

const headerShape = shape.record({ format: shape.oneOf(HEADER.format) });
export const tableShape = shape.record({
  table: shape.text(1, 200),
  keys: shape.list(shape.text(0, 10_000), 0, 1_000_000),
  summary: shape.anyJson,
  records: shape.integer(1),
  /** Of this line's records, each with its end; backups from before do not have it. */
  sha256: shape.optional(shape.text(64, 64)),
});
const endShape = shape.record({ tables: shape.integer(0), records: shape.integer(0), sha256: shape.text(64, 64) });

/** A table as a backup has it, and the line where it begins. */
export interface BackupTable extends Head {
  readonly line: number;
  readonly table: string;
  readonly records: readonly string[];
}

/** A backup that cannot be restored: the line, and what is wrong with it. */
export class BackupFault extends Error {
  readonly line: number;
  constructor(line: number, expected: string, found: string) {
    super(`line ${line}: expected ${expected}; found ${found}.`);
    this.name = 'BackupFault';
    this.line = line;
  }
}

export const hashing = (): Hash => createHash('sha256');
/** Every line counts with its end, so that no two files that differ have one hash. */
export const hashLine = (hash: Hash, line: string): Hash => hash.update(line).update('\n');

const shown = (text: string): string =>
  text === '' ? 'an empty line' : text.length > 60 ? `${text.slice(0, 60)}…` : text;

const jsonOf = (text: string, line: number, expected: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupFault(line, `${expected}, in JSON`, shown(text));
  }
};

const parsed = <A>(form: Shape<A>, text: string, line: number, expected: string): A => {
  const result = form.parse(jsonOf(text, line, expected));
  if (result.ok) return result.value;
  const path = result.refusal.code === 'BAD_SHAPE' ? result.refusal.path : '';
  throw new BackupFault(line, path === '' ? expected : `${expected}, and its ${path} as it must be`, shown(text));
};

/** Lines one by one, with their numbers. */
export const numbered = (lines: Lines) => {
  const source = Symbol.asyncIterator in lines ? lines[Symbol.asyncIterator]() : lines[Symbol.iterator]();
  let line = 0;
  return {
    line: () => line,
    next: async (): Promise<string | null> => {
      const { done, value } = await source.next();
      line += 1;
      return done === true ? null : value;
    },
    leave: async (): Promise<void> => void (await source.return?.()),
  };
};

type Numbered = ReturnType<typeof numbered>;

const wanted = async (lines: Numbered, expected: string): Promise<string> => {
  const text = await lines.next();
  if (text === null) throw new BackupFault(lines.line(), expected, 'the end of the file');
  return text;
};

/** The hash of a table's records, each with its end. */
export const hashOfRecords = (records: readonly string[]): string =>
  records.reduce((hash, record) => hashLine(hash, record), hashing()).digest('hex');

const recordsOf = async (lines: Numbered, hash: Hash, count: number): Promise<string[]> => {
  const records: string[] = [];
  while (records.length < count) {
    const what = `record ${records.length + 1} of ${count}`;
    const record = await wanted(lines, what);
    jsonOf(record, lines.line(), what);
    hashLine(hash, record);
    records.push(record);
  }
  return records;
};

const checkEnd = async (lines: Numbered, text: string, counts: BackupCounts, hash: string): Promise<void> => {
  const end = parsed(endShape, text, lines.line(), 'the last line, with the counts');
  for (const what of ['tables', 'records'] as const) {
    if (end[what] !== counts[what]) throw new BackupFault(lines.line(), `${counts[what]} ${what}`, `${end[what]}`);
  }
  if (end.sha256 !== hash) throw new BackupFault(lines.line(), `the sha256 ${hash} of all lines before`, end.sha256);
  const more = await lines.next();
  if (more !== null) throw new BackupFault(lines.line(), 'the end of the file', shown(more));
};

export const isEnd = (text: string): boolean => text.startsWith('{"tables":');

/** The tables of a backup, each checked as it comes, and the whole at the end. Throws at the first bad line. */
export async function* tablesIn(given: Lines): AsyncGenerator<BackupTable, BackupCounts> {
  const lines = numbered(given);
  const hash = hashing();
  const seen = new Set<string>();
  let records = 0;
  try {
    const header = await wanted(lines, 'the header of a backup');
    parsed(headerShape, header, lines.line(), 'the header of a backup');
    hashLine(hash, header);
    for (;;) {
      const text = await wanted(lines, 'a table, or the last line with the counts');
      if (isEnd(text)) {
        const counts = { tables: seen.size, records };
        await checkEnd(lines, text, counts, hash.digest('hex'));
        return counts;
      }
      const line = lines.line();
      const { records: count, sha256, ...head } = parsed(tableShape, text, line, 'a table');
      if (seen.has(head.table)) throw new BackupFault(line, 'each table once', `${head.table} again`);
      seen.add(head.table);
      hashLine(hash, text);
      const table = { ...head, line, records: await recordsOf(lines, hash, count) };
      checkRecords(table, sha256);
      checkFit(table);
      records += count;
      yield table;
    }
  } finally {
    await lines.leave();
  }
}

export const checkRecords = ({ line, records }: BackupTable, said: string | undefined): void => {
  const found = hashOfRecords(records);
  if (said !== undefined && said !== found) throw new BackupFault(line, `the sha256 ${found} of its records`, said);
};

export const checkFit = ({ line, table, records, keys, summary }: BackupTable): void => {
  try {
    checkAppend(table, 0, records, { keys, summary });
  } catch (error) {
    throw new BackupFault(
      line,
      'a table that a store can keep',
      error instanceof Error ? error.message : String(error),
    );
  }
};
