import type { Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { command } from './kit/tables.js';

const LONG_MS = 4 * PATIENCE_MS;

/** The raid, begun alone by one press of the first page. */
const beginAlone = async (page: Page): Promise<Seat> => {
  await page.getByRole('button', { name: 'Begin the story' }).click();
  await page.waitForURL(/\/t\//);
  return { table: page.url().split('/t/')[1] as string, seat: 'Guest' };
};

const leaf = (page: Page) => page.locator('.chapter-leaf');

const closeLeaf = async (page: Page): Promise<void> => {
  await leaf(page).getByRole('button', { name: 'To the table' }).click();
  await leaf(page).waitFor({ state: 'detached' });
};

/** A computer sits in for whoever is at the page until the chapter is over; then the page leads on. */
const playOut = async (page: Page, seat: Seat): Promise<void> => {
  await command(page, seat, { do: 'rest', player: 'captain' });
  await page.locator('.after').getByRole('link', { name: 'What comes next' }).waitFor({ timeout: LONG_MS });
  await command(page, seat, { do: 'back' });
  await page.locator('.after').getByRole('link', { name: 'What comes next' }).click();
  await page.locator('.handover').waitFor();
};

const chaptersOf = async (page: Page, seat: Seat) =>
  Object.values((await campaignOf(page, seat)).entries).flatMap(({ chapter, state }) =>
    chapter === undefined ? [] : [[chapter, state]],
  );

/** Lets the story end where it stands, and comes to the journal. */
const letEnd = async (page: Page): Promise<void> => {
  await page.locator('.handover-ending').waitFor();
  await page.getByRole('button', { name: 'Let it end here' }).click();
  await page.waitForURL(/\/journal$/);
};

describe('the raid', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('nobody rides: the council is heard, and the story ends', async () => {
    const page = await house.visit('/');
    const seat = await beginAlone(page);
    await leaf(page).getByText('eleven carts').waitFor();
    await closeLeaf(page);
    // Once for each device: it comes again only when it is asked for.
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await leaf(page).count()).toBe(0);
    await page.getByRole('button', { name: 'How it came to this' }).click();
    await leaf(page).waitFor();
    await page.keyboard.press('Escape');
    await leaf(page).waitFor({ state: 'detached' });
    await playOut(page, seat);
    await page.locator('.comes-row', { hasText: 'The end' }).click();
    expect(await page.locator('.handover-ending').textContent()).toContain('Nobody rode to Hob’s Cross');
    await letEnd(page);
    expect(await chaptersOf(page, seat)).toEqual([
      ['council', 'done'],
      ['end', 'done'],
    ]);
    expect(house.complaints).toEqual([]);
  });

  test('from the council to the parley, each chapter by what the one before has left', async () => {
    const page = await house.visit('/');
    const seat = await beginAlone(page);
    for (;;) {
      await leaf(page).waitFor();
      await closeLeaf(page);
      await playOut(page, seat);
      // Whatever was said in the council, she rides.
      const march = page.locator('.comes-row', { hasText: 'The march' });
      if ((await march.count()) > 0) await march.click();
      if ((await page.getByRole('button', { name: 'Let it end here' }).count()) > 0) break;
      await page.getByRole('button', { name: 'Play on now' }).click();
      await page.waitForURL(/\/t\/[^/]+$/);
    }
    await letEnd(page);
    const played = (await chaptersOf(page, seat)).map(([chapter]) => chapter);
    expect(played.filter((chapter) => chapter !== 'battle')).toEqual(['council', 'march', 'parley', 'end']);
    expect(house.complaints).toEqual([]);

    // The file of the table tells the same story wherever it is brought to.
    const file = await page.request.get(`${house.url}/api/tables/${seat.table}/export?seat=${seat.seat}`);
    const elsewhere = await house.visit('/rules');
    const brought = await elsewhere.request.post(`${house.url}/api/import`, { data: await file.json() });
    const there = (await brought.json()) as Seat;
    expect(there.table).not.toBe(seat.table);
    expect(await campaignOf(elsewhere, there)).toEqual(await campaignOf(page, seat));
  });
});
