import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { joinTable, openTable } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a device keeps its seats, and what its person wants of tables, when the page is loaded anew; another has none', async () => {
  const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
  const host = await openTable(ana, 'Ana', 'The old ford');
  await joinTable(ana, host, bo, 'Bo');
  await bo.goto(house.url);
  await bo.getByRole('button', { name: 'The old ford: more' }).click();
  await bo.getByRole('button', { name: 'Put away on this device' }).click();
  await bo.reload();
  const shelf = bo.locator('.yours-away summary');
  await shelf.click();
  await bo.getByRole('button', { name: 'Take out again' }).click();
  await shelf.waitFor({ state: 'detached' });
  await bo.goto(`${house.url}/t/${host.table}`);
  await bo.locator('.people li', { hasText: 'Bo' }).getByText(/you/).waitFor();
  const cy = await house.visit(`/t/${host.table}`);
  await cy.getByRole('heading', { name: 'You have no seat at this table' }).waitFor();
  expect(house.complaints).toEqual([]);
});
