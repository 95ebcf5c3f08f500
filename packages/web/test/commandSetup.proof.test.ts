import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

describe('command is set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atForm = async (more: object = {}): Promise<Page> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'command' });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.setup-command').waitFor();
    return page;
  };

  test('with all its parts open nothing stands out; objectives are marked by keys, and on paper there are armies alone', async () => {
    const page = await atForm();
    const form = page.locator('.setup-command');
    await form.getByText('ready-made', { exact: true }).click();
    await form.getByText('Objectives: 3, impassable hexes: 0').click();
    await form.locator('[data-hex][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await form.getByText('Objectives: 4, impassable hexes: 0').waitFor();
    const south = form.getByRole('region', { name: 'South' });
    await south.getByLabel('Quality of the leader').selectOption('skills');
    await form.locator('summary').filter({ hasText: 'Options' }).click();
    expect(await lookClosely(page, 'command set up', '.setup-command')).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.army-sheet').first().isVisible()).toBe(true);
    expect(await page.locator('.lobby').isVisible()).toBe(false);
    expect(house.complaints).toEqual([]);
  });

  test('on a phone, in German: nothing stands out, and it begins with nothing changed', async () => {
    const page = await atForm({ locale: 'de-DE', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await page.locator('.setup-command summary').first().click();
    expect(await lookClosely(page, 'command set up, phone', '.setup-command')).toEqual([]);
    await page.getByRole('button', { name: 'Die Schlacht anfangen' }).click();
    await page.locator('.table-scene').first().waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('its guide shuts nobody out', async () => {
    const page = await house.visit('/guide/command', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Fight it out' }).click();
    await page.getByText('Routs', { exact: true }).waitFor();
    expect(await lookClosely(page, 'guide to command', 'main')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
