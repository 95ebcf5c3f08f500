import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardOf, playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { readyScene } from './kit/scenes.js';
import { command, joinTable, openTable } from './kit/tables.js';
import { tap } from './kit/tap.js';

const CALM: BrowserContextOptions = { reducedMotion: 'reduce' };
const PHONE: BrowserContextOptions = {
  ...CALM,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const ASKS = '.chase-matrix, .chase-rows, .march-plan';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A ready-made start for Ana and Bo, who sits at a phone and reads German. */
const begun = async (
  scene: string,
  start: string,
): Promise<readonly [ana: Page, bo: Page, go: () => Promise<void>]> => {
  const [ana, bo] = [await house.visit('/rules', CALM), await house.visit('/rules', { ...PHONE, locale: 'de-DE' })];
  const host = await openTable(ana, 'Ana');
  const guest = await joinTable(ana, host, bo, 'Bo');
  await command(ana, host, readyScene(scene, start)(host.seat, guest.seat));
  const go = async () => void (await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`))));
  return [ana, bo, go];
};

describe('what happens on the road', () => {
  test('a leg of a pursuit shuts nobody out, on a desk and on a phone; by keys it is sealed, and the other sees the seal', async () => {
    // The first seat runs.
    const [ana, bo, go] = await begun('saga/chase', 'millRoad');
    const { received } = tap(bo);
    await go();
    for (const page of [ana, bo]) await page.locator(ASKS).first().waitFor();
    expect(await lookClosely(ana, 'a leg', '.chase')).toEqual([]);
    expect(await lookClosely(bo, 'a guess', '.chase')).toEqual([]);
    const before = received.length;
    // By keys alone: the second way, and Enter seals it.
    await ana.locator('body').press('2');
    await ana.locator('.chase-matrix tr[data-on]').waitFor();
    await ana.keyboard.press('Enter');
    await ana.getByRole('heading', { name: 'Sealed' }).waitFor();
    await bo.locator('.course-name[data-of="quarry"] .seal').waitFor();
    expect(received.slice(before).join(' ')).not.toContain('"cover"');
    const gap = await ana.locator('.course-band').getAttribute('aria-label');
    await bo.locator('.chase-label, .chase-way').nth(1).click();
    await bo.locator('.foot-act:not([data-off])').click();
    await expect.poll(() => ana.locator('.course-band').getAttribute('aria-label')).not.toBe(gap);
    expect(house.complaints).toEqual([]);
  });

  test('a stake of a race shuts nobody out, and is sealed by keys', async () => {
    const [ana, bo, go] = await begun('saga/race', 'hills');
    await go();
    await bo.locator('.race-choose label').first().waitFor();
    expect(await lookClosely(bo, 'a stake', '.race')).toEqual([]);
    await ana.getByRole('heading', { name: 'Stake in secret on leg 1' }).waitFor();
    await ana.keyboard.press('2');
    await ana.keyboard.press('Enter');
    await ana.getByRole('heading', { name: 'Sealed' }).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test.each([
    ['a desk', CALM],
    ['a phone', PHONE],
  ])('from the first page it opens at its top, on %s', async (_on, size) => {
    for (const kind of ['chase', 'march']) {
      const page = await house.visit('/', size);
      await playFirst(page, kind);
      await page.locator(ASKS).first().waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    expect(house.complaints).toEqual([]);
  });

  test('by keys alone on a small page: a pursuit is begun from the first page, and a number picks a way', async () => {
    const page = await house.visit('/', PHONE);
    await cardOf(page, 'chase').locator('input').press('Space');
    await page.keyboard.press('Enter');
    await page.locator('.chase-rows').waitFor();
    for (const key of ['1', '2', '3']) {
      await page.keyboard.press(key);
      await page.locator(`.chase-row:nth-of-type(${key})[data-on]`).waitFor();
    }
    await page.keyboard.press('Enter');
    const sealed = page.getByRole('heading', { name: 'Sealed' });
    await sealed.or(page.locator('.chase-legs li')).first().waitFor();
    expect(house.complaints).toEqual([]);
  });
});
