import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginBattle, fightOn, somethingAsked, stepOn } from './kit/battle.js';
import { type House, openHouse } from './kit/house.js';
import { looks } from './kit/play.js';
import { sealBoth, tap } from './kit/sealing.js';
import { joinTable, openTable } from './kit/tables.js';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** So many rounds are fought; whoever still stands then, Bo surrenders. No dice can draw it out. */
const MOST_ROUNDS = 7;

/** Whether both choose their quick units now. */
const isSealedStep = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-step="quick"] .foot-others').count()) > 0;

const roundOn = async (page: Page): Promise<number> =>
  Number(/Round (\d+)/.exec((await page.locator('.round-line').textContent()) ?? '')?.[1] ?? 0);

describe('two browsers in one battle', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('a desktop and a phone fight it to the end; what is sealed stays sealed; both see who holds the field', async () => {
    const [ana, bo] = [await house.visit('/rules', DESKTOP), await house.visit('/rules', PHONE)];
    const [anaTap, boTap] = [tap(ana), tap(bo)];
    const host = await openTable(ana, 'Ana');
    await joinTable(ana, host, bo, 'Bo');
    const at = `${house.url}/t/${host.table}`;
    await Promise.all([ana.goto(at), bo.goto(at)]);
    await beginBattle(ana, { 'Light cavalry': 2, 'Heavy cavalry': 2 }, { 'Heavy infantry': 2, 'Light cavalry': 2 });
    // The map came out of a file of Ana's: Bo sees what is drawn on it too.
    await bo.locator('.terrain-name', { hasText: 'Tarnwick' }).waitFor();
    let sealed = 0;
    for (const _ of looks()) {
      await somethingAsked([ana, bo]);
      if (await ana.locator('.after').isVisible()) break;
      const [asksAna, asksBo] = [await stepOn(ana), await stepOn(bo)];
      // An army of one unit has nothing to choose: then the other one chooses alone.
      if (await isSealedStep(asksAna === 'quick' ? ana : bo)) {
        await Promise.all([ana, bo].map((page) => page.locator('[data-step="quick"] .unit-rows').waitFor()));
        await sealBoth(ana, bo, anaTap, boTap);
        sealed++;
        continue;
      }
      const word = (await roundOn(bo)) > MOST_ROUNDS ? 'Surrender' : 'Fight on';
      // News may change a panel under the hand: then it is looked at again.
      if (asksAna !== null) await fightOn(ana, asksAna, 'Fight on').catch(() => undefined);
      if (asksBo !== null) await fightOn(bo, asksBo, word).catch(() => undefined);
    }
    expect(sealed).toBeGreaterThan(0);
    for (const page of [ana, bo]) {
      await page.getByRole('heading', { name: 'The battle is over' }).waitFor();
      expect(await page.locator('.battle-body .scene-lead').textContent()).toMatch(
        /The field is held by (Avitch|Dorrow)\.$/,
      );
      expect(await page.locator('.armies header .lab').allInnerTexts()).toEqual([
        expect.stringMatching(/^\d+ stay lost$/),
        expect.stringMatching(/^\d+ stay lost$/),
      ]);
    }
    const [one, two] = await Promise.all([ana, bo].map((page) => page.locator('.battle-body').textContent()));
    expect(two).toBe(one);
    expect(house.complaints).toEqual([]);
  });
});
