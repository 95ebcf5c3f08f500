import type { Deed } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const rated = (more: object = {}) => ({
  skills: { ...Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])), ...more },
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
});

describe('a battle of a campaign in sorties', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('its plan with its units, its commanders and its ground shuts nobody out', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    const deed = (what: object) => command(page, host, { do: 'campaign', deed: what } as unknown as Deed);
    await deed({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
    await deed({ deed: 'add', name: 'Ella', owner: host.seat, ...rated({ lead: 6, tactics: 7 }) });
    await deed({ deed: 'add', name: 'Morten', owner: host.seat, ...rated() });
    await deed({ deed: 'unit', name: 'Dorrow', level: 6, troops: { mediumInfantry: 600, bowmen: 300 } });
    await deed({ deed: 'unit', name: 'Kell', level: 6, troops: { heavyInfantry: 150, lightCavalry: 100 } });
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
    await form.getByText('In sorties', { exact: true }).click();
    const unit = (side: number, key: string) => army(side).getByRole('group', { name: new RegExp(`^${key},`) });
    await unit(2, 'A1').getByLabel('Heads split off').fill('250');
    await expect.poll(() => unit(2, 'A2').textContent()).toContain('250 heads: medium infantry, level 0');
    await unit(2, 'A1').getByLabel('Led by').selectOption({ label: 'Ella' });
    // Tactics 7 is level 2; Lead 6 and Tactics 7 are Strengths.
    expect(await unit(2, 'A1').textContent()).toContain('Commands at level 2, strong in Command, Tactics.');
    await army(2).getByLabel('Of today’s march').selectOption({ label: 'more than half' });
    await army(3).getByLabel('How it comes').selectOption({ label: 'ill prepared' });
    await army(3).getByLabel('The troops are').selectOption({ label: 'raw (−1)' });
    await form.getByLabel('Higher ground').selectOption({ label: 'Defender' });
    await form.getByText('What the troops are here').click();
    await form.getByRole('group', { name: 'Light cavalry', exact: true }).getByLabel('Average level').fill('2');
    await expect.poll(() => unit(3, 'B2').textContent()).toContain('100 heads: light cavalry, level 1');
    expect(await lookClosely(page, 'plan of a battle in sorties', '.plan-form')).toEqual([]);
    await form.getByRole('button', { name: 'Put it on the calendar' }).click();
    await page.locator('.next').getByText('Kell bridge').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
