import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { look, lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const LOOKS: Readonly<Record<string, string>> = {
  setting: 'World',
  powers: 'Politics',
  options: 'How we play',
};

describe('the year', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  const go = (page: Page, tab: string): Promise<void> => page.getByRole('tab', { name: tab }).click();

  /** Writes down a political unit with sixty ships and a hundred heavy cavalry: a troop cost of 2,000. */
  const writeDown = async (page: Page, name: string, step: string): Promise<void> => {
    await page.getByRole('button', { name: 'Write down a political unit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Wealth as the land is built').selectOption(step);
    await form.getByRole('button', { name: /Add ships/ }).click();
    await form.getByLabel('Thing 1', { exact: true }).fill('ships');
    await form.getByLabel('Number of thing 1').fill('60');
    await form.getByLabel('heavy cavalry').fill('100');
    // Its army goes by names: one is chosen here, and stands on the card with the others.
    await form.getByText('9 units').click();
    await form.getByLabel('Name: Heavy cavalry 1', { exact: true }).fill('Red Ravens');
    await form.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('article', { name: name }).getByText('Red Ravens').waitFor();
  };

  test('SAGA-WEALTH-005, -007, -008, -015: three scenes raise a political unit, the year is reckoned and settled, and goes on', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    const deed = (one: object): Promise<unknown> => command(page, host, { do: 'campaign', deed: one } as never);
    const propose = (one: object): Promise<unknown> =>
      command(page, host, { do: 'propose', about: 'campaign', value: { deed: one } } as never);
    await deed({ deed: 'found', name: 'The Salt Crown' });
    await deed({ deed: 'add', name: 'Ella', owner: host.seat });
    // Ids are counted over everything that is made: Ella, then three scenes.
    for (const [nth, day] of [10, 20, 30].entries()) {
      const entry = `e${nth + 2}`;
      await deed({ deed: 'plan', day, scene: 'discussion', title: `Parley ${nth + 1}`, characters: ['c1'] });
      await deed({ deed: 'start', entry });
      await deed({ deed: 'close', entry });
      await deed({ deed: 'follow', entry, next: null });
    }
    await page.goto(`${house.url}/t/${host.table}/setting`);

    // The world in words.
    await page.getByText('Nothing is written about the world yet').waitFor();
    await page.getByRole('button', { name: 'Write about the world' }).click();
    await page.getByLabel('Write about the world').fill('Salt, reeds and <b>old</b> quarrels.\n\nA cold coast.');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Salt, reeds and <b>old</b> quarrels.').waitFor();
    await page.getByRole('button', { name: 'Add a note' }).click();
    const note = page.getByRole('dialog');
    await note.getByLabel('Kind').selectOption('magic');
    await note.getByLabel('Title').fill('The drowned bell');
    await note.getByRole('button', { name: 'Add a bonus' }).click();
    await note.getByLabel('By how much 1').fill('2');
    await note.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('+2 Notice').waitFor();
    await page.getByRole('button', { name: 'Add a region' }).click();
    const region = page.getByRole('dialog');
    await region.getByLabel('Name', { exact: true }).fill('The Fen');
    await region.getByLabel('People').fill('4000');
    await region.getByLabel('In the country, of a hundred').fill('85');
    await region.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('4,000 people, 85 % in the country (3,400)').waitFor();
    await page.getByLabel('Search the setting').fill('bell');
    await page.getByText('4,000 people').waitFor({ state: 'hidden' });
    await page.getByLabel('Search the setting').fill('');

    // Two units on the fourth step, which is 2.
    await go(page, 'Politics');
    await writeDown(page, 'Tarn', '4');
    await writeDown(page, 'Dorrow', '4');
    const tarn = page.getByRole('article', { name: 'Tarn' });
    await tarn.getByRole('row', { name: /ships/ }).getByText('60 at 2').waitFor();

    // Three scenes for Tarn, at Dorrow's cost. Alone at a table what is proposed is done.
    await go(page, 'The year');
    for (const title of ['Parley 3', 'Parley 2', 'Parley 1']) {
      const scene = page.locator('.credit-scenes li', { hasText: title });
      await scene.getByLabel('Raises').selectOption('Tarn');
      await scene.getByLabel('Lowers').selectOption('Dorrow');
      await scene.getByRole('button', { name: 'Propose it' }).click();
      await scene.waitFor({ state: 'detached' });
    }
    // Tarn is at 2.5 and Dorrow at 1.5, from the next reckoning on: 75 and 45 ships.
    await go(page, 'Politics');
    await tarn.getByRole('button', { name: '2.5' }).waitFor();
    const ships = (name: string) => page.getByRole('article', { name: name }).getByRole('row', { name: /ships/ });
    expect(await ships('Tarn').locator('td').allTextContents()).toEqual(['60 at 2', '60', '60', '75']);
    expect(await ships('Dorrow').locator('td').allTextContents()).toEqual(['60 at 2', '60', '60', '45']);

    // The year turns: its last day comes, it is reckoned, and nobody goes on before what is too much is given up.
    await propose({ deed: 'pass', to: 360 });
    await go(page, 'The year');
    await page.getByText('It is due now.').waitFor();
    const found: string[] = [];
    for (const [name, tab] of Object.entries(LOOKS)) {
      await go(page, tab);
      found.push(...(await lookClosely(page, `w3-${name}`)));
    }
    await go(page, 'The year');
    await page.getByRole('button', { name: 'Reckon the year' }).click();
    await page.getByRole('heading', { name: 'To be settled' }).waitFor();
    found.push(...(await lookClosely(page, 'w3-settle')));
    expect(found).toEqual([]);
    await page.getByRole('button', { name: 'Begin year 2' }).click();
    await page
      .getByRole('alert')
      .getByText(/Dorrow/)
      .waitFor();

    // What stands there is just what is supported: 45 ships, 1,500 of troop cost; 75 and 2,500.
    const settle = (name: string) => page.locator('.settle', { hasText: name });
    expect(await settle('Dorrow').getByRole('spinbutton', { name: 'ships' }).inputValue()).toBe('45');
    expect(await settle('Dorrow').getByLabel('heavy cavalry').inputValue()).toBe('75');
    await settle('Dorrow').getByRole('spinbutton', { name: 'ships' }).fill('50');
    await settle('Dorrow').getByText('ships: 45 to 45').waitFor();
    await settle('Dorrow').getByRole('spinbutton', { name: 'ships' }).fill('45');
    await settle('Dorrow').getByRole('button', { name: 'Settle it so' }).click();
    await settle('Dorrow').waitFor({ state: 'detached' });
    // Tarn builds ten of the fifteen ships it could, and raises bowmen beside its riders.
    expect(await settle('Tarn').getByLabel('heavy cavalry').inputValue()).toBe('125');
    await settle('Tarn').getByRole('spinbutton', { name: 'ships' }).fill('70');
    await settle('Tarn').getByLabel('heavy cavalry').fill('120');
    await settle('Tarn').getByLabel('bowmen').fill('26');
    await settle('Tarn').getByText('the army costs too much').waitFor();
    await settle('Tarn').getByLabel('bowmen').fill('25');
    await settle('Tarn').getByRole('button', { name: 'Settle it so' }).click();
    await settle('Tarn').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Begin year 2' }).click();
    await page.getByRole('heading', { name: 'The reckoning of year 2' }).waitFor();
    await page.getByText('year 2, after the scenes').waitFor();
    await go(page, 'Politics');
    expect(await ships('Tarn').locator('td').allTextContents()).toEqual(['60 at 2', '70', '75']);
    expect(await ships('Dorrow').locator('td').allTextContents()).toEqual(['60 at 2', '45', '45']);
    await tarn.getByText('2500 of 2500').waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('SAGA-EVENT-001, -004, -006: the table asks for an event, sees its dice, and finds it on the calendar', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'campaign', deed: { deed: 'found', name: 'The Salt Crown' } } as never);
    await command(page, host, { do: 'campaign', deed: { deed: 'add', name: 'Ella', owner: host.seat } } as never);
    await page.goto(`${house.url}/t/${host.table}/setting#year`);
    await page.getByRole('button', { name: 'Propose the roll' }).click();
    await page.locator('.event-table [data-fell]').waitFor();
    const what = (await page.locator('.event-table [data-fell] td').nth(1).textContent()) ?? '';
    expect(await look(page, 'w3-event')).toEqual([]);
    await page.goto(`${house.url}/t/${host.table}/setting#year`);
    await page.locator('.events-past').getByText(what).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('SAGA-WEALTH-015: what was lost in the course of the year is proposed and stands', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    const deed = (one: object): Promise<unknown> => command(page, host, { do: 'campaign', deed: one } as never);
    await deed({ deed: 'found', name: 'The Salt Crown' });
    await deed({ deed: 'unit', name: 'Skeld', level: 4, supports: [{ name: 'ships', amount: 8 }] });
    await page.goto(`${house.url}/t/${host.table}/setting#powers`);
    const skeld = page.getByRole('article', { name: 'Skeld' });
    await skeld.getByRole('button', { name: 'Something was lost' }).click();
    const form = page.getByRole('dialog', { name: 'What Skeld lost' });
    await form.getByLabel('How many of 8').fill('9');
    await form.getByText('there are 8').waitFor();
    await form.getByLabel('How many of 8').fill('3');
    expect(await lookClosely(page, 'w3-loss')).toEqual([]);
    await form.getByRole('button', { name: 'Propose the loss' }).click();
    await form.waitFor({ state: 'detached' });
    const ships = skeld.locator('.supports tr', { hasText: 'ships' });
    await ships.locator('td.fig').first().filter({ hasText: '5' }).waitFor();
    expect(Object.values((await campaignOf(page, host)).units)[0]?.wealth.supports).toMatchObject([{ now: 5 }]);
    expect(house.complaints).toEqual([]);
  });

  test('options of the campaign and of its fights are proposed, hold, and are marked; a battle is offered fields', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    const deed = (one: object): Promise<unknown> => command(page, host, { do: 'campaign', deed: one } as never);
    await deed({ deed: 'found', name: 'The Salt Crown' });
    for (const name of ['Ella', 'Joris']) await deed({ deed: 'add', name, owner: host.seat });
    await page.goto(`${house.url}/t/${host.table}/setting#rules`);
    await page.getByText('Duel: wounds and healing').click();
    await page.getByLabel('First aid stops the clock').selectOption('heal7');
    const aid = page.locator('.option', { hasText: 'First aid stops the clock' });
    await aid.getByText('Now: without a check.').waitFor();
    await page.getByText('Battle: field and armies').click();
    await page.getByLabel('Most points for an army').fill('9000');
    await page.getByText('2 changes', { exact: true }).waitFor();
    const found = [...(await look(page, 'w3-options-changed'))];
    // Alone at a table it holds at once.
    await page.getByRole('button', { name: 'Propose these' }).click();
    await page.locator('.options-foot[data-changed]').waitFor({ state: 'detached' });
    const { duel, battle } = (await campaignOf(page, host)).options;
    expect([duel?.['saga.duel.aid'], battle?.['saga.battle.budget']]).toEqual(['heal7', 9000]);
    await page.getByLabel('Search the setting').fill('first aid');
    await aid.getByText('Usual: without a check.').waitFor();
    expect(await page.locator('.option').count()).toBe(1);
    await aid.getByRole('button', { name: 'SAGA-DUEL-WOUND-021' }).click();
    await page.getByText('saga.duel.aid').first().waitFor();

    await page.goto(`${house.url}/t/${host.table}/campaign`);
    await page.locator('.next').getByRole('button', { name: 'Plan something' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('What it is').selectOption({ label: 'Battle' });
    await form.getByLabel('Title').fill('Kell');
    for (const [side, who] of [
      ['Attacker', 'Ella'],
      ['Defender', 'Joris'],
    ] as const) {
      const army = form.getByRole('group', { name: side });
      await army.getByLabel('Army', { exact: true }).selectOption({ label: 'Written down for this battle' });
      await army.getByLabel('Commander').selectOption({ label: who });
    }
    await form.getByRole('button', { name: 'Offer another field' }).click();
    found.push(...(await lookClosely(page, 'w3-plan-battle')));
    await form.getByRole('button', { name: 'Put it on the calendar' }).click();
    await page.locator('.next').getByText('Kell').waitFor();
    const { entries } = await campaignOf(page, host);
    const planned = Object.values(entries).find(({ title }) => title === 'Kell')?.plan as unknown as {
      readonly fields: readonly { readonly field: string }[];
    };
    expect(planned.fields.map(({ field }) => field)).toEqual(['plain', 'drawn']);
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
