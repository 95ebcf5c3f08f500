import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look, lookClosely } from './kit/looks.js';
import { command, duelOf, openTable } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('people at a table', () => {
  test('one stands at the door, is let in, asks for something, and the duel begins, on both pages as it happens', async () => {
    const ana = await house.visit('/rules');
    const host = await openTable(ana, 'Ana');
    const places = [
      { as: 'Ella', like: 'swordsman', side: 0, seat: host.seat },
      { as: 'Joris', like: 'raider', side: 1, seat: null },
    ];
    await command(ana, host, { do: 'set', field: 'kind', value: 'duel' });
    await command(ana, host, { do: 'set', field: 'duel.places', value: places });
    await command(ana, host, { do: 'openDoor' });
    await ana.goto(`${house.url}/t/${host.table}`);
    const code = (await ana.locator('.bring-code').textContent()) ?? '';
    const ben = await house.visit(`/join#${code.replace(' ', '')}`);
    await ben.getByLabel('Your name').fill('Ben');
    expect(await lookClosely(ben, 'join')).toEqual([]);
    await ben.getByRole('button', { name: 'Sit down as Joris' }).click();
    await ben.getByRole('heading', { name: 'You are at the door' }).waitFor();
    await ana.getByRole('button', { name: 'Let Ben in' }).click();
    await ben.getByText('Ana’s press sets it; yours asks').waitFor();
    await ben.getByText('Sword', { exact: true }).click();
    await ana.getByText('Ben asks: Sword distance').waitFor();
    await ana.getByRole('button', { name: 'Agree' }).click();
    await ben.locator('.switch', { hasText: 'They begin at' }).getByText('set by you').waitFor();
    await expect.poll(() => ana.getByRole('radio', { name: 'Sword' }).isChecked()).toBe(true);
    await ana.getByRole('button', { name: 'Begin the duel' }).click();
    await Promise.all([ana.locator('.duel').waitFor(), ben.locator('.duel').waitFor()]);
    expect(house.complaints).toEqual([]);
  });

  test('the link to an entry is copied', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await command(page, host, duelOf(host.seat, 'Bo'));
    await page.goto(`${house.url}/t/${host.table}/log`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Entry 0: more' }).click();
    await page.getByRole('button', { name: 'Copy the link to entry 0' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toBe(`${house.url}/t/${host.table}/log#entry-0`);
    expect(house.complaints).toEqual([]);
  });
});

test('dice that are typed in, with keys or as a number, shut nobody out', async () => {
  const page = await house.visit('/rules');
  const typing = async (scene: string, setup: object): Promise<Page> => {
    const ana = await openTable(page, 'Ana');
    const value = { hideMade: false, dice: 'typed', referee: null, deadline: null } as const;
    await command(page, ana, { do: 'propose', about: 'options', value });
    await command(page, ana, { do: 'begin', scene, setup: setup as never, options: {} });
    await page.goto(`${house.url}/t/${ana.table}`);
    await page.locator('.typed-dice').waitFor();
    return page;
  };
  const side = (name: string, rating: number) => ({ name, seat: 'Ana', rating });
  const check = { kind: 'opposed', seats: ['Ana'], acting: side('Ella', 4), opposing: side('Joris', 0) };
  expect(await lookClosely(await typing('saga-1e/check', check), 'typed-many')).toEqual([]);
  const guard = { seats: ['Ana'], characters: [{ name: 'Guard', kind: 'other' }] };
  expect(await look(await typing('saga/generation', guard), 'typed-number')).toEqual([]);
  expect(house.complaints).toEqual([]);
});
