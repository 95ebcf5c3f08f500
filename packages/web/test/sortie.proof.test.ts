import type { Deed } from '@warmoot/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { looks } from './kit/play.js';
import { command, joinTable, openTable } from './kit/tables.js';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The ledger's sample fight (section 14) in its third round, in contact, with a Flanked unit. */
const sampleFight = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'sortie/battle',
  setup: {
    seats: [one, two],
    ground: 'open',
    a: {
      name: 'Avitch',
      seat: one,
      units: [
        {
          name: 'Tarn guard',
          heads: 300,
          weight: 'heavy',
          level: 1,
          commander: { name: 'Ella', level: 2, strengths: ['tactics'] },
        },
        { name: 'Tarn bows', heads: 150, archers: true, level: 1 },
      ],
    },
    b: {
      name: 'Dorrow',
      seat: two,
      units: [
        { name: 'Dorrow riders', heads: 200, mount: 'cavalry', level: 1.5, commander: { level: 1 }, moved: 'overHalf' },
      ],
    },
    position: {
      round: 3,
      units: [
        { unit: 'A1', floating: 2, opened: true, flankedBy: ['B1'] },
        { unit: 'B1', floating: 0, opened: true },
      ],
      apart: [{ a: 'A1', b: 'B1', halfMoves: 0 }],
    },
  },
  options: {},
});

/** Two units against one, a half move apart, for two rounds. */
const smallBattle = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'sortie/battle',
  setup: {
    seats: [one, two],
    a: {
      name: 'Avitch',
      seat: one,
      units: [{ weight: 'heavy', heads: 200, level: 1 }, { archers: true }],
    },
    b: {
      name: 'Dorrow',
      seat: two,
      units: [{ mount: 'cavalry', level: 1 }],
    },
  },
  options: { 'sortie.startDistance': 1, 'sortie.roundLimit': 2 },
});

/** Orders, from the one nearest to a fight: the first that is open is given. */
const LIKED = ['engage', 'shoot', 'take', 'close', 'stand'];

/** Gives what this page is asked for, and says by which words. */
const playOn = async (page: Page): Promise<readonly string[]> => {
  const scene = page.locator('.sortie');
  const step = await scene.getAttribute('data-step');
  if (step === 'orders') {
    // One's own line is the lower one.
    const units = scene.locator('.line').nth(1).locator('[data-unit]:not([data-out])');
    const given: string[] = [];
    for (let nth = 0; nth < (await units.count()); nth++) {
      await units.nth(nth).click({ timeout: 5_000 });
      const open = await scene
        .locator('.orders-one input:not(:disabled)')
        .evaluateAll((rows) => rows.map((row) => (row as HTMLInputElement).value));
      const value = LIKED.flatMap((word) => open.find((one) => one.split(' ')[0] === word) ?? [])[0];
      if (value === undefined) return given;
      await scene.locator(`.orders-one input[value="${value}"]`).check({ force: true, timeout: 5_000 });
      given.push(value.split(' ')[0] as string);
    }
    await scene.locator('.foot-act:not([data-off])').click({ timeout: 5_000 });
    return given;
  }
  if (step === 'plans') {
    const maneuver = scene.locator('tr:not([data-on]) input[type="radio"]:not(:disabled)').first();
    if ((await scene.locator('tr[data-on]').count()) === 0 && (await maneuver.count()) > 0)
      await maneuver.check({ force: true, timeout: 5_000 });
  }
  await scene.locator('.foot-act:not([data-off])').click({ timeout: 5_000 });
  return step === null ? [] : [step];
};

