import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';

describe('a route map', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test('is drawn by hand, taken back, kept, and there after the page is loaded anew', async () => {
    const page = await house.visit('/maps/roads');
    const spans = page.locator('.roads-span');
    await expect.poll(() => spans.count()).toBe(2);
    // By keys alone: the one tab stop of the map, a way along the arrows, Enter.
    await page.locator('.roads-span[tabindex="0"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kell');
    await page.getByRole('button', { name: 'Add a span beside it' }).click();
    await expect.poll(() => spans.count()).toBe(3);
    await page.getByLabel(/^Ground/).selectOption('impassable');
    await page.getByLabel(/^Crossed by/).selectOption('swim');
    await page.getByLabel('Difficulty').fill('4');
    await page.locator('.roads-plate').waitFor();
    // On the map: a press adds a span, and a second way joins it.
    await page.getByText('adds one', { exact: true }).click();
    await page.locator('.roads-sheet > svg').click({ position: { x: 120, y: 320 } });
    await expect.poll(() => spans.count()).toBe(4);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => spans.count()).toBe(3);
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect.poll(() => spans.count()).toBe(4);
    await page.getByLabel('Name of the map').fill('To Kell');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.reload();
    await page.getByRole('button', { name: /^To Kell/ }).click();
    await expect.poll(() => spans.count()).toBe(4);
    expect(house.complaints).toEqual([]);
  });

  test('is drawn from nothing by keys alone, kept, and there again after the page is loaded anew', async () => {
    const page = await house.visit('/maps/roads');
    const spans = page.locator('.roads-span');
    await expect.poll(() => spans.count()).toBe(2);
    const pressed = (role: 'button' | 'combobox' | 'textbox' | 'checkbox', name: string | RegExp) =>
      page.getByRole(role, { name, exact: typeof name === 'string' });
    /** What is picked from a list by typing its first letters. */
    const choose = async (name: string | RegExp, label: string): Promise<void> => {
      await pressed('combobox', name).focus();
      await page.keyboard.type(label);
    };
    const write = async (name: string | RegExp, text: string): Promise<void> => {
      await pressed('textbox', name).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    };
    await choose('The picked span', 's1');
    await write('Name', 'Tarry Mill');
    await pressed('checkbox', 'water to drink').press('Space');
    await pressed('button', 'Add a span beside it').press('Enter');
    await expect.poll(() => spans.count()).toBe(3);
    await write('Name', 'Otter Pool');
    await choose('Ground', 'Imp');
    await choose('Crossed by', 'Swim');
    await page.getByLabel('Difficulty').press('ArrowUp');
    await page.locator('.roads-plate').waitFor();
    // One more way, laid and then made a path, with a name of its own.
    await choose('One more way, to', 's2');
    await choose('Way to s2', 'path');
    await write('Name of the way to s2', 'Reed path');
    await choose('The picked span', 's2');
    await write('Name', 'Kell');
    expect(await pressed('combobox', 'Way to Otter Pool').inputValue()).toBe('path');
    await write('Name of the map', 'By keys');
    await pressed('button', 'Keep it').press('Enter');
    await page.reload();
    await pressed('button', /^By keys/).press('Enter');
    await expect.poll(() => spans.count()).toBe(3);
    await choose('The picked span', 'Otter');
    expect(await page.getByLabel('Difficulty').inputValue()).toBe('4');
    expect(await pressed('textbox', 'Name of the way to Kell').inputValue()).toBe('Reed path');
    expect(await lookClosely(page, 'roads that are drawn')).toEqual([]);
    // Nothing that is hidden makes the page longer than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test('fits a phone of 320 pixels: the map scrolls in its frame, the page does not', async () => {
    const page = await house.visit('/maps/roads', { viewport: { width: 320, height: 640 } });
    await page.locator('.roads-span').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
    expect(house.complaints).toEqual([]);
  });
});
