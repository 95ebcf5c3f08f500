import type { Seat } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

/** Draws a route map out of a seed, and keeps it in this browser. */
const keepMap = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(`${url}/maps/roads`);
  await page.getByLabel('Seed').fill('salt');
  await page.getByLabel('Spans', { exact: true }).fill('14');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await page.getByLabel('Name of the map').fill(name);
  await page.getByRole('button', { name: 'Keep it' }).click();
};

/** What is given to all in the scene that is played. */
const givenOf = async (page: Page, { table, seat }: Seat): Promise<saga.march.March['given']> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const text = await (await page.request.get(url)).text();
  return (JSON.parse(text) as { readonly scene: { readonly view: { readonly given: saga.march.March['given'] } } })
    .scene.view.given;
};

describe('what happens on the road is set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test.each([
    ['chase', '.chase-matrix, .chase-rows'],
    ['race', '.race-choose label'],
    ['march', '.table-scene[data-asks]'],
  ] as const)('%s: begins by one press with nothing changed', async (kind, asks) => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', locale: 'de-DE' });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: kind });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.setup-move').waitFor();
    await page.locator('.setup-move summary').first().click();
    expect(await lookClosely(page, `${kind} set up`, '.setup-move')).toEqual([]);
    await page.getByRole('button', { name: 'Die Szene anfangen' }).click();
    await page.locator(asks).first().waitFor();
    if (kind === 'race') expect(await lookClosely(page, 'a stake', '.race')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('SAGA-MOVE-001 SAGA-MOVE-016 SAGA-MOVE-024 SAGA-MOVE-045: a march of three parties on a drawn map', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'march' });
    for (const name of ['Bo', 'Cy']) await command(page, host, { do: 'seatComputer', name, player: 'recruit' });
    await keepMap(page, house.url, 'Salt roads');
    await page.goto(`${house.url}/t/${host.table}`);
    const form = page.locator('.setup-move');
    await form.getByLabel('Ready-made start').selectOption('mill');
    await form.getByText('your own', { exact: true }).click();
    expect(await form.getByLabel('Which map').inputValue()).toBe('Salt roads');

    // A third party: its name, its people and troops, and its watch.
    await form.getByRole('button', { name: 'Add a party' }).click();
    const third = form.locator('.move-party').nth(2);
    await third.getByText(/^Who goes with it:/).click();
    await third.getByLabel('Name of the party').fill('The smugglers');
    await third.getByText('Something else here has that name.').waitFor({ state: 'detached' });
    await third.getByLabel('Name of the party').fill('Toll');
    await third.getByRole('textbox', { name: 'Name', exact: true }).fill('Hugo');
    await third.getByRole('checkbox', { name: 'scout' }).check();
    await third.getByText('Skills, arms and food').click();
    await third.getByLabel('Notice').fill('5');
    await third.getByText(/^Troops/).click();
    await third.getByLabel('Medium infantry').fill('7');
    await third.getByText(/^It watches/).click();
    await third.getByRole('checkbox', { name: 'it watches the place where it stands' }).check();
    await third.getByRole('button', { name: 'Add an approach' }).click();
    await third.getByLabel('Approach 3').fill('the reeds');
    await third.getByText('Stores and towns').click();
    await third.getByLabel('Days of stores its troops carry').fill('4');
    await third.getByLabel('Wants').selectOption('avoid');
    await third.getByText(/^Whom it knows of/).click();
    await third
      .getByRole('checkbox', { name: /^It knows of/ })
      .first()
      .check();

    // Where it stands is said on the map, by keys alone.
    await form.getByLabel('A press on the map is for').selectOption({ label: 'Toll' });
    await form.locator('.roads-span[tabindex="0"]').focus();
    await page.keyboard.press('ArrowUp');
    const at = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.locator('.roads-span[aria-label*="here: "]').count()).toBeGreaterThan(1);
    await form.locator(`.roads-span[aria-label*="Toll"]`).waitFor();
    expect(await form.locator('.roads-span[aria-label*="Toll"]').getAttribute('aria-label')).toContain(
      at.split(',')[0],
    );
    expect(await lookClosely(page, 'three parties set up', '.setup-move')).toEqual([]);

    await page.getByRole('button', { name: 'Begin the scene' }).click();
    await page.locator('.march-plan').waitFor();
    const given = await givenOf(page, host);
    expect(given.roads).toMatchObject({ name: 'Salt roads' });
    expect(given.parties.map(({ name, seats }) => [name, seats.length])).toEqual([
      [expect.any(String), 1],
      [expect.any(String), 1],
      ['Toll', 1],
    ]);
    expect(given.parties[2]?.approaches).toEqual(['the road', 'the back way', 'the reeds']);
    expect(house.complaints).toEqual([]);
  });
});
