import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { barriers, glance } from './kit/looks.js';
import { ACT, decide, waitsFor } from './kit/play.js';
import { command, openTable } from './kit/tables.js';

/** Looks at each page of a scene once, by its name, in turns on a desk and on a phone. */
const looker = (page: Page) => {
  const seen = new Set<string>();
  const found: string[] = [];
  const lookAt = async (name: string): Promise<void> => {
    if (seen.has(name)) return;
    found.push(...(await glance(page, name, seen.size)));
    seen.add(name);
  };
  return { seen, found, lookAt };
};

const FIVE = ['Ella', 'Joris', 'Runa', 'Odo', 'Wenna'];

/** Five throws that nobody decides about: they are told one after the other. */
const throwFive = (page: Page, host: Parameters<typeof command>[1]): Promise<unknown> => {
  const rivals = FIVE.map((name) => ({ name, seat: host.seat, rating: 4 }));
  const setup = { kind: 'contest', seats: [host.seat], rivals } as never;
  return command(page, host, { do: 'begin', scene: 'saga/check', setup, options: {} });
};

describe('pages of a scene shut nobody out', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('the questions of a duel, and the sheet of standing answers', async () => {
    const page = await house.visit('/');
    const { seen, found, lookAt } = looker(page);
    await page.getByRole('button', { name: 'A duel' }).click();
    await page.locator(ACT).waitFor();
    await page.getByRole('button', { name: /^Standing answers/ }).click();
    await page.getByRole('dialog', { name: 'Standing answers' }).waitFor();
    await lookAt('sheet of standing answers');
    await page.keyboard.press('Escape');
    for (let tries = 0; tries < 14; tries++) {
      await page.locator(`${ACT}, .after`).first().waitFor();
      if ((await waitsFor(page)) === 'over') break;
      await lookAt((await page.locator('.duel-choose h2').last().textContent()) ?? '');
      await decide(page, (count) => tries % count);
    }
    expect(found).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(['Yours to decide', 'Choose in secret']));
  });

  test('the page for who was away, and throws while they are told', async () => {
    const page = await house.visit('/rules', { pace: 'full' });
    const host = await openTable(page, 'Ana');
    await throwFive(page, host);
    await page.goto(`${house.url}/t/${host.table}`);
    await page.getByRole('heading', { name: 'Since you were away' }).waitFor();
    const found = [...(await glance(page, 'away', 0)), ...(await glance(page, 'away', 1))];
    await page.getByRole('button', { name: 'Show again' }).click();
    await page.locator('.throw').waitFor();
    for (const one of await barriers(page, false)) found.push(`throw: ${one}`);
    expect(found).toEqual([]);
  });
});
