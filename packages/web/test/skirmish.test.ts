import type { Deed } from '@warmoot/protocol';
import { warband } from '@warmoot/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { command, joinTable, openTable } from './kit/tables.js';

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

const isOff = async (page: Page): Promise<boolean> =>
  (await page.locator('.foot-act').getAttribute('aria-disabled', { timeout: 2_000 })) === 'true';

/** Ahead of whoever is in hand, as far as it goes. */
const goAhead = async (page: Page, ahead: 1 | -1): Promise<void> => {
  const hand = Number(await page.locator('.skirmish').getAttribute('data-hand'));
  for (const steps of [5, 3, 1]) {
    const x = (hand % WIDTH) + ahead * steps;
    if (x < 0 || x >= WIDTH) continue;
    await page.locator(`.skirmish-board [data-hex="${hand + ahead * steps}"]`).dispatchEvent('click');
    if (!(await isOff(page))) return;
  }
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
    const at = `${house.url}/t/${host.table}`;
    await Promise.all([ana.goto(at), bo.goto(at)]);
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
});
