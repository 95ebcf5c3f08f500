import type { Deed, Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const RATED = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

const entryOf = async (page: Page, host: Seat): Promise<saga.campaign.Entry> => {
  const { entries } = await campaignOf(page, host);
  return Object.values(entries).find(({ scene }) => scene === 'movement') as saga.campaign.Entry;
};

/** The plan of the march that stands on the calendar. */
const planOf = async (page: Page, host: Seat): Promise<saga.campaign.MarchPlan> => {
  const read = saga.campaign.marchPlan.parse((await entryOf(page, host)).plan);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

/** What Ana knows of the parties that she plays. */
const booksOf = async (page: Page, { table, seat }: Seat): Promise<Readonly<Record<string, saga.march.Book>>> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const { scene } = (await (await page.request.get(url)).json()) as {
    readonly scene: { readonly view: { readonly own: { readonly books: Readonly<Record<string, saga.march.Book>> } } };
  };
  return scene.view.own.books;
};

describe('a movement of a campaign', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('SAGA-MOVE-001 SAGA-WEALTH-016: a march of three parties is planned, edited, and its first morning played', async () => {
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
    const before = await planOf(page, host);
    expect(before.parties).toMatchObject([
      { name: 'Hares', members: [{ scout: false }, { scout: true }], wants: { want: 'reach' } },
      { name: 'Party 2', members: [], unit: expect.any(String), wants: { want: 'catch', party: 'Hares' } },
      { name: 'Party 3', approaches: ['the road', 'the back way'], members: [{}] },
    ]);

    // Edited: the title and the horse change, and nothing else does.
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Calendar' }).click();
    await page.locator('.month-entry').filter({ hasText: 'The salt road' }).click();
    await page.getByRole('button', { name: 'Change it' }).click();
    await form.getByLabel('Title').fill('The salt road by night');
    await party(0).getByRole('checkbox', { name: 'mounted' }).first().check();
    await form.getByRole('button', { name: 'Save the change' }).click();
    await page.locator('.month-entry').filter({ hasText: 'The salt road by night' }).waitFor();
    const after = await planOf(page, host);
    const [hares, ...others] = before.parties as [saga.campaign.MarchPlan['parties'][number], ...object[]];
    const mounted = hares.members.map((one, at) => (at === 0 ? { ...one, mounted: true } : one));
    expect(after).toEqual({ ...before, parties: [{ ...hares, members: mounted }, ...others] });

    // Its first morning: Ana seals for all three.
    await page.goto(`${house.url}/t/${host.table}/campaign`);
    await page.getByRole('button', { name: 'Play it' }).click();
    for (let nth = 0; nth < 3; nth++) {
      await page.locator('.march-plan').waitFor();
      await page.locator('.pace-card').first().click();
      await page.locator('.march .foot-act').click();
      if (nth < 2) await expect.poll(() => page.locator('.foot-act').isEnabled()).toBe(true);
    }
    // All three have sealed: the day goes by, and each book has it.
    const sealed = async (): Promise<readonly boolean[]> =>
      Object.values(await booksOf(page, host)).map(({ plan, days }) => plan !== null || days.length > 0);
    await expect.poll(sealed).toEqual([true, true, true]);
    expect((await entryOf(page, host)).state).toBe('running');
    expect(house.complaints).toEqual([]);
  });
});
