import type { sortie } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { askedFor, load, only, openForm, printed, savedBy, sightOf, tableOf, textOf, writtenIn } from './forms.js';

test('SORTIE-UNIT-001 SORTIE-FLOAT-015 SORTIE-FLOAT-020 SORTIE-SITUATION-014: a force unit by unit, with its sums; and it begins', async () => {
  const line = tableOf('Bo');
  const page = await openForm(line, 'sortie');
  const a = page.in(['region', 'Side A']);
  expect(a.all('textbox', /^Name: /)).toHaveLength(4);
  await a.choose(['combobox', 'Army'], 'Mercenaries: few, and seasoned');
  expect(textOf(a.room)).toContain('3 units, 400 heads');
  await a.choose(['combobox', 'How it comes'], 'by surprise');
  await a.choose(['combobox', 'General'], 'one without a unit');
  await a.fill(['textbox', 'Name of the general'], 'Ella');
  await a.fill(['textbox', 'Level of the general'], '2.5');
  await a.fill(['textbox', 'Name: Heavy infantry 1'], 'Old Guard');
  const first = a.in(a.room.querySelector('.war-roster li') as HTMLElement);
  await first.press(['button', 'Change Old Guard']);
  await first.fill(['textbox', 'Heads'], '80');
  // A lone minus is no number yet.
  for (const typed of ['', '-', '-0', '-0.', '-0.5']) await first.fill(['textbox', 'Average level'], typed);
  await first.choose(['combobox', 'Commander'], 'a stranger');
  await first.press(['checkbox', 'Command']);
  await first.choose(['combobox', 'Of today’s march'], 'all of it');
  await first.fill(['textbox', 'Level of its walls'], '2');
  const outflanked = first.in(['group', 'Comes from an unguarded side upon']);
  await outflanked.press(outflanked.all('checkbox')[0] as HTMLElement);
  expect(writtenIn(a.the('combobox', 'Army'))).toBe('byHand');

  // −0.5: two penalty dice; a commander of level 2: three. Heavy 2, Strength 1, march −2, a stranger −1.
  first.the('button', 'Old Guard: 0 dice in every sortie');
  await first.press(['button', 'Old Guard: +1 dice in hand at the start']);
  expect(textOf(page.the('dialog', 'Old Guard: +1 dice in hand at the start', document.body))).toContain('−2');

  // The second unit is put before the first.
  await a.press(a.all('button', /before the one above/)[0] as HTMLElement);
  await a.choose(['combobox', 'Mount to add'], 'Cavalry');
  await a.press(['button', 'Add the unit']);
  expect(textOf(a.room)).toContain('4 units');
  await page.choose(['combobox', 'Ground'], 'rough: brush, cliffs, marsh');
  await page.fill(['spinbutton', 'Rounds of a battle'], '9');
  await page.choose(['combobox', 'Dice for Strengths in both Command and Tactics'], 'two');

  const paper = await printed(page);
  expect(paper.querySelectorAll('.army-sheet tbody tr')).toHaveLength(8);
  expect(textOf(paper.querySelector('.army-sheet'))).toMatch(/Avitch.*Ella.*Old Guard/);

  // Saved and loaded again, nothing is lost.
  const file = await savedBy(page, page.the('button', 'Save as a file'));
  const picker = only(page, '.file-pick input');
  await a.choose(['combobox', 'Army'], 'Usual: some of everything');
  expect(textOf(a.room)).toContain('4 units, 650 heads');
  await load(page, picker, file);
  expect(textOf(a.room)).toContain('4 units, 430 heads');
  await load(page, picker, { rules: 'command', scene: 'battle', setup: {} });
  expect(textOf(only(page, '[role=alert]'))).toContain('This file was not taken');

  await page.press(['button', 'Begin the battle']);
  const { given, open } = sightOf<sortie.SortieSight>(line);
  expect(given.armies[0]).toMatchObject({ comes: 'bySurprise', general: { name: 'Ella', level: 2.5 } });
  expect(given.ground).toBe('rough');
  expect(given.options).toMatchObject({ 'sortie.roundLimit': 9, 'sortie.bothStrengths': 2 });
  const mine = open.roster.filter(({ side }) => side === 0);
  expect(mine.map(({ parts }) => parts[0]?.heads)).toEqual([150, 80, 100, 100]);
  expect(open.roster[1]).toMatchObject({ chosen: 'Old Guard', level: -50, moved: 'all', outflanks: ['B1'] });
  expect(open.roster[1]?.commander).toMatchObject({ stranger: true, level: 2, strengths: ['command', 'tactics'] });
});

test('in German it begins with nothing changed', async () => {
  const line = tableOf('Bo');
  const page = await openForm(line, 'sortie', 'de');
  await page.press(['button', 'Die Schlacht anfangen']);
  expect(askedFor(line)).toMatchObject({ scene: 'sortie/battle', options: {} });
});
