import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duelAlone } from './kit/away.js';
import { type House, openHouse } from './kit/house.js';
import { ACT } from './kit/play.js';

describe('a line that breaks', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ seed: 'a line' });
  });
  afterAll(() => house.close());

  let builds = 0;
  test('a server of another version says so, and the page can be loaded anew', async () => {
    const page = await house.visit();
    await duelAlone(house, page);
    await house.stop();
    await house.start(`0.1.0+another${builds++}`);
    await page.getByText('A new version is here.').waitFor();
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    expect(await page.getByText('A new version is here.').count()).toBe(0);
  });

  test('a page that is loaded again is where it was', async () => {
    const page = await house.visit();
    await duelAlone(house, page);
    await page.locator('.choice-name', { hasText: 'Fight on' }).click();
    await page.locator('.foot-act').click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
    // Until it is decided, nothing else happens.
    await page.locator(ACT).waitFor();
    const heads = (): Promise<readonly (string | null)[]> =>
      Promise.all(['.duel-choose h2', '.bout-half h2'].map((head) => page.locator(head).first().textContent()));
    const before = await heads();
    await page.reload();
    await page.locator(ACT).waitFor();
    expect(await heads()).toEqual(before);
    await page.getByRole('button', { name: 'Log and people' }).click();
    await page.locator('.side .log-entry').first().waitFor();
    expect(await page.locator('.side').textContent()).toContain(before[1] ?? 'nobody');
  });
});
