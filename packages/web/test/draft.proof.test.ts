import { saga } from '@warmoot/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { look, lookClosely } from './kit/looks.js';
import { command, joinTable, openTable, twoAtTable } from './kit/tables.js';

const NAMES = ['Ana', 'Bo', 'Cy'] as const;

/** Everything a browser is told from its first byte on: news of the table, and answers to what it asked for. */
interface Tap {
  readonly frames: string[];
  readonly answers: string[];
  /** What it asked for and may not have. */
  readonly refused: string[];
}

const tap = (page: Page): Tap => {
  const heard: Tap = { frames: [], answers: [], refused: [] };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.frames.push(String(payload))));
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    if (response.status() >= 400) heard.refused.push(`${response.status()} ${response.url()}`);
    response.text().then(
      (text) => heard.answers.push(text),
      () => undefined,
    );
  });
  return heard;
};

/** What of another's wishes stands in something that somebody was told; a few words around it, not the whole. */
const leaksIn = (told: readonly string[], name: string): readonly string[] =>
  told.flatMap((text) => {
    const [found] = /.{0,60}wish of (?:Ana|Bo|Cy).{0,20}/.exec(text.replaceAll(`wish of ${name}`, '')) ?? [];
    return found === undefined ? [] : [`${name} is told ${found}`];
  });

/** Something that nobody else may ever read. */
const wish = (name: string, nth: number): string => `wish of ${name} ${nth}`;

/** Makes one pick: by keys alone, or by the mouse. */
const pick = async (page: Page, name: string, nth: number): Promise<void> => {
  const radio = page.locator('.set-card input[type="radio"]').first();
  if (nth === 0) {
    await radio.focus();
    await page.keyboard.press('Space');
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
    await page.keyboard.type(`${name} the ${nth + 1}.`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(wish(name, nth));
    await page.locator('.foot-act').focus();
    await page.keyboard.press('Enter');
    return;
  }
  await radio.click();
  await page.getByLabel('Name', { exact: true }).fill(`${name} the ${nth + 1}.`);
  await page.getByLabel('What they want').fill(wish(name, nth));
  await page.locator('.foot-act').click();
};

/** On a phone one card is seen at a time, and a button turns to the next. */
const oneAtATime = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 780 });
  const seen = (): Promise<readonly (string | undefined)[]> =>
    page.locator('.set-cards').evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const cards = [...list.children] as HTMLElement[];
      const isSeen = (box: DOMRect): boolean => box.left < right - 1 && box.right > left + 1;
      return cards.filter((card) => isSeen(card.getBoundingClientRect())).map((card) => card.dataset.set);
    });
  const [first, ...more] = await seen();
  expect(more).toEqual([]);
  await page.getByRole('button', { name: 'The next set' }).click();
  await expect.poll(seen).not.toEqual([first]);
  await expect.poll(async () => (await seen()).length).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });
};

/** Whose gold button is there: nobody else has one. */
const whoseTurn = async (pages: readonly Page[]): Promise<Page> =>
  Promise.race(
    pages.map(async (page) => {
      await page.locator('.foot-act').waitFor();
      return page;
    }),
  );

