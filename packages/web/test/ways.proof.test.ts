import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Asides, tryAsides } from './kit/asides.js';
import { saltCrown } from './kit/campaign.js';
import { playButton } from './kit/firstPage.js';
import { focused } from './kit/focus.js';
import { type House, openHouse } from './kit/house.js';
import { command, duelOf, openTable } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('at a table', () => {
  test('the log beside the scene gives the focus back when it is closed', async () => {
    const page = await house.visit('/rules');
    const { table } = await openTable(page, 'Ana');
    await page.goto(`${house.url}/t/${table}`);
    const opener = page.getByRole('button', { name: 'Log and people' });
    const hasFocus = (): Promise<boolean> => opener.evaluate((button) => button === document.activeElement);
    for (const close of ['Escape', 'Close'] as const) {
      await opener.click();
      const side = page.locator('.side');
      await side.waitFor();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await side.getByRole('button', { name: 'Close' }).click();
      await side.waitFor({ state: 'detached' });
      await expect.poll(hasFocus).toBe(true);
    }
  });

  test('on a phone a long title ends in an ellipsis and pushes nothing off the head', async () => {
    const page = await house.visit('/rules', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const { table } = await openTable(page, 'Ana', 'The long winter of the nine houses of Skeld and their bondsmen');
    await page.goto(`${house.url}/t/${table}`);
    const title = page.locator('.head-scene', { hasText: 'The long winter' });
    // The head is drawn anew while the page comes, so it is looked at until it stands.
    const isCut = (): Promise<boolean> =>
      title.evaluate(
        (one) =>
          getComputedStyle(one).textOverflow === 'ellipsis' &&
          one.clientWidth < Math.min(one.scrollWidth, 300) &&
          document.documentElement.scrollWidth === 390,
      );
    await expect.poll(isCut).toBe(true);
    // A finger reads the whole of it, and a pointer too.
    await title.tap();
    const whole = page.getByRole('tooltip');
    expect(await whole.textContent()).toBe('The long winter of the nine houses of Skeld and their bondsmen');
    await title.hover();
    expect(await title.getAttribute('title')).toBe(await title.textContent());
    await page.locator('.lobby h1').tap();
    await whole.waitFor({ state: 'detached' });
  });

  test('on a phone the news folds with the first press elsewhere, and says so; what is cut is read whole by a resting finger', async () => {
    const page = await house.visit('/rules', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const host = await openTable(page, 'Ana');
    const rivals = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, seat: host.seat, rating: 4 }));
    const setup = { kind: 'contest', seats: [host.seat], rivals } as never;
    await command(page, host, { do: 'begin', scene: 'saga/check', setup, options: {} });
    await page.goto(`${house.url}/t/${host.table}`);
    const lines = page.locator('.strip-lines li:visible');
    const elsewhere = page.locator('.table-scene [data-head]');
    await elsewhere.waitFor();
    expect(await lines.count()).toBeGreaterThan(1);
    const news = page.getByRole('button', { name: 'News', expanded: false });
    await elsewhere.tap();
    await news.waitFor();
    expect(await lines.count()).toBe(1);
    await news.tap();
    await expect.poll(() => lines.count()).toBeGreaterThan(1);
    await elsewhere.tap();
    await news.press('Enter');
    await expect.poll(() => lines.count()).toBeGreaterThan(1);
    // The button is gone with its work: the focus is on the title of the news.
    await expect.poll(() => focused(page)).toMatch(/^(So far|Since you last chose)$/);
    // A tap on the sum would open it; a finger that rests on it reads the whole line, and opens nothing.
    await elsewhere.tap();
    await news.waitFor();
    const sum = await lines.getByRole('button').last().boundingBox();
    const cdp = await page.context().newCDPSession(page);
    const spot = { x: (sum?.x ?? 0) + 4, y: (sum?.y ?? 0) + (sum?.height ?? 0) / 2 };
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    const whole = page.getByRole('tooltip');
    await whole.waitFor();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await whole.textContent()).toMatch(/has a total of \d+\. (Ann|Bo|Cy) comes first\.$/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });
});

/** The dialogs of every kind of page, and panels of which there are many. */
const ASIDES = [
  ...['Menu', 'Keys', 'The Salt Crown', 'Ana', 'Throw', 'Standing answers', 'Read the board', 'Entry 0'],
  ...['Plan something', 'Duel at Kell Ford', 'Add a character', 'Bring a sheet', 'Add a note', 'Add a region'],
  ...['Write a page', 'Choose a shield', 'Add what drives them', 'Name a terrain', 'Write a relation', 'They die'],
];

describe('by keys', () => {
  /** The first that Tab comes to leads past the head of the page, and its address stays. */
  const expectSkip = async (page: Page): Promise<void> => {
    const address = page.url();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Go to the page');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(page.url()).toBe(address);
  };

  test('every dialog and every panel gets the focus, keeps it, and gives it back to what opened it', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await command(page, host, { do: 'openDoor' });
    const asides: Asides = { names: [], drawn: [], faults: [] };
    const stop = async (path: string, shows: string, skips = false): Promise<void> => {
      await page.goto(`${house.url}${path}`);
      await page.locator(shows).first().waitFor();
      if (skips) await expectSkip(page);
      await tryAsides(page, asides);
    };
    const at = `/t/${host.table}`;
    await stop('/', '.yours li', true);
    await stop('/guide/duel#2', '.trial', true);
    await stop(at, '.bring-code');
    const code = (await page.locator('.bring-code').textContent()) ?? '';
    await stop(`/join#${code.replace(' ', '')}`, '.invite', true);
    const rivals = ['Ella', 'Joris', 'Runa'].map((name) => ({ name, seat: host.seat, rating: 4 }));
    const setup = { kind: 'contest', seats: [host.seat], rivals } as never;
    await command(page, host, { do: 'begin', scene: 'saga/check', setup, options: {} });
    await stop(at, '.strip');
    await command(page, host, duelOf(host.seat, 'Bo'));
    await stop(at, '.foot-act');
    await stop(`${at}/log`, '.log-entry');
    await command(page, host, { do: 'propose', about: 'abandon', value: {} });
    const { ella } = await saltCrown(page, host, [host.seat, 'Bo', null]);
    for (const place of ['campaign', 'cast', 'calendar', 'setting', 'journal', `cast/${ella}`])
      await stop(`${at}/${place}`, '.campaign h1');
    await stop(`${at}/setting#year`, '.campaign h1', true);
    expect(asides.faults).toEqual([]);
    expect(asides.names).toEqual(expect.arrayContaining(ASIDES));
    expect(house.complaints).toEqual([]);
  });
});

test('where no script comes, the document says so by itself, and only after a while', async () => {
  const page = await house.visit('/rules', { serviceWorkers: 'block' });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(house.url);
  const late = page.locator('.late p');
  expect(await late.evaluateAll((lines) => lines.map((line) => line.getAttribute('lang')))).toEqual(['en', 'de']);
  await late.first().waitFor({ state: 'visible' });
  await late.last().waitFor({ state: 'visible' });
});

test('where the app has come, the line is gone', async () => {
  const page = await house.visit();
  await playButton(page).waitFor();
  expect(await page.locator('.late').count()).toBe(0);
});
