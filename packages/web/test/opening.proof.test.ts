import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { builtPages } from './kit/pages.js';
import { command, openTable } from './kit/tables.js';

/** The aim for the first script, packed. */
const MOST_BYTES = 150_000;

/** It was about fifty before they were put together, and is about twenty now. */
const MOST_SCRIPTS = 30;

const SCRIPT = /\/assets\/(\w+)-[^/]+\.js$/;

test('the first page fetches one script, without rules, without what is told of them', async () => {
  const pages = await builtPages({ main: 'src/main.tsx', warned: false });
  const html = readFileSync(join(pages, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script = '']) => script);
  expect(scripts.map((script) => SCRIPT.exec(script)?.[1])).toEqual(['index']);
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(readFileSync(join(pages, script))).length, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

describe('a page of the campaign', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  /** Somebody with a campaign of one, in a browser that keeps no shell: every file is asked for. */
  const atCampaign = async (locale: string): Promise<{ readonly page: Page; readonly base: string }> => {
    const page = await house.visit('/join', { locale, serviceWorkers: 'block' });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'campaign', deed: { deed: 'found', name: 'The Salt Crown' } } as never);
    await command(page, host, { do: 'campaign', deed: { deed: 'add', name: 'Ella', owner: host.seat } } as never);
    return { page, base: `${house.url}/t/${host.table}` };
  };

  test.each([
    ['en-GB', 'toldEnglish', 'toldGerman'],
    ['de-DE', 'toldGerman', 'toldEnglish'],
  ])('comes in few scripts, %s, by its address and by a reload', async (locale, spoken, other) => {
    const { page, base } = await atCampaign(locale);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const [, name] = SCRIPT.exec(request.url()) ?? [];
      if (name !== undefined) scripts.add(name);
    });
    await page.goto(`${base}/cast/c1`);
    await page.locator('.sheet .sheet-grid').waitFor();
    expect([...scripts]).toEqual(expect.arrayContaining(['index', 'rules', 'CampaignPage', spoken]));
    expect([...scripts]).not.toContain(other);
    expect([...scripts].filter((name) => name.endsWith('Scene'))).toEqual([]);
    expect(scripts.size).toBeLessThan(MOST_SCRIPTS);
    await page.reload();
    await page.locator('.sheet .sheet-grid').waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('asks for the table before its own scripts are here', async () => {
    const { page, base } = await atCampaign('en-GB');
    const table = new Promise<void>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('"send":"table"')) resolve();
        }),
      );
    });
    // The rules are held back until the table is there; whoever waits for them to ask for it waits for ever.
    await page.route(/\/assets\/rules-/, async (route) => {
      await table;
      await route.continue();
    });
    await page.goto(`${base}/cast`, { waitUntil: 'commit' });
    await page.locator('.cast .cast-card').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
