import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { ACT, decide, taken } from './kit/play.js';

/** Words that no German sentence has. */
const ENGLISH = /\b(the|and|yours|choose|choosing|waiting|with|your|table)\b/i;

describe('in German', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('a browser that speaks German is spoken to in German, on a phone', async () => {
    const page = await house.visit('/', { locale: 'de-DE', viewport: { width: 390, height: 844 } });
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.locator('.hero-acts .btn-act').click();
    await page.locator('.duel').waitFor();
    // Three decisions, unless the dice end it before; whatever is on the page then is German.
    for (let made = 0; made <= 3; made++) {
      await page.locator(`${ACT}, .after`).first().waitFor();
      expect(await page.locator('.duel').textContent()).not.toMatch(ENGLISH);
      if (made === 3 || (await page.locator('.after').isVisible())) break;
      await decide(page, () => 0);
      await taken(page);
    }
    await page.locator('.side-open').click();
    await page.locator('.side .log-entry').first().waitFor();
    expect(await page.locator('.side').textContent()).not.toMatch(ENGLISH);
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(house.complaints).toEqual([]);
  });
});
