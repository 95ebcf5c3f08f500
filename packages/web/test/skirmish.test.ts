import type { Deed } from '@warmoot/protocol';
import { warband } from '@warmoot/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { command, joinTable, openTable, twoAtTable } from './kit/tables.js';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDTH = 17;

/** Six a side on a small open ground: nobody is out of reach for long. */
const sixASide = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'warband/skirmish',
  setup: {
    seats: [one, two],
    a: { name: 'Avitch', seat: one, figures: warband.BANDS.usual },
    b: { name: 'Dorrow', seat: two, figures: warband.BANDS.shields },
  },
  options: { 'warband.map': { width: WIDTH, height: 10 } },
});

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

const spaceAt = (page: Page, x: number, y: number) => page.locator(`.skirmish-board [data-hex="${y * WIDTH + x}"]`);

const isOff = async (page: Page): Promise<boolean> =>
  (await page.locator('.foot-act').getAttribute('aria-disabled', { timeout: 2_000 })) === 'true';

/** Ahead of whoever is in hand, as far as it goes; else back, where somebody's nerve has failed. */
const goAhead = async (page: Page, ahead: 1 | -1): Promise<void> => {
  const hand = Number(await page.locator('.skirmish').getAttribute('data-hand'));
  const mayStay = await page.locator('[data-end="pass"]').isVisible();
  for (const steps of mayStay ? [5, 3, 1] : [-1, -3, -2, -4, 1, 3]) {
    const x = (hand % WIDTH) + ahead * steps;
    if (x < 0 || x >= WIDTH) continue;
    await page.locator(`.skirmish-board [data-hex="${hand + ahead * steps}"]`).dispatchEvent('click');
    if (!(await isOff(page))) return;
  }
  const leave = page.locator('.sk-others button', { hasText: 'Leave the map' });
  if (!mayStay && (await leave.isVisible())) await leave.click({ timeout: 2_000 });
};

/** One decision, as somebody makes it who wants to fight: charge, shoot, strike, else go ahead. Says what was pressed. */
const playOn = async (page: Page, ahead: 1 | -1): Promise<string> => {
  const row = page.locator('.scene-rows:not(:has(input:checked)) input').first();
  if (await row.isVisible()) await row.check({ force: true, timeout: 2_000 });
  const liked = page.locator('.sk-others button', { hasText: /^(Charge|Shoot at)/ }).first();
  const step = await page.locator('.skirmish').getAttribute('data-step');
  if ((step === 'opening' || step === 'announce') && (await liked.isVisible())) await liked.click({ timeout: 2_000 });
  else if (await isOff(page)) await goAhead(page, ahead);
  if (await isOff(page)) {
    await page.locator('[data-end="pass"]').click({ timeout: 2_000 });
    return 'pass';
  }
  const told = (await page.locator('.foot-act').textContent({ timeout: 2_000 })) ?? '';
  await page.locator('.foot-act').click({ timeout: 2_000 });
  return told;
};

describe('a skirmish', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('two browsers play six a side to the end: they place, announce, charge and strike', async () => {
    const [ana, bo] = [await house.visit('/rules', DESKTOP), await house.visit('/rules', PHONE)];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, sixASide(host.seat, guest.seat));
    const there = `${house.url}/t/${host.table}`;
    await Promise.all([ana.goto(there), bo.goto(there)]);
    await Promise.all([ana, bo].map((page) => page.locator('.skirmish-board').waitFor()));
    const given = new Set<string>();
    for (;;) {
      await Promise.any([ana, bo].map((page) => page.locator('.skirmish-end, .foot-act').first().waitFor()));
      if (await ana.locator('.skirmish-end').isVisible()) break;
      for (const [page, ahead] of [[ana, 1] as const, [bo, -1] as const]) {
        if (!(await page.locator('.foot-act').isVisible()) || (await page.locator('.skirmish-end').isVisible()))
          continue;
        // News may change a panel under the hand: then it is looked at again.
        const told = await playOn(page, ahead).catch(() => '');
        given.add(told.replace(/^Announce: /, '').split(/[ :]/)[0] ?? '');
      }
    }
    for (const page of [ana, bo]) await page.getByRole('heading', { name: 'The fight is over' }).waitFor();
    expect([...given]).toEqual(expect.arrayContaining(['Place', 'Charge', 'Strike']));
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
