import { describe, expect, test } from 'vitest';
import { type CampaignLine, campaignTable } from './campaign.js';
import { field, fillIn, partWith, pickIn, textOf } from './fields.js';
import { openPage, type Page } from './page.js';

const founded = (): CampaignLine => {
  const line = campaignTable();
  line.writes({ deed: 'found', name: 'The Salt Crown' });
  return line;
};

/** Ella, and three scenes of hers that are over. */
const threeScenes = (): CampaignLine => {
  const line = founded();
  line.writes({ deed: 'add', name: 'Ella', owner: 'Ana' });
  const { id } = line.called('Ella');
  for (const [nth, day] of [10, 20, 30].entries()) {
    line.writes({ deed: 'plan', day, scene: 'discussion', title: `Parley ${nth + 1}`, characters: [id] });
    const entry = line.entry(`Parley ${nth + 1}`).id;
    for (const deed of ['start', 'close', 'follow'])
      line.writes({ deed, entry, ...(deed === 'follow' && { next: null }) });
  }
  return line;
};

const SUPPORTS = [{ name: 'ships', amount: 60 }];

/** Tarn and Dorrow as they are written down by the form: on the fourth step, with ships and riders for 2,000. */
const twoUnits = (): CampaignLine => {
  const line = threeScenes();
  for (const name of ['Tarn', 'Dorrow'])
    line.decide({ deed: 'unit', name, level: 4, supports: SUPPORTS, troops: { heavyCavalry: 100 } });
  return line;
};

const go = (page: Page, tab: string): Promise<void> => page.press(['tab', new RegExp(`^${tab}`)]);
const dialog = (page: Page) => page.in(['dialog', /./]);
const unit = (page: Page, name: string) => page.in(['article', name]);
const settling = (page: Page, name: string) => page.in(partWith(page.room, '.settle', name));
const isSettled = (page: Page, name: string): boolean =>
  [...page.room.querySelectorAll('.settle')].every((one) => !textOf(one).includes(name));

/** What stands in the row of ships of a political unit. */
const ships = (page: Page, name: string): readonly string[] =>
  [...unit(page, name).the('row', /ships/).querySelectorAll('td')].map(textOf);

describe('the world in words', () => {
  test('is written, noted and searched, as text and as nothing else', async () => {
    const page = await openPage('/t/desk/setting', 'en', founded());
    expect(textOf(page.room)).toContain('Nothing is written about the world yet');
    await page.press(['button', 'Write about the world']);
    await fillIn(page, { 'Write about the world': 'Salt, reeds and <b>old</b> quarrels.\n\nA cold coast.' });
    await page.press(['button', 'Keep it']);
    expect(textOf(page.room)).toContain('Salt, reeds and <b>old</b> quarrels.');
    await page.press(['button', 'Add a note']);
    await pickIn(dialog(page), { Kind: 'Magic' });
    await fillIn(dialog(page), { Title: 'The drowned bell' });
    await dialog(page).press(['button', 'Add a bonus']);
    await fillIn(dialog(page), { 'By how much 1': '2' });
    await dialog(page).press(['button', 'Keep it']);
    expect(textOf(page.room)).toContain('+2 Notice');
    await page.press(['button', 'Add a region']);
    await fillIn(dialog(page), { Name: 'The Fen', People: '4000', 'In the country, of a hundred': '85' });
    await dialog(page).press(['button', 'Keep it']);
    expect(textOf(page.room)).toContain('4,000 people, 85 % in the country (3,400)');
    await fillIn(page, { 'Search the setting': 'bell' });
    expect(textOf(page.room)).not.toContain('4,000 people');
    await page.close();
  });
});

