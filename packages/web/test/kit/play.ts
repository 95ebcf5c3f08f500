import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './house.js';

/** The button of a choice that is not on its way already. */
export const ACT = '.foot-act:not([aria-busy])';

/** The radios that can be picked, those with one of these words first. */
const rowsOf = (page: Page) => page.locator('.duel-choose label:has(input[type="radio"]:not(:disabled))');

const isOff = async (page: Page): Promise<boolean> =>
  (await page
    .locator('.foot-act')
    .getAttribute('aria-disabled')
    .catch(() => 'true')) === 'true';

/** Rows that end a fight are not pressed by chance. */
const ENDING = /surrender|break off|aufgeben|ergeb/i;

/**
 * Makes one decision as soon as there is one, by pressing what is there, as somebody would who has never played: the nth
 * row that is open, then whatever it still asks, then the one gold button.
 */
export const decide = async (page: Page, pick: (count: number) => number, timeout = PATIENCE_MS): Promise<void> => {
  await page.locator(ACT).waitFor({ timeout });
  const rows = rowsOf(page);
  const texts = await rows.allInnerTexts();
  const open = texts.flatMap((text, at) => (ENDING.test(text) ? [] : [at]));
  const at = open[pick(open.length)];
  if (at !== undefined) await rows.nth(at).click({ timeout });
  for (let tries = 0; tries < 6 && (await isOff(page)); tries++) {
    // A choice may leave something open: a target, a hand, a square. The first answer to each will do.
    const asked = page.locator('.duel-choose fieldset:not(:has(input:checked)) label').first();
    if ((await asked.count()) === 0) break;
    await asked.click({ timeout });
  }
  await page.locator('.foot-act').click({ timeout });
};
