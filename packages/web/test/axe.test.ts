import type { Page } from 'playwright-core';
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

const duel = async (page: Page): Promise<string> => {
  const host = await openTable(page, 'Ana');
  const bo = await joinTable(page, host, page, 'Bo');
  await command(page, host, duelOf(host.seat, bo.seat));
  return `/t/${host.table}`;
};

const battle = async (page: Page): Promise<string> => {
  const host = await openTable(page, 'Ana');
  await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
  await command(page, host, standOf(host.seat, 'Bo'));
  return `/t/${host.table}`;
};

const sheet = async (page: Page): Promise<string> => {
  const host = await openTable(page, 'Ana');
  const { ella } = await saltCrown(page, host, [host.seat, null]);
  return `/t/${host.table}/cast/${ella}`;
};

/** Pages of different kinds: how somebody comes there, and what stands there. */
const PAGES: Readonly<Record<string, readonly [come: (page: Page) => Promise<string>, shows: string]>> = {
  'the first page': [async () => '/', 'h1'],
  'a guide': [async () => '/guide/duel', 'h1'],
  'a table': [async (page) => `/t/${(await openTable(page, 'Ana')).table}`, '.lobby-setup .begins'],
  'a duel': [duel, '.duel .foot-act'],
  'a battle': [battle, '.battle .foot-act'],
  'a sheet': [sheet, '.campaign h1'],
};

test.each(Object.entries(PAGES))('%s shuts nobody out', async (name, [come, shows]) => {
  const page = await house.visit('/rules');
  await page.goto(`${house.url}${await come(page)}`);
  await page.locator(shows).first().waitFor();
  await page.waitForFunction(() => document.querySelector('.loading') === null);
  expect(await lookOnce(page, name)).toEqual([]);
  expect(house.complaints).toEqual([]);
});
