import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { SILENT, serve } from '@warmoot/table';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildIn, builtPages } from './pages.js';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium: the one that `npm test` has seen to. */
const chromiumPath = (): string => {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find(existsSync);
  if (found === undefined) throw new Error('Chromium is missing; on Debian: apt-get install chromium');
  return found;
};

/** A browser, a server with its data, and the pages built from the sources. */
export interface House {
  readonly url: string;
  /** A page with nobody's cookies: another person's browser. */
  readonly visit: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Stops the server, and brings it up again on the same data and port. */
  readonly stop: () => Promise<void>;
  readonly start: (build?: string) => Promise<void>;
  /** What the pages complained about: nothing, if all is well. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** What a browser says of a line that is cut on purpose is no complaint. */
const EXPECTED = /WebSocket connection|ERR_CONNECTION_REFUSED|net::ERR_|the server responded with a status of (4|5)/;

export const openHouse = async (): Promise<House> => {
  const pages = await builtPages();
  const dataDir = await mkdtemp(join(tmpdir(), 'warmoot-web-'));
  const complaints: string[] = [];
  const up = (port: number, told: string) =>
    serve({ port, host: '127.0.0.1', dataDir, logger: SILENT, pages, build: told, limits: { tablesPerHour: 10_000 } });
  const build = buildIn(pages);
  let serving = await up(0, build);
  const { url } = serving;
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: ARGS });
  const visit: House['visit'] = async (path = '/', options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (said) => {
      if (said.type() === 'error' && !EXPECTED.test(said.text())) complaints.push(said.text());
    });
    await page.goto(`${url}${path}`);
    return page;
  };
  return {
    url,
    visit,
    complaints,
    stop: () => serving.stop(),
    start: async (told = build) => {
      serving = await up(Number(new URL(url).port), told);
    },
    close: async () => {
      await browser.close();
      await serving.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
