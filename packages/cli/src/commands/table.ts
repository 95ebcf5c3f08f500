import { openTable, tableFile } from '@warmoot/protocol';
import type { Command } from 'commander';
import { notTaken, readJsonFile } from '../files.js';
import { type Io, type Later, outJson, outLines } from '../io.js';
import { columns } from '../layout.js';
import { type Json, jsonOption } from '../options.js';
import { Stop, valueIn } from '../stop.js';
import { type PlaceOptions, withPlace, withStore } from '../storage.js';
import { mustBeNew, writeWhole } from '../wholeFile.js';

interface ListOptions extends PlaceOptions, Json {}
interface ImportOptions extends PlaceOptions, Json {}
interface NewOptions extends Json {
  readonly me: string;
  readonly title?: string;
  readonly dice?: string;
}
interface ExportOptions extends PlaceOptions, Json {
  readonly to?: string;
}

const listTables = (io: Io, options: ListOptions): Promise<void> =>
  withStore({ ...options, mustExist: true }, async (store, { tableListing }) => {
    const tables = [];
    for await (const head of store.heads()) {
      const listing = tableListing(head);
      if (listing === null) io.err(`warmoot: table ${head.table} is damaged, and cannot be listed.\n`);
      else tables.push(listing);
    }
    if (options.json) return outJson(io, tables);
    if (tables.length === 0) return outLines(io, ['There are no tables.']);
    const rows = tables.map(({ table, title, people, scene, records, changed }) => [
      table,
      title,
      people.join(', '),
      scene ?? '',
      `${records}`,
      new Date(changed).toISOString().slice(0, 16).replace('T', ' '),
    ]);
    const heads = ['table', 'title', 'people', 'scene', 'records', 'last (UTC)'];
    outLines(io, columns([heads, ...rows], ['left', 'left', 'left', 'left', 'right', 'left']));
  });

const HIDDEN =
  'a scene or vote is under way here: this file holds what is hidden from its players, and the seed of dice yet to fall.';

const exportTable = (io: Io, id: string, options: ExportOptions): Promise<void> => {
  const to = options.to ?? `warmoot-table-${id}.json`;
  const aloud = to === '-';
  if (aloud && options.json) throw new Stop(2, '--json does not go with --to -, which prints the table itself.');
  if (!aloud) mustBeNew(to);
  return withStore({ ...options, mustExist: true }, async (store, { exportWhole }) => {
    const found = await exportWhole(store, id);
    if (found === null) throw new Stop(2, `There is no table ${id}; warmoot table list shows those there are.`);
    const { file, running } = found;
    const text = `${JSON.stringify(file)}\n`;
    if (aloud) io.out(text);
    else await writeWhole(to, [text]);
    const { hash, records } = file;
    if (options.json) outJson(io, { to, table: id, records: records.length, hash, running });
    else if (!aloud) outLines(io, [`${to}: ${records.length} records, hash ${hash}.`]);
    if (running) io.err(`warmoot: ${HIDDEN}\n`);
  });
};

/** A table that is in no store: one person sits at it, and it is in a file. */
const newTable = async (io: Io, to: string, { me, title, dice, json }: NewOptions): Promise<void> => {
  mustBeNew(to, 'name another');
  const wish = { me, ...(title === undefined ? {} : { title }), ...(dice === undefined ? {} : { options: { dice } }) };
  const asked = valueIn(openTable.parse(wish));
  const { newFile, newTableId } = await import('@warmoot/table');
  const file = newFile(asked, newTableId(), Date.now());
  await writeWhole(to, [`${JSON.stringify(file)}\n`]);
  const { table, records, hash } = file;
  if (json) return outJson(io, { to, table, records: records.length, hash });
  outLines(io, [`${to}: table ${table}, of which ${asked.me} is the host.`]);
};

const ON_ITS_WORD =
  'It was played again, and what follows from it holds. Names, times, what was said and whether anything was left out are taken on its word.';

const importTable = async (io: Io, path: string, options: ImportOptions): Promise<void> => {
  const { file, value } = readJsonFile(io, path);
  await withStore({ ...options, mustExist: false }, async (store, { readFile, importWithCode }) => {
    const checked = await readFile(value);
    if (!checked.ok) throw notTaken(checked.refusal, file);
    const kept = await importWithCode(store, checked.value, Date.now());
    if (options.json) return outJson(io, { from: file, ...kept });
    const { table, seat, hash, notReplayed, secret } = kept;
    const scenes = notReplayed.length === 1 ? 'Scene' : 'Scenes';
    outLines(io, [
      `${file}: table ${table}, ${checked.value.records.length} records, hash ${hash}.`,
      ...(notReplayed.length === 0
        ? []
        : [`${scenes} ${notReplayed.join(', ')}: played by other rules than those here, and kept as history.`]),
      ON_ITS_WORD,
      `The code of the host's seat (${seat}) is ${secret}: open /join#${secret} on the server within a week.`,
      'It can be used once. The other seats are handed out by the host, by links.',
    ]);
  });
};

export const tableCommand = (program: Command, io: Io, later: Later): void => {
  const table = program
    .command('table')
    .description('tables as files, and a list of all of them')
    .addHelpText(
      'after',
      `\nA file is one table with all its scenes (${tableFile.format}). What its campaign holds, warmoot campaign shows.`,
    );
  withPlace(table.command('list'))
    .description('list all tables')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  warmoot table list --data ./data')
    .action((options: ListOptions) => later(listTables(io, options)));
  table
    .command('new')
    .description('begin a table in a file of its own, without a server')
    .argument('<file>', 'the file, which must be new')
    .requiredOption('--me <name>', 'who sits at it')
    .option('--title <text>', 'what it is called')
    .option('--dice <kind>', 'seed, or typed: real dice, typed in')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nExample:\n  warmoot table new wednesdays.json --me Ana\n  warmoot campaign do wednesdays.json '{"deed":"found","name":"Fjord"}'`,
    )
    .action((to: string, options: NewOptions) => later(newTable(io, to, options)));
  withPlace(table.command('export'))
    .description('write one table to a file, hidden parts and all, without its keys and links')
    .argument('<table>', 'its id, as warmoot table list shows it')
    .option('--to <file>', 'the file, or - for the standard output (warmoot-table-<id>.json)')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThis is for whoever runs the server. At the table, everybody can export what they may know.\n\nExample:\n  warmoot table export 7k2m9p4q8r3t --to wednesdays.json',
    )
    .action((id: string, options: ExportOptions) => later(exportTable(io, id, options)));
  withPlace(table.command('import'))
    .description('check a file of a table and keep it as a new table')
    .argument('<file>', 'the file, or - for the standard input')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nEvery scene is played again and must come to the same, and so must all that follows from what was done. A file that\ndoes not hold changes nothing. What only people could tell is taken on its word: docs/protocol.md lists it.\n\nExample:\n  warmoot table import wednesdays.json',
    )
    .action((path: string, options: ImportOptions) => later(importTable(io, path, options)));
};
