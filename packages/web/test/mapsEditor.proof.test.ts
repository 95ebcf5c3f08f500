import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { openTable } from './kit/tables.js';

/** What is done by the keys of a hand, at what is named so. */
const keysOn = (page: Page) => {
  const at = (role: 'button' | 'combobox' | 'textbox' | 'checkbox', name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' });
  return {
    at,
    /** What is picked from a list by typing its first letters. */
    choose: async (name: string, label: string): Promise<void> => {
      await at('combobox', name).focus();
      await page.keyboard.type(label);
    },
    write: async (name: string, text: string): Promise<void> => {
      await at('textbox', name).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
  };
};

describe('maps are drawn', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test('a field: hexes are pressed, and it is there after the page is loaded anew, and for a battle', async () => {
    const page = await house.visit('/maps');
    const press = async (...hexes: readonly number[]): Promise<void> => {
      for (const at of hexes) await page.locator(`.hexboard-cells [data-hex="${at}"]`).click();
    };
    const name = page.locator('.terrain-name', { hasText: 'Kell' });
    await page.getByText('Lead a road', { exact: true }).click();
    await press(100, 101, 102);
    await page.getByText('Name a place', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kell');
    await press(100);
    await page.getByLabel('Name of the map').fill('Kell Ford');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.reload();
    await page.getByRole('button', { name: /^Kell Ford/ }).click();
    await name.waitFor();
    const { table } = await openTable(page, 'Ana');
    await page.goto(`${house.url}/t/${table}`);
    await page.getByRole('tab', { name: 'Battle', exact: true }).click();
    await page.getByText('own map', { exact: true }).click();
    await name.waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('a route map: by keys alone from nothing, by a press on the map, and there after the page is loaded anew', async () => {
    const page = await house.visit('/maps/roads');
    const { at, choose, write } = keysOn(page);
    const spans = page.locator('.roads-span');
    await expect.poll(() => spans.count()).toBe(2);
    // The one tab stop of the map, a way along the arrows, Enter.
    await page.locator('.roads-span[tabindex="0"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await write('Name', 'Kell');
    await at('button', 'Add a span beside it').press('Enter');
    await expect.poll(() => spans.count()).toBe(3);
    await write('Name', 'Otter Pool');
    await at('checkbox', 'water to drink').press('Space');
    await choose('Ground', 'Imp');
    await choose('Crossed by', 'Swim');
    await page.getByLabel('Difficulty').press('ArrowUp');
    await page.locator('.roads-plate').waitFor();
    await write('Name of the map', 'By keys');
    await page.getByText('adds one', { exact: true }).click();
    await page.locator('.roads-sheet > svg').click({ position: { x: 120, y: 320 } });
    await expect.poll(() => spans.count()).toBe(4);
    await at('button', 'Keep it').press('Enter');
    await page.reload();
    await at('button', /^By keys/).press('Enter');
    await expect.poll(() => spans.count()).toBe(4);
    await choose('The picked span', 'Otter');
    expect(await page.getByLabel('Difficulty').inputValue()).toBe('4');
    expect(await at('checkbox', 'water to drink').isChecked()).toBe(true);
    expect(await lookClosely(page, 'roads that are drawn')).toEqual([]);
    // Nothing that is hidden makes the page longer than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    // On a phone of 320 pixels the map scrolls in its frame, and the page does not.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(house.complaints).toEqual([]);
  });
});
