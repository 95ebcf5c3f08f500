import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { decide } from './kit/play.js';

/** Words that no German sentence has. */
const ENGLISH = /\b(the|and|yours|choose|choosing|waiting|with|your|table)\b/i;

describe('in German', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 180_000);
  afterAll(() => house.close());

  test('a browser that speaks German is spoken to in German, on a phone', async () => {
    const page = await house.visit('/', { locale: 'de-DE', viewport: { width: 390, height: 844 } });
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.locator('.hero-acts .btn-act').click();
    await page.locator('.duel').waitFor();
    await page.locator('.foot-act').waitFor();
    for (let made = 0; made < 3; made++) {
      await decide(page, () => 0);
      await page.waitForTimeout(400);
      await page.locator('.foot-act').waitFor();
    }
    expect(await page.locator('.duel').textContent()).not.toMatch(ENGLISH);
    await page.locator('.side-open').click();
    await page.locator('.side .log-entry').first().waitFor();
    expect(await page.locator('.side').textContent()).not.toMatch(ENGLISH);
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(house.complaints).toEqual([]);
  }, 120_000);
});
