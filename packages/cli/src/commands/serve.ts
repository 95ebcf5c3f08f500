import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Imports, Logger, Serving, Store } from '@warmoot/table';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { mayOpenBrowser, openBrowser } from '../browser.js';
import { type Io, type Later, outLines } from '../io.js';
import { isEverywhere, networkUrls } from '../network.js';
import { freePort, noteServing, servedAt, stopSignal } from '../serving.js';
import { Stop } from '../stop.js';
import { type PlaceOptions, placeOf, withPlace, withStore } from '../storage.js';

const IMPORTS: readonly Imports[] = ['seated', 'anyone', 'here'];
const USUAL_PORT = 4600;
const USUAL_HOST = '127.0.0.1';

/** The settings of the environment with their defaults. Options of the command come first. */
export const SETTINGS = {
  PORT: `the port (${USUAL_PORT}, or the next free one)`,
  HOST: `the address to listen at (${USUAL_HOST}: this machine only; 0.0.0.0: others in the network too)`,
  DATABASE_URL: 'the PostgreSQL database of the tables',
  DATA_DIR: 'without a database, the folder of the tables (./data)',
  PUBLIC_URL: 'where people reach the server, such as https://moot.example.org',
  TRUST_PROXY: 'yes, where a proxy stands before the server and nothing else can reach it',
  OPEN_METRICS: 'yes, where only your monitoring can reach /metrics from elsewhere (no: this machine alone reads it)',
  IMPORTS:
    'whose files become tables: seated (who holds a seat here, and this machine), anyone, or here (this machine)',
} as const;

type Settings = Readonly<Partial<Record<keyof typeof SETTINGS, string | undefined>>>;

interface ServeOptions extends PlaceOptions {
  readonly port?: number;
  readonly host?: string;
  readonly publicUrl?: string;
  readonly trustProxy?: boolean;
  readonly openMetrics?: boolean;
  readonly imports?: Imports;
  readonly open?: boolean;
  readonly log?: boolean;
}

const portNumber = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) {
    throw new InvalidArgumentError('A port was expected, a number from 0 to 65535.');
  }
  return Number(text);
};

const origin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
  throw new InvalidArgumentError('An address without a path was expected, such as https://moot.example.org.');
};

const yes = (text: string): boolean => {
  if (/^(yes|true|1|on)$/i.test(text)) return true;
  if (/^(no|false|0|off)$/i.test(text)) return false;
  throw new InvalidArgumentError('yes or no was expected.');
};

const whose = (text: string): Imports => {
  const found = IMPORTS.find((one) => one === text);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`One of these was expected: ${IMPORTS.join(', ')}.`);
};

/** A setting of the environment; what is empty counts as not given. */
const setting = <A>(env: Settings, name: keyof typeof SETTINGS, read: (text: string) => A): A | undefined => {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  try {
    return read(text);
  } catch (error) {
    throw new Stop(2, (error as Error).message, { option: name });
  }
};

const HERE = new URL('../..', import.meta.url);

/** The packed product has its pages and its version in one folder; in a checkout both are elsewhere. */
const IS_PACKED = existsSync(new URL('pages', HERE));

const version = (): string => {
  const manifest = readFileSync(new URL(IS_PACKED ? 'package.json' : '../../package.json', HERE), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
};

/** The pages for browsers, where they have been built. */
const PAGES = fileURLToPath(new URL(IS_PACKED ? 'pages' : '../web/dist/client', HERE));

/** The build of the server is that of its pages: pages of an earlier build see that they are old. */
const build = (): string => {
  const page = join(PAGES, 'index.html');
  const said = existsSync(page)
    ? /<meta name="warmoot-build" content="([^"]+)"/.exec(readFileSync(page, 'utf8'))
    : null;
  return said?.[1] ?? version();
};

/** For people at a terminal: only what they should look into. */
const plainLogger = (io: Io): Logger => ({
  info: (what) => {
    if (what === 'store works again') io.err('warmoot: the tables can be kept again.\n');
  },
  error: (what, { where, fault, kind, at, fails, cause } = {}) =>
    io.err(
      what === 'store fails'
        ? `warmoot: the tables cannot be kept now (${fails ?? ''}): ${cause ?? ''}\n`
        : `warmoot: ${what} ${fault ?? ''} in ${where ?? ''}: ${kind ?? ''} ${at ?? ''}\n`,
    ),
});

const NOT_LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: another server listens there. --port (or PORT) names another.',
  EACCES: 'may not be listened at by you. --port (or PORT) names another, from 1024 on.',
  EADDRNOTAVAIL: 'is no address of this machine. --host (or HOST) names another; 0.0.0.0 is all of them.',
  ENOTFOUND: 'is no address that is known here. --host (or HOST) names another; 0.0.0.0 is all of them.',
};

const notListening = (error: unknown, host: string, port: number): unknown => {
  const why = NOT_LISTENING[(error as { readonly code?: string }).code ?? ''];
  return why === undefined ? error : new Stop(2, `${host} port ${port} ${why}`);
};

interface Wanted {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
  readonly openMetrics: boolean;
  readonly imports: Imports;
  readonly logger: Logger;
}

const bringUp = async (
  store: Store,
  { serve }: typeof import('@warmoot/table'),
  { host, port, publicUrl, trustProxy, openMetrics, imports, logger }: Wanted,
): Promise<Serving> => {
  try {
    await store.ready();
    return await serve({
      store,
      host,
      port,
      publicUrl,
      trustProxy,
      openMetrics,
      imports,
      logger,
      pages: PAGES,
      build: build(),
    });
  } catch (error) {
    throw notListening(error, host, port);
  }
};

