import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { decide } from './kit/play.js';
import { command, duelOf, joinTable, openTable } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('between two people on one device no key that was meant for the page before lifts the curtain', async () => {
  const page = await house.visit('/rules');
  const ana = await openTable(page, 'Ana');
  const bo = await joinTable(page, ana, page, 'Bo');
  await command(page, ana, duelOf(ana.seat, bo.seat));
  await page.goto(`${house.url}/t/${ana.table}`);
  await decide(page, () => 0);
  await page.getByRole('heading', { name: 'Pass the device to Bo' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await page.locator('.curtain').count()).toBe(1);
  expect(await page.locator('.duel').count()).toBe(0);
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await page.locator('.duel-choose', { hasText: 'Joris' }).waitFor();
  expect(house.complaints).toEqual([]);
});
