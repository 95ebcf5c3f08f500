import type { Page } from 'playwright-core';

/** Stops the page's clock: from now on time goes by only when it is told to. */
export const stopClock = async (page: Page, tries = 5): Promise<void> => {
  const soon = (await page.evaluate(() => Date.now())) + 100;
  // On a crowded machine that moment may be over before the page hears of it.
  await page.clock.pauseAt(soon).catch((error: unknown) => {
    if (tries === 0) throw error;
    return stopClock(page, tries - 1);
  });
};
