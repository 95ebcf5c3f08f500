import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { ACT } from './kit/play.js';
import { ambushOf, openRoadOf, REST, supperOnTheRoad, TELLTALES } from './kit/roads.js';
import { type Sat, says, types } from './kit/said.js';
import { command, joinTable, openTable } from './kit/tables.js';
import { tap } from './kit/tap.js';
import { ANA, Written } from './kit/written.js';

/** Bo plays on a phone, in German. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'de-DE',
};

const TYPED = { hideMade: false, dice: 'typed', referee: null, deadline: null } as const;
/** Throws that succeed and fail, whatever the ratings. */
const WELL = [8, 8, 9];
const BADLY = [1, 1, 0];

describe('a march', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('three browsers and a hidden ambush: nobody is shut out of it, and the third hears nothing of it', async () => {
    const [ana, bo, cy] = [
      await house.visit('/rules'),
      await house.visit('/rules', PHONE),
      await house.visit('/rules'),
    ];
    const { received } = tap(cy);
    const host = await openTable(ana, 'Ana');
    const [second, third] = [await joinTable(ana, host, bo, 'Bo'), await joinTable(ana, host, cy, 'Cy')];
    await command(ana, host, ambushOf(host.seat, second.seat, third.seat));
    await Promise.all([ana, bo, cy].map((page) => page.goto(`${house.url}/t/${host.table}`)));
    const found: string[] = [];

    // The morning: the way is laid along the spans by keys alone.
    await ana.locator('.march-plan').waitFor();
    found.push(...(await lookClosely(ana, 'plan')));
    await ana.locator('.pace-card', { hasText: 'Careful' }).click();
    const here = () => ana.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await ana.locator('.roads-span[tabindex="0"]').focus();
    expect(await here()).toMatch(/^Tarry Mill/);
    await ana.keyboard.press('ArrowUp');
    expect(await here()).toMatch(/^The span north of Tarry Mill/);
    await ana.keyboard.press('Enter');
    await ana.locator('[aria-live]', { hasText: 'Way laid to' }).first().waitFor();
    await cy.locator('.march-plan').waitFor();
    found.push(...(await lookClosely(cy, 'watch', '.march-panel')));
    await says([bo, second], REST);
    await says([cy, third], { ...REST, marks: 0 });
    await ana.locator(ACT).click();

    await ana.locator('.march-exchange').waitFor();
    found.push(...(await lookClosely(ana, 'exchange', '.march-panel')));
    await says([ana, host], { choose: 'close' });

    // The ambush: both who are in it say how it is played.
    await bo.locator('.march-contact').waitFor();
    found.push(...(await lookClosely(bo, 'handover', '.march-panel')));
    for (const page of [ana, bo]) {
      await page.locator('.march-contact .choice', { hasText: /Mass Combat|Schlacht/ }).click();
      await page.locator(ACT).click();
    }
    for (const page of [ana, bo]) await page.locator('.inner .battle').waitFor();
    expect(await cy.locator('.march-idle').textContent()).toContain('The day is sealed');
    expect(received.length).toBeGreaterThan(0);
    for (const telltale of TELLTALES) expect(received.filter((frame) => frame.includes(telltale))).toEqual([]);
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('breath in a pursuit inside a march, and that the computer plays in one’s place, shut nobody out', async () => {
    const [page, bo] = [await house.visit('/rules', { reducedMotion: 'reduce' }), await house.visit('/rules')];
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'propose', about: 'options', value: TYPED });
    const guest = await joinTable(page, host, bo, 'Bo');
    await command(page, host, openRoadOf(host.seat, guest.seat));
    const [hares, hounds]: readonly [Sat, Sat] = [
      [page, host],
      [bo, guest],
    ];
    for (const party of [hares, hounds]) await says(party, REST);
    await says(hounds, { choose: 'close' });
    await says(hares, { choose: 'evade', to: 'south-1' });
    for (const faces of [WELL, BADLY, WELL]) {
      await says(hares, { choose: 'way', way: 'cover', lead: false });
      await says(hounds, { choose: 'guess', way: 'open' });
      await types(hares, faces);
    }
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.inner').getByText('Endurance').first().waitFor();
    expect(await lookClosely(page, 'march-breath', '.inner')).toEqual([]);

    await command(page, host, { do: 'rest', player: 'recruit' });
    await page.locator('.table-notes').getByText('The computer plays for you').waitFor();
    expect(await lookClosely(page, 'resting', '.table-notes')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('a Discussion that is due on the road shuts nobody out', async () => {
    const line = new Written();
    supperOnTheRoad(line, ANA);
    const page = await house.visit('/rules');
    const { table } = await line.broughtBy(page);
    await page.goto(`${house.url}/t/${table}`);
    await page.locator('.due-on-road', { hasText: 'Supper' }).waitFor();
    expect(await lookClosely(page, 'due', '.due-on-road')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
