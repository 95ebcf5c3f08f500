import type { Deed } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const RATED = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

describe('a movement of a campaign', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('the plan of a march of three parties shuts nobody out', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    const deed = (what: object) => command(page, host, { do: 'campaign', deed: what } as unknown as Deed);
    await deed({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
    for (const name of ['Ella', 'Morten', 'Wren', 'Joris']) {
      await deed({ deed: 'add', name, owner: host.seat, ...RATED });
    }
    await deed({ deed: 'unit', name: 'Dorrow', level: 6, troops: { mediumInfantry: 200, lightCavalry: 20 } });
    const roads = saga.roads.roadsFile({ ...saga.roads.drawRoads('salt', { spans: 14 }), name: 'Salt roads' });
    await page.goto(`${house.url}/t/${host.table}/campaign`);
    await page.locator('.next').getByRole('button', { name: 'Plan something' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('What it is', { exact: true }).selectOption({ label: 'Journey or pursuit' });
    await form.getByLabel('Title').fill('The salt road');
    await form.getByLabel('How it is played').selectOption({ label: 'As days on a map' });
    // A map out of a file.
    await form.getByText('your own', { exact: true }).click();
    await form.locator('input[type="file"]').setInputFiles({
      name: 'salt.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(roads)),
    });
    await expect.poll(() => form.getByLabel('Which map').inputValue()).toBe('Salt roads');
    await form.getByRole('button', { name: 'Add a party' }).click();
    const party = (nth: number) => form.locator('.plan-parties > fieldset').nth(nth);
    await party(0).getByRole('group', { name: 'Who goes in Party 1' }).getByLabel('Ella').check();
    await party(0).getByRole('group', { name: 'Who goes in Party 1' }).getByLabel('Wren').check();
    await party(0).getByLabel('Who leads').selectOption({ label: 'Wren' });
    await party(0).getByRole('checkbox', { name: 'scout' }).last().check();
    await party(0).getByLabel('Party 1', { exact: true }).fill('Hares');
    await party(1).getByLabel('Soldiers').selectOption({ label: 'Soldiers of Dorrow' });
    await party(2).getByRole('group', { name: 'Who goes in Party 3' }).getByLabel('Morten').check();
    await party(2)
      .getByText(/^It watches/)
      .click();
    await party(2).getByRole('checkbox', { name: 'it watches the place where it stands' }).check();
    expect(await lookClosely(page, 'plan of a march', '.plan-form')).toEqual([]);
    await form.getByRole('button', { name: 'Put it on the calendar' }).click();
    await page.locator('.next').getByText('The salt road').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
