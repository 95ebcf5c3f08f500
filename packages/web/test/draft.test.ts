import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { command, joinTable, openTable } from './kit/tables.js';

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
        expect(await look(page, 'draft')).toEqual([]);
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
});
