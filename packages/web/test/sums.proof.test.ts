import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { decide, waitsFor } from './kit/play.js';
import { command, duelOf, twoAtTable } from './kit/tables.js';

/** Both fight on and stay where they are, however the dice fall, until an act is to be chosen. */
const toTheActs = async (ana: Page, bo: Page): Promise<void> => {
  const matrix = ana.locator('.mx');
  for (const late = Date.now() + 2 * PATIENCE_MS; Date.now() < late; ) {
    if ((await matrix.count()) > 0) return;
    for (const page of [ana, bo]) {
      const heading = page.getByRole('heading', { name: 'Choose in secret' });
      if ((await waitsFor(page)) !== 'choice' || (await heading.count()) > 0) continue;
      // The first row is to fight on, and then to stay.
      await decide(page, () => 0, 5_000).catch(() => {});
    }
    await ana.waitForTimeout(60);
  }
  throw new Error('it never came to that');
};

describe('sums', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('what is picked stays under the hand whatever its sum, and Escape goes back one step at a time', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, duelOf(host.seat, guest.seat));
    await go();
    await toTheActs(ana, bo);
    const acts = ana.locator('.mx label');
    // How far the last row stands below the heading.
    const lowest = async (): Promise<number> => {
      await ana.evaluate(() => document.fonts.ready.then(() => {}));
      const [head, row] = await Promise.all([
        ana.getByRole('heading', { name: 'Choose in secret' }).boundingBox(),
        acts.last().boundingBox(),
      ]);
      return Math.round((row?.y ?? 0) - (head?.y ?? 0));
    };
    const before = await lowest();
    for (let nth = 0; nth < (await acts.count()); nth++) await acts.nth(nth).click();
    // What is picked does not slip away from under the hand.
    await expect.poll(lowest).toBe(before);

    const name = 'Log and people';
    await ana.getByRole('button', { name }).click();
    // The Footwork was thrown for.
    await ana.locator('.side .n').first().click();
    await ana.locator('.pop .tally-line').first().click();
    const [panels, side] = [ana.locator('.pop'), ana.locator('.side')];
    const left = async (): Promise<readonly number[]> => [await panels.count(), await side.count()];
    await expect.poll(left).toEqual([2, 1]);
    await ana.keyboard.press('Escape');
    await expect.poll(left).toEqual([1, 1]);
    await expect.poll(() => ana.locator('.tally-line:focus').count()).toBe(1);
    await ana.keyboard.press('Escape');
    await expect.poll(left).toEqual([0, 1]);
    await ana.keyboard.press('Escape');
    await expect.poll(left).toEqual([0, 0]);
    expect(house.complaints).toEqual([]);
  });
});
