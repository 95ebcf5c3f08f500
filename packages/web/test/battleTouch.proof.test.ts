import type { Deed } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hexTowardsEnemy, unit } from './kit/battle.js';
import { drag, fingers, lieOf, middleOf, type Spot } from './kit/fingers.js';
import { type House, openHouse } from './kit/house.js';
import { reachedTable } from './kit/reach.js';
import { says } from './kit/said.js';
import { tap } from './kit/sealing.js';
import { command, joinTable, openTable } from './kit/tables.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const FIGHT_ON = { choose: 'fightOn' };

/** A battle in its third round, all units out of reach of each other. */
const battleOf = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'saga/battle',
  setup: {
    seats: [...new Set([one, two])],
    attacker: { name: 'Avitch', seat: one },
    defender: { name: 'Dorrow', seat: two },
    position: {
      round: 3,
      units: [
        unit('defender', 'heavyInfantry', 6, 10),
        unit('defender', 'bowmen', 6, 8),
        unit('attacker', 'pikemen', 14, 9),
        unit('attacker', 'heavyCavalry', 11, 10),
      ],
    },
  },
  options: {},
});

/** The middles of these counters that are in the window. */
const seenOf = async (page: Page, counters: string): Promise<readonly Spot[]> => {
  const room = await page.locator('.hexboard-room').boundingBox();
  const boxes = await Promise.all((await page.locator(counters).all()).map((one) => one.boundingBox()));
  return boxes.flatMap((box) => {
    if (box === null || room === null) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > room.x && y > room.y && x < room.x + room.width && y < room.y + room.height ? [{ x, y }] : [];
  });
};

describe('fingers on a board', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('the field stays where the thumb left it, whoever acts or speaks; what one is asked about comes into sight', async () => {
    const [ana, bo] = [await house.visit('/rules', PHONE), await house.visit('/rules')];
    const { heard } = tap(ana);
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, battleOf(host.seat, guest.seat));
    await ana.goto(`${house.url}/t/${host.table}`);
    await ana.locator('[data-step="declare"]').waitFor();
    const cdp = await ana.context().newCDPSession(ana);
    const spot = await middleOf(ana);
    const before = await lieOf(ana);
    expect(before.scale).toBeGreaterThan(1.5);
    await drag(cdp, fingers(spot, 100), fingers(spot, 160));
    await expect.poll(async () => (await lieOf(ana)).scale / before.scale).toBeCloseTo(1.6, 1);
    const near = await lieOf(ana);
    await drag(cdp, [spot], [{ x: spot.x - 70, y: spot.y + 40 }]);
    await expect.poll(async () => (await lieOf(ana)).x - near.x).toBeCloseTo(-70, 0);
    const pushed = await lieOf(ana);
    expect(pushed.y - near.y).toBeCloseTo(40, 0);
    await ana.locator('.foot-act').click();
    await ana.locator('.scene-waiting').waitFor();
    await command(bo, guest, { do: 'say', text: 'Supper is ready.' });
    await expect.poll(() => heard.some((frame) => frame.includes('Supper is ready.'))).toBe(true);
    expect(await lieOf(ana)).toEqual(pushed);
    // The whole field is a press away, and so is the way back.
    await ana.getByRole('button', { name: 'Whole field' }).click();
    await expect.poll(async () => (await lieOf(ana)).scale).toBe(1);
    await ana.getByRole('button', { name: 'Closer' }).click();
    await expect.poll(() => lieOf(ana)).toEqual(pushed);
    // Turned and turned back, it is the same place.
    await ana.setViewportSize({ width: 844, height: 390 });
    await ana.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => Math.round((await lieOf(ana)).x)).toBe(Math.round(pushed.x));
    // Here one is asked which of one's units are quick.
    await drag(cdp, [spot], [{ x: spot.x + 100, y: spot.y + 170 }]);
    await says([bo, guest], FIGHT_ON, 'Dorrow');
    await ana.locator('[data-step="quick"] .foot-act').waitFor();
    const mine = '.counter:is([data-unit="a1"], [data-unit="a2"])';
    await expect.poll(async () => (await seenOf(ana, mine)).length).toBeGreaterThan(0);
    // No smaller than the window: the whole field is in it.
    await drag(cdp, fingers(spot, 240), fingers(spot, 30));
    await expect.poll(async () => (await lieOf(ana)).scale).toBe(1);
    expect(await ana.getByRole('button', { name: 'Armies' }).getAttribute('aria-pressed')).toBe('false');
    expect(house.complaints).toEqual([]);
  });

  test('a finger that rests on a hex in reach shows what going there would do, and goes nowhere', async () => {
    const { page, begin, until } = await reachedTable(house, { declare: () => FIGHT_ON }, PHONE);
    await begin(battleOf);
    await until(['move']);
    const cdp = await page.context().newCDPSession(page);
    const to = await hexTowardsEnemy(page);
    if (to === null) throw new Error('no hex is in reach');
    // The units themselves: a fifth counter shows where it would stand.
    const stands = (): Promise<readonly (string | null)[]> =>
      page.locator('.counter').evaluateAll((all) => all.slice(0, 4).map((one) => one.getAttribute('style')));
    const stood = await stands();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [to] });
    await page.getByRole('button', { name: /^Move to \(/ }).waitFor();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('button', { name: /^Move to \(/ }).waitFor();
    expect(await stands()).toEqual(stood);
    expect(house.complaints).toEqual([]);
  });

  test('one that presses while the field is on its way presses nothing: it meant what was there before', async () => {
    const page = await house.visit('/rules', PHONE);
    const host = await openTable(page, 'Ana');
    await command(page, host, battleOf(host.seat, host.seat));
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('[data-step="declare"]').waitFor();
    const armies = page.locator('.to-armies');
    const picture = page.locator('.hexboard-picture');
    const pressUnit = async (): Promise<void> => {
      const [seen] = await seenOf(page, '.counter');
      if (seen === undefined) throw new Error('no unit is in sight');
      await page.touchscreen.tap(seen.x, seen.y);
    };
    // On its way for as long as the test wants it to be.
    await picture.evaluate((one) => one.style.setProperty('--m-reveal', '600s'));
    await page.getByRole('button', { name: 'Whole field' }).click();
    await expect.poll(() => picture.evaluate((one) => one.getAnimations().length)).toBe(1);
    await pressUnit();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await armies.getAttribute('aria-pressed')).toBe('false');
    await picture.evaluate((one) => {
      for (const glide of one.getAnimations()) glide.finish();
    });
    await pressUnit();
    // A unit that nothing is asked about is looked at.
    await expect.poll(() => armies.getAttribute('aria-pressed')).toBe('true');
    expect(house.complaints).toEqual([]);
  });
});
