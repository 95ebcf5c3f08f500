import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lab, openLab } from './kit/lab.js';
import { glance } from './kit/looks.js';

/** Kinds of decisions that no other test looks at: played by chance with this seed until they are asked. */
const PAGES: readonly (readonly [scenario: string, step: string, seed?: number])[] = [
  ['ford', 'move'],
  ['ford', 'chooseActs'],
  ['ford', 'defend'],
  ['ford', 'place'],
  ['battle', 'pickField'],
  ['attack', 'place'],
  ['kell', 'aim', 1],
  ['kell', 'nextCluster'],
  ['kell', 'fallBackChoice'],
  ['champions', 'challenge'],
  ['aid', 'giveAid'],
  ['generation', 'dice'],
];

let lab: Lab;
let page: Page;
beforeAll(async () => {
  lab = await openLab();
  page = await lab.visit('scenario=check');
});
afterAll(() => lab.close());

test('no scene page shuts anybody out, whatever it asks', async () => {
  const found: string[] = [];
  for (const [turn, [scenario, step, seed = 0]] of PAGES.entries()) {
    const search = new URLSearchParams({
      scenario,
      until: step,
      seed: `${seed}`,
      dice: step === 'dice' ? 'typed' : '',
    });
    await page.goto(`${page.url().split('?')[0]}?${search}`);
    await page.locator(`.lab-page[data-step="${step}"] section`).first().waitFor();
    // What developers press is no part of the page.
    await page.locator('.lab-switches').evaluate((one) => one.remove());
    found.push(...(await glance(page, `${scenario}-${step}`, turn)));
  }
  expect(found).toEqual([]);
  expect(lab.complaints).toEqual([]);
});
