import { warband } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { fillIn, pickIn, textOf } from './fields.js';
import { sightOf } from './forms.js';
import { opened } from './opened.js';
import type { Hand } from './page.js';
import { armyIn, founded, planned } from './plans.js';

const PEOPLE = { Ella: { skill: 6 }, Morten: { skill: 2 }, Wren: { skill: 2 } };

const sideIn = (form: Hand, nth: number): Hand =>
  form.in(form.room.querySelectorAll<HTMLElement>('.who')[nth] as HTMLElement);

test('WARBAND-SAGA-001 WARBAND-SAGA-002: it is planned with every sum, and begins', async () => {
  const line = founded({ people: PEOPLE });
  const [page, form] = await planned(line, 'Duel', 'The mill road');
  await sideIn(form, 0).press(['checkbox', /^Ella/]);
  await sideIn(form, 1).press(['checkbox', /^Morten/]);
  await sideIn(form, 1).press(['checkbox', /^Wren/]);
  await form.press(['radio', 'As a skirmish']);
  const [hers, theirs] = [armyIn(form, 0), armyIn(form, 1)];
  // Four skills of 6 are 24: divided by 8, 3. Captain and levy stand beside the people.
  expect(textOf(hers.room)).toContain('Ella as a figure: Might 3');
  expect(textOf(hers.room.querySelector('.bb-copy'))).toMatch(/24.*8.*Might 3/);
  await pickIn(hers, { 'Stock figure to add': 'Captain' });
  await hers.press(['button', 'Add it']);
  await fillIn(hers, { 'Name of the Captain': 'Osk' });
  await hers.press(['checkbox', 'Ella is in the saddle']);
  await pickIn(theirs, { 'Stock figure to add': 'Levy' });
  await theirs.press(['button', 'Add it']);
  await pickIn(theirs, { 'Whose Tactics count': 'Wren' });
  await pickIn(form, { Ground: 'The tithe barn' });
  await form.press(['button', 'Put it on the calendar']);
  expect(textOf(page.room.querySelector('.next'))).toContain('The mill road');
  expect(warband.warbandPlan.parse(line.entry('The mill road').plan)).toMatchObject({
    ok: true,
    value: {
      ...{ stock1: [{ like: 'captain', name: 'Osk' }], stock2: [{ like: 'levy' }], ground: 'titheBarn' },
      ...{ mounted: [line.called('Ella').id], leader2: line.called('Wren').id },
    },
  });

  // One person has all of them, so there is nobody to agree with.
  await page.press(['button', 'Play it']);
  expect(location.pathname).toBe('/t/desk');
  expect(page.room.querySelector('.skirmish-board')).not.toBeNull();
  expect(sightOf<warband.SkirmishSight>(line).open.roster.map(({ chosen }) => chosen)).toEqual(
    expect.arrayContaining(['Ella', 'Osk', 'Morten', 'Wren']),
  );
});

test('WARBAND-SAGA-013: what became of everybody stands in the campaign, and the chronicle tells it', async () => {
  const line = founded({ people: PEOPLE, dice: 'typed' });
  const [ella, morten, wren] = [line.called('Ella').id, line.called('Morten').id, line.called('Wren').id];
  const plan = { by: 'warband', side1: [ella], side2: [morten, wren] };
  line.writes({ deed: 'plan', day: 1, scene: 'duel', title: 'The mill road', characters: [ella, morten, wren], plan });
  line.play({ play: 'entry', entry: line.entry('The mill road').id });
  line.until('opening', { place: { choose: 'placeAll' }, announce: { choose: 'pass' } });
  // Ella runs at both, and both fall to her; nobody strikes her.
  const rows = [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 9, 10, 9, 8];
  const path = rows.map((y, nth) => ({ x: 4 + nth, y }));
  line.says('Ella', { choose: 'charge', figure: 'A1', target: 'B1', path });
  line.until('strikes', { opening: { choose: 'pass' }, declare: { choose: 'pass' } });
  line.says('Ella', { choose: 'attack', figure: 'A1', dice: { B1: 2, B2: 1 } });
  line.fall([1, 1, 1], [1], [1], [1]);
  line.says('Ella', { choose: 'attack', figure: 'A1', dice: { B2: 1 } });
  line.fall([1, 1], [1], [1]);
  line.says('Morten', { choose: 'attack', figure: 'B2', dice: { A1: 1 } });
  line.fall([12, 12]);
  // Morten is dead of it; Wren is found alive.
  line.fall([6], [1], [1]);
  expect(line.step).toBe('');
  const page = await opened('/t/desk', line);
  page.the('heading', 'The fight is over');

  const fight = line.entry('The mill road');
  expect(fight).toMatchObject({ state: 'done', outcome: { winner: 'Ella', minutes: 10 } });
  const { bands } = fight.outcome as unknown as warband.SkirmishOutcome;
  const figures = bands.flatMap((band) => band.figures);
  expect(figures.map(({ name, fate, survives }) => [name, fate, survives])).toEqual([
    ['Ella', 'fighting', false],
    ['Morten', 'slain', false],
    ['Wren', 'slain', true],
  ]);
  expect(line.called('Ella')).toMatchObject({ dead: null, captive: null, wounds: [] });
  expect(line.called('Morten').dead).not.toBeNull();
  expect(line.called('Wren')).toMatchObject({ dead: null, captive: 'Ella' });
  // Found alive is badly hurt.
  expect(line.called('Wren').wounds).toContainEqual(
    expect.objectContaining({ part: 'body', severity: 'major', day: 1 }),
  );

  const [next] = [...page.all('link', 'What comes next'), ...page.all('button', 'What comes next')];
  await page.press(next as HTMLElement);
  page.the('heading', 'What goes with them');
  await page.close();
  const journal = await opened('/t/desk/journal', line);
  expect(textOf(journal.room)).toMatch(/Victory for Ella in round \d+/);
});
