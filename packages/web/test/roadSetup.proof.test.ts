import { saga } from '@warmoot/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

/** A route map that is drawn out of a seed, as a file. */
const SALT = JSON.stringify(
  saga.roads.roadsFile({ ...saga.roads.drawRoads('salt', { spans: 14 }), name: 'Salt roads' }),
);

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
  ] as const)('%s: nothing of its form stands out, and it begins by one press', async (kind, asks) => {
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

  test('three parties on a map out of a file: their parts open, and a place that is said by keys', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'march' });
    for (const name of ['Bo', 'Cy']) await command(page, host, { do: 'seatComputer', name, player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    const form = page.locator('.setup-move');
    await form.getByLabel('Ready-made start').selectOption('mill');
    await form.getByText('your own', { exact: true }).click();
    await form
      .locator('.file-pick input')
      .setInputFiles({ name: 'salt.json', mimeType: 'application/json', buffer: Buffer.from(SALT) });
    await expect.poll(() => form.getByLabel('Which map').inputValue()).toBe('Salt roads');
    await form.getByRole('button', { name: 'Add a party' }).click();
    const third = form.locator('.move-party').nth(2);
    await third.getByText(/^Who goes with it:/).click();
    await third.getByLabel('Name of the party').fill('Toll');
    await third.getByText('Skills, arms and food').click();
    await third.getByText(/^Troops/).click();
    await third.getByText(/^It watches/).click();
    await third.getByText('Stores and towns').click();
    await third.getByText(/^Whom it knows of/).click();

    await form.getByLabel('A press on the map is for').selectOption({ label: 'Toll' });
    await form.locator('.roads-span[tabindex="0"]').focus();
    await page.keyboard.press('ArrowUp');
    const at = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('Enter');
    await form.locator('.roads-span[aria-label*="Toll"]').waitFor();
    expect(await form.locator('.roads-span[aria-label*="Toll"]').getAttribute('aria-label')).toContain(
      at.split(',')[0],
    );
    expect(await lookClosely(page, 'three parties set up', '.setup-move')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
