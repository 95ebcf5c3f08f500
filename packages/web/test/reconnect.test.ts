import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideWhileAway } from './kit/away.js';
import { type House, openHouse } from './kit/house.js';
import { ACT } from './kit/play.js';

describe('a line that breaks', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('what was pressed while the server was away is done once when it is back', async () => {
    const page = await house.visit();
    await decideWhileAway(house, page);
    expect(house.complaints).toEqual([]);
  });

  let builds = 0;
  test('a server of another version says so, and the page can be loaded anew', async () => {
    const page = await house.visit();
    await page.getByRole('button', { name: 'A duel' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    await house.stop();
    await house.start(`0.1.0+another${builds++}`);
    await page.getByText('A new version is here.').waitFor();
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    expect(await page.getByText('A new version is here.').count()).toBe(0);
  });

  test('a page that is loaded again is where it was', async () => {
    const page = await house.visit();
    await page.getByRole('button', { name: 'A duel' }).click();
    await page.locator('.choice-name', { hasText: 'Fight on' }).click();
    await page.locator('.foot-act').click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
    // Until it is decided, nothing else happens.
    await page.locator(ACT).waitFor();
    const before = await page.locator('.duel-choose h2').first().textContent();
    const mine = await page.locator('.bout-half h2').first().textContent();
    await page.reload();
    await page.locator(ACT).waitFor();
    expect(await page.locator('.duel-choose h2').first().textContent()).toBe(before);
    await page.getByRole('button', { name: 'Log and people' }).click();
    await page.locator('.side .log-entry').first().waitFor();
    expect(await page.locator('.side').textContent()).toContain(mine ?? 'nobody');
  });
});
