// What somebody waits for on the pages of a long campaign, in Chromium.
import type { Browser, Page } from 'playwright-core';
import { newcomer } from '../web/browser.js';
import type { Place } from '../wire/seat.js';

/** What has been drawn when a page of the campaign is there. */
const SHOWN = {
  campaign: '.camp-home .next li',
  calendar: '.cal .month-entry',
  cast: '.cast .cast-card',
  sheet: '.sheet .sheet-grid',
  journal: '.journal .journal-day',
} as const;
type PageName = keyof typeof SHOWN;
const NAMES = Object.keys(SHOWN) as PageName[];

interface Spread {
  readonly median: number;
  readonly most: number;
}

export interface PagesFigures {
  /** From the address to the page, by somebody whose browser has nothing of it yet. */
  readonly open: Readonly<Record<PageName, Spread>>;
  /** The same by somebody who was here before, and whose browser has kept the scripts. */
  readonly again: Readonly<Record<PageName, Spread>>;
  /** From a press to the next frame of the other page. */
  readonly go: Readonly<Record<PageName, Spread>>;
  /** What the page itself had to do for it: time of its main thread on a processor, whatever else the machine does. */
  readonly openWork: Readonly<Record<PageName, Spread>>;
  readonly goWork: Readonly<Record<PageName, Spread>>;
  /** One letter in the search of the cast: script, styles and layout; then until the list has followed. */
  readonly key: Spread;
  readonly found: Spread;
}

const spreadOf = (times: readonly number[]): Spread => {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
};

/** Runs in the page: milliseconds until something is there and has been drawn. */
const until = (selector: string, start: string, first: string): string => `new Promise((resolve) => {
  const start = ${start};
  const look = () => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  };
  ${first}
  look();
})`;

const opening = (page: Page, name: PageName): Promise<number> => page.evaluate(until(SHOWN[name], '0', ''));

/** Presses a link to another page of the campaign, as a hand would. */
const going = (page: Page, name: PageName, href: string): Promise<number> =>
  page.evaluate(
    until(SHOWN[name], 'performance.now()', `document.querySelector(${JSON.stringify(`a[href="${href}"]`)}).click();`),
  );

/** How long the page's main thread has worked so far, in milliseconds on a processor. */
const workOf = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
};

/** Long enough for a page to have come to rest; nobody presses faster either. */
const REST_MS = 300;

/** Runs in the page: writes letter by letter into the search, and measures each. */
const writing = (text: string): string => `(async () => {
  const field = document.querySelector('.cast input[type="search"]');
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const [keys, founds] = [[], []];
  field.focus();
  for (let n = 1; n <= ${JSON.stringify(text)}.length; n++) {
    const start = performance.now();
    put.call(field, ${JSON.stringify(text)}.slice(0, n));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    document.body.getBoundingClientRect();
    keys.push(performance.now() - start);
    await frame();
    await frame();
    founds.push(performance.now() - start);
  }
  return { keys, founds };
})()`;

export const measurePages = async (
  browser: Browser,
  url: string,
  { table, key }: Place,
  rounds: number,
): Promise<PagesFigures> => {
  const base = `/t/${table}`;
  const seated = async (): Promise<Page> => {
    const page = await newcomer(browser);
    await page.context().addCookies([{ name: 'warmoot', value: key, url }]);
    return page;
  };
  const path = (name: PageName): string => (name === 'sheet' ? `${base}/cast/c1` : `${base}/${name}`);
  const many = () => Object.fromEntries(NAMES.map((name) => [name, [] as number[]])) as Record<PageName, number[]>;
  const [opened, again, gone, openWork, goWork] = [many(), many(), many(), many(), many()];
  for (let n = 0; n < Math.ceil(rounds / 2); n++) {
    for (const name of NAMES) {
      const page = await seated();
      const work = await workOf(page);
      await page.goto(`${url}${path(name)}`, { waitUntil: 'commit' });
      opened[name].push(await opening(page, name));
      openWork[name].push(await work());
      await page.context().close();
    }
  }
  const page = await seated();
  const work = await workOf(page);
  await page.goto(`${url}${base}/campaign`);
  await page.locator(SHOWN.campaign).first().waitFor();
  const [keys, founds]: [number[], number[]] = [[], []];
  // The first round fetches the pages; the others are what somebody feels who goes to and fro.
  for (let n = 0; n <= rounds; n++) {
    for (const name of ['calendar', 'cast', 'sheet', 'journal', 'campaign'] as const) {
      await page.waitForTimeout(REST_MS);
      const before = await work();
      const took = await going(page, name, path(name));
      await page.waitForTimeout(REST_MS);
      if (n > 0) {
        gone[name].push(took);
        goWork[name].push((await work()) - before);
      }
      if (name !== 'cast' || n === 0) continue;
      const typed = (await page.evaluate(writing('person 19'))) as { keys: number[]; founds: number[] };
      keys.push(...typed.keys);
      founds.push(...typed.founds);
      await page.evaluate(writing(' '));
    }
  }
  for (let n = 0; n < Math.ceil(rounds / 2); n++) {
    for (const name of NAMES) {
      await page.waitForTimeout(REST_MS);
      await page.goto(`${url}${path(name)}`, { waitUntil: 'commit' });
      again[name].push(await opening(page, name));
    }
  }
  await page.context().close();
  const all = (times: Record<PageName, number[]>) =>
    Object.fromEntries(NAMES.map((name) => [name, spreadOf(times[name])])) as Record<PageName, Spread>;
  return {
    open: all(opened),
    again: all(again),
    go: all(gone),
    openWork: all(openWork),
    goWork: all(goWork),
    key: spreadOf(keys),
    found: spreadOf(founds),
  };
};

const told = ({ median, most }: Spread): string => `${median.toFixed(0)} (most ${most.toFixed(0)})`;

const listed = (figures: Readonly<Record<PageName, Spread>>): string =>
  NAMES.map((name) => `${name} ${told(figures[name])}`).join(', ');

export const pagesTable = ({ open, again, go, openWork, goWork, key, found }: PagesFigures): readonly string[] => [
  `  pages, cold     ${listed(open)} ms (aim: 1000)`,
  `    main thread   ${listed(openWork)} ms of processor time`,
  `  pages, again    ${listed(again)} ms (aim: 1000)`,
  `  pages, pressed  ${listed(go)} ms (aim: 100)`,
  `    main thread   ${listed(goWork)} ms of processor time`,
  `  a letter        ${told(key)} ms (aim: 50); the list has followed after ${told(found)} ms`,
];
