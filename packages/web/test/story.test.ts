import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Deed } from '@warmoot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { pagesOf } from './kit/paper.js';
import { command, openTable } from './kit/tables.js';

let house: House;
let folder: string;
beforeAll(async () => {
  house = await openHouse();
  folder = await mkdtemp(join(tmpdir(), 'warmoot-story-'));
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

test('the story of a campaign is printed: nothing to press, a year at the head of a page, light also by night', async () => {
  const page = await house.visit('/rules');
  const host = await openTable(page, 'Ana');
  const deed = (what: object): Promise<unknown> =>
    command(page, host, { do: 'campaign', deed: what } as unknown as Deed);
  await deed({ deed: 'found', name: 'The Salt Crown' });
  await deed({ deed: 'add', name: 'Ella', owner: host.seat });
  await deed({ deed: 'plan', day: 2, scene: 'freeForm', title: 'A night alone', characters: ['c1'] });
  const [entry] = Object.keys((await campaignOf(page, host)).entries);
  await deed({ deed: 'start', entry });
  await deed({ deed: 'close', entry, text: 'Rain on the roof.' });
  await page.goto(`${house.url}/t/${host.table}/journal`);
  const chapter = page.locator('.chapter', { hasText: 'A night alone' });
  await chapter.waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.spine', '.journal-left', '.journal-ways', '.journal-by'])
    expect(await page.locator(gone).first().isVisible()).toBe(false);
  expect(await chapter.getByText('A night alone').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /HTML/ }).click()]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  await page.goto(pathToFileURL(path).href);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(20, 26, 26)');
  const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true, outline: true, tagged: true }));
  expect(['The Salt Crown', 'Year 1', 'A night alone'].map((title) => pages.get(title))).toEqual([1, 2, 2]);
  expect(house.complaints).toEqual([]);
});
