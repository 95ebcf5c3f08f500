import type { Deed } from '@warmoot/protocol';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atSize } from './kit/fits.js';
import { type House, openHouse } from './kit/house.js';
import { fitsSmall, lookClosely } from './kit/looks.js';
import { readyScene } from './kit/scenes.js';
import { command, joinTable, openTable } from './kit/tables.js';

const PHONE = { width: 390, height: 844 } as const;
const MOBILE: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'de-DE' };

/** The ready-made council of four, as it is set up in English. */
const council = readyScene('saga/discussion', 'council');

const MARKUP = '<img src="x" onerror="document.title=1"> **bold** <b>no</b>';

/** What stands in the margins of all appeals. */
const margins = (page: Page): Promise<readonly string[]> => page.locator('.hearing-figures').allTextContents();

/** Whether this page is asked at this step, and its gold button waits. */
const asked = (page: Page, step: string) =>
  page.locator(`.table-scene[data-asks="${step}"] .foot-act:not([aria-busy])`);

interface Saying {
  readonly appeal: string;
  readonly table: string;
}

const ENGLISH: Saying = { appeal: 'Make an appeal', table: 'Put it to the table' };
const GERMAN: Saying = { appeal: 'Einen Appell vorbringen', table: 'Dem Tisch vorlegen' };
const SURE = /^(Nothing more for now|Vorerst nichts mehr)$/;
const NO_MORE = /^(Nothing more to say for now|Vorerst nichts mehr zu sagen)$/;

/** Picks what is not picked already. */
const pick = async (label: Locator): Promise<void> => {
  if (!(await label.locator('input').isChecked())) await label.click();
};

/** Sets an appeal to Morten up by taps: what one wants of him, a skill, and what is picked among what moves him. */
const appealTo = async (page: Page, says: Saying, skill: RegExp, motive: string): Promise<void> => {
  await page.getByRole('button', { name: says.appeal }).click();
  const leaf = page.locator('.composer');
  await pick(leaf.locator('.appeal-whom label', { hasText: 'Morten' }));
  const offers = leaf.locator('.chips-lines label', { hasText: 'Joris Dorrow' });
  if ((await offers.count()) > 0) await pick(offers.first());
  await pick(leaf.locator('.appeal-terms label').filter({ hasText: skill }).first());
  const unfold = page.locator('.talk-unfold');
  if (await unfold.isVisible()) await unfold.click();
  await page.locator(`button.motive:has(i[title^="${motive}"])`).click();
  await page.getByRole('button', { name: says.table }).click();
};

