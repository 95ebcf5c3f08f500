import type { Seat } from '@warmoot/protocol';
import type { warband } from '@warmoot/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

/** What all see of the battle that is played. */
const openOf = async (page: Page, { table, seat }: Seat): Promise<warband.BattleSight['open']> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const text = await (await page.request.get(url)).text();
  return (JSON.parse(text) as { readonly scene: { readonly view: { readonly open: warband.BattleSight['open'] } } })
    .scene.view.open;
};

const fileOf = (what: unknown) => ({
  name: 'army.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(what)),
});

describe('battle lines are set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atForm = async (
    more: object = {},
  ): Promise<{ readonly page: Page; readonly host: Seat; readonly form: Locator }> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'lines' });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    const form = page.locator('.setup-lines');
    await form.waitFor();
    return { page, host, form };
  };

  test('WARBAND-UNIT-003 WARBAND-TACTIC-014: a unit rank by rank; a banner waits for fifteen, and it begins as built', async () => {
    const { page, host, form } = await atForm();
    const a = form.getByRole('region', { name: 'Side A' });
    await a.getByText('3 units, 30 figures').waitFor();
    await a.locator('summary[aria-label="Ranks, leader and banner of Tarn spears"]').focus();
    await page.keyboard.press('Enter');
    const rear = a.getByLabel('Rear rank of Tarn spears: how many');
    await rear.selectOption('4');
    await a.getByText('3 units, 29 figures').waitFor();
    const spears = a.locator('.lines-unit').first();
    await spears.getByText('A banner needs 15 figures.').waitFor();
    await rear.selectOption('5');
    await spears.getByText('A banner needs 15 figures.').waitFor({ state: 'detached' });
    await a.getByLabel('Who is among Tarn spears, by name').fill('Old Sten');
    await a.getByText(/^Old Sten leads/).waitFor();
    expect(await lookClosely(page, 'battle lines set up', '.setup-lines')).toEqual([]);

    await form.getByRole('button', { name: 'Begin the battle' }).click();
    await page.locator('.table-scene').first().waitFor();
    const { units, roster } = await openOf(page, host);
    expect(units[0]?.ranks.map(({ slots }) => slots.length)).toEqual([5, 5, 5]);
    expect(roster.find(({ chosen }) => chosen === 'Old Sten')).toMatchObject({ side: 0, like: 'captain' });
    expect(house.complaints).toEqual([]);
  });

  test('armies as a file: saved and loaded nothing is lost; what is no battle in lines is named', async () => {
    const { page, form } = await atForm();
    const a = form.getByRole('region', { name: 'Side A' });
    await a.getByRole('button', { name: 'Add the unit' }).click();
    await a.getByText(/^4 units/).waitFor();
    const saving = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await saving).path();
    const { readFile } = await import('node:fs/promises');
    const saved = JSON.parse(await readFile(file, 'utf8')) as object;
    await form.getByLabel('Load a file').setInputFiles(fileOf({ ...saved, rules: 'sortie', scene: 'battle' }));
    await form.getByRole('alert').getByText('This file was not taken').waitFor();
    expect(await a.getByText(/^4 units/).count()).toBe(1);
    await a.getByLabel('Army', { exact: true }).selectOption('banner');
    await a.getByText(/^3 units/).waitFor();
    await form.getByLabel('Load a file').setInputFiles(file);
    await a.getByText(/^4 units/).waitFor();
    expect(await form.getByRole('alert').count()).toBe(0);
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

  test('from the first page by two presses', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    await playFirst(page, 'lines');
    await page.waitForURL(/\/t\//);
    await page.locator('.lines .foot-act').first().waitFor();
    expect(house.complaints).toEqual([]);
  });
});
