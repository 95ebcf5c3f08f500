import { expect } from 'vitest';
import { textOf } from './fields.js';
import { one } from './look.js';
import type { Page } from './page.js';

/** The sentences of the log that tell a result: throws, wounds, losses. */
const RESULTS =
  /[^.\n]*?(?:\d+, needed \d+|now has (?:a|\d) (?:Minor|Major) Wounds?|loses \d+; \d+ of \d+ are left)[^.\n]*\./g;

/** Every result of the log was said, in the order of the log; how many there were. */
export const expectSaid = async (page: Page, said: readonly string[]): Promise<number> => {
  await page.press(['button', 'Log and people']);
  const lines = [...one(page, '.side').querySelectorAll('p, li')].filter(
    (line) => line.querySelector('p, li') === null,
  );
  const results = [...lines.map(textOf).join('\n').matchAll(RESULTS)].map(([sentence]) => sentence.trim());
  const all = said.join(' ');
  let from = 0;
  for (const result of results) {
    const at = all.indexOf(result, from);
    expect(at, `${result} was said in its turn`).toBeGreaterThanOrEqual(0);
    from = at + result.length;
  }
  return results.length;
};

/** What is still to be said waits for its turn. */
export const hearOut = async (page: Page): Promise<void> => {
  for (let passed = 0; passed < 60; passed += 5) await page.pass(5_000);
};
