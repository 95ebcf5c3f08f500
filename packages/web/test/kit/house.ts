import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { SILENT, serve } from '@warmoot/table';
import { lastingPort, NO_LIMITS, oneSeed, seeds, serverProcesses } from '@warmoot/table/testing';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { buildIn, builtPages, type Kind } from './pages.js';

/** How long a page is waited for. */
export const PATIENCE_MS = 10_000;

/**
 * What Chromium need not have. The last of such lists holds, so this one begins with what Playwright itself leaves out
 * and a page could notice; the bar of addresses has two pages of its own in every window, which nobody sees here, and
 * each of which takes as long as one of ours.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const ARGS = [
  `--disable-features=${LEFT_OUT.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, without its windows where that is there: the one that `npm test` has seen to. */
const chromiumPath = (): string => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = ['chromium-headless-shell', 'chromium']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync);
  if (found === undefined) throw new Error('Chromium is missing; on Debian: apt-get install chromium-headless-shell');
  return found;
};

/** What is told takes no time, unless the telling is what is tried. */
interface VisitOptions extends BrowserContextOptions {
  readonly pace?: 'full' | 'quick' | 'once';
  /** Whether answers stand that stand at first; else this device is asked for everything. */
  readonly standing?: boolean;
}

const keepWishes = ({ pace, standing }: { readonly pace: string; readonly standing: boolean }): void => {
  try {
    if (pace !== 'full') localStorage.setItem('warmoot.pace', pace);
    if (!standing) localStorage.setItem('warmoot.standing', 'ask');
  } catch {
    // A page without a place to keep things has none of ours.
  }
};

/** What is set up from a fresh seed, of 16 bytes, is the same in every run. All else stays as random as it is. */
const keepSeeds = (): void => {
  const atRandom = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) =>
    bytes instanceof Uint8Array && bytes.length === 16 ? bytes.fill(7) : atRandom(bytes);
};

/** A browser, a server with its data, and the pages built from the sources. */
export interface House {
  readonly url: string;
  /** A page with nobody's cookies: another person's browser. */
  readonly visit: (path?: string, options?: VisitOptions) => Promise<Page>;
  /** Stops the server, and brings it up again on the same data and port; with the pages of another build, if one is named. */
  readonly stop: () => Promise<void>;
  readonly start: (build?: string) => Promise<void>;
  /** What the pages complained about: nothing, if all is well. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** What a browser says of a line that is cut on purpose is no complaint. */
const EXPECTED = /WebSocket connection|ERR_CONNECTION_REFUSED|net::ERR_|the server responded with a status of (4|5)/;

/** A page that nobody looks at any more still draws: one that a test has opened goes with the test. */
const closeWithTest = (context: BrowserContext): void => {
  if (process.env.VITEST === undefined || TestRunner.getCurrentTest() === undefined) return;
  onTestFinished(() => context.close());
};

interface Served {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

interface Wanted {
  readonly port: number;
  readonly dataDir: string;
  readonly pages: string;
  readonly build: string;
}

/** How servers are brought up: here, or each in a process of its own that is killed with -9 where this one would stop. */
interface Servers {
  readonly up: (wanted: Wanted) => Promise<Served>;
  readonly close: () => Promise<void>;
}

const here = (now: () => number, secret: () => string): Servers => ({
  up: (wanted) => serve({ host: '127.0.0.1', logger: SILENT, limits: NO_LIMITS, secret, now, ...wanted }),
  close: async () => {},
});

const apart = async (seed?: string): Promise<Servers> => {
  const children = await serverProcesses();
  return {
    up: async (wanted) => {
      const { url, kill } = await children.start({ ...wanted, ...(seed !== undefined && { seed }) });
      return { url, stop: kill };
    },
    close: children.close,
  };
};

/** The same pages under the name of another build. */
const rebuilt = async (pages: string, build: string, folder: string): Promise<string> => {
  await cp(pages, folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace(buildIn(pages), build));
  return folder;
};

interface HouseOptions extends Partial<Kind> {
  readonly killed?: boolean;
  /** The server's clock. */
  readonly now?: () => number;
  /** One seed for all that its server draws; left out, one after the other from a row that is the same in every run. */
  readonly seed?: string;
}

let browser: Promise<Browser> | null = null;

/** The browser of this worker: started for whoever comes first, and gone with the process. */
const theBrowser = (): Promise<Browser> => {
  browser ??= chromium.launch({ executablePath: chromiumPath(), args: ARGS, timeout: PATIENCE_MS });
  return browser;
};

/** A server that can be stopped and brought up again, with its data, and what its dice are drawn from. */
interface Home {
  readonly url: string;
  readonly seedFrom: (secret: () => string) => void;
  readonly stop: () => Promise<void>;
  readonly start: (build?: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const openHome = async ({
  killed,
  now,
  seed,
  ...kind
}: Required<Omit<HouseOptions, 'seed'>> & { seed?: string }): Promise<Home> => {
  const pages = await builtPages(kind);
  const folder = await mkdtemp(join(tmpdir(), 'warmoot-web-'));
  // A server that all share is closed by nobody.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  let secret = seeds('web');
  const servers = killed ? await apart(seed) : here(now, () => secret());
  let serving = await servers.up({ port: await lastingPort(), dataDir, pages, build: buildIn(pages) });
  const { url } = serving;
  return {
    url,
    seedFrom: (row) => {
      secret = row;
    },
    stop: async () => void (await serving.stop()),
    start: async (build) => {
      const shown = build === undefined ? pages : await rebuilt(pages, build, join(folder, 'pages'));
      serving = await servers.up({ port: Number(new URL(url).port), dataDir, pages: shown, build: buildIn(shown) });
    },
    close: async () => {
      await serving.stop();
      await servers.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

let shared: Promise<Home> | null = null;

/** The server of this worker, for all who want nothing of their own; it goes with the process. */
const theHome = (): Promise<Home> => {
  shared ??= openHome({ killed: false, now: Date.now, main: 'src/main.tsx', warned: false });
  return shared;
};

/** The house of a test file: the worker's own server, or one that is as it is asked for. */
export const openHouse = async (options: HouseOptions = {}): Promise<House> => {
  const { killed = false, now, main = 'src/main.tsx', warned = false, seed } = options;
  const isPlain = !killed && now === undefined && main === 'src/main.tsx' && !warned;
  const home = isPlain
    ? await theHome()
    : await openHome({ killed, now: now ?? Date.now, main, warned, ...(seed !== undefined && { seed }) });
  // Its dice fall the same in every run, whatever was played at the same server before.
  home.seedFrom(seed === undefined ? seeds('web') : oneSeed(seed));
  const complaints: string[] = [];
  const visit: House['visit'] = async (path = '/', { pace = 'once', standing = false, ...more } = {}) => {
    const context = await (await theBrowser()).newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      ...more,
    });
    await context.addInitScript(keepWishes, { pace, standing });
    await context.addInitScript(keepSeeds);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (said) => {
      if (said.type() === 'error' && !EXPECTED.test(said.text())) complaints.push(said.text());
    });
    closeWithTest(context);
    await page.goto(`${home.url}${path}`);
    return page;
  };
  return {
    url: home.url,
    visit,
    complaints,
    stop: home.stop,
    start: home.start,
    close: async () => {
      if (!isPlain) await home.close();
    },
  };
};
