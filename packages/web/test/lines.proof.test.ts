import type { Deed } from '@warmoot/protocol';
import { warband } from '@warmoot/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { command, joinTable, openTable, twoAtTable } from './kit/tables.js';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDTH = 16;
const options = { 'warband.map': { width: WIDTH, height: 16 } };

const [ONE, TWO] = Object.values(warband.ARMIES);

/** Three units a side on a small open ground: nobody is out of reach for long. */
const threeASide = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'warband/battle',
  setup: {
    seats: [one, two],
    a: { name: 'Avitch', seat: one, units: ONE },
    b: { name: 'Dorrow', seat: two, units: TWO },
  } as never,
  options,
});

const spears = (name: string, y: number, facing: 'n' | 's', leader: string) => ({
  name,
  at: { x: 8, y },
  facing,
  ranks: [
    {
      figures: [
        { like: 'spearman', count: 2 },
        { like: 'captain', name: leader },
        { like: 'spearman', count: 2 },
      ],
    },
    { figures: [{ like: 'spearman', count: 5 }] },
  ],
});

/** Two units of spears face to face, their leaders in front: a battle line in its Melee. */
const aLine = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'warband/battle',
  setup: {
    seats: [one, two],
    a: { name: 'Avitch', seat: one, units: [spears('Tarn spears', 9, 'n', 'Aldous Kern')] },
    b: { name: 'Dorrow', seat: two, units: [spears('Dorrow spears', 8, 's', 'Rolf')] },
    position: { round: 2, phase: 'melee', priority: 'a' },
  } as never,
  options,
});

const isOff = async (page: Page): Promise<boolean> =>
  (await page.locator('.foot-act').getAttribute('aria-disabled', { timeout: 2_000 })) === 'true';

/** Ahead of the unit in hand, as far as it goes; else back, where its nerve has failed. */
const goAhead = async (page: Page, ahead: 1 | -1): Promise<void> => {
  const hand = Number(await page.locator('.lines').getAttribute('data-hand'));
  const mayStay = await page.locator('[data-end="pass"]').isVisible();
  for (const steps of mayStay ? [5, 3, 2, 1] : [-1, -2, -3, -4, 1, 2]) {
    const x = (hand % WIDTH) + ahead * steps;
    if (x < 0 || x >= WIDTH) continue;
    await page.locator(`.lines-board [data-hex="${hand + ahead * steps}"]`).dispatchEvent('click');
    if (!(await isOff(page))) return;
  }
  const leave = page.locator('.sk-others button', { hasText: 'Leave the map' });
  if (!mayStay && (await leave.isVisible())) await leave.click({ timeout: 2_000 });
};

/** One decision, as somebody makes it who wants to fight: charge, shoot, strike, else go ahead. Says what was pressed. */
const playOn = async (page: Page, ahead: 1 | -1): Promise<string> => {
  const row = page.locator('.scene-rows:not(:has(input:checked)) input').first();
  if (await row.isVisible()) await row.check({ force: true, timeout: 2_000 });
  const liked = page.locator('.sk-others button', { hasText: /^Charge/ }).first();
  const step = await page.locator('.lines').getAttribute('data-step');
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

describe('a battle of ranked units', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('two browsers play three units a side to the end; it goes on after a reload', async () => {
    const [ana, bo] = [await house.visit('/rules', DESKTOP), await house.visit('/rules', PHONE)];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, threeASide(host.seat, guest.seat));
    const there = `${house.url}/t/${host.table}`;
    await Promise.all([ana.goto(there), bo.goto(there)]);
    await Promise.all([ana, bo].map((page) => page.locator('.lines-board').waitFor()));
    const given = new Set<string>();
    for (let done = 0; ; done++) {
      await Promise.any([ana, bo].map((page) => page.locator('.lines-end, .foot-act').first().waitFor()));
      if (await ana.locator('.lines-end').isVisible()) break;
      if (done === 12) {
        await ana.reload();
        await ana.locator('.lines-board').waitFor();
      }
      for (const [page, ahead] of [[ana, 1] as const, [bo, -1] as const]) {
        if (!(await page.locator('.foot-act').isVisible()) || (await page.locator('.lines-end').isVisible())) continue;
        // News may change a panel under the hand: then it is looked at again.
        const told = await playOn(page, ahead).catch(() => '');
        given.add(told.replace(/^Announce: /, '').split(/[ :]/)[0] ?? '');
      }
    }
    for (const page of [ana, bo]) await page.getByRole('heading', { name: 'The battle is over' }).waitFor();
    expect([...given]).toEqual(expect.arrayContaining(['Place', 'Charge', 'Fight']));
    expect(house.complaints).toEqual([]);
  });

  test('by hand: a line is read out, its leader challenges by C, morale by M; the other answers and both show a technique', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable((path) => house.visit(path, DESKTOP));
    await command(ana, host, aLine(host.seat, guest.seat));
    await go();
    await ana.getByRole('heading', { name: 'If the lines fight' }).waitFor();
    const names = await ana
      .locator('.lines-board [data-hex]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    await ana.keyboard.press('l');
    await ana
      .locator('[aria-live]', { hasText: 'Tarn spears, ranks of 5 and 5, against Dorrow spears' })
      .waitFor({ state: 'attached' });
    await ana.keyboard.press('m');
    await ana.locator('[aria-live]', { hasText: 'in 12' }).waitFor({ state: 'attached' });
    await ana.keyboard.press('c');
    await ana.locator('.foot-act', { hasText: 'Challenge Rolf' }).click();
    await bo.locator('.ln-duel').waitFor();
    await bo.locator('.scene-rows input').first().check({ force: true });
    await bo.locator('.foot-act').click();
    for (const page of [ana, bo])
      await page
        .locator('.strip', { hasText: /Aldous Kern|Rolf/ })
        .first()
        .waitFor();
    expect(house.complaints).toEqual([]);
  });
});
