import type { Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { look, lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const LOOKS: Readonly<Record<string, string>> = {
  setting: 'World',
  powers: 'Politics',
  options: 'How we play',
};

let house: House;
beforeAll(async () => {
  house = await openHouse({ warned: true });
});
afterAll(() => house.close());

const NAMES = { heavyCavalry: ['Red Ravens'] };

const deedAt =
  (page: Page, host: Seat) =>
  (one: object): Promise<unknown> =>
    command(page, host, { do: 'campaign', deed: one } as never);

/** Alone at a table what is proposed is done. */
const decideAt =
  (page: Page, host: Seat) =>
  (one: object): Promise<unknown> =>
    command(page, host, { do: 'propose', about: 'campaign', value: { deed: one } } as never);

/** Three scenes that are over raise Tarn, at Dorrow's cost. */
const credits = async (page: Page, host: Seat): Promise<void> => {
  const [deed, decide] = [deedAt(page, host), decideAt(page, host)];
  for (const day of [10, 20, 30])
    await deed({ deed: 'plan', day, scene: 'discussion', title: `Parley ${day}`, characters: ['c1'] });
  const { entries, units } = await campaignOf(page, host);
  const [tarn, dorrow] = ['Tarn', 'Dorrow'].map((name) => Object.values(units).find((one) => one.name === name)?.id);
  for (const entry of Object.keys(entries)) {
    await deed({ deed: 'start', entry });
    await deed({ deed: 'close', entry });
    await deed({ deed: 'follow', entry, next: null });
    await decide({ deed: 'credit', entry, raise: tarn, lower: dorrow });
  }
};

const go = (page: Page, tab: string): Promise<void> => page.getByRole('tab', { name: tab }).click();

/** Fills the form of a battle in, with another field besides. */
const planBattle = async (page: Page): Promise<void> => {
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
};

test('the setting of a campaign, a year that is settled, an event, a loss, options and the plan of a battle shut nobody out', async () => {
  const page = await house.visit('/rules');
  const host = await openTable(page, 'Ana');
  const [deed, decide] = [deedAt(page, host), decideAt(page, host)];
  const found: string[] = [];
  await deed({ deed: 'found', name: 'The Salt Crown' });
  for (const name of ['Ella', 'Joris']) await deed({ deed: 'add', name, owner: host.seat });
  await deed({ deed: 'setting', text: 'Salt, reeds and old quarrels.\n\nA cold coast.' });
  await deed({ deed: 'region', name: 'The Fen', population: 4000, rural: 85 });
  await deed({ deed: 'note', kind: 'magic', title: 'The drowned bell', bonuses: [{ on: 'notice', by: 2 }] });
  const supports = [{ name: 'ships', amount: 60 }];
  for (const name of ['Tarn', 'Dorrow'])
    await decide({ deed: 'unit', name, level: 4, supports, troops: { heavyCavalry: 100 }, names: NAMES });
  await credits(page, host);
  await page.goto(`${house.url}/t/${host.table}/setting`);
  await page.getByText('4,000 people').waitFor();
  for (const [name, tab] of Object.entries(LOOKS)) {
    await go(page, tab);
    found.push(...(await lookClosely(page, `w3-${name}`)));
  }

  // Options, while some are changed.
  await page.getByText('Duel: wounds and healing').click();
  await page.getByLabel('First aid stops the clock').selectOption('heal7');
  await page.getByText('Battle: field and armies').click();
  await page.getByLabel('Most points for an army').fill('9000');
  await page.getByText('2 changes', { exact: true }).waitFor();
  found.push(...(await look(page, 'w3-options-changed')));

  // A loss.
  await go(page, 'Politics');
  await page.getByRole('article', { name: 'Tarn' }).getByRole('button', { name: 'Something was lost' }).click();
  await page.getByRole('dialog', { name: 'What Tarn lost' }).getByLabel('How many of 60').fill('3');
  found.push(...(await lookClosely(page, 'w3-loss')));
  await page.keyboard.press('Escape');

  // An event; and the year, once it is over.
  await go(page, 'The year');
  await page.getByRole('button', { name: 'Propose the roll' }).click();
  await page.locator('.event-table [data-fell]').waitFor();
  found.push(...(await look(page, 'w3-event')));
  await decide({ deed: 'pass', to: 360 });
  await page.goto(`${house.url}/t/${host.table}/setting#year`);
  await page.getByRole('button', { name: 'Reckon the year' }).click();
  await page.getByRole('heading', { name: 'To be settled' }).waitFor();
  found.push(...(await lookClosely(page, 'w3-settle')));

  await page.goto(`${house.url}/t/${host.table}/campaign`);
  await planBattle(page);
  found.push(...(await lookClosely(page, 'w3-plan-battle')));
  expect(found).toEqual([]);
  expect(house.complaints).toEqual([]);
});
