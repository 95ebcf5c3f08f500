import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { focused } from './kit/focus.js';
import { type House, openHouse } from './kit/house.js';
import { battleSetup } from './kit/played.js';
import { stopClock } from './kit/stopClock.js';
import { command, openTable } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const stage = (page: Page) => page.locator('.stage-panel');

/** Whether something of the throw moves just now, by its style. */
const isMoving = (page: Page): Promise<boolean> =>
  page
    .locator('.throw')
    .evaluate((thrown) =>
      thrown
        .getAnimations({ subtree: true })
        .some(({ playState }) => playState === 'running' || playState === 'finished'),
    );

test('tells a throw in its moments and nothing of it before it lies; a press goes over it and presses nothing else', async () => {
  const page = await house.visit('/rules', { pace: 'full' });
  await page.clock.install({ time: new Date('2030-01-01T08:00:00') });
  const host = await openTable(page, 'Ana');
  await command(page, host, { do: 'seatComputer', name: 'Captain', player: 'recruit' });
  // Two fights wait at once.
  const units = { a1: [10, 11], a2: [4, 4], d1: [10, 10], d2: [4, 5] } as const;
  const setup = battleSetup({ units }, [host.seat, 'Captain']) as never;
  await command(page, host, { do: 'begin', scene: 'saga/battle', setup, options: {} });
  await page.goto(`${house.url}/t/${host.table}`);
  const act = page.locator('.foot-act:not([aria-busy])');
  await act.waitFor();
  await stopClock(page);
  await act.click();
  const thrown = page.locator('.throw');
  await page.locator('.throw[data-moment="call"]').waitFor();
  // What was pressed is gone: the focus is on what goes on. The press was a hand's, and the page has not moved by it.
  await expect.poll(() => focused(page)).toBe('Go on');
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  for (const [moment, wait] of [
    ['call', 160],
    ['air', 600],
    ['lie', 200],
    ['sum', 400],
  ] as const) {
    await page.locator(`.throw[data-moment="${moment}"]`).waitFor();
    expect(await thrown.locator('.die b').count()).toBe(moment === 'call' || moment === 'air' ? 0 : 3);
    if (moment === 'air') await expect.poll(() => isMoving(page)).toBe(true);
    await page.clock.runFor(wait);
  }
  await page.locator('.throw[data-moment="verdict"]').waitFor();
  const log = page.getByRole('button', { name: 'Log and people' });
  await log.click();
  // The throw is over, and the log has not been opened.
  await page.locator('.throw[data-moment="verdict"]').waitFor({ state: 'detached' });
  expect(await log.getAttribute('aria-expanded')).toBe('false');
  // A second press so soon after would still be part of the first: some time goes by.
  for (let waits = 0; waits < 20 && (await stage(page).count()) > 0; waits++) await page.clock.runFor(500);
  await page.clock.runFor(500);
  await log.press('Enter');
  await expect.poll(() => log.getAttribute('aria-expanded')).toBe('true');
  expect(house.complaints).toEqual([]);
});
