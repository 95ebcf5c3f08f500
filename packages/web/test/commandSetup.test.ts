import type { Seat } from '@warmoot/protocol';
import type { command as rules } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

/** What all see of the battle that is played. */
const sightOf = async (page: Page, { table, seat }: Seat): Promise<rules.CommandSight> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const text = await (await page.request.get(url)).text();
  return (JSON.parse(text) as { readonly scene: { readonly view: rules.CommandSight } }).scene.view;
};

describe('command is set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atForm = async (more: object = {}): Promise<{ readonly page: Page; readonly host: Seat }> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'command' });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.setup-command').waitFor();
    return { page, host };
  };

  test('COMMAND-SETUP-002 COMMAND-POINTS-005 COMMAND-POINTS-006 COMMAND-END-006: an army unit by unit, a field, objectives; and it begins', async () => {
    const { page, host } = await atForm();
    const form = page.locator('.setup-command');
    const north = form.getByRole('region', { name: 'North' });
    expect(await north.locator('.war-roster li').count()).toBe(9);
    await north.getByLabel('Army', { exact: true }).selectOption({ label: 'Steppe: horse archers' });
    await north.getByLabel('Quality of the leader').selectOption('4');
    await north.getByLabel('Leader', { exact: true }).fill('Ella');
    await north.getByRole('textbox', { name: 'Name: Horse archers 1' }).fill('Old Guard');
    await north.getByRole('button', { name: 'Old Guard: a grade better' }).click();
    expect(await north.getByLabel('Army', { exact: true }).inputValue()).toBe('byHand');
    await north.getByLabel('Class to add').selectOption('HI');
    await north.getByLabel('Grade to add').selectOption('A');
    await north.getByRole('button', { name: 'Add the unit' }).click();
    await north
      .getByRole('button', { name: /^Take .* out$/ })
      .nth(1)
      .click();
    await north.getByText('9 units', { exact: true }).waitFor();
    const south = form.getByRole('region', { name: 'South' });
    await south.getByLabel('Quality of the leader').selectOption('skills');
    await south.getByLabel('Lead (half is the quality)').fill('7');
    await south.getByLabel('Tactics').fill('4');

    // A ready-made field has its objectives; another is marked by keys alone.
    await form.getByText('ready-made', { exact: true }).click();
    await form.getByText('Objectives: 3, impassable hexes: 0').click();
    await form.locator('[data-hex][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await form.getByText('Objectives: 4, impassable hexes: 0').waitFor();
    await form.locator('summary').filter({ hasText: 'Options' }).click();
    await form.getByLabel('Rounds of a battle', { exact: true }).fill('6');
    await form.getByLabel('Equal totals').selectOption('defenderWins');
    await form.getByLabel('Dice of the Leadership roll').selectOption('saga');
    await form.getByLabel('Army in ambush').selectOption('south');
    expect(await lookClosely(page, 'command set up', '.setup-command')).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.army-sheet tbody tr').count()).toBe(18);
    expect(await page.locator('.army-sheet').first().textContent()).toMatch(/Avitch[\s\S]*Ella[\s\S]*Old Guard/);
    expect(await page.locator('.lobby').isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await page.locator('.table-scene').first().waitFor();
    const { given, open } = await sightOf(page, host);
    expect(given.armies[0]?.leader).toMatchObject({ name: 'Ella', quality: 4 });
    expect(given.armies[1]?.leader).toMatchObject({ quality: 3, skills: { lead: 7, tactics: 4 } });
    expect(given.ambush).toBe(1);
    expect(given.options).toMatchObject({
      'command.roundLimit': 6,
      'command.ties': 'defenderWins',
      'command.leadershipDice': 'saga',
    });
    expect(given.options['command.objectiveHexes']).toHaveLength(4);
    expect(given.size).toEqual({ rows: 12, columns: 15, layout: 'full' });
    expect(open.roster.filter(({ side }) => side === 0).map(({ class: of, grade }) => `${of} ${grade}`)).toEqual([
      'HA A',
      'HA B',
      'LC C',
      'LC C',
      'LC C',
      'HC C',
      'LI D',
      'LI D',
      'HI A',
    ]);
    expect(open.roster[0]?.chosen).toBe('Old Guard');
    expect(house.complaints).toEqual([]);
  });

  test('on a phone, in German: nothing stands out, and it begins with nothing changed', async () => {
    const { page } = await atForm({ locale: 'de-DE', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await page.locator('.setup-command summary').first().click();
    expect(await lookClosely(page, 'command set up, phone', '.setup-command')).toEqual([]);
    await page.getByRole('button', { name: 'Die Schlacht anfangen' }).click();
    await page.locator('.table-scene').first().waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('from the first page by two presses; and its guide fights one attack', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    await playFirst(page, 'command');
    await page.waitForURL(/\/t\//);
    await page.locator('.table-scene[data-asks], .table-scene').first().waitFor();
    await page.goto(`${house.url}/guide/command`);
    await page.getByRole('button', { name: 'Fight it out' }).click();
    await page.getByText('Routs', { exact: true }).waitFor();
    await page.getByText('Nobody', { exact: true }).click();
    await page.getByRole('button', { name: 'Fight it out' }).click();
    await page.getByText('Nothing', { exact: true }).waitFor();
    expect(await lookClosely(page, 'guide to command', 'main')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
