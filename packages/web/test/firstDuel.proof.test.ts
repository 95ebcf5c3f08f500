import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { ACT } from './kit/play.js';
import { reachedTable } from './kit/reach.js';
import { duelOf } from './kit/tables.js';

/** How many lines each card of the guide takes that is open. */
const linesOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.guide-cards > li > p')
    .evaluateAll((texts) =>
      texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
    );

/** Where the middle of all units lies, as shares of the field. */
const middleOfUnits = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const board = document.querySelector('.hexboard-picture')?.getBoundingClientRect();
    const all = [...document.querySelectorAll('.counter[data-unit]')].map((one) => one.getBoundingClientRect());
    const mean = (of: (box: DOMRect) => number): number => all.reduce((sum, box) => sum + of(box), 0) / all.length;
    if (board === undefined) return [Number.NaN, Number.NaN];
    return [(mean(({ x }) => x) - board.x) / board.width, (mean(({ y }) => y) - board.y) / board.height];
  });

describe('a newcomer', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('has the dice of a duel that is over checked by the browser', async () => {
    const surrenders = (seat: string) => ({ choose: seat === 'Ana' ? 'surrender' : 'fightOn' });
    const { page, begin, until } = await reachedTable(house, { declare: surrenders });
    await begin(duelOf);
    expect(await until(['place'])).toBe(null);
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await page.getByText(/Checked just now in your browser/).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('sees both armies in the middle of the field, and a guide that is one screen', async () => {
    const page = await house.visit();
    await playFirst(page, 'battle');
    await page.locator(ACT).waitFor();
    const table = page.url();
    const aside = async (): Promise<number> =>
      Math.max(...(await middleOfUnits(page)).map((share) => Math.abs(share - 0.5)));
    await expect.poll(aside).toBeLessThan(0.25);
    await page.getByRole('link', { name: 'How it goes' }).click();
    await page.waitForURL(/\/guide\/battle#[1-6]$/);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.getByRole('link', { name: 'All rules of the battle' }).first().click();
    await page.waitForURL(/\/rules\/saga-battle$/);
    // The guide is left standing until the book is there: what is pressed meanwhile is pressed in vain.
    await page.locator('.guide').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to the table' }).first().click();
    await page.waitForURL(table);
    await page.locator(ACT).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test.each([
    ['en-GB', 'Throw', 'Rough'],
    ['de-DE', 'Würfeln', 'Rau'],
  ] as const)('reads guides of short cards, and what came of a throw above the foot of a phone, %s', async (...row) => {
    const [locale, throws, ground] = row;
    const page = await house.visit('/rules', { locale, reducedMotion: 'reduce' });
    for (const kind of ['duel', 'battle', 'check', 'discussion', 'sortie', 'march', 'chase']) {
      await page.goto(`${house.url}/guide/${kind}`);
      await page.locator('.trial').waitFor();
      const lines = await linesOf(page);
      expect(lines).toHaveLength(6);
      expect(Math.max(...lines), kind).toBeLessThanOrEqual(4);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const trial = page.locator('.trial');
    await trial.locator('label', { hasText: ground }).first().click();
    await page.evaluate(() => scrollTo(0, 0));
    await trial.getByRole('button', { name: throws, exact: true }).click();
    await trial.locator('[data-verdict="success"], [data-verdict="failure"]').waitFor();
    const under = (): Promise<number> =>
      page.evaluate(() => {
        const [verdict, foot] = ['.trial-verdict', '.guide-foot'].map((one) => document.querySelector(one));
        return (verdict?.getBoundingClientRect().bottom ?? 0) - (foot?.getBoundingClientRect().top ?? 0);
      });
    await expect.poll(under).toBeLessThanOrEqual(0);
    expect(house.complaints).toEqual([]);
  });
});
