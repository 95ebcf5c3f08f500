import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';

/** Goes on by Tab until what has the focus says this. */
const tabTo = async (page: Page, wanted: RegExp, most = 80): Promise<void> => {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const one = document.activeElement;
      const label = one instanceof HTMLInputElement ? one.closest('label')?.textContent : null;
      return label ?? one?.getAttribute('aria-label') ?? one?.textContent ?? '';
    });
    if (wanted.test(at)) return;
  }
  throw new Error(`${wanted} is not in reach of the keyboard`);
};

describe('without a mouse', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('a duel is begun and a decision made by keys alone', async () => {
    const page = await house.visit();
    await page.getByRole('button', { name: 'A duel' }).waitFor();
    await tabTo(page, /^A duel$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    await tabTo(page, /^Fight on/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Seal it/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
    // The log opens and closes by keys too, and its line takes what is typed.
    await tabTo(page, /^Log and people$/);
    await page.keyboard.press('Enter');
    await page.locator('.side').waitFor();
    await tabTo(page, /^Say something to the table$/);
    await page.keyboard.type('Well met.');
    await page.keyboard.press('Enter');
    await page.locator('.side').getByText('Well met.').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.side').waitFor({ state: 'detached' });
    expect(house.complaints).toEqual([]);
  });
});
