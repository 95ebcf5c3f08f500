import { describe, expect, test } from 'vitest';
import { NINTH } from '../kit/saltCrown.js';
import { type CampaignLine, campaignTable, rated, saltCrown } from './campaign.js';
import { field, fillIn, gold, partWith, pickIn, textOf } from './fields.js';
import { fileSavedBy } from './forms.js';
import { openPage, type Page } from './page.js';

const RIVAL = { context: 'The court', topic: 'a rival' };

const dialog = (page: Page) => page.in(['dialog', /./]);
const says = (page: Page, selector = 'main'): string => textOf(page.room.querySelector(selector));

/** A campaign in which ratings are written by hand, with somebody for each of these owners. */
const cast = (dice: 'seed' | 'typed', owners: Readonly<Record<string, string>>): CampaignLine => {
  const line = campaignTable({ dice });
  if (Object.values(owners).includes('Bo')) line.do('Ana', { do: 'seatComputer', name: 'Bo', player: 'recruit' });
  line.writes({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
  for (const [name, owner] of Object.entries(owners)) line.writes({ deed: 'add', name, owner, ...rated(4, 6) });
  return line;
};

/** Puts something on the calendar by the form. */
const plan = async (
  page: Page,
  title: string,
  day: number,
  pick: (form: ReturnType<typeof dialog>) => Promise<void>,
) => {
  await page.press(['button', 'Plan something']);
  const form = dialog(page);
  await fillIn(form, { Title: title });
  await pick(form);
  await fillIn(form, { Day: `${day}` });
  await form.press(['button', 'Put it on the calendar']);
  expect(says(page, '.next')).toContain(title);
};

/** Joris falls to the first blow that Ella strikes with her bare hands, and is spared. */
const oneBlow = (line: CampaignLine): void => {
  for (const name of ['Ella', 'Joris']) line.says(name, { choose: 'fightOn' });
  line.fall([8, 8, 9]);
  line.says('Joris', { choose: 'move', to: { x: 9, y: 9 } });
  line.says('Ella', { choose: 'move', to: { x: 8, y: 9 } });
  line.says('Ella', { choose: 'act', act: 'viciousAttack', target: 'Joris', with: 'bare' });
  line.says('Joris', { choose: 'act', act: 'pass' });
  line.says('Joris against Ella', { choose: 'defend', by: 'none' });
  line.fall([8, 8, 9], [6], [6]);
  line.says('side 1', { choose: 'spare' });
};

describe('a campaign', () => {
  test('is founded, gets a cast, and a planned duel against the computer comes back to the calendar', async () => {
    const line = campaignTable();
    line.do('Ana', { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    line.writes({ deed: 'found', name: 'The Salt Crown' });
    const page = await openPage('/t/desk', 'en', line, { standing: 'ask' });
    await page.in(['navigation', 'Places']).press(['link', 'Campaign']);
    page.the('heading', 'The Salt Crown');
    for (const [name, owner] of [
      ['Ella', 'Ana'],
      ['Joris', 'Bo'],
    ] as const) {
      await fillIn(page, { Name: name });
      await pickIn(page, { 'Run by': owner });
      await page.press(['button', 'Write them down']);
      expect(says(page, '.camp-cast')).toContain(name);
      expect(line.called(name).owner).toBe(owner);
    }
    await page.press(['button', 'Roll their ratings']);
    await page.press(['link', 'Back to the campaign']);
    expect(says(page)).not.toContain('Without ratings');
    await plan(page, 'At the ford', 4, async (form) => {
      await pickIn(form, { 'What it is': 'Duel' });
      for (const [nth, name] of ['Ella', 'Joris'].entries())
        await form.press(field(form.in(['group', `Side ${nth + 1}`]), name));
    });
    expect([...page.room.querySelectorAll('.next-day')].map(textOf)).toEqual(['4']);
    await page.press(['button', 'Play it']);
    await page.press(field(page, /^Surrender/));
    await page.press(gold(page));
    await page.does(() => line.says('Joris', { choose: 'fightOn' }));
    await page.press(['link', 'Back to the campaign']);
    expect([...page.room.querySelectorAll('.asked-what')].map(textOf).join()).toContain('What follows “At the ford”?');
    expect(says(page)).toContain('4 Month 1, year 1');
    expect(line.open.today).toBe(4);
    expect(line.entry('At the ford')).toMatchObject({ state: 'done', day: 4 });
    await page.in(['navigation', 'Places']).press(['link', 'Journal']);
    expect([...page.room.querySelectorAll('.journal-entry')].map(textOf).join()).toContain('At the ford');
    await page.close();
  });

  test('what a duel did is on the sheets, and whoever is hurt is nursed before the next scene', async () => {
    const line = cast('typed', { Ella: 'Ana', Joris: 'Bo' });
    const [ella, joris] = [line.called('Ella').id, line.called('Joris').id];
    const duel = { side1: [ella], side2: [joris], distance: 'dagger' };
    line.writes({ deed: 'plan', day: 4, scene: 'duel', title: 'At the ford', characters: [ella, joris], plan: duel });
    line.play({ play: 'entry', entry: line.entry('At the ford').id });
    oneBlow(line);
    expect(line.entry('At the ford').outcome).toMatchObject({
      fighters: [
        { name: 'Ella', wounds: [] },
        { name: 'Joris', wounds: [{ part: 'head', severity: 'major' }] },
      ],
    });
    expect([line.called('Ella').wounds.length, line.called('Joris').wounds.length]).toEqual([0, 1]);
    line.do('Ana', { do: 'propose', about: 'options', value: { ...line.desk.facts.options, dice: 'seed' } as never });

    const page = await openPage('/t/desk/cast', 'en', line);
    const [sheet] = page.all('link', /Joris/);
    await page.press(sheet as HTMLElement);
    page.the('heading', /^Joris/);
    expect(says(page).toLowerCase()).toContain('major');
    await page.in(['navigation', 'Places']).press(['link', 'Campaign']);
    await page.press(['button', 'Nothing yet']);
    await page.press(['button', 'Aid came']);
    expect(page.all('button', 'Aid came')).toEqual([]);
    await plan(page, 'Supper', 7, (form) => form.press(field(form, 'Joris')));
    const due = (): HTMLElement => partWith(page.room, '.asked-now li', 'Joris: 2 days of healing');
    const asked = page.in(due());
    await page.press(field(asked, 'washed'));
    await asked.press(['button', 'Roll the days']);
    await page.press(['link', 'Back to the campaign']);
    expect(says(page, '.asked-now')).not.toContain('days of healing');
    expect(line.called('Joris').healedThrough).toBe(6);
    await page.press(['button', 'Begin it']);
    await page.press(['button', 'Close it']);
    await fillIn(dialog(page), { 'What came of it': 'Bread and salt.' });
    await dialog(page).press(['button', 'Close it']);
    // What came of it leads to what comes next, as the end of a scene at the table does.
    page.the('heading', 'Supper');
    page.the('heading', 'What comes next');
    await page.close();
  });

  test('what stands on the calendar is moved by keys and by the form, put in order and dropped', async () => {
    const line = await saltCrown();
    const page = await openPage('/t/desk/calendar', 'en', line);
    const PARLEY = 'Parley with Skeld';
    const cell = (day: number): Element => page.room.querySelectorAll('.month li')[day - 1] as Element;
    const entry = (title: string): HTMLElement => partWith(page.room, '.month-entry', title);
    const entriesIn = (within: Element): readonly string[] => [...within.querySelectorAll('.month-entry')].map(textOf);
    // By keys: picked up, a day to the right, put down.
    await page.key('m', entry(PARLEY));
    await page.key('ArrowRight');
    await page.press(document.activeElement as HTMLElement);
    expect(textOf(cell(13))).toContain(PARLEY);
    expect(line.entry(PARLEY).day).toBe(NINTH + 4);
    // By the form.
    await page.press(entry(PARLEY));
    await page.press(['button', 'Change it']);
    await fillIn(page, { Day: '9' });
    await page.press(['button', 'Save the change']);
    expect(textOf(cell(9))).toContain(PARLEY);
    // Within the day: before the barges.
    await page.press(entry(PARLEY));
    await page.press(['button', 'Earlier in the day']);
    expect(entriesIn(cell(9))).toEqual(['Duel at Kell Ford', PARLEY, 'The salt barges are finished']);
    await page.press(['button', 'Drop it']);
    expect(says(page, '.month')).not.toContain(PARLEY);
    // Whose: only what Maud has a part in.
    await pickIn(page, { Whose: 'Maud of the Fen' });
    expect(entriesIn(page.room)).toEqual(['Maud on the fen road', 'The abbot gives his answer']);
    const { name } = await fileSavedBy(page, page.the('button', 'Save as a calendar file'));
    expect(name).toBe('the-salt-crown.ics');
    await page.close();
  });

  test('a page of the journal is text, whatever stands in it', async () => {
    const line = cast('seed', {});
    const page = await openPage('/t/desk/journal', 'en', line);
    await page.press(['button', 'Write a page']);
    await fillIn(page, { Heading: 'At the mill', Text: '<b>Not bold</b>\n\nA second paragraph.' });
    await page.press(['button', 'Put it in the journal']);
    expect(says(page, '.journal-page')).toContain('<b>Not bold</b>');
    expect(page.room.querySelectorAll('.journal-page .story')).toHaveLength(2);
    await page.close();
  });

  test('a Discussion is planned by the form and played at the table; the sheet tells what came of it, and the next scene reminds', async () => {
    const line = cast('typed', { Ella: 'Ana' });
    const { skills, motives } = rated(4, 6);
    line.writes({ deed: 'add', name: 'Morten', owner: 'Ana', skills, motives: { ...motives, proud: 10, modest: 2 } });
    const page = await openPage('/t/desk/campaign', 'en', line);
    await page.press(['button', 'Plan something']);
    const form = dialog(page);
    await pickIn(form, { 'What it is': 'Discussion' });
    await fillIn(form, { Title: 'Council' });
    for (const name of ['Ella', 'Morten']) await form.press(field(form.in(['group', 'Who is in it']), name));
    await form.press(['button', 'Add a crowd or an army']);
    await fillIn(form, { 'Crowd or army': 'The guests' });
    await pickIn(form, { 'What moves it': 'is set here', 'What it is called': 'Council' });
    await fillIn(form, { Context: 'The court', Topic: 'a rival' });
    await form.press(['button', 'Add it']);
    await form.press(['button', 'Add what somebody wants']);
    await pickIn(form, { 'Of whom': 'Morten' });
    await fillIn(form, { 'What they are to do': 'Challenge him' });
    await form.press(['button', 'Put it on the calendar']);
    await page.press(['button', 'Play it']);
    expect(says(page)).toContain('Challenge him');
    await page.close();
    // Convince 4 reaches 17 with 13, and the d12 shows the 10 that pride is rated.
    const said = { talker: 'Ella', to: [{ who: 'Morten' }], ...RIVAL, response: 'Challenge him' };
    line.says('Ana', { choose: 'appeal', ...said, skill: 'convince', motive: 'proud' });
    line.says('Ana', { choose: 'make' });
    line.fall([5, 6, 2], [10]);
    line.says('Ana', { choose: 'noMore' });
    const [ella, morten] = [line.called('Ella'), line.called('Morten')];
    expect(morten.driving).toMatchObject([{ ...RIVAL, motive: 'proud', rating: 4, by: ella.id }]);
    const sheet = await openPage(`/t/desk/cast/${morten.id}`, 'en', line);
    const drives = sheet.in(partWith(sheet.room, '.drives li', 'Given by Ella'));
    expect(drives.the('link', 'Council').getAttribute('href')).toContain('/scene/1');
    await sheet.close();
    // Whatever scene is about it reminds of it, and asks for nothing.
    const duel = { side1: [ella.id], side2: [morten.id] };
    line.writes({ deed: 'plan', day: 1, scene: 'duel', title: 'The challenge', plan: duel, matters: [RIVAL] });
    line.play({ play: 'entry', entry: line.entry('The challenge').id });
    const table = await openPage('/t/desk', 'en', line);
    const note = table.in(['note', 'What drives people here']);
    expect(textOf(note.room)).toContain('Proud/Arrogant drives Morten in this: The court, on a rival.');
    await note.press(note.all('button')[0] as HTMLElement);
    expect(table.all('note', 'What drives people here')).toEqual([]);
    await table.close();
  });

  test('a check that is refused can be mended where it was written, and what was tried before asks what has changed', async () => {
    const line = cast('seed', { Ella: 'Ana', Joris: 'Ana' });
    const [ella, joris] = [line.called('Ella').id, line.called('Joris').id];
    line.writes({ deed: 'plan', day: 1, scene: 'freeForm', title: 'At the mill', characters: [ella] });
    const entry = line.entry('At the mill').id;
    line.writes({ deed: 'start', entry });
    const acting = { character: ella, skill: 'notice' };
    line.play({ play: 'check', entry, acting, opposing: { character: joris, skill: 'notice' }, action: 'listens' });
    // Another check is being settled while the form is filled in.
    line.play({ play: 'check', entry, acting: { character: ella, skill: 'run' }, action: 'runs' });
    const page = await openPage('/t/desk/campaign', 'en', line);
    await page.press(['button', 'Make a check']);
    const form = dialog(page);
    await fillIn(form, { 'What is tried': 'listens' });
    await pickIn(form, { 'Against whom': 'Joris' });
    expect(textOf(form.room)).toMatch(/Tried before: .*The table says whether this is a change/);
    await fillIn(form, { 'What has changed': 'The wheel has stopped.' });
    await form.press(['button', 'To the check']);
    expect(textOf(form.room)).toContain('A scene is being played. It has to end first.');
    expect(field(form, 'What has changed').value).toBe('The wheel has stopped.');
    await page.close();
  });
});
