import { createReadStream } from 'node:fs';
import type { Store } from '@warmoot/table';
import { type Command, Option } from 'commander';
import type { Io } from './io.js';
import { bar, percent } from './layout.js';
import { Stop } from './stop.js';

export interface PlaceOptions {
  readonly data?: string;
  readonly database?: string;
}

export const withPlace = (command: Command): Command =>
  command
    .addOption(
      new Option('--data <folder>', 'the folder of the tables (DATA_DIR, or else ./data)').conflicts('database'),
    )
    .addOption(new Option('--database <url>', 'the PostgreSQL database of the tables (DATABASE_URL)'));

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the tables are: what the command says comes before what the environment says. */
export const placeOf = ({ data, database }: PlaceOptions, { DATABASE_URL, DATA_DIR }: Environment) => ({
  databaseUrl: database ?? (data === undefined ? DATABASE_URL : undefined),
  dataDir: data ?? (DATA_DIR || './data'),
});

/** A fault outside the program, as far as one can tell: it says so by a code, as Node, SQLite and PostgreSQL do. */
export const outsideFault = (
  error: unknown,
  where: { readonly file: string },
  words: Readonly<Record<string, string>> = {},
): unknown => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string };
  if (typeof code !== 'string') return error;
  if (Object.hasOwn(words, code)) return new Stop(2, `${words[code]}.`, where);
  return new Stop(2, (message ?? '') === '' ? code : `${message}`.replace(/([^.])$/, '$1.'), where);
};

/** Opens the tables, works with them and lets go of them, however that ends. */
export const withStore = async <A>(
  options: PlaceOptions & { readonly mustExist: boolean },
  work: (store: Store, table: typeof import('@warmoot/table')) => Promise<A>,
): Promise<A> => {
  // Not before it is needed: what runs a server is much to load for `warmoot --help`.
  const table = await import('@warmoot/table');
  const place = placeOf(options, process.env);
  // An address may hold a password, so it is not said.
  const where = { file: (place.databaseUrl ?? '') === '' ? place.dataDir : 'the database' };
  try {
    const store = await table.openStore({ ...place, mustExist: options.mustExist });
    try {
      return await work(store, table);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof table.StoreFault) throw new Stop(2, error.message);
    throw error instanceof Stop ? error : outsideFault(error, where);
  }
};

/** A file line by line. Node's own reader would also cut at line ends that JSON allows within a text. */
export async function* fileLines(path: string): AsyncGenerator<string> {
  let rest = '';
  const pieces = createReadStream(path, { encoding: 'utf8' });
  // Not every fault of a file says which file it was.
  pieces.on('error', (error) => Object.assign(error, { path }));
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const REDRAW_MS = 100;

/** A line that shows how far one is, where somebody watches. `end` wipes it away. */
export const progressOn = (io: Io) => {
  let shown = Number.NEGATIVE_INFINITY;
  const show = (what: string, done: number, of: number | null): void => {
    if (!io.errTty || performance.now() - shown < REDRAW_MS) return;
    shown = performance.now();
    const share = of === null || of === 0 ? null : Math.min(1, done / of);
    io.err(`\r\x1b[2K${what} ${share === null ? done : `${bar(share)} ${percent(share)}`}`);
  };
  const end = (): void => {
    if (shown > 0) io.err('\r\x1b[2K');
  };
  return { show, end };
};
