import { addToy } from '@warmoot/words/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { ACT } from './kit/play.js';
import { command, joinTable, openTable } from './kit/tables.js';

// The server plays what these tests play; the pages are built with the same scene.
addToy();

/** Picks what is offered first, and presses the one gold button. */
const decide = async (page: Page): Promise<void> => {
  await page.locator(ACT).waitFor();
  await page.locator('.plain-choose label:has(input[type="radio"])').first().click();
  await page.locator(ACT).click();
};

/** What has been thrown for this page alone. */
const numberOn = async (page: Page): Promise<number> => {
  const said = await page
    .getByText(/Your number is \d/)
    .first()
    .textContent();
  return Number(/Your number is (\d)/.exec(said ?? '')?.[1]);
};

const points = (page: Page): Promise<void> =>
  page
    .getByText(/^Points: Ana \d/i)
    .first()
    .waitFor();

describe('a scene from outside, with nothing but rules and words', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ main: 'test/toyMain.ts', seed: 'hidden numbers' });
  });
  afterAll(() => house.close());

  test('is set up from the first page on, and played to the end against a computer', async () => {
    const page = await house.visit();
    await page.locator('.others li', { hasText: 'Hidden numbers' }).getByRole('link').click();
    await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('tab', { name: 'Hidden numbers', selected: true }).waitFor();
    await page.getByText('Needs 2 who play').waitFor();
    await page.getByRole('button', { name: 'Add a computer player', exact: true }).click();
    await page.getByLabel('Rounds to play').fill('1');
    await page.getByRole('button', { name: 'Begin the scene' }).click();
    await page.getByText('Your number is').first().waitFor();
    await decide(page);
    // Who has won calls the coin.
    await page.locator(`${ACT}, .after`).first().waitFor();
    if ((await page.locator(ACT).count()) > 0) await decide(page);
    await points(page);
    expect(house.complaints).toEqual([]);
  });

  test('is played by two people, and its dice are checked', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    const setup = { seats: [host.seat, guest.seat], rounds: 1 };
    await command(ana, host, { do: 'begin', scene: 'toy/toy', setup, options: {} });
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
    const [hers, his] = [await numberOn(ana), await numberOn(bo)];
    // Both bid the least: the higher number wins, among equals the first seat, and calls the coin.
    for (const page of [ana, bo]) await decide(page);
    await decide(hers >= his ? ana : bo);
    await Promise.all([ana, bo].map(points));
    await ana.getByRole('link', { name: 'Check the dice' }).click();
    await ana.getByText(/Checked just now in your browser/).waitFor();
    await ana.getByRole('heading', { name: 'Hidden numbers' }).first().waitFor();
    expect(house.complaints).toEqual([]);
  });
});
