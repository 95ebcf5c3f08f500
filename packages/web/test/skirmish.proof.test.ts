import type { Deed } from '@warmoot/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { command, joinTable, openTable, twoAtTable } from './kit/tables.js';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDTH = 17;

const at = (name: string, like: string, x: number, y: number) => ({ name, like, at: { x, y } });

/** Out of reach of each other, in the Opening: one to walk and one to shoot. */
const atADistance = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'warband/skirmish',
  setup: {
    seats: [one, two],
    a: { name: 'Avitch', seat: one, figures: [at('Aldous Kern', 'hero', 2, 4), at('Tib', 'archer', 2, 7)] },
    b: { name: 'Dorrow', seat: two, figures: [at('Rolf', 'captain', 12, 4), at('Odo', 'spearman', 12, 7)] },
    position: { round: 1, phase: 'opening', priority: 'a' },
  },
  options: { 'warband.map': { width: WIDTH, height: 10 } },
});

/** One against one, a few spaces apart, in the Opening. */
const withinReach = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'warband/skirmish',
  setup: {
    seats: [one, two],
    a: { name: 'Avitch', seat: one, figures: [at('Aldous Kern', 'hero', 5, 4)] },
    b: { name: 'Dorrow', seat: two, figures: [at('Odo', 'levy', 8, 4)] },
    position: { round: 1, phase: 'opening', priority: 'a' },
  },
  options: { 'warband.map': { width: WIDTH, height: 10 } },
});

const spaceAt = (page: Page, x: number, y: number) => page.locator(`.skirmish-board [data-hex="${y * WIDTH + x}"]`);

describe('a skirmish', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('on a desk and on a phone: one announces no more, one charges and strikes, and both see it', async () => {
    const [ana, bo] = [await house.visit('/rules', DESKTOP), await house.visit('/rules', PHONE)];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, withinReach(host.seat, guest.seat));
    const there = `${house.url}/t/${host.table}`;
    await Promise.all([ana.goto(there), bo.goto(there)]);
    await Promise.all([ana, bo].map((page) => page.locator('.skirmish-board').waitFor()));
    await bo.getByRole('button', { name: 'Announce no more' }).tap();
    await ana.locator('.sk-others button', { hasText: /^Charge/ }).click();
    await ana.locator('.foot-act', { hasText: /^Charge/ }).click();
    // Bo does not move; neither of them stands on guard.
    await bo.getByRole('button', { name: 'End this part' }).tap();
    await ana.locator('.foot-act').click();
    await bo.locator('.foot-act').tap();
    await ana.locator('.foot-act', { hasText: /^Strike/ }).click();
    for (const page of [ana, bo])
      await page
        .locator('.strip', { hasText: /Aldous Kern/ })
        .first()
        .waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('by hand: one walks, one shoots; every space and figure has a name, D and M are read out', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable((path) => house.visit(path, DESKTOP));
    await command(ana, host, atADistance(host.seat, guest.seat));
    await go();
    await bo.getByRole('button', { name: 'Announce no more' }).click();
    await ana.getByRole('button', { name: 'End this part' }).waitFor();
    const names = await ana
      .locator('.skirmish-board [data-hex]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    expect(names).toHaveLength(WIDTH * 10);
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    const figures = [
      ['Aldous Kern, Avitch', 2, 4],
      ['Tib, Avitch', 2, 7],
      ['Rolf, Dorrow', 12, 4],
      ['Odo, Dorrow', 12, 7],
    ] as const;
    for (const [name, x, y] of figures) {
      await spaceAt(ana, x, y).focus();
      await expect.poll(() => spaceAt(ana, x, y).getAttribute('aria-label')).toContain(name);
    }
    // Where the mouse rests, the way is drawn before anything is pressed.
    await spaceAt(ana, 5, 4).hover({ force: true });
    await ana.getByText('3 spaces').first().waitFor();
    await spaceAt(ana, 5, 4).click({ force: true });
    await ana.locator('.foot-act', { hasText: 'Move to (5, 4)' }).click();
    // Whoever is left comes to hand; a press on a foe aims at it.
    await ana.locator('.field-muster button', { hasText: 'Tib' }).click();
    await spaceAt(ana, 12, 7).click({ force: true });
    await ana.locator('.foot-act', { hasText: 'Shoot at Odo' }).waitFor();
    await ana.keyboard.press('m');
    await ana.locator('[aria-live]', { hasText: 'holds' }).waitFor({ state: 'attached' });
    await ana.keyboard.press('d');
    await ana.locator('[aria-live]', { hasText: /Odo: \d+ in 12/ }).waitFor({ state: 'attached' });
    await ana.locator('.foot-act', { hasText: 'Shoot at Odo' }).click();
    for (const page of [ana, bo]) await page.locator('.strip', { hasText: 'shoots at Odo' }).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
