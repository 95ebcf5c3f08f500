import { stream } from '@warmoot/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { ACT, playToTheEnd } from './kit/play.js';

/** Counts what is pressed on a page from now on. */
const pressesOf = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const counted = globalThis as { presses?: number };
    counted.presses = 0;
    addEventListener('click', () => {
      counted.presses = (counted.presses ?? 0) + 1;
    });
  });
  return () => page.evaluate(() => (globalThis as { presses?: number }).presses ?? -1);
};

describe('a newcomer', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('is one press away from the first decision, and plays to the end by pressing what is there', async () => {
    const page = await house.visit();
    const presses = await pressesOf(page);
    await page.getByRole('button', { name: 'A duel' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    expect(await presses()).toBe(1);
    expect(page.url()).toContain('/t/');
    const source = stream('a newcomer');
    // How many it takes is up to the dice.
    const decisions = await playToTheEnd(page, (count) => source.below(Math.max(1, count)));
    expect(decisions).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await page.getByText(/Checked just now in your browser/).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('is one press away from the first decision of a battle: both armies stand where the rules suggest', async () => {
    const page = await house.visit();
    const presses = await pressesOf(page);
    await page.getByRole('button', { name: 'A battle' }).click();
    await page.locator(ACT).waitFor();
    expect(await presses()).toBe(1);
    await page.getByRole('list').filter({ hasText: 'Combat' }).first().waitFor();
    expect(await page.locator('.phases [aria-current]').filter({ hasText: 'Placing' }).count()).toBe(0);
    // The guide opens at the card that is about this, and leads back to the table.
    const table = page.url();
    await page.getByRole('link', { name: 'How it goes' }).click();
    await page.waitForURL(/\/guide\/battle#[1-6]$/);
    await page.getByText('You are here').waitFor();
    await page.getByRole('link', { name: 'All rules of the battle' }).first().click();
    await page.waitForURL(/\/rules\/saga-battle$/);
    await page.getByRole('link', { name: 'Back to the table' }).first().click();
    await page.waitForURL(table);
    await page.locator(ACT).waitFor();
    // Placing is a choice: whoever wants to goes back to it.
    await page.getByRole('button', { name: 'Place them yourself' }).click();
    await page.locator('.phases [aria-current]').filter({ hasText: 'Placing' }).waitFor();
    await page.getByRole('button', { name: 'Place them yourself' }).waitFor({ state: 'detached' });
    expect(house.complaints).toEqual([]);
  });

  test.each([
    ['en-GB', 'Throw', 'Throw again', ['Vicious', 'Pikes', 'Joris']],
    ['de-DE', 'Würfeln', 'Noch einmal', ['Brutal', 'Piken', 'Joris']],
  ] as const)('presses through the exchange of each guide, %s', async (locale, first, again, picks) => {
    const page = await house.visit('/rules', { locale, reducedMotion: 'reduce' });
    for (const [nth, kind] of (['duel', 'battle', 'check'] as const).entries()) {
      await page.locator(`a[href="/guide/${kind}"]`).first().click();
      const trial = page.locator('.trial');
      await trial.getByText(picks[nth] ?? '').click();
      expect(await trial.locator('.trial-verdict').getAttribute('data-verdict')).toBe('open');
      await trial.getByRole('button', { name: first, exact: true }).click();
      await trial.locator('[data-verdict="success"], [data-verdict="failure"]').waitFor();
      // Dice, what is added and the total are one sum.
      const [dice, added, total] = await trial.locator('.trial-sum span > b').allInnerTexts();
      expect(Number(dice) + Number(added)).toBe(Number(total));
      await trial.getByRole('button', { name: again }).click();
      const lines = await page
        .locator('.guide-cards > li > p')
        .evaluateAll((texts) =>
          texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
        );
      expect(lines).toHaveLength(6);
      expect(Math.max(...lines)).toBeLessThanOrEqual(4);
    }
    expect(house.complaints).toEqual([]);
  });
});
