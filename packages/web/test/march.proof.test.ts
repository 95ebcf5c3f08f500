import type { Deed } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, joinTable, openTable } from './kit/tables.js';

/** Bo plays on a phone, in German. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'de-DE',
};

const [RIDERS, HOST, WATCH] = ['Ella’s riders', 'Dorrow’s host', 'The watch'] as const;

/** Those in camp are tired and see little: at a careful pace the few riders are seldom noticed. */
const KEEN = { hide: 8, notice: 8 };
const BLIND = { hide: 0, notice: 0 };

/** Riders who know of a host in camp beside them; a watch far away from both, at a place of its own. */
const roadTo = (ana: string, bo: string, cy: string): Deed =>
  ({
    do: 'begin',
    scene: 'saga/march',
    setup: {
      seats: [ana, bo, cy],
      roads: saga.roads.readyRoads('small'),
      parties: [
        {
          name: RIDERS,
          seats: [ana],
          at: 'tarry-mill',
          members: [{ name: 'Ella', skills: KEEN, mounted: true }],
          troops: { lightCavalry: 12 },
          wants: { want: 'catch', party: HOST },
          knows: [{ of: HOST, at: 'three-stones', aware: true }],
        },
        {
          name: HOST,
          seats: [bo],
          at: 'three-stones',
          members: [{ name: 'Morten', skills: BLIND }],
          troops: { mediumInfantry: 200 },
          weary: 3,
          wants: { want: 'reach', span: 'marl-manor' },
        },
        {
          name: WATCH,
          seats: [cy],
          at: 'marl-manor',
          members: [{ name: 'Wren', skills: BLIND }],
          approaches: ['the gate', 'the orchard'],
        },
      ],
    },
    options: {},
  }) as unknown as Deed;

/** Every text that the server sends to a page. */
const framesOf = (page: Page): readonly string[] => {
  const frames: string[] = [];
  page.on('websocket', (wire) => wire.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  return frames;
};

/** What a page that knows of nobody must never be sent: anything about a party that is not its own. */
const TELLTALES = [
  '"choosing":["',
  '"sighting"',
  '"attacker"',
  '"intend"',
  '"handOver"',
  '"battle"',
  'Morten',
  'Ella"',
];

const seal = (page: Page): Promise<void> => page.locator('.march .foot-act').click();

describe('a march', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('three browsers play a march with a hidden ambush into the battle, and the third hears nothing of it', async () => {
    const [ana, bo, cy] = [
      await house.visit('/rules'),
      await house.visit('/rules', PHONE),
      await house.visit('/rules'),
    ];
    const heard = framesOf(cy);
    const host = await openTable(ana, 'Ana');
    const [second, third] = [await joinTable(ana, host, bo, 'Bo'), await joinTable(ana, host, cy, 'Cy')];
    await command(ana, host, roadTo(host.seat, second.seat, third.seat));
    await Promise.all([ana, bo, cy].map((page) => page.goto(`${house.url}/t/${host.table}`)));

    // The morning: each seals for itself, and is told of nobody else.
    const found: string[] = [];
    await ana.locator('.march-plan').waitFor();
    await ana.locator('.pace-card', { hasText: 'Careful' }).click();
    found.push(...(await lookClosely(ana, 'plan')));
    for (const page of [bo, cy]) {
      await page.locator('.march-plan').waitFor();
      await page.locator('.pace-card').first().click();
    }
    for (const page of [ana, cy]) expect(await page.locator('.foot-hidden').textContent()).toContain('not told');
    found.push(...(await lookClosely(cy, 'watch', '.march-panel')));
    for (const page of [bo, cy, ana]) await seal(page);

    // On the road: only the riders are asked.
    await ana.locator('.march-exchange').waitFor();
    expect(await bo.locator('.march-idle').textContent()).toContain('Der Tag ist gesiegelt');
    expect(await cy.locator('.march-idle').textContent()).toContain('The day is sealed');
    expect(await ana.locator('.foot-hidden').textContent()).toContain('not told');
    await ana.locator('.intents label', { hasText: 'Evade' }).click();
    found.push(...(await lookClosely(ana, 'exchange')));
    await ana.locator('.intents label', { hasText: 'Close' }).click();
    await seal(ana);

    // The ambush: both who are in it say how it is played.
    for (const page of [ana, bo]) await page.locator('.march-contact').waitFor();
    found.push(...(await lookClosely(bo, 'handover', '.march-panel')));
    await bo.setViewportSize({ width: 390, height: 844 });
    for (const page of [ana, bo])
      expect(await page.locator('.march-contact').textContent()).toMatch(/in camp|im Lager/);
    for (const page of [ana, bo]) {
      await page.locator('.choice', { hasText: /Mass Combat|Schlacht/ }).click();
      await seal(page);
    }
    for (const page of [ana, bo]) await page.locator('.inner .battle').waitFor();
    expect(await ana.locator('.inner-bar').textContent()).toContain('Between mill and manor');
    expect(await cy.locator('.march-idle').textContent()).toContain('The day is sealed');
    expect(heard.length).toBeGreaterThan(0);
    for (const telltale of TELLTALES) expect(heard.filter((frame) => frame.includes(telltale))).toEqual([]);
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
