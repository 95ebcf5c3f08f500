import { afterAll, beforeAll, expect, test } from 'vitest';
import { saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { lookOnce } from './kit/looks.js';
import { command, duelOf, joinTable, openTable, standOf } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('pages of different kinds shut nobody out', async () => {
  const page = await house.visit('/');
  const faults: string[] = [];
  const stop = async (path: string, shows: string): Promise<void> => {
    if (path !== '/') await page.goto(`${house.url}${path}`);
    await page.locator(shows).first().waitFor();
    await page.waitForFunction(() => document.querySelector('.loading') === null);
    faults.push(...(await lookOnce(page, path)));
  };
  await stop('/', 'h1');
  await stop('/guide/duel', 'h1');
  const duel = await openTable(page, 'Ana');
  await stop(`/t/${duel.table}`, '.lobby-setup .begins');
  const bo = await joinTable(page, duel, page, 'Bo');
  await command(page, duel, duelOf(duel.seat, bo.seat));
  await stop(`/t/${duel.table}`, '.duel .foot-act');
  const field = await openTable(page, 'Ana');
  await command(page, field, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
  await command(page, field, standOf(field.seat, 'Bo'));
  await stop(`/t/${field.table}`, '.battle .foot-act');
  const crown = await openTable(page, 'Ana');
  const { ella } = await saltCrown(page, crown, [crown.seat, null]);
  await stop(`/t/${crown.table}/cast/${ella}`, '.campaign h1');
  expect(faults).toEqual([]);
  expect(house.complaints).toEqual([]);
});
