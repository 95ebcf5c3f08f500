import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { battleSetup } from './kit/played.js';
import { stopClock } from './kit/stopClock.js';
import { command, openTable } from './kit/tables.js';

describe('the stage', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('lets nothing travel where motion is reduced: the dice lie there, and are judged after 400', async () => {
    const page = await house.visit('/rules', { pace: 'full', reducedMotion: 'reduce' });
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
    await page.locator('.throw[data-moment="sum"]').waitFor();
    expect(await page.locator('.throw .die b').count()).toBe(3);
    expect(await page.locator('.throw-air').count()).toBe(0);
    await page.clock.runFor(399);
    expect(await page.locator('.throw-verdict').count()).toBe(0);
    await page.clock.runFor(1);
    await page.locator('.throw-verdict').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
