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

describe('a battle of a campaign in battle lines', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('its plan with its soldiers in ranks shuts nobody out', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    const deed = (what: object) => command(page, host, { do: 'campaign', deed: what } as unknown as Deed);
    await deed({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
    for (const name of ['Ella', 'Morten']) await deed({ deed: 'add', name, owner: host.seat, ...RATED });
    const troops = { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 };
    await deed({ deed: 'unit', name: 'Dorrow', level: 6, troops });
    await deed({ deed: 'unit', name: 'Kell', level: 6, troops: { heavyInfantry: 400, lightCavalry: 100 } });
    await page.goto(`${house.url}/t/${host.table}/campaign`);
    await page.locator('.next').getByRole('button', { name: 'Plan something' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('What it is', { exact: true }).selectOption({ label: 'Battle' });
    await form.getByLabel('Title').fill('Kell bridge');
    const army = (nth: number) => form.locator('.plan-army').nth(nth);
    await army(0).getByLabel('Army').selectOption({ label: 'Soldiers of Dorrow' });
    await army(0).getByLabel('Commander').selectOption({ label: 'Ella' });
    await army(1).getByLabel('Army').selectOption({ label: 'Soldiers of Kell' });
    await army(1).getByLabel('Commander').selectOption({ label: 'Morten' });
    await form.getByText('As battle lines', { exact: true }).click();
    // 1000 soldiers of the larger army by 45, rounded up: 23 for each figure; 600 of them are 26, a unit of 15 and one of 11.
    await army(2).getByText('Medium infantry: 600 ÷ 23 = 26 figures').waitFor();
    await army(3).getByText('Heavy infantry: 400 ÷ 23 = 17 figures').waitFor();
    await form.getByLabel('Soldiers for each figure').fill('20');
    await army(2).getByText('Medium infantry: 600 ÷ 20 = 30 figures').waitFor();
    const banner = army(2).getByLabel('The banner is with');
    await banner.selectOption({ index: 1 });
    await army(3).getByLabel('Who leads').selectOption({ label: 'nobody' });
    // WARBAND-SAGA-008: what a figure of each troop type is, as far as some march: five of eight.
    await form.getByText('What the troops are here').click();
    const bows = form.getByRole('group', { name: 'Bowmen', exact: true });
    expect(await form.locator('details.plan-champions[open] fieldset.plan-part').count()).toBe(5);
    expect(await bows.getByLabel('Besides').inputValue()).toBe('dagger');
    await bows.getByLabel('Besides').selectOption({ label: 'Sword' });
    await bows.getByLabel('Armour').fill('1');
    expect(await lookClosely(page, 'plan of a battle in lines', '.plan-form')).toEqual([]);
    await form.getByRole('button', { name: 'Put it on the calendar' }).click();
    await page.locator('.next').getByText('Kell bridge').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
