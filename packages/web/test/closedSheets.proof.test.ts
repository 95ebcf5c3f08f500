import type { Deed, Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { command, joinTable, openTable } from './kit/tables.js';

const rated = (rating: number) => ({
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, rating])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
});

const CLOSED = { 'saga.generation.others': 'byHand', 'saga.table.openSheets': false };

/** Nothing on the page that speaks of chances, or of numbers that are none. */
const ODDS = /\d\s?%|\d\/\d+|NaN|undefined/;

describe('SAGA-CAMPAIGN-004: closed sheets in two browsers', () => {
  let house: House;
  let [ana, bo]: Page[] = [];
  let host: Seat;
  let guest: Seat;
  const deed = (page: Page, seat: Seat, what: object): Promise<unknown> =>
    command(page, seat, { do: 'campaign', deed: what } as unknown as Deed);
  interface Open {
    readonly question: string;
    readonly as: string;
    readonly step: string;
    readonly made: boolean;
    readonly choices: readonly { readonly choose: string; readonly with?: string }[];
  }

  const asked = async (page: Page, { table, seat }: Seat): Promise<readonly Open[]> => {
    const got = await page.request.get(`${house.url}/api/tables/${table}/questions?seat=${seat}`);
    return ((await got.json()) as readonly Open[]).filter(({ made }) => !made);
  };

  /** Both fight on, and act where they can be defended against, until Ana is asked this. */
  const playUpTo = async (step: string): Promise<void> => {
    const seats = [
      [ana as Page, host],
      [bo as Page, guest],
    ] as const;
    for (let moves = 0; moves < 40; moves++) {
      const all = await Promise.all(seats.map(async ([page, seat]) => ({ page, seat, open: await asked(page, seat) })));
      if (moves > 0 && all[0]?.open[0]?.step === step) return;
      const { page, seat, open } = all.find((one) => one.open.length > 0) as (typeof all)[number];
      const { question, as, choices } = open[0] as Open;
      const choice = choices.find((one) => one.choose === 'fightOn' || one.with !== undefined) ?? choices[0];
      await command(page, seat, { do: 'answer', question, as, choice } as unknown as Deed);
    }
    throw new Error(`nobody is asked to ${step}`);
  };

  const pages = (): readonly [Page, Page] => [ana as Page, bo as Page];

  beforeAll(async () => {
    house = await openHouse({ warned: true });
    [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
  });
  // A table for each test, and for each second try of one.
  beforeEach(async () => {
    const [one, two] = pages();
    host = await openTable(one, 'Ana');
    guest = await joinTable(one, host, two, 'Bo');
    await deed(one, host, { deed: 'found', name: 'The Salt Crown', options: CLOSED });
    await deed(one, host, { deed: 'add', name: 'Lady Ella', owner: host.seat, ...rated(4) });
    await deed(two, guest, { deed: 'add', name: 'Morten', owner: guest.seat, ...rated(7) });
  });
  afterAll(() => house.close());

  test('a check shows one’s own rating and a closed sheet, and no chance', async () => {
    const [one, two] = pages();
    await deed(one, host, { deed: 'plan', day: 1, scene: 'freeForm', title: 'Talk', characters: ['c1'] });
    await deed(one, host, { deed: 'start', entry: 'e3' });
    const acting = { character: 'c1', skill: 'run' };
    const play = { play: 'check', entry: 'e3', acting, action: 'runs for it' };
    await command(one, host, { do: 'propose', about: 'play', value: { play } } as unknown as Deed);
    const speak = { do: 'speak', proposal: 1, question: 'p1.0', choice: { choose: 'agree' } };
    await command(two, guest, speak as unknown as Deed);
    await Promise.all(pages().map((page) => page.goto(`${house.url}/t/${host.table}`)));
    for (const page of pages()) await page.locator('.check-side').waitFor();
    expect(await one.locator('.check-rating').textContent()).toContain('4');
    expect(await one.locator('.closed-sign').count()).toBe(0);
    expect(await two.locator('.check-rating').textContent()).toContain('sheet closed');
    expect(await two.locator('.check').textContent()).not.toMatch(ODDS);
    expect(await look(two, 'closed-check')).toEqual([]);
    await command(one, host, { do: 'propose', about: 'abandon', value: {} } as unknown as Deed);
    await command(two, guest, { ...speak, proposal: 2, question: 'p2.0' } as unknown as Deed);
    await deed(one, host, { deed: 'close', entry: 'e3', text: 'Enough.' });
  });

  test('a duel shows one’s own ratings, closed sheets, and acts without chances', async () => {
    const [one, two] = pages();
    const plan = { side1: ['c1'], side2: ['c2'], distance: 'dagger' };
    await deed(one, host, { deed: 'plan', day: 1, scene: 'duel', title: 'Duel', characters: ['c1', 'c2'], plan });
    await command(one, host, { do: 'play', play: { play: 'entry', entry: 'e3' } } as unknown as Deed);
    await Promise.all(pages().map((page) => page.goto(`${house.url}/t/${host.table}`)));
    for (const page of pages()) await page.locator('.bout-side').first().waitFor();
    const figures = async (page: Page, name: string): Promise<string> =>
      (await page.getByRole('region', { name, exact: true }).first().textContent()) ?? '';
    expect(await figures(one, 'Lady Ella')).toMatch(/Control\s*4/i);
    expect(await figures(one, 'Morten')).toContain('sheet closed');
    expect(await figures(two, 'Morten')).toMatch(/Control\s*7/i);
    expect(await figures(two, 'Lady Ella')).toContain('sheet closed');
    await playUpTo('chooseActs');
    await one.locator('.mx').waitFor();
    await one.locator('.mx-label').first().click();
    for (const page of pages()) expect(await page.locator('main').textContent()).not.toMatch(ODDS);
    expect(await one.locator('.mx-rating').count()).toBe(0);
    expect(await look(one, 'closed-duel')).toEqual([]);
    await playUpTo('defend');
    await one.locator('.incoming').waitFor();
    expect(await one.locator('main').textContent()).not.toMatch(ODDS);
    await playUpTo('declare');
    await two.goto(`${house.url}/t/${host.table}/log`);
    await two.getByText('behind closed sheets').first().waitFor();
    expect(await two.locator('main').textContent()).not.toMatch(ODDS);
  });
});
