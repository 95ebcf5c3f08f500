import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LARGE_TEXT, misfitsAt, NARROW } from './fits.js';

const SHOTS = fileURLToPath(new URL('../../.shots/', import.meta.url));

/** Pictures are for people to look at: SHOTS=1 takes them. */
const TAKEN = process.env.SHOTS === '1';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;

/**
 * What axe finds that would shut somebody out. Themes differ in colour alone, so the second is asked for contrast only.
 * It looks and reckons on the page itself: our pages have no frames, for which it would open another page each time.
 */
export const barriers = async (page: Page, isSecond: boolean): Promise<readonly string[]> => {
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (isSecond ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** Waits until the page has been drawn anew and nothing on it moves. */
const atRest = async (page: Page): Promise<void> => {
  await page.waitForTimeout(120);
  await page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
};

/**
 * Looks at a page once: all that axe asks in one size and theme, and its colours in the other theme. Pages of a row are
 * looked at in turns on a desk and on a phone, by day and by night.
 */
export const glance = async (page: Page, name: string, turn: number): Promise<readonly string[]> => {
  const [size, viewport] = turn % 2 === 0 ? (['desktop', SIZES.desktop] as const) : (['phone', SIZES.phone] as const);
  const [first, second] = turn % 4 < 2 ? THEMES : THEMES.toReversed();
  await page.setViewportSize(viewport);
  const found: string[] = [];
  for (const colorScheme of [first, second]) {
    await page.emulateMedia({ colorScheme: colorScheme as (typeof THEMES)[number], reducedMotion: 'reduce' });
    await atRest(page);
    for (const one of await barriers(page, colorScheme === second))
      found.push(`${name} ${size} ${colorScheme}: ${one}`);
  }
  await page.setViewportSize(SIZES.desktop);
  return found;
};

/** Looks at a page in both themes and both sizes: a picture of each, and what axe says. */
export const look = async (page: Page, name: string): Promise<readonly string[]> => {
  if (TAKEN) mkdirSync(SHOTS, { recursive: true });
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await atRest(page);
      if (TAKEN) await page.screenshot({ path: `${SHOTS}${name}-${size}-${colorScheme}.png` });
      // Colours are the same in both sizes.
      if (colorScheme === 'dark' && size === 'phone') continue;
      for (const one of await barriers(page, colorScheme === 'dark'))
        found.push(`${name} ${size} ${colorScheme}: ${one}`);
    }
  }
  await page.setViewportSize(SIZES.desktop);
  return found;
};

/** The same, and what does not fit a small phone, or one with large letters. */
export const lookClosely = async (page: Page, name: string): Promise<readonly string[]> => {
  const found = [...(await look(page, name))];
  for (const [text, size] of [
    ['320 px', NARROW],
    ['200 % text', LARGE_TEXT],
  ] as const) {
    for (const one of await misfitsAt(page, size)) found.push(`${name} ${text}: ${one}`);
    if (TAKEN) await page.screenshot({ path: `${SHOTS}${name}-${size.width}-${size.text}.png`, fullPage: true });
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(SIZES.desktop);
  return found;
};
