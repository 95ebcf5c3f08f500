import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const space = (page: Page, row: number, column: number): Locator =>
  page.locator(`[data-space="${row - 1},${column - 1}"]`);
const chip = (page: Page, name: string): Locator => page.getByRole('button', { name: `Pick up ${name}`, exact: true });
/** What lies on a space, as ears hear it. */
const on = async (page: Page, row: number, column: number): Promise<string> =>
  ((await space(page, row, column).getAttribute('aria-label')) ?? '').replace(/^.*: /, '');
const said = (page: Page): Promise<string | null> => page.locator('.live [aria-live="polite"]').textContent();

/** From the middle of one thing to the middle of another, in a few steps. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (a === null || b === null) throw new Error('not to be seen');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
  await page.mouse.up();
};

describe('the packing board', () => {
  let lab: House;
  beforeAll(async () => {
    lab = await openHouse({ main: 'test/lab/main.tsx', warned: true });
  });
  afterAll(() => lab.close());

  const visit = async (more: string, options = {}): Promise<Page> => {
    const page = await lab.visit(`/?scenario=pack&${more}`, options);
    await page.getByRole('grid', { name: 'Carrying grid' }).waitFor();
    return page;
  };

  test('by dragging: from beside, across the grid, not onto others, and out again; by keys afterwards', async () => {
    const page = await visit('endurance=2&objects=food,tent');
    await drag(page, chip(page, 'food'), space(page, 2, 3));
    await expect.poll(() => on(page, 3, 4)).toBe('food');
    await drag(page, space(page, 3, 4), space(page, 6, 8));
    expect([await on(page, 6, 8), await on(page, 5, 7), await on(page, 3, 4)]).toEqual(['food', 'food', 'free']);
    await drag(page, chip(page, 'tent'), space(page, 5, 5));
    await expect.poll(() => said(page)).toContain('does not fit');
    await chip(page, 'tent').waitFor();
    await drag(page, space(page, 6, 8), page.locator('.pack-beside'));
    await chip(page, 'food').waitFor();
    // Keys still work after a drag, and the hand follows what hovers.
    await chip(page, 'food').focus();
    for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => on(page, 2, 2)).toBe('food');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect.poll(() => on(page, 2, 2)).toBe('food');
    await page.keyboard.press('Delete');
    await chip(page, 'food').waitFor();
    expect(lab.complaints).toEqual([]);
  });

  test('by taps on a phone of 360, where nothing is wider than the page', async () => {
    const page = await visit('endurance=4&objects=halberd,shield', PHONE);
    await chip(page, 'halberd').tap();
    await page.getByRole('button', { name: 'Turn', exact: true }).tap();
    await space(page, 2, 5).tap();
    await expect.poll(() => said(page)).toContain('halberd lies at');
    await space(page, 2, 5).tap();
    await page.getByRole('button', { name: 'Lay beside' }).tap();
    await chip(page, 'halberd').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(lab.complaints).toEqual([]);
  });

  test('shuts nobody out, in both themes and sizes', async () => {
    const page = await visit('endurance=4');
    await page.getByRole('button', { name: 'Pack for me' }).click();
    await page.getByText('Everything lies in the grid.').waitFor();
    await page.getByText('An object of your own').click();
    await page.getByRole('combobox', { name: 'Size' }).selectOption('own');
    await page.getByText('All things (11)').click();
    await space(page, 1, 1).click();
    expect(await lookClosely(page, 'pack')).toEqual([]);
    expect(lab.complaints).toEqual([]);
  });
});
