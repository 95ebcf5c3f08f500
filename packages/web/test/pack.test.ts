import type { Deed } from '@warmoot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { command, openTable } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('an object is dragged from beside the grid onto it, and keys work there afterwards', async () => {
  const page = await house.visit('/rules');
  const host = await openTable(page, 'Ana');
  for (const deed of [
    { deed: 'found', name: 'The Salt Crown' },
    { deed: 'add', name: 'Ella', owner: host.seat },
  ])
    await command(page, host, { do: 'campaign', deed } as unknown as Deed);
  await page.goto(`${house.url}/t/${host.table}/cast/c1`);
  await page.getByRole('button', { name: 'Change the load' }).click();
  await page.getByRole('button', { name: 'Add it' }).click();
  const chip = page.getByRole('button', { name: /^Pick up / }).first();
  await chip.dragTo(page.locator('[data-space="1,2"]'), { steps: 8 });
  const lying = page.locator('[data-space][data-taken]');
  await expect.poll(() => lying.count()).toBeGreaterThan(0);
  // On the grid it is picked up by its key and laid beside again.
  await lying.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect.poll(() => lying.count()).toBe(0);
  expect(house.complaints).toEqual([]);
});