describe('the draft', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());
  let heard: readonly Tap[] = [];

  test('SAGA-DRAFT-008 to -011: three in three browsers draft three characters each, and no news tells what another wants', async () => {
    const pages: readonly Page[] = await Promise.all(NAMES.map(() => house.visit('/rules')));
    const [ana, bo, cy] = pages as readonly [Page, Page, Page];
    const host = await openTable(ana, 'Ana');
    const seats = [host, await joinTable(ana, host, bo, 'Bo'), await joinTable(ana, host, cy, 'Cy')] as const;
    await command(ana, host, { do: 'campaign', deed: { deed: 'found', name: 'The Salt Crown' } } as never);
    for (const { seat } of seats)
      await command(ana, host, { do: 'campaign', deed: { deed: 'castSize', seat, characters: 3 } } as never);
    heard = pages.map(tap);
    const at = new URL(`/t/${host.table}`, ana.url()).href;
    await Promise.all(pages.map((page) => page.goto(at)));
    await command(ana, host, { do: 'play', play: { play: 'draft' } } as never);
    await Promise.all(pages.map((page) => page.locator('.set-card').nth(8).waitFor()));

    const made = [0, 0, 0];
    for (let picked = 0; picked < 9; picked++) {
      const mine = await Promise.race(
        pages.map(async (page, who) => {
          await page.locator('.foot-act').waitFor();
          return who;
        }),
      );
      const page = pages[mine] as Page;
      // Whoever waits sees who picks, and has nothing to press.
      for (const other of pages) if (other !== page) expect(await other.locator('.foot-act').count()).toBe(0);
      if (picked === 3) {
        await page.locator('.set-card input[type="radio"]').first().check();
        expect(await lookClosely(page, 'draft')).toEqual([]);
        await oneAtATime(page);
      }
      const name = NAMES[mine] as string;
      await pick(page, name, made[mine] as number);
      made[mine] = (made[mine] as number) + 1;
      const called = `${name} the ${made[mine]}.`;
      if (picked < 8) for (const one of pages) await one.locator('.set-taken', { hasText: called }).waitFor();
    }
    expect(made).toEqual([3, 3, 3]);
    await Promise.all(pages.map((page) => page.locator('.after, .camp-home').first().waitFor()));

    // The sheets stand in the campaign, and what somebody wants on theirs alone.
    await Promise.all(pages.map((page) => page.goto(`${at}/campaign`)));
    for (const page of pages) for (const name of NAMES) await page.getByText(`${name} the 3.`).first().waitFor();
    for (const [who, { frames }] of heard.entries()) {
      const name = NAMES[who] as string;
      expect(leaksIn(frames, name)).toEqual([]);
      expect(frames.some((frame) => frame.includes(wish(name, 1)))).toBe(true);
    }
    // Whoever comes back later is not shown a log that is closed to them, and no page asks for it.
    await Promise.all(pages.map((page) => page.goto(at)));
    for (const page of pages) await page.locator('.scenes-so-far', { hasText: 'Its log stays closed' }).waitFor();
    expect(heard.flatMap(({ refused }) => refused)).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('SAGA-DRAFT-010: the log of a draft that is over, too, tells nobody what others want', () => {
    expect(heard.flatMap(({ answers }, who) => leaksIn(answers, NAMES[who] as string))).toEqual([]);
  });

  test('two found a campaign that begins full, with six people and a first scene, in at most 20 presses', async () => {
    const { ana, bo, host } = await twoAtTable(house.visit);
    const at = new URL(`/t/${host.table}/campaign`, ana.url()).href;
    await Promise.all([ana.goto(at), bo.goto(at)]);
    let presses = 0;
    const press = async (what: Locator): Promise<void> => {
      await what.click();
      presses++;
    };
    // Everything stands before anybody has done anything, and is on both pages.
    for (const page of [ana, bo]) {
      await page.getByRole('heading', { name: 'The Salt Coast' }).waitFor();
      expect(await page.locator('.founding-steps li').count()).toBe(5);
      expect(await page.locator('.founding-year li').count()).toBe(12);
    }
    const looked = [...(await look(ana, 'founding-before'))];
    await ana.getByLabel('Name of the campaign').fill('The Salt Crown');
    await press(ana.getByRole('button', { name: '4 happenings: taken' }));
    await press(ana.getByRole('button', { name: 'Found the campaign' }));
    // Who waits sees the other's step.
    const step = (page: Page, name: string): Locator => page.locator('.founding-steps li').filter({ hasText: name });
    await step(bo, 'Name').filter({ hasText: 'Ana' }).waitFor();
    // A part that was left out is let in by the other.
    await press(bo.getByRole('button', { name: '4 happenings: left out' }));
    await ana.getByRole('button', { name: '4 happenings: taken' }).waitFor();
    await step(ana, 'World').filter({ hasText: 'Bo' }).waitFor();
    await press(ana.getByRole('button', { name: 'Draw up the cast' }));
    for (let picked = 0; picked < 6; picked++) {
      const page = await whoseTurn([ana, bo]);
      const other = page === ana ? bo : ana;
      // Gold is only what is one's own to do.
      await page.locator('.founding-steps [data-mine]').waitFor();
      expect(await other.locator('.foot-act, .founding-steps [data-mine]').count()).toBe(0);
      if (picked === 2) looked.push(...(await lookClosely(page, 'founding-draft')));
      if (picked === 1) await press(page.locator('.kit').filter({ hasText: 'Hunter' }));
      await press(page.locator('.foot-act'));
      await other
        .locator('.offer-turns li:not([data-open])')
        .nth(picked)
        .or(other.locator('.founding-step'))
        .first()
        .waitFor();
    }
    await Promise.all([ana, bo].map((page) => page.getByRole('button', { name: 'Propose it' }).waitFor()));
    looked.push(...(await lookClosely(bo, 'founding-scene')));
    await press(bo.getByRole('button', { name: 'Propose it' }));
    await step(ana, 'First scene').filter({ hasText: 'Bo proposes it' }).waitFor();
    await press(ana.getByRole('button', { name: 'Agree' }));
    await Promise.all([ana, bo].map((page) => page.getByRole('button', { name: 'Begin the campaign' }).waitFor()));
    const { characters, entries, units, notes, marked, options } = await campaignOf(ana, host);
    const mains = Object.values(characters).filter(({ main }) => main);
    expect(mains).toHaveLength(6);
    for (const { name, load, arms, words, skills } of mains) {
      expect([name, arms !== '', words.trade !== '', skills !== null]).toEqual([name, true, true, true]);
      expect([name, saga.carry.faultsOf(load, skills?.endurance ?? 2, options)]).toEqual([name, []]);
    }
    expect(Object.values(characters)).toHaveLength(12);
    expect([Object.values(units).length, marked?.length]).toEqual([4, 8]);
    expect(Object.values(notes).filter(({ kind }) => kind === 'place')).toHaveLength(9);
    const scene = Object.values(entries).find(({ kind }) => kind === 'scene');
    expect(scene).toMatchObject({ scene: 'duel', state: 'planned' });
    expect(scene?.day).toBeLessThanOrEqual(10);
    expect(presses).toBeLessThanOrEqual(20);
    await press(ana.getByRole('button', { name: 'Begin the campaign' }));
    await Promise.all([ana, bo].map((page) => page.locator('.next').getByText('A duel at Kell Ford').waitFor()));
    expect(looked).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
