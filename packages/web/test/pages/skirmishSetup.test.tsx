import type { warband } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { saltCrown } from './campaign.js';
import {
  askedFor,
  load,
  only,
  openForm,
  printed,
  savedBy,
  seatComputer,
  sightOf,
  tableOf,
  textOf,
  writtenIn,
} from './forms.js';
import type { Hand } from './page.js';

/** What stands in the row of a sum. */
const rowWith = (hand: Hand, sum: string): readonly string[] =>
  hand
    .all('row')
    .map(textOf)
    .filter((row) => row.includes(sum));

test('WARBAND-FIGURE-001 WARBAND-GEAR-001: a band figure by figure; what cannot be is named, and it begins as built', async () => {
  const line = tableOf('Bo');
  const page = await openForm(line, 'skirmish');
  await page.fill(['textbox', 'Strength agreed on'], '6');
  const a = page.in(['region', 'Side A']);
  expect(textOf(a.room)).toContain('6 figures, strength 9 of 6');
  expect(textOf(a.room)).toContain('3 over the limit');
  await a.press(['button', 'Avitch, figure by figure']);
  const builder = page.in(['dialog', 'The band Avitch']);
  await builder.key('End', builder.the('listbox', 'The figures of the band'));
  expect(textOf(only(builder, '[role=option][aria-selected=true]'))).toContain('Sefa');
  for (const who of ['Sefa', 'Wilkin', 'Maud', 'Tam', 'Odda', 'Berrin Holt'])
    await builder.press(['button', `Leave ${who} out`]);
  expect(textOf(builder.room)).toContain('Nobody is in the band yet');

  await builder.choose(['combobox', 'Which stock figure'], 'Captain');
  await builder.press(['button', 'Stock figure']);
  // A captain has Might 3; to be added, not yet there.
  builder.the('img', '0 points in the band, 3 to be added, limit 6');
  expect(textOf(a.room)).toContain('0 figures');
  await builder.fill(['textbox', 'Figure'], 'Old Sten');
  await builder.press(['button', 'Add Old Sten to the band']);
  builder.the('img', '3 points in the band, limit 6');
  await builder.fill(['textbox', 'Vigor'], '9');
  expect(textOf(builder.room)).toContain('changed by hand');
  builder.the('button', 'Vigor 9: how it comes about');

  // Two things in one hand cannot be: it is said, and nothing is lost.
  await builder.choose(['combobox', 'Sword: where'], 'in the left hand');
  await builder.choose(['combobox', 'Shield: where'], 'in the left hand');
  expect(textOf(builder.room)).toContain('This figure cannot fight as it is');
  expect(writtenIn(builder.the('textbox', 'Vigor'))).toBe('9');
  await builder.choose(['combobox', 'Sword: where'], 'in the right hand');
  expect(textOf(builder.room)).not.toContain('This figure cannot fight as it is');
  await builder.press(['button', 'Done']);
  expect(page.all('dialog')).toHaveLength(0);
  expect(textOf(a.room)).toContain('1 figure, strength 3 of 6');

  await page.press(['button', 'Begin the skirmish']);
  const { open } = sightOf<warband.SkirmishSight>(line);
  expect(open.roster.filter(({ side }) => side === 0)).toMatchObject([
    { like: 'captain', chosen: 'Old Sten', vigor: 9 },
  ]);
  const held = open.figures[0]?.items.filter(({ kept }) => kept === 'left' || kept === 'right');
  expect(held?.map(({ item, kept }) => [item, kept])).toEqual([
    ['sword', 'right'],
    ['shield', 'left'],
  ]);
});

