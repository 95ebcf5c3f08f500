import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Json } from '@warmoot/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightOn, stepOn } from './kit/battle.js';
import { saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { decide, waitsFor } from './kit/play.js';
import { command, fightOf, openTable, twoAtTable } from './kit/tables.js';
import { BATTLES } from './lab/battles.js';
import type { Scenario } from './lab/scenario.js';

/** The pictures of the README: PICTURES=1 makes them anew. */
const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
/** The first page is mostly drawing, which packs badly: it is taken smaller. */
const SMALL = { width: 1200, height: 750 } as const;

/** The page as it lies there: no pointer over it, nothing moving. */
const take = async (page: Page, name: string, colorScheme: 'light' | 'dark' = 'light'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}${name}.png`, scale: 'css' });
};

/** Ana and Bo decide by turns until she chooses an act. */
const untilActs = async (ana: Page, bo: Page): Promise<void> => {
  const head = ana.getByRole('heading', { name: 'Choose in secret' });
  for (let tries = 0; tries < 40 && (await head.count()) === 0; tries++) {
    for (const page of [ana, bo]) {
      if ((await page.locator('.foot-act').count()) > 0) await decide(page, () => 0).catch(() => {});
    }
    await ana.waitForTimeout(100);
  }
  await head.waitFor();
};

describe.runIf(process.env.PICTURES === '1')('the pictures of the README', () => {
  let house: House;
  beforeAll(async () => {
    mkdirSync(FOLDER, { recursive: true });
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('are taken: the first page, a duel, and the log with a sum open', async () => {
    await take(await house.visit('/', { viewport: SMALL }), 'home');
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(
      ana,
      host,
      fightOf(
        [{ name: 'Ella', seat: host.seat, like: 'knight' }],
        [{ name: 'Joris', seat: guest.seat, like: 'duellist' }],
      ),
    );
    await go();
    await untilActs(ana, bo);
    await ana.locator('.mx-label', { hasText: 'Controlled Attack' }).click();
    await take(ana, 'duel');
    for (let tries = 0; tries < 12; tries++) {
      for (const page of [ana, bo]) {
        if ((await waitsFor(page)) === 'choice')
          await decide(page, (count) => tries % Math.max(1, count)).catch(() => {});
      }
      await ana.waitForTimeout(100);
    }
    await ana.getByRole('link', { name: 'Log', exact: true }).click();
    await ana.locator('.log .n').nth(1).click();
    await ana.getByRole('dialog').waitFor();
    await take(ana, 'log', 'dark');
    expect(house.complaints).toEqual([]);
  });

  test('are taken: a battle', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    const { setup } = (BATTLES.kell as Scenario).start as { readonly setup: Readonly<Record<string, object>> };
    const armies = {
      seats: [host.seat, guest.seat],
      attacker: { ...setup.attacker, seat: host.seat },
      defender: { ...setup.defender, seat: guest.seat },
    };
    await command(ana, host, {
      do: 'begin',
      scene: 'saga/battle',
      setup: { ...setup, ...armies } as Json,
      options: {},
    });
    await go();
    const head = ana.locator('.battle[data-step="move"] .foot-act');
    for (let tries = 0; tries < 40 && (await head.count()) === 0; tries++) {
      for (const page of [ana, bo]) {
        const step = await stepOn(page);
        if (step !== null && (step !== 'move' || page === bo)) await fightOn(page, step, 'Fight on');
      }
      await ana.waitForTimeout(100);
    }
    await head.waitFor();
    // One that can reach the enemy, about to.
    await ana.locator('.unit-rows li').nth(3).getByRole('button').first().click();
    await ana.locator('.unit-head').waitFor();
    const halt = ana.locator('.halts button[aria-pressed]').first();
    if ((await halt.count()) > 0) await halt.click();
    await take(ana, 'battle');
    expect(house.complaints).toEqual([]);
  });

  test('are taken: a campaign', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await saltCrown(page, host, [host.seat, 'Bo', null]);
    await page.goto(`${house.url}/t/${host.table}/campaign`);
    await page.getByRole('heading', { level: 1, name: 'The Salt Crown' }).waitFor();
    await take(page, 'campaign');
    expect(house.complaints).toEqual([]);
  });
});
