import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('rules that are explained as they come up', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  /** Begins a march of one’s own and switches the explaining on in the menu. */
  const explained = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await house.visit('/', options);
    await playFirst(page, 'march');
    await page.locator('.march').waitFor();
    expect(await page.locator('.coach').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('group', { name: 'Explain rules as they come up' }).getByText('On', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator('.coach').waitFor();
    return page;
  };

  test('stand above what is asked, open their rule, and are not said twice', async () => {
    const page = await explained();
    const note = page.getByRole('complementary', { name: 'Route and pace' });
    await note.getByRole('button', { name: 'SAGA-MOVE-009 in the rulebook' }).click();
    await page.getByRole('dialog').getByText('secretly chooses route and pace').waitFor();
    await page.keyboard.press('Escape');
    expect(await look(page, 'coach', '.coach')).toEqual([]);
    // It stands over nothing: the button that decides is there to be pressed.
    await page.locator('.foot-act').click({ trial: true });
    await note.getByRole('button', { name: 'Understood' }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.march .foot-act').waitFor();
    expect(await note.count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test('are a line on a phone, unfold, and can be turned off', async () => {
    const page = await explained(PHONE);
    const note = page.locator('.coach');
    expect((await note.boundingBox())?.height).toBeLessThan(64);
    await note.getByRole('button', { name: 'Why it matters' }).click();
    await note.getByText('in secret').waitFor();
    await note.getByRole('button', { name: 'No more of these' }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.march .foot-act').waitFor();
    expect(await note.count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });
});
