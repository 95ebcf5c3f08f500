import type { command as rules } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { askedFor, openForm, printed, sightOf, tableOf, textOf, writtenIn } from './forms.js';
import { opened } from './opened.js';
import type { Page } from './page.js';

/** Where a hand goes by keys on the field: its one tab stop. */
const hexAtHand = (page: Page): HTMLElement => page.room.querySelector('[data-hex][tabindex="0"]') as HTMLElement;

test('COMMAND-SETUP-002 COMMAND-POINTS-005 COMMAND-POINTS-006 COMMAND-END-006: an army unit by unit, a field, objectives; and it begins', async () => {
  const line = tableOf('Bo');
  const page = await openForm(line, 'command');
  const north = page.in(['region', 'North']);
  expect(north.all('textbox', /^Name: /)).toHaveLength(9);
  await north.choose(['combobox', 'Army'], 'Steppe: horse archers');
  await north.choose(['combobox', 'Quality of the leader'], '4');
  await north.fill(['textbox', 'Leader'], 'Ella');
  await north.fill(['textbox', 'Name: Horse archers 1'], 'Old Guard');
  await north.press(['button', 'Old Guard: a grade better']);
  expect(writtenIn(north.the('combobox', 'Army'))).toBe('byHand');
  await north.choose(['combobox', 'Class to add'], 'Heavy infantry');
  await north.choose(['combobox', 'Grade to add'], 'A');
  await north.press(['button', 'Add the unit']);
  await north.press(north.all('button', /^Take .* out$/)[1] as HTMLElement);
  expect(textOf(north.room)).toContain('9 units');
  const south = page.in(['region', 'South']);
  await south.choose(['combobox', 'Quality of the leader'], 'skills');
  await south.fill(['spinbutton', 'Lead (half is the quality)'], '7');
  await south.fill(['spinbutton', 'Tactics'], '4');

  // A ready-made field has its objectives; another is marked by keys alone.
  await page.press(['radio', 'ready-made']);
  await page.press(['button', 'Objectives: 3, impassable hexes: 0']);
  await page.key('ArrowRight', hexAtHand(page));
  await page.key('Enter', hexAtHand(page));
  page.the('button', 'Objectives: 4, impassable hexes: 0');
  await page.fill(['spinbutton', 'Rounds of a battle'], '6');
  await page.choose(['combobox', 'Equal totals'], 'the defender wins');
  await page.choose(['combobox', 'Dice of the Leadership roll'], 'two d8 and a d10, Lead and Tactics');
  await page.choose(['combobox', 'Army in ambush'], 'South');

  const paper = await printed(page);
  expect(paper.querySelectorAll('.army-sheet tbody tr')).toHaveLength(18);
  expect(textOf(paper.querySelector('.army-sheet'))).toMatch(/Avitch.*Ella.*Old Guard/);

  await page.press(['button', 'Begin the battle']);
  const { given, open } = sightOf<rules.CommandSight>(line);
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
  const mine = open.roster.filter(({ side }) => side === 0).map(({ class: of, grade }) => `${of} ${grade}`);
  expect(mine).toEqual(['HA A', 'HA B', 'LC C', 'LC C', 'LC C', 'HC C', 'LI D', 'LI D', 'HI A']);
  expect(open.roster[0]?.chosen).toBe('Old Guard');
  expect(page.room.querySelector('.table-scene')).not.toBeNull();
});

test('in German it begins with nothing changed', async () => {
  const line = tableOf('Bo');
  const page = await openForm(line, 'command', 'de');
  await page.press(['button', 'Die Schlacht anfangen']);
  expect(askedFor(line)).toMatchObject({ scene: 'command/battle', options: {} });
});

test('its guide fights one attack', async () => {
  const page = await opened('/guide/command', null);
  await page.press(['button', 'Fight it out']);
  expect(textOf(page.room.querySelector('.trial-verdict b'))).toBe('Routs');
  await page.press(['radio', 'Nobody']);
  await page.press(['button', 'Fight it out']);
  expect(textOf(page.room.querySelector('.trial-verdict b'))).toBe('Nothing');
});
