import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideWhileAway } from './kit/away.js';
import { type House, openHouse } from './kit/house.js';
import { ACT } from './kit/play.js';

describe('a server that is killed with -9', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ killed: true, seed: 'killed' });
  });
  afterAll(() => house.close());

  test('is waited for; what was decided meanwhile is done once, and the duel goes on', async () => {
    const page = await house.visit();
    await decideWhileAway(house, page);
    // Killed again at once: whatever was told of it is still there.
    await page.locator(ACT).waitFor();
    await page.getByRole('button', { name: 'Log and people' }).click();
    await page.locator('.side .log-entry').last().waitFor();
    const told = await page.locator('.side .log-entry').allTextContents();
    await house.stop();
    await house.start();
    await page.reload();
    await page.locator(ACT).waitFor();
    await page.getByRole('button', { name: 'Log and people' }).click();
    await page.locator('.side .log-entry').last().waitFor();
    // After a reload the lines begin with the scene.
    const again = await page.locator('.side .log-entry').allTextContents();
    const from = told.findIndex((line) => line.startsWith('A fight'));
    expect(from).toBeGreaterThanOrEqual(0);
    expect(again.slice(0, told.length - from)).toEqual(told.slice(from));
    expect(house.complaints).toEqual([]);
  });
});