/** The address on this machine, whatever people elsewhere use. */
const localUrl = (host: string, port: number): string =>
  `http://${isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/** Where people in the same network reach the server; behind a public address they use that. */
const linesForOthers = ({ host, publicUrl }: Pick<Wanted, 'host' | 'publicUrl'>, port: number): readonly string[] =>
  publicUrl === null
    ? networkUrls(host, port, networkInterfaces()).map((url) => `Others in the network open ${url}`)
    : [];

interface Shown {
  readonly where: string;
  readonly local: string;
  readonly others: readonly string[];
  readonly open: boolean;
}

const untilStopped = async (io: Io, serving: Serving, { where, local, others, open }: Shown): Promise<void> => {
  const stopped = stopSignal();
  outLines(io, [
    `Warmoot is at ${serving.url}${serving.url === local ? '' : ` (here: ${local})`}`,
    ...others,
    ...(existsSync(join(PAGES, 'index.html')) ? [] : ['Its pages are not built yet: npm start builds them.']),
    `The tables are kept in ${where}. Ctrl-C stops the server; nothing is lost.`,
  ]);
  if (open && mayOpenBrowser(process.platform, process.env, io.tty)) openBrowser(local);
  await stopped;
  outLines(io, ['Stopping: what was asked for is finished first. Ctrl-C again ends it at once.']);
  await serving.stop();
  outLines(io, ['Stopped.']);
};

/** Says what can be done where the tables cannot be opened. */
const withAdvice = (error: unknown, hasDatabase: boolean): unknown => {
  if (!(error instanceof Stop) || error.where.file === undefined) return error;
  const advice = hasDatabase
    ? 'Is PostgreSQL running, and does DATABASE_URL (or --database) say where?'
    : 'The tables are kept in this folder, so it must be writable; --data (or DATA_DIR) names another.';
  return new Stop(2, `${error.message} ${advice}`, error.where);
};

const serveTables = async (io: Io, options: ServeOptions): Promise<void> => {
  const env: Settings = process.env;
  const { databaseUrl, dataDir } = placeOf(options, env);
  const hasDatabase = (databaseUrl ?? '') !== '';
  const asked = options.port ?? setting(env, 'PORT', portNumber);
  const host = options.host ?? setting(env, 'HOST', (text) => text) ?? USUAL_HOST;
  const publicUrl = options.publicUrl ?? setting(env, 'PUBLIC_URL', origin) ?? null;
  const trustProxy = options.trustProxy ?? setting(env, 'TRUST_PROXY', yes) ?? false;
  const openMetrics = options.openMetrics ?? setting(env, 'OPEN_METRICS', yes) ?? false;
  const imports = options.imports ?? setting(env, 'IMPORTS', whose) ?? 'seated';
  const other = hasDatabase ? null : await servedAt(dataDir);
  if (other !== null) {
    throw new Stop(2, `A Warmoot serves these tables already, at ${other}. Use that one, or --data another folder.`, {
      file: dataDir,
    });
  }
  let isOpen = false;
  try {
    await withStore({ ...options, mustExist: false }, async (store, table) => {
      const logger = options.log || !io.errTty ? table.jsonLogger(io.err) : plainLogger(io);
      const port = asked ?? (await freePort(USUAL_PORT, host));
      const serving = await bringUp(store, table, { host, port, publicUrl, trustProxy, openMetrics, imports, logger });
      isOpen = true;
      const local = localUrl(host, serving.port);
      const forget = hasDatabase ? null : await noteServing(dataDir, local);
      const where = hasDatabase ? 'the database' : dataDir;
      const others = linesForOthers({ host, publicUrl }, serving.port);
      await untilStopped(io, serving, { where, local, others, open: options.open ?? false });
      await forget?.();
    });
  } catch (error) {
    throw isOpen ? error : withAdvice(error, hasDatabase);
  }
};

const ENVIRONMENT = Object.entries(SETTINGS).map(([name, about]) => `  ${name.padEnd(14)}${about}`);

export const serveCommand = (program: Command, io: Io, later: Later): void => {
  withPlace(program.command('serve'))
    .description('bring up the table server')
    .addOption(new Option('--port <number>', SETTINGS.PORT).argParser(portNumber))
    .option('--host <address>', SETTINGS.HOST)
    .addOption(new Option('--public-url <address>', SETTINGS.PUBLIC_URL).argParser(origin))
    .option('--trust-proxy', 'a proxy stands before the server and nothing else can reach it')
    .option('--open-metrics', 'let /metrics be read from elsewhere too')
    .addOption(new Option('--imports <whose>', SETTINGS.IMPORTS).argParser(whose))
    .option('--open', 'open the browser, where somebody sits at a screen')
    .option('--no-open', 'do not')
    .option('--log', 'write what happens to the standard error as lines of JSON (usual where that is no terminal)')
    .addHelpText(
      'after',
      `\nEnvironment:\n${ENVIRONMENT.join('\n')}\n\nExamples:\n  warmoot serve --open\n  DATABASE_URL=postgres://localhost/warmoot PUBLIC_URL=https://moot.example.org TRUST_PROXY=yes warmoot serve\n\ndocs/hosting.md tells how to run one for others.`,
    )
    .action((options: ServeOptions) => later(serveTables(io, options)));
};
