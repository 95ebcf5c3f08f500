import type { BackupCounts, Store, Unread } from '@warmoot/table';
import type { Command } from 'commander';
import { type Io, type Later, outJson, outLines } from '../io.js';
import { type Json, jsonOption } from '../options.js';
import { Stop } from '../stop.js';
import { fileLines, type PlaceOptions, progressOn, withPlace, withStore } from '../storage.js';
import { mustBeNew, writeWhole } from '../wholeFile.js';

interface BackupOptions extends PlaceOptions, Json {
  readonly to?: string;
}

/** So many lines' text is written at once. */
const PIECE = 1 << 18;

/** The lines in pieces of a handy size, each line with its end. */
async function* pieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

const recordsIn = async (store: Store): Promise<number> => {
  let records = 0;
  for await (const { length } of store.heads()) records += length;
  return records;
};

/** The file as it is on the disk must hold what was read from the store. */
const readAgain = async (
  { readBack, BackupFault }: typeof import('@warmoot/table'),
  to: string,
  { tables, records }: BackupCounts,
): Promise<void> => {
  try {
    const found = await readBack(fileLines(to));
    if (found.tables === tables && found.records === records) return;
    throw new Stop(1, `it holds ${found.tables} tables and ${found.records} records, and not what was written.`, {
      file: to,
    });
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    throw new Stop(1, `it does not read back as it was written: ${error.message}`, { file: to });
  }
};

const notAll = (unread: readonly Unread[]): string =>
  [
    `${unread.length === 1 ? 'One table could not be read, and is' : `${unread.length} tables could not be read, and are`} not in the backup; all others are:`,
    ...unread.map(({ table, record, why }) => `  ${table}${record === null ? '' : `, record ${record}`}: ${why}`),
    'Keep the store as it is: an older backup may have them.',
  ].join('\n');

const backupStore = async (io: Io, options: BackupOptions): Promise<void> => {
  const to = options.to ?? `warmoot-backup-${new Date().toISOString().slice(0, 10)}.ndjson`;
  const aloud = to === '-';
  if (aloud && options.json) throw new Stop(2, '--json does not go with --to -, which prints the backup itself.');
  if (!aloud) mustBeNew(to);
  await withStore({ ...options, mustExist: true }, async (store, table) => {
    const { show, end } = progressOn(io);
    const total = io.errTty ? await recordsIn(store) : null;
    let counts = { tables: 0, records: 0 };
    const unread: Unread[] = [];
    const counted = async function* (): AsyncGenerator<string> {
      const lines = table.backup(store, (one) => unread.push(one));
      for (let done = 0; ; done++) {
        const next = await lines.next();
        if (next.done === true) {
          counts = next.value;
          return;
        }
        show('backup', done, total);
        yield next.value;
      }
    };
    if (aloud) for await (const piece of pieces(counted())) io.out(piece);
    else {
      await writeWhole(to, pieces(counted()));
      await readAgain(table, to, counts);
    }
    end();
    if (options.json) outJson(io, { to, ...counts, ...(unread.length === 0 ? {} : { unread }) });
    else if (!aloud)
      outLines(io, [
        `${to}: ${counts.tables} ${counts.tables === 1 ? 'table' : 'tables'}, ${counts.records} records, all read back.`,
      ]);
    if (unread.length > 0) throw new Stop(1, notAll(unread));
  });
};

export const backupCommand = (program: Command, io: Io, later: Later): void => {
  withPlace(program.command('backup'))
    .description('write all tables to a file, also while the server runs')
    .option('--to <file>', 'the file, or - for the standard output (warmoot-backup-<date>.ndjson)')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nWhoever has a backup can read every table, the hidden parts as well. The file is read back; a table that cannot be\nread is named and left out, and the command then ends with 1.\n\nExamples:\n  warmoot backup\n  warmoot backup --data ./data --to - | gzip > tables.gz\n  warmoot backup --database postgres://localhost/warmoot',
    )
    .action((options: BackupOptions) => later(backupStore(io, options)));
};
