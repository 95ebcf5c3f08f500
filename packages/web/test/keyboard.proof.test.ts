import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playButton } from './kit/firstPage.js';
import { focused, listen, nextPlace, type Place, tabTo, watchFocus } from './kit/focus.js';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { look } from './kit/looks.js';
import { ACT, looks } from './kit/play.js';
import { battleSetup, type Stood } from './kit/played.js';
import { command, duelOf, openTable, twoAtTable } from './kit/tables.js';

/** Presses Enter until the focus has left what was answered: a row, then whatever it still leaves open. */
const give = async (page: Page): Promise<void> => {
  for (let presses = 0; presses < 5; presses++) {
    const before = await focused(page);
    await page.keyboard.press('Enter');
    await page
      .waitForFunction(
        (text) => {
          const one = document.activeElement;
          const label = one instanceof HTMLInputElement ? one.closest('label')?.textContent : one?.textContent;
          return (label ?? '').replaceAll('\u00a0', ' ') !== text || document.querySelector('[aria-busy]') !== null;
        },
        before,
        { timeout: 2_000 },
      )
      .catch(() => undefined);
    if (await page.evaluate(() => document.activeElement?.matches('[data-head], [data-next]') === true)) return;
  }
};

/** Gives the first answer, or the one that a panel names as next. */
const answer = async (page: Page, { is }: Place): Promise<void> => {
  if (is === 'title') await page.keyboard.press('1');
  await give(page);
};

