import { addToy } from '@warmoot/words/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { ACT, waitsFor } from './kit/play.js';

// The server plays what these tests play; the pages are built with the same scene.
addToy();

/** Picks the first row that is open, and presses the one gold button. */
const decide = async (page: Page): Promise<void> => {
  await page.locator('.plain-choose label:has(input[type="radio"])').first().click({ timeout: 5_000 });
  await page.locator(ACT).click({ timeout: 5_000 });
};

/** Decides wherever something is asked, until it is over for all. */
const playToTheEnd = async (pages: readonly Page[]): Promise<void> => {
  for (const late = Date.now() + 4 * PATIENCE_MS; Date.now() < late; ) {
    const waits = await Promise.all(pages.map(waitsFor));
    if (waits.every((one) => one === 'over')) return;
    // News may change the panel under the hand: then it is looked at again.
    for (const [at, page] of pages.entries()) if (waits[at] === 'choice') await decide(page).catch(() => {});
    await pages[0]?.waitForTimeout(60);
  }
  throw new Error('it never ended');
};

describe('a scene from outside, with nothing but rules and words', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ main: 'test/toyMain.ts' });
  });
  afterAll(() => house.close());

  /** From the first page to the form of the scene at a table of one's own. */
  const atTable = async (): Promise<Page> => {
    const page = await house.visit();
    const tile = page.locator('.others li', { hasText: 'Hidden numbers' });
    await tile.getByRole('link').click();
    await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('tab', { name: 'Hidden numbers', selected: true }).waitFor();
    return page;
  };

  test('is set up from the first page on, and played to the end by two people', async () => {
    const ana = await atTable();
    await ana.getByText('Needs 2 who play').waitFor();
    await ana.getByText('Links that seat at once').click();
    await ana.getByRole('button', { name: 'Invite a player' }).click();
    const link = (await ana.locator('.invitation-link').first().textContent()) ?? '';
    const bo = await house.visit(link.replace(house.url, ''));
    await bo.getByLabel('Your name').fill('Bo');
    await bo.getByRole('button', { name: 'Take the seat' }).click();
    await ana.getByLabel('Rounds to play').fill('2');
    await ana.getByRole('button', { name: 'Begin the scene' }).click();
    await Promise.all([ana, bo].map((page) => page.getByText('Your number is').first().waitFor()));
    await playToTheEnd([ana, bo]);
    await ana
      .getByText(/^Points: Ana \d/i)
      .first()
      .waitFor();
    await ana.getByRole('link', { name: 'Check the dice' }).click();
    await ana.getByText(/Checked just now in your browser/).waitFor();
    await ana.getByRole('heading', { name: 'Hidden numbers' }).first().waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('is played against a computer player', async () => {
    const page = await atTable();
    await page.getByRole('button', { name: 'Add a computer player', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the scene' }).click();
    await playToTheEnd([page]);
    await page
      .getByText(/^Points: /)
      .first()
      .waitFor();
    expect(house.complaints).toEqual([]);
  });
});
