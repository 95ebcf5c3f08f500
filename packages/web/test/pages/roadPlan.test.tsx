import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import type { CampaignLine } from './campaign.js';
import { field, fillIn, pickIn, textOf } from './fields.js';
import { load, sightOf } from './forms.js';
import type { Hand } from './page.js';
import { founded, planned } from './plans.js';

const ROADS = saga.roads.roadsFile({ ...saga.roads.drawRoads('salt', { spans: 14 }), name: 'Salt roads' });

/** The plan of the march that stands on the calendar. */
const planOf = (line: CampaignLine, title: string): saga.campaign.MarchPlan => {
  const read = saga.campaign.marchPlan.parse(line.entry(title).plan);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

const partyIn = (form: Hand, nth: number): Hand =>
  form.in(form.room.querySelectorAll<HTMLElement>('.plan-parties > fieldset')[nth] as HTMLElement);

test('SAGA-MOVE-001 SAGA-WEALTH-016: a march of three parties is planned, edited, and its first morning played', async () => {
  const line = founded({
    people: { Ella: { skill: 3 }, Morten: { skill: 3 }, Wren: { skill: 3 }, Joris: { skill: 3 } },
    soldiers: { Dorrow: { mediumInfantry: 200, lightCavalry: 20 } },
  });
  const [page, form] = await planned(line, 'Journey or pursuit', 'The salt road');
  await pickIn(form, { 'How it is played': 'As days on a map' });
  // A map out of a file.
  await form.press(['radio', 'your own']);
  await load(form, form.room.querySelector('input[type=file]') as HTMLElement, ROADS, 'salt.json');
  expect(field(form, 'Which map').value).toBe('Salt roads');
  await form.press(['button', 'Add a party']);
  const [first, second, third] = [partyIn(form, 0), partyIn(form, 1), partyIn(form, 2)];
  const going = first.in(['group', 'Who goes in Party 1']);
  await going.press(field(going, 'Ella'));
  await going.press(field(going, 'Wren'));
  await pickIn(first, { 'Who leads': 'Wren' });
  await first.press(first.all('checkbox', 'scout').at(-1) as HTMLElement);
  await fillIn(first, { 'Party 1': 'Hares' });
  await pickIn(second, { Soldiers: 'Soldiers of Dorrow' });
  const rest = third.in(['group', 'Who goes in Party 3']);
  await rest.press(field(rest, 'Morten'));
  await third.press(['checkbox', 'it watches the place where it stands']);
  await form.press(['button', 'Put it on the calendar']);
  expect(textOf(page.room.querySelector('.next'))).toContain('The salt road');
  const before = planOf(line, 'The salt road');
  expect(before.parties).toMatchObject([
    { name: 'Hares', members: [{ scout: false }, { scout: true }], wants: { want: 'reach' } },
    { name: 'Party 2', members: [], unit: expect.any(String), wants: { want: 'catch', party: 'Hares' } },
    { name: 'Party 3', approaches: ['the road', 'the back way'], members: [{}] },
  ]);

  // Edited: the title and the horse change, and nothing else does.
  await page.in(['navigation', 'Places']).press(['link', 'Calendar']);
  await page.press(['button', /The salt road/]);
  await page.press(['button', 'Change it']);
  const change = page.in(['dialog', /./]);
  await fillIn(change, { Title: 'The salt road by night' });
  const hares = partyIn(change, 0);
  await hares.press(hares.all('checkbox', 'mounted')[0] as HTMLElement);
  await change.press(['button', 'Save the change']);
  page.the('button', /The salt road by night/);
  const after = planOf(line, 'The salt road by night');
  const [one, ...others] = before.parties as [saga.campaign.MarchPlan['parties'][number], ...object[]];
  const mounted = one.members.map((member, at) => (at === 0 ? { ...member, mounted: true } : member));
  expect(after).toEqual({ ...before, parties: [{ ...one, members: mounted }, ...others] });

  // Its first morning: Ana seals for all three.
  await page.in(['navigation', 'Places']).press(['link', 'Campaign']);
  await page.press(['button', 'Play it']);
  for (let nth = 0; nth < 3; nth++) {
    await page.press(page.room.querySelector('.pace-card') as HTMLElement);
    await page.press(page.room.querySelector('.march .foot-act') as HTMLElement);
  }
  // All three have sealed: the day goes by, and each book has it.
  const { books } = sightOf<{ own: { books: Readonly<Record<string, saga.march.Book>> } }>(line).own;
  const sealed = Object.values(books).map(({ plan, days }) => plan !== null || days.length > 0);
  expect(sealed).toEqual([true, true, true]);
  expect(line.entry('The salt road by night').state).toBe('running');
});
