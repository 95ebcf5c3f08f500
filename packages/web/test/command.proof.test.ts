import type { Deed } from '@warmoot/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { looks } from './kit/play.js';
import { sampleTurn } from './kit/scenes.js';
import { command, joinTable, openTable } from './kit/tables.js';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Three units a side on a small field, for two rounds. */
const smallBattle = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'command/battle',
  setup: {
    seats: [one, two],
    north: {
      name: 'Avitch',
      seat: one,
      units: [
        { class: 'HC', grade: 'B' },
        { class: 'HI', grade: 'B' },
        { class: 'AR', grade: 'C' },
      ],
    },
    south: {
      name: 'Dorrow',
      seat: two,
      units: [
        { class: 'HI', grade: 'C' },
        { class: 'SI', grade: 'C' },
        { class: 'HC', grade: 'C' },
      ],
    },
  },
  options: {
    'command.mapRows': 8,
    'command.mapColumns': 7,
    'command.deployRows': 2,
    'command.roundLimit': 3,
  },
});

/** Orders, from the one nearest to a fight: the first that is open is given. */
const LIKED = ['attack', 'supportAttack', 'volley', 'charge', 'supportDefense', 'engage', 'advance', 'hold', 'rout'];

/** Gives what this page is asked for, and says by which words. */
const playOn = async (page: Page): Promise<readonly string[]> => {
  const panel = page.locator('.field-panel');
  const rest = panel.locator('[data-rest]');
  if (await rest.isVisible()) {
    await rest.click();
    await rest.waitFor({ state: 'hidden' });
    return ['deploy'];
  }
  const open = await panel.locator('.orders [data-word]').evaluateAll((rows) => rows.map((row) => row.dataset.word));
  const word = LIKED.find((one) => open.includes(one));
  if (word !== undefined) await panel.locator(`.orders [data-word="${word}"]`).first().click({ timeout: 5_000 });
  const plain = panel.locator('.scene-rows:not(:has(input:checked)) input').first();
  if (await plain.isVisible()) await plain.check({ force: true, timeout: 5_000 });
  const answer = panel.locator('.future[data-on]');
  const answered = (await answer.isVisible()) ? await answer.getAttribute('data-word') : null;
  await panel.locator('.foot-act:not([data-off])').click({ timeout: 5_000 });
  return [word, answered].filter((one) => one != null);
};

describe('a battle by command points', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atTable = async (
    deed: (one: string, two: string) => Deed,
    one: BrowserContextOptions = DESKTOP,
    two: BrowserContextOptions = PHONE,
  ): Promise<readonly [Page, Page]> => {
    const [ana, bo] = [await house.visit('/rules', one), await house.visit('/rules', two)];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, deed(host.seat, guest.seat));
    const at = `${house.url}/t/${host.table}`;
    await Promise.all([ana.goto(at), bo.goto(at)]);
    await Promise.all([ana, bo].map((page) => page.locator('.command-board').waitFor()));
    return [ana, bo];
  };

  test('orders stand with both prices before they are given, by keys; the answer shows its futures on a phone', async () => {
    const [ana, bo] = await atTable(sampleTurn);
    // Tarn guard is in hand; A picks the first attack, on Tower guard.
    await ana.locator('.command-unit h2', { hasText: 'Tarn guard' }).waitFor();
    await ana.locator('.command-unit h2').focus();
    await ana.keyboard.press('a');
    const row = ana.locator('.orders [data-on]');
    await row.getByText('Attack Tower guard').waitFor();
    // COMMAND-RESOLVE, section 13 of the ledger: six against three, or four if Hill levy comes.
    expect(await row.locator('td').allInnerTexts()).toEqual([
      '6 against 3 or 4',
      '1, then 1 or 1 unit',
      '2 and 2 units',
    ]);
    expect(await ana.locator('[data-account] tfoot b').allInnerTexts()).toEqual(['2 points', '2 points and 2 units']);
    // COMMAND-SURVIVOR-003: a fork of the account opens the lines of the other way, and what it comes to.
    await ana.getByRole('button', { name: 'or else: Slaughter' }).click();
    await ana.getByText('In all you pay 1 point and 1 unit, he 2 points and 2 units.').waitFor();
    await ana.locator('.tooth[data-look="planned"]').waitFor({ state: 'attached' });
    expect(await lookClosely(ana, 'command')).toEqual([]);
    await ana.locator('.command-unit h2').focus();
    await ana.keyboard.press('n');
    await ana.locator('.command-unit h2', { hasText: 'Tarn levy' }).waitFor();
    await ana.keyboard.press('p');
    await ana.keyboard.press('a');
    await ana.locator('.foot-act').click();
    await bo.getByRole('heading', { name: 'Tower guard must answer' }).waitFor();
    // Sixth row of the same section: to defend costs nothing, and the answer that pays stands first.
    expect(await bo.locator('.future[data-on]').getAttribute('data-word')).toBe('defend');
    // Both answers are a press away, and the fight is tied together on the board.
    expect(await bo.locator('.command-foot [data-answer]').allInnerTexts()).toEqual(['Defend', 'Rout']);
    await bo.locator('.flag', { hasText: '4 against 4 or 6' }).waitFor({ state: 'attached' });
    await bo.locator('.future[data-word="rout"]').click();
    await bo.locator('.foot-act', { hasText: 'Rout' }).waitFor();
    expect(await lookClosely(bo, 'command-reaction')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('two browsers play it to its end, with a charge, an attack and an answer', async () => {
    const [ana, bo] = await atTable(smallBattle);
    const given = new Set<string>();
    for (const _ of looks()) {
      await Promise.any([ana, bo].map((page) => page.locator('.command-end, .command-foot').first().waitFor()));
      if (await ana.locator('.command-end').isVisible()) break;
      for (const page of [ana, bo]) {
        if (!(await page.locator('.command-foot').isVisible())) continue;
        // News may change a panel under the hand: then it is looked at again.
        for (const word of await playOn(page).catch(() => [])) given.add(word);
      }
    }
    for (const page of [ana, bo]) {
      await page.getByRole('heading', { name: 'The battle is over' }).waitFor();
      expect(await page.locator('.command-end .scene-lead').textContent()).toMatch(/Victory for|A draw\./);
    }
    expect([...given]).toEqual(expect.arrayContaining(['charge', 'attack', 'defend']));
    expect(house.complaints).toEqual([]);
  });
});
