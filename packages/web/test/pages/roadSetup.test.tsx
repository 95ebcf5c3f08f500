import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { keepRoads } from '../../src/maps/roads/kept.js';
import { askedFor, only, openForm, sightOf, tableOf, textOf, writtenIn } from './forms.js';
import { opened } from './opened.js';

test.each([
  ['chase', '.chase-matrix, .chase-rows'],
  ['race', '.race-choose label'],
  ['march', '.table-scene[data-asks]'],
] as const)('%s: begins by one press with nothing changed', async (kind, asks) => {
  const line = tableOf('Bo');
  const page = await openForm(line, kind, 'de');
  await page.press(['button', 'Die Szene anfangen']);
  expect(askedFor(line).scene).toBe(`saga/${kind}`);
  expect(page.room.querySelector(asks)).not.toBeNull();
});

test('a route map is drawn from a seed and kept in this browser', async () => {
  const page = await opened('/maps/roads', null);
  await page.fill(['textbox', 'Seed'], 'salt');
  await page.fill(['spinbutton', 'Spans'], '14');
  await page.press(['button', 'Draw it']);
  await page.fill(['textbox', 'Name of the map'], 'Salt roads');
  await page.press(['button', 'Keep it']);
  page.the('button', /^Salt roads/);
});

test('SAGA-MOVE-001 SAGA-MOVE-016 SAGA-MOVE-024 SAGA-MOVE-045: a march of three parties on a drawn map', async () => {
  const line = tableOf('Bo', 'Cy');
  const page = await openForm(line, 'march');
  keepRoads({ ...saga.roads.drawRoads('salt', { spans: 14 }), name: 'Salt roads' });
  await page.choose(['combobox', 'Ready-made start'], 'Salt carriers on the mill road');
  await page.press(['radio', 'your own']);
  expect(writtenIn(page.the('combobox', 'Which map'))).toBe('Salt roads');

  // A third party: its name, its people and troops, and its watch.
  await page.press(['button', 'Add a party']);
  const third = page.in(page.room.querySelectorAll<HTMLElement>('.move-party')[2] as HTMLElement);
  await third.fill(['textbox', 'Name of the party'], 'The salt carriers');
  expect(textOf(third.room)).toContain('Something else here has that name.');
  await third.fill(['textbox', 'Name of the party'], 'Toll');
  expect(textOf(third.room)).not.toContain('Something else here has that name.');
  await third.fill(['textbox', 'Name'], 'Hugo');
  await third.press(['checkbox', 'scout']);
  await third.fill(['spinbutton', 'Notice'], '5');
  await third.fill(['spinbutton', 'Medium infantry'], '7');
  await third.press(['checkbox', 'it watches the place where it stands']);
  await third.press(['button', 'Add an approach']);
  await third.fill(['textbox', 'Approach 3'], 'the reeds');
  await third.fill(['spinbutton', 'Days of stores its troops carry'], '4');
  await third.choose(['combobox', 'Wants'], 'not to be met');
  await third.press(third.all('checkbox', /^It knows of/)[0] as HTMLElement);

  // Where it stands is said on the map, by keys alone.
  await page.choose(['combobox', 'A press on the map is for'], 'Toll');
  await page.does(() => only(page, '.roads-span[tabindex="0"]').focus());
  await page.key('ArrowUp');
  const [at = ''] = (document.activeElement?.getAttribute('aria-label') ?? '').split(',');
  await page.key('Enter');
  expect(only(page, '.roads-span[aria-label*="Toll"]').getAttribute('aria-label')).toContain(at);
  expect(page.room.querySelectorAll('.roads-span[aria-label*="here: "]').length).toBeGreaterThan(1);

  await page.press(['button', 'Begin the scene']);
  expect(page.room.querySelector('.march-plan')).not.toBeNull();
  const { given } = sightOf<saga.march.March>(line);
  expect(given.roads).toMatchObject({ name: 'Salt roads' });
  expect(given.parties.map(({ name, seats }) => [name, seats.length])).toEqual([
    [expect.any(String), 1],
    [expect.any(String), 1],
    ['Toll', 1],
  ]);
  expect(given.parties[2]?.approaches).toEqual(['the road', 'the back way', 'the reeds']);
  // What was said of it is what the table was asked for.
  const { parties } = askedFor(line).setup as unknown as { readonly parties: readonly object[] };
  expect(parties[2]).toMatchObject({
    name: 'Toll',
    members: [{ name: 'Hugo', scout: true, skills: { notice: 5 } }],
    troops: { mediumInfantry: 7 },
    wants: { want: 'avoid' },
  });
});
