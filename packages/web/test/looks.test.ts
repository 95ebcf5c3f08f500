import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { checkOf, command, duelOf, joinTable, openTable } from './kit/tables.js';

const SHOTS = fileURLToPath(new URL('../.shots/', import.meta.url));

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;

/** What axe finds that would shut somebody out. Themes differ in colour alone, so the second is asked for contrast only. */
const barriers = async (page: Page, isSecond: boolean): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (isSecond ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** Looks at a page in both themes and both sizes: a picture of each, and what axe says. */
const look = async (page: Page, name: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(120);
      await page.screenshot({ path: `${SHOTS}${name}-${size}-${colorScheme}.png` });
      for (const one of await barriers(page, colorScheme === 'dark'))
        found.push(`${name} ${size} ${colorScheme}: ${one}`);
    }
  }
  await page.setViewportSize(SIZES.desktop);
  return found;
};

describe('every page', () => {
  let house: House;
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    house = await openHouse();
  }, 180_000);
  afterAll(() => house.close());

  test.each(['/', '/start', '/join', '/rules'])(
    '%s shuts nobody out, in any size or theme',
    async (path) => {
      const page = await house.visit(path);
      await page.locator('h1').first().waitFor();
      expect(await look(page, path === '/' ? 'home' : path.slice(1))).toEqual([]);
    },
    120_000,
  );

  test('lobby, duel, log, proposal, check and the end of a scene shut nobody out', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    const at = `${house.url}/t/${host.table}`;
    await ana.goto(at);
    await ana.getByRole('button', { name: 'Invite a player' }).click();
    await ana.locator('.invitation').waitFor();
    const found = [...(await look(ana, 'lobby'))];
    await command(ana, host, duelOf(host.seat, guest.seat));
    await ana.locator('.duel').waitFor();
    found.push(...(await look(ana, 'duel')));
    await command(bo, guest, { do: 'propose', about: 'pause', value: {} });
    await command(bo, guest, { do: 'say', text: 'Supper is ready.' });
    await ana.locator('.asked').waitFor();
    await ana.getByRole('button', { name: 'Log and people' }).click();
    found.push(...(await look(ana, 'duel-side')));
    await ana.getByRole('tab', { name: 'People' }).click();
    found.push(...(await look(ana, 'duel-people')));
    await ana.goto(`${at}/log`);
    await ana.locator('.log-entry').first().waitFor();
    found.push(...(await look(ana, 'log')));
    await command(ana, host, { do: 'withdraw', proposal: 1 });
    await command(bo, guest, { do: 'propose', about: 'abandon', value: {} });
    await ana.goto(at);
    await ana.locator('.table-notes').getByRole('button', { name: 'Agree' }).click();
    // Broken off, it has nothing to show for itself: the table is laid for the next one.
    await ana.getByRole('heading', { name: 'Set up a scene' }).waitFor();
    await command(ana, host, duelOf(host.seat, guest.seat));
    await bo.goto(at);
    await bo.getByText('Fight on', { exact: true }).click();
    await bo.locator('.foot-act').click();
    await ana.getByText('Surrender', { exact: true }).click();
    await ana.locator('.foot-act').click();
    await ana.locator('.after').waitFor();
    found.push(...(await look(ana, 'after')));
    await command(ana, host, checkOf(host.seat, guest.seat));
    await ana.locator('.after').waitFor({ state: 'detached' });
    await ana.locator('.table-scene h2').first().waitFor();
    found.push(...(await look(ana, 'check')));
    await ana.goto(`${at}/scene/2`);
    await ana.locator('.proof').waitFor();
    found.push(...(await look(ana, 'scene')));
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  }, 300_000);
});
