import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { readyScene } from './kit/scenes.js';
import { command, joinTable, openTable } from './kit/tables.js';

const PHONE = { width: 390, height: 844 } as const;
const MOBILE: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'de-DE' };

/** The ready-made council of four, as it is set up in English. */
const council = readyScene('saga/discussion', 'council');

describe('a Discussion', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('an appeal takes five taps on a phone; a draft survives a reload and goes nowhere', async () => {
    const [ana, bo] = [await house.visit('/rules', MOBILE), await house.visit('/rules')];
    const wires: string[] = [];
    for (const page of [ana, bo]) {
      page.on('websocket', (wire) => {
        wire.on('framesent', ({ payload }) => void wires.push(String(payload)));
        wire.on('framereceived', ({ payload }) => void wires.push(String(payload)));
      });
    }
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, council(host.seat, guest.seat));
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));

    const SPEECH = 'Any man can hang a Dorrow';
    const words = ana.locator('.words-field textarea');
    await words.pressSequentially(SPEECH);
    await bo.getByText('is writing').waitFor();
    await ana.reload();
    await expect.poll(() => words.inputValue()).toBe(SPEECH);

    // Five taps, and it lies before the table.
    const leaf = ana.locator('.composer');
    await ana.getByRole('button', { name: 'Einen Appell vorbringen' }).tap();
    const want = leaf.locator('.chips-lines label').first();
    await want.tap();
    await leaf.locator('.chips-cards label', { hasText: 'Führen' }).tap();
    await leaf.locator('.motive-pick label', { hasText: 'Stolz' }).tap();
    // What is set up is still there after a reload, and nobody has heard of it.
    await ana.reload();
    await leaf.waitFor();
    expect(await words.inputValue()).toBe(SPEECH);
    expect(await leaf.locator('.motive-pick :checked').count()).toBe(1);
    expect(wires.filter((one) => one.includes('hang a Dorrow'))).toEqual([]);
    expect(await bo.locator('.discussion').textContent()).not.toContain(SPEECH);

    await ana.getByRole('button', { name: 'Dem Tisch vorlegen' }).tap();
    // It is made of the draft, of which nothing is left.
    await bo.locator('.spoken-words', { hasText: SPEECH }).waitFor();
    expect(await ana.evaluate(() => localStorage.getItem('warmoot.talk'))).toBe(null);
    await bo.getByRole('button', { name: 'Propose otherwise' }).click();
    await bo.getByRole('button', { name: 'Show the odds' }).click();
    const found = await lookClosely(bo, 'otherwise', '.discussion');
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
