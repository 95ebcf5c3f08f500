import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { measure, sayings } from './kit/measures.js';
import { checkOf, command, duelOf, joinTable, openTable, standOf } from './kit/tables.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

describe('every page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('walk', async () => {
    const found: Record<string, unknown> = {};
    const [en, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const key = async (of: Page): Promise<Page> => {
      const page = await house.visit('/rules', { locale: 'de-DE' });
      await page.context().addCookies(await of.context().cookies());
      return page;
    };
    const host = await openTable(en, 'Ana');
    const de = await key(en);
    const stop = async (name: string, path: string | null, wait: string, prepare: (page: Page) => Promise<unknown> = async () => {}) => {
      const began = Date.now();
      const one: Record<string, unknown> = {};
      const said: (readonly string[])[] = [];
      for (const page of [en, de]) {
        if (path !== null) await page.goto(`${house.url}${path}`);
        try {
          await page.locator(wait).first().waitFor({ timeout: 8000 });
          await prepare(page);
        } catch (error) { one.error = String(error).slice(0, 300); await page.screenshot({path: `/tmp/r14fail-${name}.png`}); break; }
        said.push(await sayings(page));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: width < 761 ? 844 : 900 });
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
          const measured = await measure(page);
          for (const [kind, list] of Object.entries(measured)) if (list.length > (kind === 'gold' ? 1 : 0)) one[`${page === en ? 'en' : 'de'} ${width} ${kind}`] = list;
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      const [english = [], german = []] = said;
      const same = english.filter((text) => german.includes(text));
      one.same = same;
      one.ms = Date.now() - began;
      found[name] = one;
    };
    const click = (selector: string) => async (page: Page) => page.locator(selector).first().click();
    for (const path of ['/', '/start', '/join', '/rules', '/rules/SAGA-CHECK-017', '/maps', '/guide/duel', '/guide/battle', '/guide/check', '/nowhere'])
      await stop(path, path, 'h1');
    const at = `/t/${host.table}`;
    for (const [nth, kind] of ['check', 'duel', 'battle'].entries()) {
      await stop(`lobby ${kind}`, at, '.lobby', async (page) => {
        await page.locator('[role=tab]').nth(nth).click();
        await page.locator('.lobby-setup .btn').first().waitFor();
      });
    }
    const guest = await joinTable(en, host, bo, 'Bo');
    await command(en, host, duelOf(host.seat, guest.seat));
    await stop('duel', at, '.foot-act');
    await command(bo, guest, { do: 'propose', about: 'pause', value: {} });
    await command(bo, guest, { do: 'say', text: 'Supper is ready.' });
    for (const nth of [0, 1, 2, 3]) {
      await stop(`side ${nth}`, at, '.side-open', async (page) => {
        await page.locator('.side-open').click();
        const tab = page.locator('.side [role=tab]').nth(nth);
        if (await tab.count()) await tab.click();
      });
    }
    await stop('menu', null, '.head-menu', async (page) => { await page.keyboard.press('Escape'); await page.locator('.head-menu').click(); });
    await stop('log', `${at}/log`, '.log-entry');
    writeFileSync('/tmp/r14walk.json', JSON.stringify(found, null, 1));
    await command(en, host, { do: 'withdraw', proposal: 1 });
    await bo.goto(`${house.url}${at}`);
    await bo.locator('.choice-name', { hasText: 'Surrender' }).click();
    await bo.locator('.foot-act').click();
    await en.goto(`${house.url}${at}`);
    await en.locator('.choice-name', { hasText: 'Fight on' }).click();
    await en.locator('.foot-act').click();
    await stop('after', at, '.after');
    await stop('scene', `${at}/scene/1`, '.proof');
    await command(en, host, checkOf(host.seat, guest.seat));
    await stop('check', at, '.table-scene h2');
    await command(en, host, { do: 'propose', about: 'abandon', value: {} });
    await command(bo, guest, { do: 'propose', about: 'abandon', value: {} }).catch(() => {});
    writeFileSync('/tmp/r14walk.json', JSON.stringify(found, null, 1));
    const t2 = await openTable(en, 'Ana');
    await command(en, t2, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await stop('founding', `/t/${t2.table}/campaign`, 'h1');
    const { ella } = await saltCrown(en, t2, [t2.seat, 'Bo', null]);
    for (const place of ['campaign', 'cast', 'calendar', 'setting', 'journal']) await stop(place, `/t/${t2.table}/${place}`, 'h1');
    await stop('sheet', `/t/${t2.table}/cast/${ella}`, 'h1');
    const t3 = await openTable(en, 'Ana');
    await command(en, t3, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await command(en, t3, standOf(t3.seat, 'Bo'));
    await stop('battle', `/t/${t3.table}`, '.battle .foot-act');
    await stop('battle side', `/t/${t3.table}`, '.battle .foot-act', async (page) => {
        await page.locator('.side-open').click();
      });
    writeFileSync('/tmp/r14walk.json', JSON.stringify(found, null, 1));
    expect(house.complaints).toEqual([]);
    void click;
  });
});
