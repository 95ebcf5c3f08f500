import type { Browser } from 'playwright-core';
import { newcomer } from './browser.js';

/** Runs in the page: presses the gold button of the first page, and waits until something can be decided and has been drawn. */
const pressAndWait = `new Promise((resolve) => {
  const start = performance.now();
  const look = () => {
    if (document.querySelector('.foot-act') === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => resolve(performance.now() - start));
  };
  document.querySelector('.pick-go .btn').click();
  look();
})`;

/** Milliseconds from that press to the first choice; pressed at once, or after the page has settled. */
export const firstChoice = async (browser: Browser, url: string, settle: number): Promise<number> => {
  const page = await newcomer(browser);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('.pick-go .btn').waitFor();
  if (settle > 0) await page.waitForTimeout(settle);
  const took = (await page.evaluate(pressAndWait)) as number;
  await page.context().close();
  return took;
};
