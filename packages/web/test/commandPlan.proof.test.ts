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

describe('a battle of a campaign by command points', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('its plan with its armies translated shuts nobody out', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    const deed = (what: object) => command(page, host, { do: 'campaign', deed: what } as unknown as Deed);
    await deed({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
    for (const name of ['Ella', 'Morten', 'Wren']) await deed({ deed: 'add', name, owner: host.seat, ...RATED });
    const example = { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 };
    await deed({ deed: 'unit', name: 'Dorrow', level: 6, troops: example });
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
    await form.getByText('By command points', { exact: true }).click();
    // 5 × 120 light infantry, 1 × 100 heavy cavalry, 3 × 100 archers; Lead 3 is quality 1: grade C has 3 points.
    const rows = army(2).locator('.plan-translated tr');
    await expect.poll(() => rows.count()).toBe(9);
    expect(await rows.first().textContent()).toContain('120: Light infantry, grade C, 3 points');
    await army(2).getByLabel('The troops are').selectOption({ label: 'seasoned (+1)' });
    await expect.poll(() => rows.first().textContent()).toContain('grade B, 4 points');
    await army(3).getByLabel('Who leads').selectOption({ label: 'nobody' });
    expect(await lookClosely(page, 'plan of a battle by command', '.plan-form')).toEqual([]);
    await form.getByRole('button', { name: 'Put it on the calendar' }).click();
    await page.locator('.next').getByText('Kell bridge').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
