import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

/** The system's Chromium. */
export const openBrowser = (): Promise<Browser> => {
  const executablePath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find(existsSync);
  if (executablePath === undefined) throw new Error('Chromium is missing; on Debian: apt-get install chromium');
  return chromium.launch({ executablePath, args: ARGS });
};

/** A page of somebody who was never here: nothing is kept of an earlier visit. */
export const newcomer = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
  return context.newPage();
};