describe('a battle in sorties', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atTable = async (
    deed: (one: string, two: string) => Deed,
    one: BrowserContextOptions = DESKTOP,
    two: BrowserContextOptions = PHONE,
  ): Promise<readonly [Page, Page]> => {
    const [ana, bo] = [await house.visit('/rules', one), await house.visit('/rules', two)];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, deed(host.seat, guest.seat));
    const at = `${house.url}/t/${host.table}`;
    await Promise.all([ana.goto(at), bo.goto(at)]);
    await Promise.all([ana, bo].map((page) => page.locator('.lines').waitFor()));
    return [ana, bo];
  };

  test('orders are picked by a press on the enemy, drawn in gold, and shown together; then the seals break', async () => {
    const [ana, bo] = await atTable(sampleFight);
    // SORTIE-ROUND-003: the chart has the distances of all pairs; contact is 0.
    expect(await ana.locator('.apart-chart tbody td[data-contact]').count()).toBe(1);
    await ana.locator('[data-unit="A1"] .line-state').waitFor();
    await ana.locator('[data-unit="A1"]').click();
    await ana.locator('[data-unit="B1"]').click();
    await ana.locator('.cord-label[data-planned][data-kind="fight"]').waitFor();
    // What is closed says why: Tarn guard has no bows (SORTIE-ARCHER-001).
    const shot = ana.locator('.orders-one .choice', { has: ana.locator('input[value^="shoot"]') });
    expect(await shot.locator('input').isDisabled()).toBe(true);
    await shot.getByText('SORTIE-ARCHER-001').waitFor();
    expect(await lookClosely(ana, 'sortie-orders')).toEqual([]);
    await ana.locator('[data-rest]').click();
    expect(await bo.locator('.cord-label').count()).toBe(0);
    await bo.locator('.orders-one input[value="stand"]').check({ force: true });
    expect(await lookClosely(bo, 'sortie-orders-phone')).toEqual([]);
    await bo.locator('.foot-act').click();
    // SORTIE-ROUND-008: one cord for the pair, though only one of them ordered it.
    await bo.locator('.cord-label[data-kind="fight"]', { hasText: 'contact' }).waitFor();
    for (const page of [ana, bo]) await page.locator('.sortie[data-step="plans"] .foot-act').waitFor();
    for (const page of [ana, bo]) await playOn(page);
    await ana.locator('.reveal-again > button, .reveal').first().waitFor();
    if (!(await ana.locator('.reveal').isVisible())) await ana.locator('.reveal-again > button').click();
    const reveal = ana.locator('.reveal');
    // Both Attack: no dice for either (SORTIE-MATRIX-001), and three kept dice a side make the total.
    expect(await reveal.locator('.reveal-tile b').allInnerTexts()).toEqual(['Attack', 'Attack']);
    const totals = (await reveal.locator('.reveal-half strong').allInnerTexts()).map(Number);
    const sums = await reveal
      .locator('.sum-dice tbody tr:last-child td:last-child')
      .evaluateAll((cells) =>
        cells.map((cell) => (cell.textContent ?? '').split('+').reduce((n, one) => n + Number(one), 0)),
      );
    expect(totals).toEqual(sums);
    expect(await reveal.locator('.ladder [data-lit]').count()).toBe(1);
    expect(house.complaints).toEqual([]);
  });

  test('two browsers play it to its end, on a table and on a phone', async () => {
    const [ana, bo] = await atTable(smallBattle);
    const given = new Set<string>();
    for (const _ of looks()) {
      await Promise.any([ana, bo].map((page) => page.locator('.sortie-end, .foot-act').first().waitFor()));
      if (await ana.locator('.sortie-end').isVisible()) break;
      for (const page of [ana, bo]) {
        if (!(await page.locator('.foot-act').isVisible())) continue;
        // News may change a panel under the hand: then it is looked at again.
        for (const word of await playOn(page).catch(() => [])) given.add(word);
      }
    }
    for (const page of [ana, bo]) {
      await page.getByRole('heading', { name: 'The battle is over' }).waitFor();
      expect(await page.locator('.sortie-end .scene-lead').textContent()).toMatch(/Victory for|Nobody won/);
      expect(await page.locator('.sortie-end tbody tr').count()).toBeGreaterThanOrEqual(3);
      expect(await lookClosely(page, 'sortie-end')).toEqual([]);
    }
    expect([...given]).toEqual(expect.arrayContaining(['engage', 'plans']));
    expect(house.complaints).toEqual([]);
  });
});
