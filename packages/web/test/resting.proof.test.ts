import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';

describe('the computer plays in one’s place', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('is asked for in the menu, said as long as it does, and taken back by one press', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    await playFirst(page, 'march');
    await page.locator('.march').waitFor();
    const said = page.getByRole('status').filter({ hasText: 'The computer plays for you' });
    expect(await said.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Let the computer play for me' }).click();
    await page.keyboard.press('Escape');
    await said.waitFor();
    // It is said when the scene is over too: it would go on in the next.
    await page.locator('.after').waitFor();
    expect(await look(page, 'resting', '.table-notes')).toEqual([]);
    await said.getByRole('button', { name: 'Play myself again' }).click();
    await said.waitFor({ state: 'detached' });
    expect(house.complaints).toEqual([]);
  });
});
