import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { focused, listen, nextPlace, tabTo, watchFocus } from './kit/focus.js';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { battleSetup, type Stood } from './kit/played.js';
import { reachedTable } from './kit/reach.js';
import { duelOf } from './kit/tables.js';

/** Sends the unit in hand one hex down the board. */
const sendDown = async (page: Page): Promise<void> => {
  const { text, is } = await nextPlace(page);
  expect(is).toBe('title');
  await page.keyboard.press('b');
  // The board is entered where the unit stands that is in hand.
  expect(await focused(page)).toContain(`; ${text.slice(2)}, `);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/ Move to/);
  await page.keyboard.press('Enter');
  // It is taken as soon as something else is asked, or nothing is.
  await page.waitForFunction((was) => {
    const now = document.querySelector('[data-head]')?.textContent ?? '';
    return now.replaceAll('\u00a0', ' ') !== was && document.querySelector('.foot-act[aria-busy]') === null;
  }, text);
  await page.keyboard.press('d');
};

/** Puts the last of the fights before the one above it, by keys: its button goes with it, keeps the focus, and says where it is. */
const changeOrder = async (page: Page, said: () => Promise<readonly string[]>): Promise<void> => {
  // Not by Tab: beyond the last thing of a page it leaves the page, and the focus is nowhere for a while.
  const pressed = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await pressed('Change order');
  const rows = page.locator('.fight-order li');
  const titles = await page.locator('.fight-order li > span').allTextContents();
  const n = titles.length;
  await rows.last().getByRole('button').focus();
  const button = await focused(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.fight-order li > span').allTextContents()).not.toEqual(titles);
  expect(await focused(page)).toBe(button);
  const moved = rows.nth(n - 2).getByRole('button');
  expect(await moved.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(said).toContain(`polite: ${titles[n - 1]?.replaceAll('\u00a0', ' ')}: now ${n - 1} of ${n}`);
  await pressed('Order set');
  await page.keyboard.press('d');
};

/** Three against three, a move apart; one man is left of each of theirs. */
const NEAR: Stood = {
  units: { a1: [10, 8], a2: [10, 12], a3: [10, 16], d1: [12, 8], d2: [12, 12], d3: [12, 16] },
  troops: { a1: 'heavyInfantry', a2: 'heavyInfantry', a3: 'heavyInfantry' },
  losses: { d1: 99, d2: 99, d3: 99 },
  round: 3,
};

describe('without a mouse', () => {
  let house: House;
  beforeAll(async () => {
    // By this seed Ana leads in the third round of the battle.
    house = await openHouse({ seed: 'keys' });
  });
  afterAll(() => house.close());

  test('a duel: after every act the focus is on the title of what is asked next', async () => {
    let his = 'fightOn';
    const declare = (seat: string) => ({ choose: seat === 'Bo' ? his : 'fightOn' });
    const { page, begin, until } = await reachedTable(house, { declare }, { pace: 'quick' });
    await begin(duelOf);
    await until(['declare']);
    const watched = await watchFocus(page);
    const said = await listen(page);
    const answersFirst = async (step: string, title: string): Promise<void> => {
      expect(await until([step])).toBe(step);
      expect(await nextPlace(page)).toEqual({ text: title, is: 'title', asks: true });
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Change it');
    };
    await answersFirst('declare', 'Yours to decide');
    // The list of keys opens anywhere in the scene, and gives the focus back.
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('to the board', { exact: true }).waitFor();
    expect(await look(page, 'keys')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Change it');
    await answersFirst('chooseActs', 'Choose in secret');
    await until(['declare']);
    // Both have chosen in secret: the focus is on what, told in one sentence.
    await expect.poll(watched.came).toContain('All have chosen');
    await expect.poll(async () => (await said()).join()).toMatch(/Ella: [^.]*\. Joris: [^.]*\./);
    his = 'surrender';
    await answersFirst('declare', 'Yours to decide');
    expect(await until(['chooseActs'])).toBe(null);
    await expect.poll(async () => (await nextPlace(page)).text).toMatch(/has won$/);
    expect(await nextPlace(page)).toMatchObject({ is: 'title', asks: false });
    expect(await watched.lost()).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('a battle: units are sent over the board by arrows, fights are put in order, and fought one after the other', async () => {
    const stand = { declare: () => ({ choose: 'fightOn' }), move: () => ({ choose: 'done' }) };
    const { page, begin, until } = await reachedTable(house, stand);
    await begin((one, two) => {
      const setup = battleSetup(NEAR, [one, two]) as never;
      return { do: 'begin', scene: 'saga/battle', setup, options: {} };
    });
    expect(await until(['move'])).toBe('move');
    const watched = await watchFocus(page);
    // Some of them are quick, and the others move later.
    for (let unit = 1; unit <= 3; unit++) {
      expect(await until(['move'])).toBe('move');
      await sendDown(page);
    }
    expect(await until(['nextCluster'])).toBe('nextCluster');
    expect(await nextPlace(page)).toEqual({ text: 'Fight them in this order', is: 'title', asks: true });
    const said = await listen(page);
    await changeOrder(page, said);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await nextPlace(page)).text).not.toBe('Fight them in this order');
    // Where the beaten fall back is said from outside.
    expect(await until(['nextCluster'])).toBe('nextCluster');
    // As soon as one is settled the focus is on the button for the next.
    await expect.poll(() => nextPlace(page)).toEqual({ text: 'Fight the next', is: 'next', asks: true });
    await expect
      .poll(async () => (await said()).join())
      .toMatch(/are left\. .*Yours to choose: Fight the next, .* against .*, [\d.]+ %/);
    expect(await watched.lost()).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('from the first page to another: a table is opened and a check begun, and the focus comes along', async () => {
    const page = await house.visit('/start?play=check');
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await tabTo(page, /^Your name/);
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    // On another page the focus is on its title.
    await page.locator('.lobby').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main :is(h1, h2)'))).toBe(true);
    const watched = await watchFocus(page);
    await tabTo(page, /^What they try/);
    await page.keyboard.type('climbs the mill');
    await tabTo(page, /^Begin the check/);
    await page.keyboard.press('Enter');
    expect(await nextPlace(page)).toEqual({ text: 'To be settled', is: 'title', asks: true });
    expect(await watched.lost()).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
