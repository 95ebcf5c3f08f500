import { afterAll, beforeAll, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { countPresses } from './kit/presses.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a newcomer is one press away from the first decision', async () => {
  const page = await house.visit();
  const presses = await countPresses(page);
  await playFirst(page, 'duel');
  await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
  expect(await presses()).toBe(1);
  expect(page.url()).toContain('/t/');
  expect(house.complaints).toEqual([]);
});
