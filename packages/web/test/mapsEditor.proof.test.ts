import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { openTable } from './kit/tables.js';

const pressHexes = async (page: Page, ...hexes: readonly number[]): Promise<void> => {
  for (const at of hexes) await page.locator(`.hexboard-cells [data-hex="${at}"]`).click();
};

const nameOn = (page: Page) => page.locator('.terrain-name', { hasText: 'Kell' });

describe('a map', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test('is drawn, taken back and done again, kept, and offered for a battle with its houses, roads and names', async () => {
    const page = await house.visit('/maps');
    const undo = page.getByRole('button', { name: /^Undo/ });
    await page.getByText('Houses', { exact: true }).click();
    await pressHexes(page, 100);
    const houses = page.locator('.hex-cell[aria-label*="houses" i]');
    await expect.poll(() => houses.count()).toBe(1);
    await undo.click();
    await expect.poll(() => houses.count()).toBe(0);
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect.poll(() => houses.count()).toBe(1);
    await page.getByText('Lead a road', { exact: true }).click();
    await pressHexes(page, 100, 101, 102);
    await page.getByText('Name a place', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kell');
    await pressHexes(page, 100);
    await nameOn(page).waitFor();
    await page.getByLabel('Name of the map').fill('Kell Ford');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.reload();
    await page.getByRole('button', { name: /^Kell Ford/ }).click();
    await nameOn(page).waitFor();
    // The kept map says all of it again: two pieces of road between three hexes.
    const kept = await page.evaluate(() => Object.values(localStorage).find((text) => text.includes('warmoot-map')));
    expect(kept).toContain('"roads":[{"from":');
    const { table } = await openTable(page, 'Ana');
    await page.goto(`${house.url}/t/${table}`);
    await page.getByRole('tab', { name: 'Battle', exact: true }).click();
    await page.getByText('own map', { exact: true }).click();
    await nameOn(page).waitFor();
    // What cannot be read is refused with the place in the file, and the field stays as it was.
    const sideways = { type: 'map', orientation: 'orthogonal' };
    await page.locator('.file-pick input').setInputFiles({
      name: 'sideways.tmj',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(sideways)),
    });
    await page.getByRole('alert').getByText('At orientation; found orthogonal.').waitFor();
    await nameOn(page).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
