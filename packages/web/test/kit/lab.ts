import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { ARGS, chromiumPath, PATIENCE_MS } from './house.js';

const WEB = fileURLToPath(new URL('../../', import.meta.url));

/** The pages as developers see them, with the lab that is not built for others. */
export interface Lab {
  readonly visit: (search: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What the pages complained about: nothing, if all is well. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

export const openLab = async (): Promise<Lab> => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'warmoot-lab-'));
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'wouter', 'zustand'] },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the lab has no address');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ARGS, timeout: 4 * PATIENCE_MS });
  const complaints: string[] = [];
  return {
    complaints,
    visit: async (search, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.on('pageerror', ({ message }) => complaints.push(message));
      await page.goto(`${url}test/lab/?${search}`);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
};
