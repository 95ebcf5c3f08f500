import type { Locator, Page } from 'playwright-core';

/** The one gold button of the first page. */
export const playButton = (page: Page): Locator => page.locator('.pick-go .btn-act');

/** The card of a way to play. */
export const cardOf = (page: Page, kind: string): Locator => page.locator(`.way-card:has(input[value="${kind}"])`);

/** Picks a way on the first page, by one press where it is not picked already. */
export const pickWay = async (page: Page, kind: string): Promise<void> => {
  const card = cardOf(page, kind);
  if (!(await card.locator('input').isChecked())) await card.click();
};

/** Plays a way from the first page: one press for what is picked already, two for all else. */
export const playFirst = async (page: Page, kind: string): Promise<void> => {
  await pickWay(page, kind);
  await playButton(page).click();
};