test('WARBAND-SAGA-002 WARBAND-SAGA-003 WARBAND-SAGA-006: somebody of a saga with every sum; a sheet that has changed is kept or taken over', async () => {
  const line = await saltCrown();
  const { ella } = line.cast;
  seatComputer(line, 'Bo');
  const page = await openForm(line, 'skirmish');
  const rate = (to: number): Promise<void> =>
    page.does(() => line.decide({ deed: 'rate', character: ella, skill: 'speed', to, reason: 'a winter of running' }));
  await page.press(['button', 'Avitch, figure by figure']);
  const builder = page.in(['dialog', 'The band Avitch']);
  await builder.choose(['combobox', 'Who of the cast'], 'Lady Ella Avitch');
  await builder.press(['button', 'From the cast']);
  const sheet = builder.in(['region', 'From the sheet']);
  // Control 2, Fighting Mind 3, Speed 4, Strength 5; Capture 5 + 4 ÷ 2; Vigor 5 + 5 ÷ 2.
  expect(rowWith(sheet, '14 ÷ 8').join()).toContain('Might 1');
  expect(rowWith(sheet, '5 + 2').join()).toMatch(/Capture 7.*Vigor 7/);
  await sheet.press(['button', 'Capture 7']);
  expect(textOf(page.the('dialog', 'WARBAND-SAGA-003'))).toContain('Speed');
  expect(textOf(sheet.room)).toContain('does not lead the band');
  await builder.press(['checkbox', 'Leads the band into the fight']);
  // Tactics 4 against nobody's: a third of it, rounded down.
  expect(rowWith(sheet, '3 + 1').join()).toContain('priority on 1 to 4');
  await builder.press(['checkbox', 'Mounted']);
  expect(textOf(sheet.room)).toContain('On foot 7 spaces a move. In the saddle 12.');
  await builder.press(['button', 'Add Ella Avitch to the band']);

  await rate(7);
  expect(textOf(sheet.room)).toContain('The sheet of Lady Ella Avitch has changed since');
  await sheet.press(['button', 'Keep it as copied']);
  expect(textOf(sheet.room)).not.toContain('has changed since');
  sheet.the('button', 'Capture 7');
  await rate(8);
  await sheet.press(['button', 'Take it over']);
  // 5 + 8 ÷ 2
  sheet.the('button', 'Capture 9');
  sheet.the('button', 'priority on 1 to 4');
  expect(textOf(builder.room)).toContain('copied ');

  // The band that is open is printed alone: seven cards, six on the first sheet.
  const sheets = [...(await printed(page)).querySelectorAll('.band-sheet')];
  expect(sheets.map((one) => one.querySelectorAll('.band-card').length)).toEqual([6, 1]);
  expect(textOf(sheets[1] ?? null)).toMatch(/Ella Avitch.*Capture9/);

  await builder.press(['button', 'Done']);
  await page.press(['button', 'Begin the skirmish']);
  const { open } = sightOf<warband.SkirmishSight>(line);
  const row = open.roster.find(({ character }) => character === ella);
  expect(row).toMatchObject({ chosen: 'Ella Avitch', side: 0, capture: 9, vigor: 7, tactics: 4 });
  expect(open.threshold).toBe(4);
});

test('a band as a file: saved and loaded nothing is lost; what is no skirmish is named, and changes nothing', async () => {
  const page = await openForm(tableOf('Bo'), 'skirmish');
  const a = page.in(['region', 'Side A']);
  const picker = only(page, '.file-pick input');
  await a.choose(['combobox', 'Band'], 'Shields: side by side behind a captain');
  await a.choose(['combobox', 'Stock figure to add'], 'Archer');
  await a.press(['button', 'Add the figure']);
  expect(textOf(a.room)).toContain('7 figures');
  await page.choose(['combobox', 'Ground'], 'The tithe barn');
  const file = await savedBy(page, page.the('button', 'Save as a file'));
  const saved = JSON.parse(file) as { setup: { a: { figures: object[] } } };
  const withFirst = (more: object): object => {
    const { a: band } = saved.setup;
    const [first, ...rest] = band.figures;
    return { ...saved, setup: { ...saved.setup, a: { ...band, figures: [{ ...first, ...more }, ...rest] } } };
  };
  for (const [what, why] of [
    ['{"rules":"warband"', /./],
    [{ ...saved, rules: 'sortie', scene: 'battle' }, /something else than a skirmish/],
    [withFirst({ might: 77 }), /might/i],
    [withFirst({ like: 'dragon' }), /like/i],
    [withFirst({ wings: 2 }), /wings/i],
  ] as const) {
    await load(page, picker, what);
    expect(textOf(only(page, '[role=alert]'))).toMatch(/This file was not taken/);
    expect(textOf(only(page, '[role=alert] p'))).toMatch(why);
    expect(textOf(a.room)).toContain('7 figures');
  }
  // What is well written and cannot be is taken, and the form says what is wrong: nobody has to begin anew.
  const twice = [
    { item: 'sword', kept: 'left' },
    { item: 'shield', kept: 'left' },
  ];
  await load(page, picker, withFirst({ gear: twice }));
  page.the('button', /Begin the skirmish.*hand/);
  expect(textOf(a.room)).toContain('7 figures');

  await a.choose(['combobox', 'Band'], 'Usual: a hero with hired hands');
  expect(textOf(a.room)).toContain('6 figures');
  await load(page, picker, file);
  expect(textOf(a.room)).toContain('7 figures');
  expect(writtenIn(page.the('combobox', 'Ground'))).toBe('brought');
  expect(page.all('alert')).toHaveLength(0);
});

test('in German the builder opens and closes, and it begins with nothing changed', async () => {
  const line = tableOf('Bo');
  const page = await openForm(line, 'skirmish', 'de');
  await page.press(['button', 'Avitch, Figur für Figur']);
  const builder = page.in(['dialog', 'Die Schar Avitch']);
  expect(builder.all('navigation')[0]?.textContent).toBe('ScharFigurBogenDruck');
  await builder.press(['button', 'Fertig']);
  await page.press(['button', 'Das Scharmützel anfangen']);
  expect(askedFor(line)).toMatchObject({ scene: 'warband/skirmish' });
});
