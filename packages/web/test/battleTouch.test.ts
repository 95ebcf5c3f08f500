import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unit } from './kit/battle.js';
import { drag, fingers, hexUnder, lieOf, middleOf } from './kit/fingers.js';
import { type House, openHouse } from './kit/house.js';
import { command, openTable } from './kit/tables.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('fingers on a board', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('two enlarge the field about the spot between them, one pushes it, and neither is a press', async () => {
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
    const cdp = await ana.context().newCDPSession(ana);
    const spot = await middleOf(ana);
    const [before, hex] = [await lieOf(ana), await hexUnder(ana, spot)];
    await drag(cdp, fingers(spot, 100), fingers(spot, 160));
    await expect.poll(async () => (await lieOf(ana)).scale / before.scale).toBeCloseTo(1.6, 1);
    const near = await lieOf(ana);
    expect(await hexUnder(ana, spot)).toBe(hex);
    await drag(cdp, [spot], [{ x: spot.x - 70, y: spot.y + 40 }]);
    await expect.poll(async () => (await lieOf(ana)).x - near.x).toBeCloseTo(-70, 0);
    expect((await lieOf(ana)).scale).toBe(near.scale);
    expect(await ana.locator('.to-armies').getAttribute('aria-pressed')).toBe('false');
    expect(house.complaints).toEqual([]);
  });

  test('on a map that is drawn, one paints from hex to hex, a tap paints one, and two only enlarge', async () => {
    const page = await house.visit('/maps', PHONE);
    await page.locator('.hex-cell').first().waitFor();
    const cdp = await page.context().newCDPSession(page);
    const spot = await middleOf(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await drag(cdp, fingers(spot, 80), fingers(spot, 320));
    await expect.poll(async () => (await lieOf(page)).scale).toBeGreaterThan(2);
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    const woods = page.locator('.hex-cell[aria-label*="wood"]');
    await page.touchscreen.tap(spot.x, spot.y);
    await expect.poll(() => woods.count()).toBe(1);
    await drag(cdp, [spot], [{ x: spot.x + 120, y: spot.y }]);
    await expect.poll(() => woods.count()).toBeGreaterThan(2);
    expect(house.complaints).toEqual([]);
  });
});
