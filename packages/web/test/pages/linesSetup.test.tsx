import type { warband } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { askedFor, load, only, openForm, savedBy, sightOf, tableOf, textOf } from './forms.js';

test('WARBAND-UNIT-003 WARBAND-TACTIC-014: a unit rank by rank; a banner waits for fifteen, and it begins as built', async () => {
  const line = tableOf('Bo');
  const page = await openForm(line, 'lines');
  const a = page.in(['region', 'Side A']);
  expect(textOf(a.room)).toContain('3 units, 30 figures');
  const spears = a.room.querySelector('.lines-unit');
  const rear = a.the('combobox', 'Rear rank of Tarn spears: how many');
  await a.choose(rear, '4');
  expect(textOf(a.room)).toContain('3 units, 29 figures');
  expect(textOf(spears)).toContain('A banner needs 15 figures.');
  await a.choose(rear, '5');
  expect(textOf(spears)).not.toContain('A banner needs 15 figures.');
  await a.fill(['textbox', 'Who is among Tarn spears, by name'], 'Old Sten');
  expect(textOf(spears)).toContain('Old Sten leads');

  await page.press(['button', 'Begin the battle']);
  const { open } = sightOf<warband.BattleSight>(line);
  expect(open.units[0]?.ranks.map(({ slots }) => slots.length)).toEqual([5, 5, 5]);
  expect(open.roster.find(({ chosen }) => chosen === 'Old Sten')).toMatchObject({ side: 0, like: 'captain' });
});

test('armies as a file: saved and loaded nothing is lost; what is no battle in lines is named', async () => {
  const page = await openForm(tableOf('Bo'), 'lines');
  const a = page.in(['region', 'Side A']);
  const picker = only(page, '.file-pick input');
  await a.press(['button', 'Add the unit']);
  expect(textOf(a.room)).toContain('4 units');
  const file = await savedBy(page, page.the('button', 'Save as a file'));
  await load(page, picker, { ...JSON.parse(file), rules: 'sortie', scene: 'battle' });
  expect(textOf(only(page, '[role=alert]'))).toContain('This file was not taken');
  expect(textOf(a.room)).toContain('4 units');
  await a.choose(['combobox', 'Army'], 'Banner: spears on both sides of it');
  expect(textOf(a.room)).toContain('3 units');
  await load(page, picker, file);
  expect(textOf(a.room)).toContain('4 units');
  expect(page.all('alert')).toHaveLength(0);
});

test('in German it begins with nothing changed', async () => {
  const line = tableOf('Bo');
  const page = await openForm(line, 'lines', 'de');
  await page.press(['button', 'Die Schlacht anfangen']);
  expect(askedFor(line)).toMatchObject({ scene: 'warband/battle', options: {} });
});
