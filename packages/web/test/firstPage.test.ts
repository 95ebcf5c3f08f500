import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WAYS } from '../src/pages/home/ways.table.js';
import { cardOf } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';

describe('the first page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const inPlay = async (page: Page): Promise<void> => {
    await page.waitForURL(/\/t\/[^/?]+$/);
    await page.locator('.table-scene').first().waitFor();
  };

  test('is one radio group: arrows go from card to card, each says what it is like, and Enter plays', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    const at = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await cardOf(page, 'duel').locator('input').focus();
    expect(await at()).toMatch(/^A duel, \d+ to \d+ minutes, 2 players, (more )?(luck|skill|luck and skill)\.$/);
    const seen = new Set([await at()]);
    for (let nth = 1; nth < WAYS.length; nth++) {
      await page.keyboard.press('ArrowRight');
      seen.add(await at());
    }
    expect(seen.size).toBe(WAYS.length);
    // After the last comes the first.
    await page.keyboard.press('ArrowRight');
    expect(await at()).toMatch(/^A duel,/);
    // What it asks comes right after it.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.pick') !== null)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await inPlay(page);
    expect(house.complaints).toEqual([]);
  });
});
