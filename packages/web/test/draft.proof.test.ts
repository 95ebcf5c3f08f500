import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look, lookClosely } from './kit/looks.js';
import { command, joinTable, openTable } from './kit/tables.js';

/** On a phone one card is seen at a time, and a button turns to the next. */
const oneAtATime = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 780 });
  const seen = (): Promise<readonly (string | undefined)[]> =>
    page.locator('.set-cards').evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const cards = [...list.children] as HTMLElement[];
      const isSeen = (box: DOMRect): boolean => box.left < right - 1 && box.right > left + 1;
      return cards.filter((card) => isSeen(card.getBoundingClientRect())).map((card) => card.dataset.set);
    });
  const [first, ...more] = await seen();
  expect(more).toEqual([]);
  await page.getByRole('button', { name: 'The next set' }).click();
  await expect.poll(seen).not.toEqual([first]);
  await expect.poll(async () => (await seen()).length).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });
};

describe('the draft', () => {
  let house: House;
  beforeAll(async () => {
    // By this seed Ana picks first.
    house = await openHouse({ warned: true, seed: 'draft' });
  });
  afterAll(() => house.close());

  test('shuts nobody out, is turned through on a phone, and picked by keys alone; another page hears of it', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, { do: 'campaign', deed: { deed: 'found', name: 'The Salt Crown' } } as never);
    for (const { seat } of [host, guest])
      await command(ana, host, { do: 'campaign', deed: { deed: 'castSize', seat, characters: 3 } } as never);
    await command(ana, host, { do: 'play', play: { play: 'draft' } } as never);
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
    await Promise.all([ana, bo].map((page) => page.locator('.set-card').nth(5).waitFor()));
    await ana.locator('.foot-act').waitFor();
    expect(await bo.locator('.foot-act').count()).toBe(0);
    const radio = ana.locator('.set-card input[type="radio"]').first();
    await radio.check();
    expect(await lookClosely(ana, 'draft')).toEqual([]);
    await oneAtATime(ana);
    await radio.focus();
    await ana.keyboard.press('Space');
    await ana.getByRole('textbox', { name: 'Name', exact: true }).focus();
    await ana.keyboard.type('Ana the 1.');
    await ana.keyboard.press('Tab');
    await ana.keyboard.type('a wish of Ana');
    await ana.locator('.foot-act').focus();
    await ana.keyboard.press('Enter');
    for (const page of [ana, bo]) await page.locator('.set-taken', { hasText: 'Ana the 1.' }).waitFor();
    expect(await bo.locator('main').textContent()).not.toContain('a wish of Ana');
    expect(house.complaints).toEqual([]);
  });

  test('the steps of a founding shut nobody out', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await page.goto(`${house.url}/t/${host.table}/campaign`);
    const button = (name: string): Locator => page.getByRole('button', { name });
    await button('Found the campaign').waitFor();
    const found = [...(await look(page, 'founding-before'))];
    await page.getByLabel('Name of the campaign').fill('The Salt Crown');
    await button('Found the campaign').click();
    await button('Draw up the cast').click();
    const taken = page.locator('.offer-turns li:not([data-open])');
    await page.locator('.offer-turns').waitFor();
    found.push(...(await lookClosely(page, 'founding-draft')));
    const picks = await page.locator('.offer-turns li').count();
    for (let picked = 1; picked <= picks; picked++) {
      await page.locator('.foot-act').click();
      if (picked < picks) await expect.poll(() => taken.count()).toBe(picked);
    }
    await page.locator('.founding-step').waitFor();
    found.push(...(await lookClosely(page, 'founding-scene')));
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
