import type { Deed } from '@warmoot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse({ warned: true });
});
afterAll(() => house.close());

test('a sheet and the cast shut nobody out, a panel over a sheet goes by its key, and the cast prints one sheet on each page', async () => {
  const page = await house.visit('/rules');
  const host = await openTable(page, 'Ana');
  const deed = (what: object): Promise<unknown> =>
    command(page, host, { do: 'campaign', deed: what } as unknown as Deed);
  await deed({ deed: 'found', name: 'The Salt Crown' });
  for (const name of ['Lady Ella', 'Morten']) await deed({ deed: 'add', name, owner: host.seat });
  await command(page, host, { do: 'play', play: { play: 'generation', characters: ['c1'] } } as unknown as Deed);
  await page.goto(`${house.url}/t/${host.table}/cast/c1`);
  await page.locator('.skill-group').first().waitFor();
  expect(await page.locator('.motive-pairs li').filter({ visible: true }).count()).toBe(9);
  await page
    .getByRole('button', { name: /^Why is Ride \d+\?$/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: /^Why is Ride/ });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  const found = [...(await look(page, 'sheet'))];
  await page.goto(`${house.url}/t/${host.table}/cast`);
  await page.locator('.cast-card').first().waitFor();
  found.push(...(await look(page, 'cast')));
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(/\/Count (\d+)/.exec(paper)?.[1]).toBe('2');
  expect(found).toEqual([]);
  expect(house.complaints).toEqual([]);
});