describe('the year', () => {
  test('a political unit is written down by the form, and its army goes by names', async () => {
    const line = founded();
    const page = await openPage('/t/desk/setting#powers', 'en', line);
    await page.press(['button', 'Write down a political unit']);
    const form = dialog(page);
    await fillIn(form, { Name: 'Tarn' });
    await pickIn(form, { 'Wealth as the land is built': 'Step 4: 2' });
    await form.press(['button', /Add ships/]);
    await fillIn(form, { 'Thing 1': 'ships', 'Number of thing 1': '60' });
    await form.fill(field(form, /heavy cavalry/i), '100');
    // One of its names is chosen here, and stands on the card with the others.
    await form.press(['button', /^9 units/]);
    await fillIn(form, { 'Name: Heavy cavalry 1': 'Red Ravens' });
    await form.press(['button', 'Keep it']);
    expect(textOf(unit(page, 'Tarn').room)).toContain('Red Ravens');
    expect(ships(page, 'Tarn')[0]).toBe('60 at 2');
    await page.close();
  });

  test('SAGA-WEALTH-005, -007, -008, -015: three scenes raise a political unit, the year is reckoned and settled, and goes on', async () => {
    const line = twoUnits();
    const page = await openPage('/t/desk/setting#year', 'en', line);
    // Three scenes for Tarn, at Dorrow's cost. Alone at a table what is proposed is done.
    for (const title of ['Parley 3', 'Parley 2', 'Parley 1']) {
      const scene = page.in(partWith(page.room, '.credit-scenes li', title));
      await pickIn(scene, { Raises: 'Tarn', Lowers: 'Dorrow' });
      await scene.press(['button', 'Propose it']);
      expect(scene.room.isConnected).toBe(false);
    }
    // Tarn is at 2.5 and Dorrow at 1.5, from the next reckoning on: 75 and 45 ships.
    await go(page, 'Politics');
    unit(page, 'Tarn').the('button', /2\.5/);
    expect(ships(page, 'Tarn')).toEqual(['60 at 2', '60', '60', '75']);
    expect(ships(page, 'Dorrow')).toEqual(['60 at 2', '60', '60', '45']);

    // The year turns: its last day comes, it is reckoned, and nobody goes on before what is too much is given up.
    await page.does(() => line.decide({ deed: 'pass', to: 360 }));
    await go(page, 'The year');
    expect(textOf(page.room)).toContain('It is due now.');
    await page.press(['button', 'Reckon the year']);
    page.the('heading', 'To be settled');
    await page.press(['button', 'Begin year 2']);
    expect(page.all('alert').map(textOf).join()).toContain('Dorrow');

    // What stands there is just what is supported: 45 ships, 1,500 of troop cost; 75 and 2,500.
    const dorrow = settling(page, 'Dorrow');
    expect(field(dorrow, 'ships').value).toBe('45');
    expect(field(dorrow, /heavy cavalry/i).value).toBe('75');
    await fillIn(dorrow, { ships: '50' });
    expect(textOf(dorrow.room)).toContain('ships: 45 to 45');
    await fillIn(dorrow, { ships: '45' });
    await dorrow.press(['button', 'Settle it so']);
    expect(isSettled(page, 'Dorrow')).toBe(true);
    // Tarn builds ten of the fifteen ships it could, and raises bowmen beside its riders.
    const tarn = settling(page, 'Tarn');
    expect(field(tarn, /heavy cavalry/i).value).toBe('125');
    await fillIn(tarn, { ships: '70', 'Heavy cavalry': '120', Bowmen: '26' });
    expect(textOf(tarn.room)).toContain('the army costs too much');
    await fillIn(tarn, { Bowmen: '25' });
    await tarn.press(['button', 'Settle it so']);
    expect(isSettled(page, 'Tarn')).toBe(true);
    await page.press(['button', 'Begin year 2']);
    page.the('heading', 'The reckoning of year 2');
    expect(textOf(page.room)).toContain('year 2, after the scenes');
    await go(page, 'Politics');
    expect(ships(page, 'Tarn')).toEqual(['60 at 2', '70', '75']);
    expect(ships(page, 'Dorrow')).toEqual(['60 at 2', '45', '45']);
    expect(textOf(unit(page, 'Tarn').room)).toContain('2500 of 2500');
    await page.close();
  });

  test('SAGA-EVENT-001, -004, -006: the table asks for an event, sees its dice, and finds it on the calendar', async () => {
    const line = founded();
    line.writes({ deed: 'add', name: 'Ella', owner: 'Ana' });
    const page = await openPage('/t/desk/setting#year', 'en', line);
    await page.press(['button', 'Propose the roll']);
    const [, fell] = page.room.querySelectorAll('.event-table [data-fell] td');
    const what = textOf(fell ?? null);
    expect(what).not.toBe('');
    await page.close();
    const year = await openPage('/t/desk/setting#year', 'en', line);
    expect(textOf(year.room.querySelector('.events-past'))).toContain(what);
    await year.close();
  });

  test('SAGA-WEALTH-015: what was lost in the course of the year is proposed and stands', async () => {
    const line = founded();
    line.writes({ deed: 'unit', name: 'Skeld', level: 4, supports: [{ name: 'ships', amount: 8 }] });
    const page = await openPage('/t/desk/setting#powers', 'en', line);
    await unit(page, 'Skeld').press(['button', 'Something was lost']);
    const form = page.in(['dialog', 'What Skeld lost']);
    await fillIn(form, { 'How many of 8': '9' });
    expect(textOf(form.room)).toContain('there are 8');
    await fillIn(form, { 'How many of 8': '3' });
    await form.press(['button', 'Propose the loss']);
    expect(page.all('dialog')).toEqual([]);
    expect(textOf(unit(page, 'Skeld').the('row', /ships/).querySelector('td.fig'))).toContain('5');
    expect(Object.values(line.open.units)[0]?.wealth.supports).toMatchObject([{ now: 5 }]);
    await page.close();
  });

  test('options of the campaign and of its fights are proposed, hold, and are marked', async () => {
    const line = founded();
    const page = await openPage('/t/desk/setting#rules', 'en', line);
    await page.press(['button', /^Duel: wounds and healing/]);
    await pickIn(page, { 'First aid stops the clock': 'by a Heal check against 7' });
    const aid = (): HTMLElement => partWith(page.room, '.option', 'First aid stops the clock');
    expect(textOf(aid())).toContain('Now: without a check.');
    await page.press(['button', /^Battle: field and armies/]);
    await fillIn(page, { 'Most points for an army': '9000' });
    expect(textOf(page.room.querySelector('.options-foot'))).toContain('2 changes');
    // Alone at a table it holds at once.
    await page.press(['button', 'Propose these']);
    expect(page.room.querySelector('.options-foot[data-changed]')).toBeNull();
    const { duel, battle } = line.open.options;
    expect([duel?.['saga.duel.aid'], battle?.['saga.battle.budget']]).toEqual(['heal7', 9000]);
    await fillIn(page, { 'Search the setting': 'first aid' });
    expect(textOf(aid())).toContain('Usual: without a check.');
    expect(page.room.querySelectorAll('.option')).toHaveLength(1);
    await page.in(aid()).press(['button', /SAGA-DUEL-WOUND-021/]);
    expect(textOf(document.body)).toContain('saga.duel.aid');
    await page.close();
  });

  test('a battle is planned by the form, and is offered fields', async () => {
    const line = founded();
    for (const name of ['Ella', 'Joris']) line.writes({ deed: 'add', name, owner: 'Ana' });
    const page = await openPage('/t/desk/campaign', 'en', line);
    await page.press(['button', 'Plan something']);
    const form = dialog(page);
    await pickIn(form, { 'What it is': 'Battle' });
    await fillIn(form, { Title: 'Kell' });
    for (const [side, who] of [
      ['Attacker', 'Ella'],
      ['Defender', 'Joris'],
    ] as const)
      await pickIn(form.in(['group', side]), { Army: 'Written down for this battle', Commander: who });
    await form.press(['button', 'Offer another field']);
    await form.press(['button', 'Put it on the calendar']);
    expect(textOf(page.room.querySelector('.next'))).toContain('Kell');
    expect(line.entry('Kell').plan).toMatchObject({ fields: [{ field: 'plain' }, { field: 'drawn' }] });
    await page.close();
  });
});
