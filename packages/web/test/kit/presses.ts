import type { Page } from 'playwright-core';

type Counting = Window & { presses?: number };

/** Counts what a person presses on a page from now on: with the hand, and keys that do something by themselves. */
export const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const counting = window as Counting;
    if (counting.presses === undefined) {
      const press = (): void => {
        counting.presses = (counting.presses ?? 0) + 1;
      };
      addEventListener('pointerdown', press, { capture: true });
      addEventListener('keydown', ({ key }) => (['Tab', 'Shift'].includes(key) ? undefined : press()), {
        capture: true,
      });
    }
    counting.presses = 0;
  });
  return () => page.evaluate(() => (window as Counting).presses ?? 0);
};