describe('a Discussion', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ seed: 'council' });
  });
  afterAll(() => house.close());

  test('two browsers and a phone talk: markup is text, every page fits and shuts nobody out, and numbers are the same', async () => {
    const [ana, bo, cy] = [
      await house.visit('/rules'),
      await house.visit('/rules'),
      await house.visit('/rules', MOBILE),
    ];
    const all = [ana, bo, cy];
    const found: string[] = [];
    /** Looks at the page as it stands; the phone is a phone again afterwards. */
    const lookAt = async (page: Page, name: string): Promise<void> => {
      // German words are the longer ones; where the English page has the same parts, it is asked whether they fit.
      const isClose = page === cy || name === 'talk' || name === 'over';
      const within = name === 'talk' ? 'html' : '.discussion';
      found.push(...(await (isClose ? lookClosely : fitsSmall)(page, `discussion-${name}`, within)));
      if (page === cy) await atSize(page, { ...PHONE, text: 16 });
    };
    const host = await openTable(ana, 'Ana');
    const { seat: bos } = await joinTable(ana, host, bo, 'Bo');
    const { seat: cys } = await joinTable(ana, host, cy, 'Cy');
    // Ana speaks for Ella and Hedda, Bo for Morten.
    await command(ana, host, council(host.seat, bos, cys));
    await Promise.all(all.map((page) => page.goto(`${house.url}/t/${host.table}`)));

    // What is said is text, whatever is in it; while it is written the others see that, and no word of it.
    await ana.locator('.words-field textarea').pressSequentially(MARKUP);
    await bo.getByText('Ella Avitch is writing').waitFor();
    expect(await bo.locator('.discussion').textContent()).not.toContain('bold');
    await ana.getByRole('button', { name: 'Say it' }).click();
    for (const page of all) {
      await page.locator('.spoken-words', { hasText: MARKUP }).waitFor();
      expect(await page.locator('.conversation :is(img, strong, .spoken-words b)').count()).toBe(0);
      expect(await page.title()).not.toBe('1');
    }

    // Ana's appeal.
    await lookAt(ana, 'talk');
    await lookAt(cy, 'talk-de');
    await appealTo(ana, ENGLISH, /^Lead/, 'Proud');
    await asked(cy, 'decide').waitFor();
    await lookAt(cy, 'terms-de');
    for (const page of [bo, cy]) await asked(page, 'decide').click();
    await asked(ana, 'make').waitFor();
    await lookAt(ana, 'make');
    await asked(ana, 'make').click();
    for (const page of all) await expect.poll(() => margins(page)).toHaveLength(1);

    // Cy's, by thumb.
    await appealTo(cy, GERMAN, /^Führen/, 'Rachsüchtig');
    await asked(ana, 'decide').waitFor();
    await lookAt(ana, 'terms');
    for (const page of [ana, bo]) await asked(page, 'decide').click();
    await asked(cy, 'make').waitFor();
    await lookAt(cy, 'make-de');
    await asked(cy, 'make').click();
    for (const page of all) await expect.poll(() => margins(page)).toHaveLength(2);
    // The same numbers on every page.
    const numbers = async (page: Page): Promise<readonly string[]> =>
      (await margins(page)).join(' ').match(/\d+/g) ?? [];
    const told = await numbers(ana);
    for (const page of [bo, cy]) await expect.poll(() => numbers(page)).toEqual(told);

    // Nobody has more to say.
    for (const page of all) {
      await page.getByRole('button', { name: NO_MORE }).click();
      await page.getByRole('button', { name: SURE }).click();
    }
    await ana.getByRole('heading', { name: 'The talk is over' }).waitFor();
    await lookAt(ana, 'over');
    await lookAt(cy, 'over-de');
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('the newest line stays in sight, but for who has gone back to read: they are told how many there are', async () => {
    const ana = await house.visit('/rules');
    const host = await openTable(ana, 'Ana');
    await command(ana, host, {
      do: 'begin',
      scene: 'saga/discussion',
      setup: { seats: [host.seat], people: [{ name: 'Ella', seat: host.seat, motives: null }] },
      options: {},
    });
    const { scene } = (await (
      await ana.request.get(`${house.url}/api/tables/${host.table}?seat=${host.seat}`)
    ).json()) as { readonly scene: { readonly scene: number } };
    const say = (text: string): Promise<unknown> =>
      command(ana, host, { do: 'gesture', scene: scene.scene, gesture: { make: 'say', as: 'Ella', text } } as Deed);
    for (let nth = 1; nth <= 30; nth++) await say(`Line ${nth}.`);
    await ana.goto(`${house.url}/t/${host.table}`);
    const isSeen = (text: string): Promise<boolean> =>
      ana.getByText(text, { exact: true }).evaluate((line) => {
        const room = (line.closest('.conversation') as Element).getBoundingClientRect();
        const { top, bottom } = line.getBoundingClientRect();
        return top >= room.top && bottom <= room.bottom;
      });
    await expect.poll(() => isSeen('Line 30.')).toBe(true);
    await say('Line 31.');
    await expect.poll(() => isSeen('Line 31.')).toBe(true);
    await ana.locator('.conversation').evaluate((room) => room.scrollTo({ top: 0 }));
    await expect.poll(() => isSeen('Line 1.')).toBe(true);
    await say('Line 32.');
    await say('Line 33.');
    const news = ana.getByRole('button', { name: '2 new lines' });
    await news.waitFor();
    expect(await isSeen('Line 1.')).toBe(true);
    await news.click();
    await expect.poll(() => isSeen('Line 33.')).toBe(true);
    await news.waitFor({ state: 'detached' });
  });
});
