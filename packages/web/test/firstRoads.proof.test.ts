import { startFor } from '@warmoot/protocol';
import { manifestOf, sceneRules } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardOf, playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { countPresses } from './kit/presses.js';
import { command, joinTable, openTable } from './kit/tables.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ACT = '.foot-act:not([aria-disabled], [aria-busy])';
const LEGS = '.chase-legs li:not(.leg-breath)';

type Asked = 'way' | 'rally' | 'over';

/** What a pursuit asks next, or that it is over. */
const asked = async (page: Page): Promise<Asked> => {
  const over = page.locator('.chase[data-over] .scene-head');
  const ways = page.locator('.chase-matrix, .chase-rows');
  const rally = page.locator('.chase-choose .choices');
  await over.or(ways).or(rally).first().waitFor();
  if ((await over.count()) > 0) return 'over';
  return (await ways.count()) > 0 ? 'way' : 'rally';
};

/** Waits until an answer has come to something: another leg, another question, or the end. */
const answered = async (page: Page, was: { readonly what: Asked; readonly legs: number }): Promise<void> => {
  await expect
    .poll(async () => {
      const legs = await page.locator(LEGS).count();
      return legs !== was.legs || (await asked(page)) !== was.what;
    })
    .toBe(true);
};

/** Plays a pursuit to its end; says how many legs it took, and how often breath was drawn with a choice. */
const playOut = async (
  page: Page,
  leg: (nth: number) => Promise<void>,
  rally: () => Promise<void>,
): Promise<{ readonly legs: number; readonly rallies: number }> => {
  let rallies = 0;
  for (let nth = 0; nth < 60; nth++) {
    const what = await asked(page);
    const legs = await page.locator(LEGS).count();
    if (what === 'over') return { legs, rallies };
    if (what === 'rally') {
      rallies++;
      await rally();
    } else await leg(nth);
    await answered(page, { what, legs });
  }
  throw new Error('the pursuit did not end');
};

describe('a newcomer on the road', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test.each([
    ['a desk', {}],
    ['a phone', PHONE],
  ])(
    'plays a pursuit from the first page to its end on %s: two presses a leg, and one for a breath',
    async (_on, size) => {
      const page = await house.visit('/', { reducedMotion: 'reduce', ...size });
      const presses = await countPresses(page);
      await playFirst(page, 'chase');
      await asked(page);
      // It opens at its top, wherever on the first page one came from.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const ways = page.locator('.chase-way, .chase-row:nth-child(-n + 4) .chase-label');
      const { legs, rallies } = await playOut(
        page,
        async (nth) => {
          await ways.nth(nth % 3).click();
          await page.locator(ACT).click();
        },
        () => page.locator(ACT).click(),
      );
      expect(legs).toBeGreaterThan(1);
      expect(await presses()).toBe(2 + 2 * legs + rallies);
      await page.getByRole('heading', { name: /^(You are|They are|You have)/ }).waitFor();
      await page.getByRole('button', { name: 'Play it again' }).waitFor();
      expect(house.complaints).toEqual([]);
    },
  );

  test('a pursuit is run by keys alone on a small page: a number picks, Enter seals, B turns at bay or G gives up', async () => {
    const page = await house.visit('/', { ...PHONE, reducedMotion: 'reduce' });
    await cardOf(page, 'chase').locator('input').press('Space');
    await page.keyboard.press('Enter');
    expect(await asked(page)).toBe('way');
    expect(await lookClosely(page, 'a leg on a phone', '.chase')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.chase-rows').waitFor();
    // What ears hear first: where it stands, and every way with its odds.
    await expect
      .poll(() => page.locator('.chase-body > .vh').textContent())
      .toMatch(/^Leg 1, gap [12] of 4\. You: .+ Open: \d.+ Cover: \d.+ Rough: \d/);
    for (const key of ['1', '2', '3']) {
      await page.keyboard.press(key);
      await page.locator(`.chase-row:nth-of-type(${key})[data-on]`).waitFor();
    }
    const isHunted = (await page.getByRole('heading', { name: 'Choose a way in secret' }).count()) > 0;
    await page.keyboard.press('Enter');
    await answered(page, { what: 'way', legs: 0 });
    if ((await asked(page)) === 'rally') await page.keyboard.press('Enter');
    if ((await asked(page)) === 'way') {
      const picked = page.locator('.chase-row[data-on]', { hasText: isHunted ? 'Turn at bay' : 'Give up' });
      await page.keyboard.press(isHunted ? 'b' : 'g');
      await picked.waitFor();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: isHunted ? 'You turn at bay' : 'You give up' }).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test.each([
    ['a desk', {}],
    ['a phone', PHONE],
  ])(
    'marches from the first page to the first evening, or to whom it meets before, on %s in a handful of presses',
    async (_on, size) => {
      const page = await house.visit('/', { reducedMotion: 'reduce', ...size });
      const presses = await countPresses(page);
      await playFirst(page, 'march');
      await page.locator('.march-plan').waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      // Route and pace stand picked: one press seals the day. What is met on the road is answered as it comes.
      const day2 = page.locator('.march-tools', { hasText: 'Day 2' });
      const contact = page.locator('.march-contact');
      const exchange = page.locator('.march-exchange');
      await page.locator(ACT).click();
      for (let met = 0; met < 2; met++) {
        await day2.or(contact).or(exchange).first().waitFor();
        if ((await exchange.count()) === 0) break;
        await page.locator('.intents label').first().click();
        await page.locator(ACT).click();
        await exchange.waitFor({ state: 'detached' });
      }
      await day2.or(contact).first().waitFor();
      expect(await presses()).toBeLessThanOrEqual(6);
      expect(house.complaints).toEqual([]);
    },
  );

  test('a long race is staked in secret, by hand and by keys, to its end', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules', PHONE)];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    const rules = sceneRules('saga/race');
    const manifest = rules.ok ? manifestOf(rules.value) : undefined;
    if (manifest === undefined) throw new Error('there are no races');
    const start = startFor(manifest, 'hills', [host.seat, guest.seat], writtenIn(en, 'saga/race'));
    await command(ana, host, { do: 'begin', ...start } as never);
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
    const over = ana.locator('.race[data-over] .scene-head');
    for (let leg = 1; leg <= 3 && (await over.count()) === 0; leg++) {
      await ana.getByRole('heading', { name: `Stake in secret on leg ${leg}` }).waitFor();
      if (leg === 1) expect(await lookClosely(ana, 'a stake', '.race')).toEqual([]);
      await ana.keyboard.press(leg === 1 ? '2' : '1');
      await ana.keyboard.press('Enter');
      await ana.getByRole('heading', { name: 'Sealed' }).waitFor();
      await bo.getByRole('heading', { name: `Stake in secret on leg ${leg}` }).waitFor();
      await bo.locator('.race-choose label').first().click();
      await bo.locator(ACT).click();
      await expect.poll(() => ana.locator('.race-legs li').count()).toBe(leg);
    }
    await over.waitFor();
    expect(house.complaints).toEqual([]);
  });
});
