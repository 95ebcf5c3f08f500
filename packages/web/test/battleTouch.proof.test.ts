import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hexTowardsEnemy, stepOn, unit } from './kit/battle.js';
import { drag, fingers, hexUnder, lieOf, middleOf, type Spot } from './kit/fingers.js';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { command, joinTable, openTable } from './kit/tables.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('fingers on a board', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('two enlarge the field about the spot between them, one pushes it, and neither is a press', async () => {
    const [ana, bo] = [await house.visit('/rules', PHONE), await house.visit('/rules')];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, {
      do: 'begin',
      scene: 'saga/battle',
      setup: {
        seats: [host.seat, guest.seat],
        attacker: { name: 'Avitch', seat: host.seat },
        defender: { name: 'Dorrow', seat: guest.seat },
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
    await ana.goto(`${house.url}/t/${host.table}`);
    await ana.locator('[data-step="declare"]').waitFor();
    const cdp = await ana.context().newCDPSession(ana);
    const spot = await middleOf(ana);
    const [before, hex] = [await lieOf(ana), await hexUnder(ana, spot)];
    expect(before.scale).toBeGreaterThan(1.5);
    await drag(cdp, fingers(spot, 100), fingers(spot, 160));
    await expect.poll(async () => (await lieOf(ana)).scale / before.scale).toBeCloseTo(1.6, 1);
    const near = await lieOf(ana);
    expect(await hexUnder(ana, spot)).toBe(hex);
    await drag(cdp, [spot], [{ x: spot.x - 70, y: spot.y + 40 }]);
    await expect.poll(async () => (await lieOf(ana)).x - near.x).toBeCloseTo(-70, 0);
    const pushed = await lieOf(ana);
    expect(pushed.scale).toBe(near.scale);
    expect(pushed.y - near.y).toBeCloseTo(40, 0);
    // It stays where the thumb left it: when one has acted, when others have, and when somebody speaks.
    await ana.locator('.foot-act').click();
    await ana.locator('.scene-waiting').waitFor();
    await command(bo, guest, { do: 'say', text: 'Supper is ready.' });
    await bo.goto(`${house.url}/t/${host.table}`);
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
    // What one is asked about comes into sight: here which of one's units are quick.
    await drag(cdp, [spot], [{ x: spot.x + 100, y: spot.y + 170 }]);
    await bo.locator('.foot-act').click();
    await ana.locator('[data-step="quick"] .foot-act').waitFor();
    const room = await ana.locator('.hexboard-room').boundingBox();
    const isSeen = async (): Promise<boolean> => {
      const boxes = await Promise.all(
        ['a1', 'a2'].map((unit) => ana.locator(`.counter[data-unit="${unit}"]`).boundingBox()),
      );
      return boxes.some(
        (box) =>
          box !== null &&
          room !== null &&
          box.x + box.width / 2 > room.x &&
          box.x + box.width / 2 < room.x + room.width &&
          box.y + box.height / 2 > room.y &&
          box.y + box.height / 2 < room.y + room.height,
      );
    };
    await expect.poll(isSeen).toBe(true);
    await drag(cdp, fingers(spot, 240), fingers(spot, 30));
    // No smaller than the window: the whole field is in it.
    await expect.poll(async () => (await lieOf(ana)).scale).toBe(1);
    expect(await ana.getByRole('button', { name: 'Armies' }).getAttribute('aria-pressed')).toBe('false');
    // A finger that rests on a hex in reach shows what going there would do, and goes nowhere.
    for (const late = Date.now() + PATIENCE_MS; (await stepOn(ana)) !== 'move' && Date.now() < late; )
      for (const page of [ana, bo]) {
        const step = await stepOn(page);
        if (step === 'quick')
          await page
            .locator('.foot-act')
            .click({ timeout: 5_000 })
            .catch(() => undefined);
        else if (step === 'move' && page === bo)
          await page
            .locator('.foot-act')
            .click({ timeout: 5_000 })
            .catch(() => undefined);
        else await page.waitForTimeout(30);
      }
    const to = await hexTowardsEnemy(ana);
    if (to === null) throw new Error('no hex is in reach');
    const stands = (): Promise<readonly (string | null)[]> =>
      ana.locator('.counter').evaluateAll((all) => all.slice(0, 4).map((one) => one.getAttribute('style')));
    const stood = await stands();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [to] });
    await ana.getByRole('button', { name: /^Move to \(/ }).waitFor();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await ana.getByRole('button', { name: /^Move to \(/ }).waitFor();
    expect(await stands()).toEqual(stood);
    expect(house.complaints).toEqual([]);
  });

  test('one that presses while the field is on its way presses nothing: it meant what was there before', async () => {
    const ana = await house.visit('/rules', PHONE);
    const host = await openTable(ana, 'Ana');
    await command(ana, host, {
      do: 'begin',
      scene: 'saga/battle',
      setup: {
        seats: [host.seat],
        attacker: { name: 'Avitch', seat: host.seat },
        defender: { name: 'Dorrow', seat: host.seat },
        position: { round: 3, units: [unit('defender', 'bowmen', 6, 8), unit('attacker', 'pikemen', 14, 9)] },
      },
      options: {},
    });
    await ana.goto(`${house.url}/t/${host.table}`);
    await ana.locator('[data-step="declare"]').waitFor();
    const armies = ana.locator('.to-armies');
    const picture = ana.locator('.hexboard-picture');
    /** The middle of a unit that is in sight. */
    const unitSeen = async (): Promise<Spot> => {
      const room = await ana.locator('.hexboard-room').boundingBox();
      for (const counter of await ana.locator('.counter').all()) {
        const box = await counter.boundingBox();
        if (box === null || room === null) continue;
        const [x, y] = [box.x + box.width / 2 - room.x, box.y + box.height / 2 - room.y];
        if (x > 0 && y > 0 && x < room.width && y < room.height) return { x: x + room.x, y: y + room.y };
      }
      throw new Error('no unit is in sight');
    };
    // On its way for as long as the test wants it to be.
    await picture.evaluate((one) => one.style.setProperty('--m-reveal', '600s'));
    await ana.getByRole('button', { name: 'Whole field' }).click();
    await expect.poll(() => picture.evaluate((one) => one.getAnimations().length)).toBe(1);
    const gliding = await unitSeen();
    await ana.touchscreen.tap(gliding.x, gliding.y);
    await ana.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await armies.getAttribute('aria-pressed')).toBe('false');
    await picture.evaluate((one) => {
      for (const glide of one.getAnimations()) glide.finish();
    });
    const still = await unitSeen();
    await ana.touchscreen.tap(still.x, still.y);
    // A unit that nothing is asked about is looked at.
    await expect.poll(() => armies.getAttribute('aria-pressed')).toBe('true');
    expect(house.complaints).toEqual([]);
  });
});
