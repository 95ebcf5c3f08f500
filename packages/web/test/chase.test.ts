import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { countPresses } from './kit/presses.js';
import { readyScene } from './kit/scenes.js';
import { command, joinTable, openTable } from './kit/tables.js';

const MOBILE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'de-DE',
  reducedMotion: 'reduce',
};
const ACT = '.foot-act:not([data-off])';

/** The ready-made pursuit on the mill road: the first seat runs. */
const millRoad = readyScene('saga/chase', 'millRoad');

/** What this page is shown next: something to choose, or the end. */
const next = async (page: Page): Promise<'choose' | 'rally' | 'over'> => {
  const over = page.locator('.chase[data-over] .scene-head');
  const choose = page.locator('.chase-matrix, .chase-rows');
  const rally = page.locator('.chase-choose .choices');
  await over.or(choose).or(rally).first().waitFor();
  if ((await over.count()) > 0) return 'over';
  return (await choose.count()) > 0 ? 'choose' : 'rally';
};

describe('a pursuit', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('two browsers play the mill road to its end; no way leaves the server before both have chosen', async () => {
    const ana = await house.visit('/rules', { reducedMotion: 'reduce' });
    const bo = await house.visit('/rules', MOBILE);
    const frames: string[] = [];
    bo.on('websocket', (wire) => wire.on('framereceived', ({ payload }) => void frames.push(String(payload))));
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, millRoad(host.seat, guest.seat));
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
    for (let leg = 1; leg < 30; leg++) {
      const [hers, his] = await Promise.all([next(ana), next(bo)]);
      if (hers === 'over' || his === 'over') break;
      if (hers === 'rally') await ana.locator(ACT).click();
      else if (his === 'rally') await bo.locator(ACT).click();
      else {
        if (leg === 1) {
          expect(await lookClosely(ana, 'a leg', '.chase')).toEqual([]);
          expect(await lookClosely(bo, 'a guess', '.chase')).toEqual([]);
        }
        const before = frames.length;
        // By keys alone: the second way, and Enter seals it.
        await ana.locator('body').press('2');
        await ana.locator('.chase-matrix tr[data-on]').waitFor();
        await ana.keyboard.press('Enter');
        await ana.getByRole('heading', { name: 'Sealed' }).waitFor();
        await bo.locator('.course-name[data-of="quarry"] .seal').waitFor();
        expect(frames.slice(before).join(' ')).not.toContain('"cover"');
        const gap = await ana.locator('.course-band').getAttribute('aria-label');
        await bo
          .locator('.chase-label, .chase-way')
          .nth(leg % 3)
          .click();
        await bo.locator(ACT).click();
        await expect
          .poll(() => ana.locator('.course-band').getAttribute('aria-label'), { timeout: 30_000 })
          .not.toBe(gap);
      }
    }
    expect(await next(ana)).toBe('over');
    expect(await ana.locator('.chase-legs li').count()).toBeGreaterThan(1);
    expect(house.complaints).toEqual([]);
  });

  test('a newcomer runs or hunts from the first page: four presses to the first leg', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    const presses = await countPresses(page);
    await playFirst(page, 'chase');
    await page.locator('.chase-matrix label').nth(1).click();
    await page.locator(ACT).click();
    await page.locator('.chase-legs li').first().waitFor();
    expect(await presses()).toBe(4);
    expect(house.complaints).toEqual([]);
  });
});
