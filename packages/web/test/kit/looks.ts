import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atSize, LARGE_TEXT, misfits, NARROW } from './fits.js';

const SHOTS = fileURLToPath(new URL('../../.shots/', import.meta.url));

/** Pictures are for people to look at: SHOTS=1 takes them. */
const TAKEN = process.env.SHOTS === '1';

const DESK = { width: 1440, height: 900, text: 16 } as const;
const PHONE = { width: 390, height: 844, text: 16 } as const;
const SMALL = { '320 px': NARROW, '200 % text': LARGE_TEXT } as const;
const THEMES = ['light', 'dark'] as const;

/**
 * What axe finds that would shut somebody out. Themes differ in colour alone, so the second is asked for contrast only.
 * It is brought to a page once, and looks and reckons there: our pages have no frames.
 */
const barriers = async (page: Page, isSecond: boolean, within: string): Promise<readonly string[]> => {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ only, part }) => {
      const { run } = (window as unknown as { readonly axe: typeof axe }).axe;
      const { violations } = await run(part, {
        resultTypes: ['violations'],
        preload: false,
        ...(only === null ? {} : { runOnly: only }),
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { only: isSecond ? ['color-contrast'] : null, part: within },
  );
};

/** Waits until the page has been drawn anew and nothing on it moves. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames++) await drawn();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

const take = async (page: Page, name: string): Promise<void> => {
  mkdirSync(SHOTS, { recursive: true });
  for (const [size, at] of Object.entries({ desktop: DESK, phone: PHONE })) {
    await atSize(page, at);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await atRest(page);
      await page.screenshot({ path: `${SHOTS}${name}-${size}-${colorScheme}.png` });
    }
  }
  for (const at of Object.values(SMALL)) {
    await atSize(page, at);
    await page.screenshot({ path: `${SHOTS}${name}-${at.width}-${at.text}.png`, fullPage: true });
  }
};

/**
 * Looks at a page: all that axe asks in one size and theme, and its colours in the other size and theme. With which it
 * begins goes by its name, so that pages of a row take turns.
 */
export const look = async (page: Page, name: string, within = 'html'): Promise<readonly string[]> => {
  if (TAKEN) await take(page, name.replaceAll('/', '-'));
  const sizes = name.length % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK];
  const themes = name.length % 4 < 2 ? THEMES : THEMES.toReversed();
  const found: string[] = [];
  for (const isSecond of [false, true]) {
    const colorScheme = themes[isSecond ? 1 : 0] as (typeof THEMES)[number];
    const at = sizes[isSecond ? 1 : 0] as typeof DESK | typeof PHONE;
    await atSize(page, at);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await atRest(page);
    for (const one of await barriers(page, isSecond, within))
      found.push(`${name} ${at.width} px ${colorScheme}: ${one}`);
  }
  await atSize(page, DESK);
  return found;
};

/** Whom a page shuts out as it stands, in one size and theme. */
export const lookOnce = async (page: Page, name: string): Promise<readonly string[]> => {
  await atRest(page);
  return (await barriers(page, false, 'html')).map((one) => `${name}: ${one}`);
};

/** What does not fit a small phone, or one with large letters. */
export const fitsSmall = async (page: Page, name: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [text, at] of Object.entries(SMALL)) {
    await atSize(page, at);
    await atRest(page);
    for (const one of await page.evaluate(misfits)) found.push(`${name} ${text}: ${one}`);
  }
  await atSize(page, DESK);
  return found;
};

/** Whom it shuts out, and what does not fit. */
export const lookClosely = async (page: Page, name: string, within = 'html'): Promise<readonly string[]> => [
  ...(await look(page, name, within)),
  ...(await fitsSmall(page, name)),
];

/** Where a scene asks: all that differs from one question to the next, besides what is drawn on its board. */
const PANEL = '.duel-choose, .battle-panel, .skirmish .field-panel';

/** Looks at each page of a scene once, by its name: at the whole of the first, and of the others at what they ask. */
export const looker = (page: Page) => {
  const seen = new Set<string>();
  const found: string[] = [];
  const lookAt = async (name: string, within = seen.size === 0 ? 'html' : PANEL): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    found.push(...(await lookClosely(page, name, within)));
  };
  return { found, lookAt };
};
