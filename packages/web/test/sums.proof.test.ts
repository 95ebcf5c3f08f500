import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { reachedTable } from './kit/reach.js';
import { duelOf } from './kit/tables.js';

describe('sums', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ seed: 'sums' });
  });
  afterAll(() => house.close());

  test('what is picked stays under the hand whatever its sum, and Escape goes back one step at a time', async () => {
    const { page, begin, until } = await reachedTable(house, { declare: () => ({ choose: 'fightOn' }) });
    await begin(duelOf);
    expect(await until(['chooseActs'])).toBe('chooseActs');
    const acts = page.locator('.mx label');
    // How far the last row stands below the heading.
    const lowest = async (): Promise<number> => {
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const [head, row] = await Promise.all([
        page.getByRole('heading', { name: 'Choose in secret' }).boundingBox(),
        acts.last().boundingBox(),
      ]);
      return Math.round((row?.y ?? 0) - (head?.y ?? 0));
    };
    const before = await lowest();
    for (let nth = 0; nth < (await acts.count()); nth++) await acts.nth(nth).click();
    // What is picked does not slip away from under the hand.
    await expect.poll(lowest).toBe(before);

    await page.getByRole('button', { name: 'Log and people' }).click();
    // The Footwork was thrown for.
    await page.locator('.side .n').first().click();
    await page.locator('.pop .tally-line').first().click();
    const [panels, side] = [page.locator('.pop'), page.locator('.side')];
    const left = async (): Promise<readonly number[]> => [await panels.count(), await side.count()];
    await expect.poll(left).toEqual([2, 1]);
    await page.keyboard.press('Escape');
    await expect.poll(left).toEqual([1, 1]);
    await expect.poll(() => page.locator('.tally-line:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(left).toEqual([0, 1]);
    await page.keyboard.press('Escape');
    await expect.poll(left).toEqual([0, 0]);
    expect(house.complaints).toEqual([]);
  });
});
