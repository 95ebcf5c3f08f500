import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Broken } from '@warmoot/table';
import type { Command } from 'commander';
import { type Io, type Later, outJson, outLines } from '../io.js';
import { type Json, jsonOption } from '../options.js';
import { FILE_FAULTS, Stop } from '../stop.js';
import { fileLines, outsideFault, type PlaceOptions, progressOn, withPlace, withStore } from '../storage.js';

interface RestoreOptions extends PlaceOptions, Json {
  readonly leaveOutBroken?: boolean;
}

const ADVICE = 'Nothing was restored; --leave-out-broken restores the tables that are whole.';

const leaveOutAsked = ({ leaveOutBroken }: RestoreOptions): boolean => leaveOutBroken === true;

const told = ({ table, line, why }: Broken): string =>
  `${table === null ? '' : `table ${table}, `}line ${line}: ${why.replace(/^line \d+: /, '').replace(/\.$/, '')}.`;

const restoreFrom = async (io: Io, path: string, named: string, options: RestoreOptions): Promise<void> => {
  await withStore({ ...options, mustExist: false }, async (store, table) => {
    const { show, end } = progressOn(io);
    const onProgress = ({ doing, tables, of }: { doing: string; tables: number; of: number | null }): void =>
      show(doing, tables, of);
    try {
      const leftOut: Broken[] = [];
      const leaveOut = (broken: Broken): void => void leftOut.push(broken);
      const counts = await table.restore(store, () => fileLines(path), {
        onProgress,
        ...(leaveOutAsked(options) && { leaveOut }),
      });
      end();
      const { tables, records, skipped } = counts;
      const already = skipped === 0 ? '' : ` ${skipped} of the tables were there already, just the same.`;
      for (const broken of leftOut) io.err(`warmoot: left out: ${told(broken)}\n`);
      if (options.json) outJson(io, { from: named, ...counts, ...(leaveOutAsked(options) && { leftOut }) });
      else outLines(io, [`${named}: ${tables} tables, ${records} records.${already}`]);
    } catch (error) {
      end();
      if (error instanceof table.BackupFault) {
        throw new Stop(2, `${error.message} ${ADVICE}`, { file: named, path: `line ${error.line}` });
      }
      throw (error as { readonly path?: unknown }).path === path
        ? outsideFault(error, { file: named }, FILE_FAULTS)
        : error;
    }
  });
};

/** A backup is read twice, which the standard input cannot be: it is put in a file first. */
const restore = async (io: Io, path: string, options: RestoreOptions): Promise<void> => {
  if (path !== '-') return restoreFrom(io, path, path, options);
  const folder = await mkdtemp(join(tmpdir(), 'warmoot-restore-'));
  try {
    const file = join(folder, 'backup.ndjson');
    await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }));
    await restoreFrom(io, file, 'standard input', options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const restoreCommand = (program: Command, io: Io, later: Later): void => {
  withPlace(program.command('restore'))
    .description('put the tables of a backup into a store; the whole file is checked first')
    .argument('<backup>', 'the file, or - for the standard input')
    .option('--leave-out-broken', 'restore what is whole, and name what is not')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nIt may be repeated: tables that are there already, just the same, are left as they are.\n\nExamples:\n  warmoot restore warmoot-backup-2026-01-31.ndjson\n  warmoot restore tables.ndjson --database postgres://localhost/warmoot',
    )
    .action((path: string, options: RestoreOptions) => later(restore(io, path, options)));
};
