import type { Deed } from '@warmoot/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMALL_MAP, unit } from './kit/battle.js';
import { type House, openHouse } from './kit/house.js';
import { sealBoth, tap } from './kit/sealing.js';
import { command, joinTable, openTable } from './kit/tables.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A battle in its third round, in which both can choose which of their units are quick. */
const battleOf = (attacker: string, defender: string): Deed => ({
  do: 'begin',
  scene: 'saga/battle',
  setup: {
    seats: [attacker, defender],
    attacker: { name: 'Avitch', seat: attacker },
    defender: { name: 'Dorrow', seat: defender },
    fields: [SMALL_MAP.field],
    position: {
      round: 3,
      units: [
        unit('defender', 'heavyInfantry', 1, 2),
        unit('defender', 'lightCavalry', 1, 4),
        unit('attacker', 'lightCavalry', 5, 2),
        unit('attacker', 'heavyCavalry', 5, 4),
      ],
    },
  },
  options: { 'saga.battle.map': SMALL_MAP.size },
});

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a desktop and a phone in one battle: what is sealed stays sealed until both have, and both see what comes of it', async () => {
  const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules', PHONE)];
  const [anaTap, boTap] = [tap(ana), tap(bo)];
  const host = await openTable(ana, 'Ana');
  const guest = await joinTable(ana, host, bo, 'Bo');
  await command(ana, host, battleOf(host.seat, guest.seat));
  const at = `${house.url}/t/${host.table}`;
  await Promise.all([ana.goto(at), bo.goto(at)]);
  const declares = async (page: Page): Promise<void> => {
    await page.locator('[data-step="declare"] .foot-act').waitFor();
    await page.locator('.choice-name', { hasText: 'Fight on' }).click();
    await page.locator('.foot-act').click();
  };
  await declares(ana);
  await declares(bo);
  await Promise.all([ana, bo].map((page) => page.locator('[data-step="quick"] .unit-rows').waitFor()));
  await sealBoth(ana, bo, anaTap, boTap);
  // What both have chosen is opened on both pages at once.
  const [hers, his] = await Promise.all(
    [ana, bo].map(async (page) => {
      await page.locator('.battle[data-step="move"]').waitFor();
      return page.locator('.round-line').textContent();
    }),
  );
  expect(his).toBe(hers);
  expect(house.complaints).toEqual([]);
});
