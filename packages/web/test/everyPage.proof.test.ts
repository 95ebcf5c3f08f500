import type { Deed, Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { atRest, fitsSmall, lookClosely } from './kit/looks.js';
import { measure } from './kit/measures.js';
import { checkOf, command, duelOf, joinTable, openTable, standOf } from './kit/tables.js';

/** German words are the longer ones: they are measured in every layout, the English in the widest. */
const WIDTHS = { en: [1920], de: [320, 768, 1440] } as const;

/** What has one head on it: a table and all its places, or all that is outside of tables. */
const roomOf = (path: string): string => /^\/t\/[^/]+/.exec(path)?.[0] ?? '';

/** The pages of the table itself say who they are by the same name. */
const OF_TABLE = /^\/t\/[^/]+(\/log|\/scene\/.*)?$/;

/** Comes to a page: from another of the same room by a step within it, which keeps the document and what looks at it. */
const comeTo = async (page: Page, url: string): Promise<void> => {
  const [from, to] = [new URL(page.url()).pathname, new URL(url).pathname];
  if (from === to || OF_TABLE.test(to) || roomOf(from) !== roomOf(to)) {
    await page.goto(url);
    return;
  }
  const before = await page.evaluate((path) => {
    const head = `${document.title} ${document.querySelector('h1')?.textContent}`;
    history.pushState(null, '', path);
    return head;
  }, to);
  await page.waitForFunction((was) => `${document.title} ${document.querySelector('h1')?.textContent}` !== was, before);
};

/** Somebody declares that, where they are asked. */
const declare = async (page: Page, { table, seat }: Seat, choose: string): Promise<void> => {
  const url = new URL(`/api/tables/${table}/questions?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const [asked] = (await (await page.request.get(url)).json()) as readonly { question: string; as: string }[];
  const answer = { do: 'answer', question: asked?.question, as: asked?.as, choice: { choose } };
  await command(page, { table, seat }, answer as unknown as Deed);
};

describe('every page, in both languages', () => {
  let house: House;
  let en: Page;
  let de: Page;
  const faults: string[] = [];
  beforeAll(async () => {
    house = await openHouse({ warned: true });
    en = await house.visit('/rules');
    de = await house.visit('/rules', { locale: 'de-DE' });
  });
  afterAll(() => house.close());

  /** Looks at a page in both languages, in all widths, and notes what does not fit, and whom it shuts out. */
  const stop = async (
    name: string,
    /** Where it is; null where one is there already. */
    path: string | null,
    shows: string,
    then: (page: Page) => Promise<unknown> = async () => {},
    /** The part of it that differs from those before; null where axe looks at it elsewhere. */
    within: string | null = 'html',
  ): Promise<void> => {
    const lookAt = async (page: Page, language: 'en' | 'de'): Promise<void> => {
      if (path !== null) await comeTo(page, `${house.url}${path}`);
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
      await page.setViewportSize({ width: 1440, height: 900 });
      if (language === 'de')
        faults.push(...(await (within === null ? fitsSmall(page, name) : lookClosely(page, name, within))));
    };
    await Promise.all([lookAt(en, 'en'), lookAt(de, 'de')]);
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
    expect(await de.locator('html').getAttribute('lang')).toBe('de');
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
    await declare(bo, guest, 'surrender');
    await declare(en, host, 'fightOn');
    await stop('after', at, '.after');
    await stop('scene', `${at}/scene/1`, '.proof');
    await command(en, host, checkOf(host.seat, guest.seat));
    await stop('check', at, '.table-scene h2');
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
    expect(faults.splice(0)).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
