import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

describe('sortie is set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atForm = async (more: object = {}): Promise<Page> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'sortie' });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.setup-sortie').waitFor();
    return page;
  };

  test('with a unit open nothing stands out; typed, moved and closed by keys, and printed', async () => {
    const page = await atForm();
    const form = page.locator('.setup-sortie');
    const a = form.getByRole('region', { name: 'Side A' });
    await a.getByLabel('Army', { exact: true }).selectOption('mercenaries');
    await a.getByRole('combobox', { name: 'General', exact: true }).selectOption('one');
    await a.getByRole('textbox', { name: 'Name: Heavy infantry 1' }).fill('Old Guard');
    const first = a.locator('.war-roster li').first();
    await first.locator('summary').first().click();
    // A lone minus is no number yet.
    await first.getByLabel('Average level').fill('');
    await first.getByLabel('Average level').pressSequentially('-0.5');
    expect(await first.getByLabel('Average level').inputValue()).toBe('-0.5');
    await first.getByRole('combobox', { name: 'Commander', exact: true }).selectOption('stranger');
    await first.getByText('More', { exact: true }).click();
    await first.getByRole('button', { name: /^Old Guard: .* in hand at the start$/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    // The second unit is put before the first, by keys alone.
    await a
      .getByRole('button', { name: /before the one above/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        a
          .locator('.war-roster li')
          .nth(1)
          .getByRole('textbox', { name: /^Name: / })
          .inputValue(),
      )
      .toBe('Old Guard');
    await form.locator('summary').filter({ hasText: 'Options' }).click();
    expect(await lookClosely(page, 'sortie set up', '.setup-sortie')).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.army-sheet').first().isVisible()).toBe(true);
    expect(await page.locator('.lobby').isVisible()).toBe(false);
    expect(house.complaints).toEqual([]);
  });

  test('on a phone, in German: nothing stands out, and it begins with nothing changed', async () => {
    const page = await atForm({ locale: 'de-DE', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    const first = page.locator('.war-roster li').first();
    await first.locator('summary').first().click();
    await first.getByText('Mehr', { exact: true }).click();
    await page.locator('.setup-sortie summary').last().click();
    expect(await lookClosely(page, 'sortie set up, phone', '.setup-sortie')).toEqual([]);
    await page.getByRole('button', { name: 'Die Schlacht anfangen' }).click();
    await page.locator('.table-scene').first().waitFor();
    expect(house.complaints).toEqual([]);
  });
});
