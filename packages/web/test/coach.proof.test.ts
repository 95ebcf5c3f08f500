import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { atOnceScene } from './kit/scenes.js';
import { command, openTable } from './kit/tables.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('rules that are explained as they come up', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  /** A march on which the explaining is switched on. */
  const explained = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await house.visit('/rules', options);
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await command(page, host, atOnceScene('march')(host.seat, 'Bo'));
    await page.evaluate(() => localStorage.setItem('warmoot.coach', 'on'));
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.coach').waitFor();
    return page;
  };

  const isGoneAfterReload = async (page: Page): Promise<void> => {
    const note = page.getByRole('complementary', { name: 'Route and pace' });
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.march .foot-act').waitFor();
    expect(await note.count()).toBe(0);
    expect(house.complaints).toEqual([]);
  };

  test('stand above what is asked and over nothing, and are not said twice', async () => {
    const page = await explained();
    const note = page.getByRole('complementary', { name: 'Route and pace' });
    expect(await look(page, 'coach', '.coach')).toEqual([]);
    // It stands over nothing: the button that decides is there to be pressed.
    await page.locator('.foot-act').click({ trial: true });
    await note.getByRole('button', { name: 'Understood' }).click();
    await isGoneAfterReload(page);
  });

  test('are a line on a phone, and can be turned off', async () => {
    const page = await explained(PHONE);
    const note = page.locator('.coach');
    expect((await note.boundingBox())?.height).toBeLessThan(64);
    await note.getByRole('button', { name: 'Why it matters' }).click();
    await note.getByRole('button', { name: 'No more of these' }).click();
    await isGoneAfterReload(page);
  });
});
