import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saltCrown } from './kit/campaign.js';
import { playButton } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { atRest, fitsSmall, lookClosely } from './kit/looks.js';
import { ENGLISH, measure, sayings } from './kit/measures.js';
import { ACT } from './kit/play.js';
import { inEnglish } from './kit/same.js';
import { checkOf, command, duelOf, joinTable, openTable, standOf } from './kit/tables.js';

/** German words are the longer ones: they are measured in every layout, the English in the widest. */
const WIDTHS = { en: [1920], de: [320, 768, 1440] } as const;

describe('every page, in both languages', () => {
  let house: House;
  let en: Page;
  let de: Page;
  const faults: string[] = [];
  /** The ways in the head of every page looked at. */
  const places = new Set<string>();
  beforeAll(async () => {
    house = await openHouse({ warned: true });
    en = await house.visit('/rules');
    de = await house.visit('/rules', { locale: 'de-DE' });
  });
  afterAll(() => house.close());

  /** Looks at a page in both languages, in all widths, and notes what is wrong with it, and whom it shuts out. */
  const stop = async (
    name: string,
    /** Where it is; null where one is there already. */
    path: string | null,
    shows: string,
    then: (page: Page) => Promise<unknown> = async () => {},
    /** The part of it that differs from those before; null where axe looks at it elsewhere. */
    within: string | null = 'html',
  ): Promise<void> => {
    const lookAt = async (page: Page, language: 'en' | 'de'): Promise<readonly string[]> => {
      if (path !== null) await page.goto(`${house.url}${path}`);
      await page.locator(shows).first().waitFor();
      await then(page);
      // What is fetched after the page itself is part of it.
      await page.waitForFunction(() => document.querySelector('.loading') === null);
      for (const width of WIDTHS[language]) {
        await page.setViewportSize({ width, height: width < 761 ? 844 : 900 });
        await atRest(page);
        const { sideways, collide, cut, gold } = await measure(page);
        const note = (what: string, list: readonly string[]) =>
          faults.push(...list.map((one) => `${name} ${language} ${width}, ${what}: ${one}`));
        note('sideways', sideways);
        note('collides', collide);
        note('cut', cut);
        if (gold.length > 1) note('gold', gold);
      }
      const said = await sayings(page);
      const ways = await page.locator('.head-nav a').allTextContents();
      if (ways.length > 1) places.add(`${language} ${ways.join(', ')}`);
      await page.setViewportSize({ width: 1440, height: 900 });
      if (language === 'de')
        faults.push(...(await (within === null ? fitsSmall(page, name) : lookClosely(page, name, within))));
      return said;
    };
    const [english, german] = await Promise.all([lookAt(en, 'en'), lookAt(de, 'de')]);
    faults.push(...inEnglish(german, english).map((text) => `${name}, in English: ${text}`));
  };

  test('outside of tables', async () => {
    const guides = [
      '/guide/duel',
      '/guide/battle',
      '/guide/check',
      '/guide/discussion',
      '/guide/chase',
      '/guide/march',
      '/guide/command',
      '/guide/sortie',
      '/guide/skirmish',
      '/guide/lines',
    ];
    for (const path of ['/', '/start', '/join', '/rules', '/maps', '/maps/roads', ...guides, '/nowhere'])
      await stop(path, path, 'h1');
    expect(faults.splice(0)).toEqual([]);
  });

  test('at a table', async () => {
    const bo = await house.visit('/rules');
    const host = await openTable(en, 'Ana');
    await de.context().addCookies(await en.context().cookies());
    const at = `/t/${host.table}`;
    await command(en, host, { do: 'openDoor' });
    await en.goto(`${house.url}${at}`);
    await en.locator('.lobby-setup [role=tab]').first().waitFor();
    const kinds = await en.locator('.lobby-setup [role=tab]').allTextContents();
    for (const [nth, kind] of kinds.entries())
      await stop(
        `lobby ${kind}`,
        nth === 0 ? at : null,
        '.lobby',
        async (page) => {
          await page.locator('.lobby-setup [role=tab]').nth(nth).click();
          await page.locator('.lobby-setup [role=tabpanel]:not([hidden]) .begins').waitFor();
          if (nth > 0) return;
          await page.locator('.bring summary').click();
          await page.locator('.bring details .btn').first().click();
          await page.locator('.invitation').waitFor();
        },
        nth === 0 ? 'html' : '.lobby-setup',
      );
    const guest = await joinTable(en, host, bo, 'Bo');
    await command(en, host, duelOf(host.seat, guest.seat));
    await command(bo, guest, { do: 'propose', about: 'pause', value: {} });
    await command(bo, guest, { do: 'propose', about: 'host', value: { seat: guest.seat } });
    await command(bo, guest, { do: 'say', text: 'Supper is ready.' });
    for (const nth of [0, 1, 2])
      await stop(
        `duel, side ${nth}`,
        nth === 0 ? at : null,
        '.foot-act',
        async (page) => {
          if (nth === 0) await page.locator('.side-open').click();
          await page.locator('.side [role=tab]').nth(nth).click();
        },
        nth === 0 ? 'html' : '.side',
      );
    await stop('menu', null, '.foot-act', (page) => page.locator('.head-menu').click(), null);
    await stop('log', `${at}/log`, '.log-entry');
    for (const proposal of [1, 2]) await command(en, host, { do: 'withdraw', proposal });
    for (const [page, choice] of [
      [bo, 'Surrender'],
      [en, 'Fight on'],
    ] as const) {
      await page.goto(`${house.url}${at}`);
      await page.locator('.choice-name', { hasText: choice }).click();
      await page.locator('.foot-act').click();
    }
    await stop('after', at, '.after');
    await stop('scene', `${at}/scene/1`, '.proof');
    await command(en, host, checkOf(host.seat, guest.seat));
    await stop('check', at, '.table-scene h2');
    // The same ways on every page of a table.
    expect([...places].sort()).toEqual(['de Tisch, Kampagne, Protokoll, Regeln', 'en Table, Campaign, Log, Rules']);
    const field = await openTable(en, 'Ana');
    await command(en, field, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await command(en, field, standOf(field.seat, 'Bo'));
    await stop('battle', `/t/${field.table}`, '.battle .foot-act', undefined, null);
    expect(faults.splice(0)).toEqual([]);
  });

  test('in a campaign', async () => {
    const host = await openTable(en, 'Ana');
    await de.context().addCookies(await en.context().cookies());
    await command(en, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    const at = `/t/${host.table}`;
    // Whom most pages of a campaign shut out is asked where they are used.
    const elsewhere = [undefined, null] as const;
    await stop('founding', `${at}/campaign`, '.founding', ...elsewhere);
    places.clear();
    const { ella } = await saltCrown(en, host, [host.seat, 'Bo', null]);
    for (const place of ['campaign', 'cast', 'calendar', 'setting', 'journal'])
      await stop(
        place,
        `${at}/${place}`,
        `.campaign[data-at=${place}] h1`,
        undefined,
        place === 'setting' ? 'html' : null,
      );
    await stop('sheet', `${at}/cast/${ella}`, '.campaign h1', ...elsewhere);
    await stop('table', at, '.lobby', ...elsewhere);
    expect([...places].sort()).toEqual([
      'de Tisch, Kampagne, Figuren, Kalender, Welt, Chronik, Protokoll, Regeln',
      'en Table, Campaign, Cast, Calendar, Setting, Journal, Log, Rules',
    ]);
    // What its people and entries are called was given by whoever founded it.
    const named = JSON.stringify(
      await (await en.request.get(`${house.url}/api${at.replace('/t/', '/tables/')}?seat=${host.seat}`)).json(),
    );
    const isGiven = (fault: string): boolean =>
      (/, in English: (.*)/.exec(fault)?.[1] ?? '')
        .split(/, | · /)
        .every((part) => part !== '' && named.includes(part));
    expect(faults.splice(0).filter((fault) => !isGiven(fault))).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('a browser that speaks German is spoken to in German, on a phone', async () => {
    const page = await house.visit('/', { locale: 'de-DE', viewport: { width: 390, height: 844 } });
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await playButton(page).click();
    await page.locator('.duel').waitFor();
    await page.locator(ACT).waitFor();
    expect(await page.locator('.duel').textContent()).not.toMatch(ENGLISH);
    await page.locator('.side-open').click();
    await page.locator('.side .log-entry').first().waitFor();
    expect(await page.locator('.side').textContent()).not.toMatch(ENGLISH);
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(house.complaints).toEqual([]);
  });
});
