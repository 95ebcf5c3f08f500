import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

describe('battle lines are set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atForm = async (more: object = {}): Promise<{ readonly page: Page; readonly form: Locator }> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'lines' });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    const form = page.locator('.setup-lines');
    await form.waitFor();
    return { page, form };
  };

  test('a unit is opened by keys, and nothing of it stands out', async () => {
    const { page, form } = await atForm();
    const a = form.getByRole('region', { name: 'Side A' });
    await a.getByText('3 units, 30 figures').waitFor();
    await a.locator('summary[aria-label="Ranks, leader and banner of Tarn spears"]').focus();
    await page.keyboard.press('Enter');
    const rear = a.getByLabel('Rear rank of Tarn spears: how many');
    await rear.selectOption('4');
    await a.getByText('3 units, 29 figures').waitFor();
    const spears = a.locator('.lines-unit').first();
    await spears.getByText('A banner needs 15 figures.').waitFor();
    await a.getByLabel('Who is among Tarn spears, by name').fill('Old Sten');
    await a.getByText(/^Old Sten leads/).waitFor();
    expect(await lookClosely(page, 'battle lines set up', '.setup-lines')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('on a phone, in German, by night: it fits, and begins with nothing changed', async () => {
    const { page, form } = await atForm({
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    await form.locator('.lines-fields summary').first().click();
    expect(await lookClosely(page, 'battle lines set up, phone', '.setup-lines')).toEqual([]);
    await form.getByRole('button', { name: 'Die Schlacht anfangen' }).click();
    await page.locator('.table-scene').first().waitFor();
    expect(house.complaints).toEqual([]);
  });
});
