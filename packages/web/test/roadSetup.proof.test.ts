import { saga } from '@warmoot/rules';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { rated } from './kit/roads.js';
import { command, openTable } from './kit/tables.js';
import { ANA, Written } from './kit/written.js';

/** A route map that is drawn out of a seed, as a file. */
const SALT = JSON.stringify(
  saga.roads.roadsFile({ ...saga.roads.drawRoads('salt', { spans: 14 }), name: 'Salt roads' }),
);

/** Unfolds all of a part, and what lies folded in that. */
const unfold = async (part: Locator): Promise<void> => {
  for (let depth = 0; depth < 2; depth++)
    await part.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
};

/** Takes a map out of a file, and has a third party, of which all is unfolded. */
const threeParties = async (
  form: Locator,
  words: { readonly own: string; readonly map: string; readonly add: string },
  parties: string,
): Promise<Locator> => {
  await form.getByText(words.own, { exact: true }).click();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'salt.json', mimeType: 'application/json', buffer: Buffer.from(SALT) });
  await expect.poll(() => form.getByLabel(words.map).inputValue()).toBe('Salt roads');
  await form.getByRole('button', { name: words.add }).click();
  const third = form.locator(parties).nth(2);
  await unfold(third);
  return third;
};

const GERMAN = { own: 'eigene', map: 'Welche Karte', add: 'Eine Schar hinzufügen' };
const ENGLISH = { own: 'your own', map: 'Which map', add: 'Add a party' };

describe('what happens on the road is set up', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test.each(['chase', 'race', 'march'])('%s: nothing of its form stands out', async (kind) => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', locale: 'de-DE' });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: kind });
    for (const name of kind === 'march' ? ['Bo', 'Cy'] : ['Bo'])
      await command(page, host, { do: 'seatComputer', name, player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    const form = page.locator('.setup-move');
    await form.waitFor();
    if (kind === 'march') await threeParties(form, GERMAN, '.move-party');
    else await unfold(form);
    expect(await lookClosely(page, `${kind} set up`, '.setup-move')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('the plan of a march of three parties shuts nobody out', async () => {
    const line = new Written();
    line.writes({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
    for (const name of ['Ella', 'Morten', 'Wren', 'Joris'])
      line.writes({ deed: 'add', name, owner: ANA, ...rated(3, 6) });
    line.writes({ deed: 'unit', name: 'Dorrow', level: 6, troops: { mediumInfantry: 200, lightCavalry: 20 } });
    const page = await house.visit('/rules');
    const { table } = await line.broughtBy(page);
    await page.goto(`${house.url}/t/${table}/campaign`);
    await page.locator('.next').getByRole('button', { name: 'Plan something' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('What it is', { exact: true }).selectOption({ label: 'Journey or pursuit' });
    await form.getByLabel('How it is played').selectOption({ label: 'As days on a map' });
    const third = await threeParties(form, ENGLISH, '.plan-parties > fieldset');
    for (const name of ['Morten', 'Joris']) await third.getByLabel(name).check();
    await third.getByRole('checkbox', { name: 'it watches the place where it stands' }).check();
    expect(await lookClosely(page, 'plan of a march', '.plan-form')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