/** Sends the unit in hand one hex down the board, where it can go there; else it stays. */
const sendDown = async (page: Page, title: string): Promise<void> => {
  await page.keyboard.press('b');
  // The board is entered where the unit stands that is in hand.
  expect(await focused(page)).toContain(`; ${title.slice(2)}, `);
  await page.keyboard.press('ArrowDown');
  const goes = / Move to/.test(await focused(page));
  await page.keyboard.press(goes ? 'Enter' : 'd');
  if (!goes) {
    await tabTo(page, /^End the move$/);
    await page.keyboard.press('Enter');
  }
  // It is taken as soon as something else is asked, or nothing is; then the next is decided about.
  await page.waitForFunction((was) => {
    const now = document.querySelector('[data-head]')?.textContent ?? '';
    return now.replaceAll('\u00a0', ' ') !== was && document.querySelector('.foot-act[aria-busy]') === null;
  }, title);
  await page.locator(`${ACT}, .after`).first().waitFor();
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
  expect(
    await rows
      .nth(n - 2)
      .getByRole('button')
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await expect.poll(said).toContain(`polite: ${titles[n - 1]?.replaceAll('\u00a0', ' ')}: now ${n - 1} of ${n}`);
  await pressed('Order set');
  await page.keyboard.press('d');
};

/** What is asked in a duel, by the titles of its panels. */
const ASKS =
  /^(Yours to decide|Footwork|Choose in secret|Answer in secret|Your defence|Where does it land\?|Protect a part)/;

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
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('a whole duel: after every act the focus is on the title of what is asked next', async () => {
    const page = await house.visit('/', { standing: true });
    await playButton(page).waitFor();
    await tabTo(page, /^Play the duel$/);
    await page.keyboard.press('Enter');
    await nextPlace(page);
    const watched = await watchFocus(page);
    let decisions = 0;
    for (const _ of looks()) {
      const at = await nextPlace(page);
      expect(at.is).toBe('title');
      if (!at.asks) {
        expect(at.text).toMatch(/has won$/);
        break;
      }
      expect(at.text).toMatch(ASKS);
      await answer(page, at);
      decisions++;
    }
    expect(decisions).toBeGreaterThan(5);
    expect(await watched.lost()).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('a whole battle: units are sent over the board by arrows, and fight one after the other', async () => {
    const page = await house.visit('/rules');
    const steps: string[] = [];
    const heard: string[] = [];
    let isChanged = false;
    // The recruit goes where it likes: as a rule two fights wait at once in the first battle, and else in the next.
    const isSeen = () => isChanged && steps.includes('nextCluster next Fight the next');
    for (let battles = 0; battles < 4 && !isSeen(); battles++) {
      const host = await openTable(page, 'Ana');
      await command(page, host, { do: 'seatComputer', name: 'Captain', player: 'recruit' });
      const setup = battleSetup(NEAR, [host.seat, 'Captain']) as never;
      await command(page, host, { do: 'begin', scene: 'saga/battle', setup, options: {} });
      await page.goto(`${house.url}/t/${host.table}`);
      await nextPlace(page);
      const watched = await watchFocus(page);
      const said = await listen(page);
      for (const _ of looks()) {
        const at = await nextPlace(page);
        if (!isChanged && (await page.getByRole('button', { name: 'Change order' }).isVisible())) {
          await changeOrder(page, said);
          isChanged = true;
        }
        if (!at.asks) {
          expect(at).toMatchObject({ is: 'title', text: 'The battle is over' });
          break;
        }
        const step = await page.evaluate(() => document.querySelector<HTMLElement>('.battle')?.dataset.step ?? '');
        steps.push(`${step} ${at.is} ${at.text}`);
        if (step === 'move') await sendDown(page, at.text);
        // As many as it takes stand picked.
        else if (step === 'quick') await give(page);
        else await answer(page, at);
      }
      heard.push(...(await said()));
      expect(await watched.lost()).toEqual([]);
    }
    expect(isChanged).toBe(true);
    // The first fight is asked by its title; as soon as one is settled the focus is on the button for the next.
    expect(steps).toContain('nextCluster title Fight them in this order');
    expect(steps).toContain('nextCluster next Fight the next');
    expect(heard.join()).toMatch(/are left\. .*Yours to choose: Fight the next, .* against .*, [\d.]+ %/);
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

  test('sealing, opening and writing: the way back, the reveal, and a line that nobody takes away', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable((path) => house.visit(path, { pace: 'quick' }));
    await command(ana, host, duelOf(host.seat, guest.seat));
    await go();
    expect(await nextPlace(ana)).toEqual({ text: 'Yours to decide', is: 'title', asks: true });
    const { came } = await watchFocus(ana);
    const said = await listen(ana);
    await ana.keyboard.press('1');
    await ana.keyboard.press('Enter');
    await expect.poll(() => focused(ana)).toBe('Change it');
    expect(await said()).toContain('polite: Sealed. Waiting for Bo.');
    // The list of keys opens anywhere in the scene, and gives the focus back.
    await ana.keyboard.press('?');
    const keys = ana.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('to the board', { exact: true }).waitFor();
    expect(await ana.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    expect(await look(ana, 'keys')).toEqual([]);
    await ana.keyboard.press('Escape');
    await expect.poll(() => focused(ana)).toBe('Change it');
    // From the menu it does so too, and the focus is on what opened the menu.
    await ana.getByRole('button', { name: 'Menu' }).press('Enter');
    await ana.getByRole('button', { name: 'Keys' }).press('Enter');
    await keys.waitFor();
    await ana.keyboard.press('Escape');
    await expect.poll(() => focused(ana)).toBe('Menu');
    // Ana writes while Bo decides and something else comes: the line keeps the focus.
    await tabTo(ana, /^Log and people$/);
    await ana.keyboard.press('Enter');
    await tabTo(ana, /^Say something to the table$/);
    await ana.keyboard.type('I am');
    await nextPlace(bo);
    await bo.keyboard.press('1');
    await bo.keyboard.press('Enter');
    await ana.getByRole('heading', { name: 'Sealed' }).waitFor({ state: 'detached' });
    await ana.keyboard.type(' here');
    const line = ana.getByRole('textbox', { name: 'Say something to the table' });
    await expect.poll(() => line.inputValue()).toBe('I am here');
    await ana.keyboard.press('Enter');
    await ana.locator('.side').getByText('I am here').waitFor();
    // Escape shuts the log, and the focus is on what opened it.
    await ana.keyboard.press('Escape');
    expect(await focused(ana)).toBe('Log and people');
    // Both choose in secret: then the focus is on what both have chosen, told in one sentence.
    const secret = (page: Page) => page.getByRole('heading', { name: 'Choose in secret' });
    for (const late = Date.now() + PATIENCE_MS; Date.now() < late && !(await secret(ana).isVisible()); )
      for (const page of [ana, bo])
        if ((await page.locator(ACT).count()) > 0 && !(await secret(page).isVisible()))
          await page
            .locator(ACT)
            .press('Enter', { timeout: 2_000 })
            .catch(() => undefined);
    for (const page of [ana, bo]) {
      await secret(page).waitFor();
      await page.keyboard.press('d');
      await page.keyboard.press('1');
      await give(page);
    }
    await expect.poll(came).toContain('All have chosen');
    await expect.poll(async () => (await said()).join()).toMatch(/Ella: [^.]*\. Joris: [^.]*\./);
    expect(house.complaints).toEqual([]);
  });
});
