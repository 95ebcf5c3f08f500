import type { Seat } from '@warmoot/protocol';
import type { sortie } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

/** What all see of the battle that is played. */
const sightOf = async (page: Page, { table, seat }: Seat): Promise<sortie.SortieSight> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const text = await (await page.request.get(url)).text();
  return (JSON.parse(text) as { readonly scene: { readonly view: sortie.SortieSight } }).scene.view;
};

describe('sortie is set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atForm = async (more: object = {}): Promise<{ readonly page: Page; readonly host: Seat }> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'sortie' });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.setup-sortie').waitFor();
    return { page, host };
  };

  test('SORTIE-UNIT-001 SORTIE-FLOAT-015 SORTIE-FLOAT-020 SORTIE-SITUATION-014: a force unit by unit, with its sums; and it begins', async () => {
    const { page, host } = await atForm();
    const form = page.locator('.setup-sortie');
    const a = form.getByRole('region', { name: 'Side A' });
    expect(await a.locator('.war-roster li').count()).toBe(4);
    await a.getByLabel('Army', { exact: true }).selectOption('mercenaries');
    await a.getByText('3 units, 400 heads').waitFor();
    await a.getByLabel('How it comes').selectOption('bySurprise');
    await a.getByRole('combobox', { name: 'General', exact: true }).selectOption('one');
    await a.getByLabel('Name of the general').fill('Ella');
    await a.getByLabel('Level of the general').fill('2.5');
    await a.getByRole('textbox', { name: 'Name: Heavy infantry 1' }).fill('Old Guard');
    const first = a.locator('.war-roster li').first();
    await first.locator('summary').first().click();
    await first.getByLabel('Heads').fill('80');
    // A lone minus is no number yet.
    await first.getByLabel('Average level').fill('');
    await first.getByLabel('Average level').pressSequentially('-0.5');
    await first.getByRole('combobox', { name: 'Commander', exact: true }).selectOption('stranger');
    await first.getByLabel('Command', { exact: true }).check();
    await first.getByText('More', { exact: true }).click();
    await first.getByLabel('Of today’s march').selectOption('all');
    await first.getByLabel('Level of its walls').fill('2');
    await first.getByRole('group', { name: 'Comes from an unguarded side upon' }).getByRole('checkbox').first().check();
    expect(await a.getByLabel('Army', { exact: true }).inputValue()).toBe('byHand');

    // −0.5: two penalty dice; a commander of level 2: three. Heavy 2, Strength 1, march −2, a stranger −1.
    await first.getByRole('button', { name: 'Old Guard: +1 dice in hand at the start' }).click();
    await page.getByRole('dialog').getByText('−2').waitFor();
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: 'Old Guard: 0 dice in every sortie' }).waitFor();

    // The second unit is put before the first, by keys alone.
    const forward = a.getByRole('button', { name: /before the one above/ }).first();
    await forward.focus();
    await page.keyboard.press('Enter');
    await a.getByLabel('Mount to add').selectOption('cavalry');
    await a.getByRole('button', { name: 'Add the unit' }).click();
    await a.getByText('4 units').waitFor();
    await form.getByRole('combobox', { name: 'Ground', exact: true }).selectOption('rough');
    await form.locator('summary').filter({ hasText: 'Options' }).click();
    await form.getByLabel('Rounds of a battle', { exact: true }).fill('9');
    await form.getByLabel('Dice for Strengths in both').selectOption('2');
    expect(await lookClosely(page, 'sortie set up', '.setup-sortie')).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.army-sheet tbody tr').count()).toBe(8);
    expect(await page.locator('.army-sheet').first().textContent()).toMatch(/Avitch[\s\S]*Ella[\s\S]*Old Guard/);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });

    // Saved and loaded again, nothing is lost.
    const saving = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await saving).path();
    await a.getByLabel('Army', { exact: true }).selectOption('usual');
    await form.getByLabel('Load a file').setInputFiles(file);
    await a.getByText('4 units').waitFor();
    await form.getByLabel('Load a file').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"rules":"command","scene":"battle","setup":{}}'),
    });
    await form.getByText('This file was not taken').waitFor();

    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await page.locator('.table-scene').first().waitFor();
    const { given, open } = await sightOf(page, host);
    expect(given.armies[0]).toMatchObject({ comes: 'bySurprise', general: { name: 'Ella', level: 2.5 } });
    expect(given.ground).toBe('rough');
    expect(given.options).toMatchObject({ 'sortie.roundLimit': 9, 'sortie.bothStrengths': 2 });
    expect(open.roster.filter(({ side }) => side === 0).map(({ parts }) => parts[0]?.heads)).toEqual([
      150, 80, 100, 100,
    ]);
    expect(open.roster[1]).toMatchObject({ chosen: 'Old Guard', level: -50, moved: 'all', outflanks: ['B1'] });
    expect(open.roster[1]?.commander).toMatchObject({ stranger: true, level: 2, strengths: ['command', 'tactics'] });
    expect(house.complaints).toEqual([]);
  });

  test('on a phone, in German: nothing stands out, and it begins with nothing changed', async () => {
    const { page } = await atForm({ locale: 'de-DE', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    const first = page.locator('.war-roster li').first();
    await first.locator('summary').first().click();
    await first.getByText('Mehr', { exact: true }).click();
    await page.locator('.setup-sortie summary').last().click();
    expect(await lookClosely(page, 'sortie set up, phone', '.setup-sortie')).toEqual([]);
    await page.getByRole('button', { name: 'Die Schlacht anfangen' }).click();
    await page.locator('.table-scene').first().waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('from the first page by two presses', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    await playFirst(page, 'sortie');
    await page.waitForURL(/\/t\//);
    await page.locator('.table-scene').first().waitFor();
    expect(house.complaints).toEqual([]);
  });
});
