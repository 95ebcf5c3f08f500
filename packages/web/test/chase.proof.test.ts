import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { readyScene } from './kit/scenes.js';
import { command, joinTable, openTable } from './kit/tables.js';

const MOBILE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'de-DE',
  reducedMotion: 'reduce',
};

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a leg of a pursuit shuts nobody out, on a desk and on a phone; by keys it is sealed, and the other sees the seal', async () => {
  const ana = await house.visit('/rules', { reducedMotion: 'reduce' });
  const bo = await house.visit('/rules', MOBILE);
  const frames: string[] = [];
  bo.on('websocket', (wire) => wire.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  const host = await openTable(ana, 'Ana');
  const guest = await joinTable(ana, host, bo, 'Bo');
  // The ready-made pursuit on the mill road: the first seat runs.
  await command(ana, host, readyScene('saga/chase', 'millRoad')(host.seat, guest.seat));
  await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
  for (const page of [ana, bo]) await page.locator('.chase-matrix, .chase-rows').first().waitFor();
  expect(await lookClosely(ana, 'a leg', '.chase')).toEqual([]);
  expect(await lookClosely(bo, 'a guess', '.chase')).toEqual([]);
  const before = frames.length;
  // By keys alone: the second way, and Enter seals it.
  await ana.locator('body').press('2');
  await ana.locator('.chase-matrix tr[data-on]').waitFor();
  await ana.keyboard.press('Enter');
  await ana.getByRole('heading', { name: 'Sealed' }).waitFor();
  await bo.locator('.course-name[data-of="quarry"] .seal').waitFor();
  expect(frames.slice(before).join(' ')).not.toContain('"cover"');
  const gap = await ana.locator('.course-band').getAttribute('aria-label');
  await bo.locator('.chase-label, .chase-way').nth(1).click();
  await bo.locator('.foot-act:not([data-off])').click();
  await expect.poll(() => ana.locator('.course-band').getAttribute('aria-label')).not.toBe(gap);
  expect(house.complaints).toEqual([]);
});
