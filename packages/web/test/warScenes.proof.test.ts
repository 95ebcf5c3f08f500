import type { Deed, Seat } from '@warmoot/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { says, types, typesDice } from './kit/said.js';
import { sampleTurn } from './kit/scenes.js';
import { command, joinTable, openTable } from './kit/tables.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDTH = 17;

/** A scene of two sides in its course. */
const course =
  (scene: string, a: object, b: object, more: object, options: object = {}) =>
  (one: string, two: string): Deed =>
    ({
      do: 'begin',
      scene,
      setup: {
        seats: [one, two],
        a: { name: 'Avitch', seat: one, ...a },
        b: { name: 'Dorrow', seat: two, ...b },
        ...more,
      },
      options,
    }) as Deed;

/** The ledger's sample fight (section 14) in its third round, the last, in contact, with a Flanked unit. */
const sampleFight = course(
  'sortie/battle',
  {
    units: [
      {
        ...{ name: 'Tarn guard', heads: 300, weight: 'heavy', level: 1 },
        commander: { name: 'Ella', level: 2, strengths: ['tactics'] },
      },
      { name: 'Tarn bows', heads: 150, archers: true, level: 1 },
    ],
  },
  {
    units: [
      {
        ...{ name: 'Dorrow riders', heads: 200, mount: 'cavalry', level: 1.5 },
        commander: { level: 1 },
        moved: 'overHalf',
      },
    ],
  },
  {
    ground: 'open',
    position: {
      round: 3,
      units: [
        { unit: 'A1', floating: 2, opened: true, flankedBy: ['B1'] },
        { unit: 'B1', floating: 0, opened: true },
      ],
      apart: [{ a: 'A1', b: 'B1', halfMoves: 0 }],
    },
  },
  { 'sortie.roundLimit': 3 },
);

const at = (name: string, like: string, x: number, y: number) => ({ name, like, at: { x, y } });

/** Out of reach of each other, in the Opening: one to walk and one to shoot. */
const atADistance = course(
  'warband/skirmish',
  { figures: [at('Aldous Kern', 'hero', 2, 4), at('Tib', 'archer', 2, 7)] },
  { figures: [at('Rolf', 'captain', 12, 4), at('Odo', 'spearman', 12, 7)] },
  { position: { round: 1, phase: 'opening', priority: 'a' } },
  { 'warband.map': { width: WIDTH, height: 10 } },
);

const spears = (name: string, y: number, facing: 'n' | 's', leader: string) => {
  const two = { like: 'spearman', count: 2 };
  const ranks = [
    { figures: [two, { like: 'captain', name: leader }, two] },
    { figures: [{ like: 'spearman', count: 5 }] },
  ];
  return { units: [{ name, at: { x: 8, y }, facing, ranks }] };
};

/** Two units of spears face to face, their leaders in front: a battle line in its Melee. */
const aLine = course(
  'warband/battle',
  spears('Tarn spears', 9, 'n', 'Aldous Kern'),
  spears('Dorrow spears', 8, 's', 'Rolf'),
  { position: { round: 2, phase: 'melee', priority: 'a' } },
  { 'warband.map': { width: 16, height: 16 } },
);

interface Two {
  readonly ana: Page;
  readonly bo: Page;
  readonly host: Seat;
  readonly guest: Seat;
}

describe('scenes of war, on a desk and on a phone', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const atTable = async (deed: (one: string, two: string) => Deed): Promise<Two> => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules', PHONE)];
    const host = await openTable(ana, 'Ana');
    await typesDice([ana, host]);
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, deed(host.seat, guest.seat));
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
    await Promise.all([ana, bo].map((page) => page.locator('.table-scene').waitFor()));
    return { ana, bo, host, guest };
  };

  test('command: an order by a key with its prices and teeth, and what the other is then asked, shut nobody out', async () => {
    const { ana, bo } = await atTable(sampleTurn);
    await ana.locator('.command-unit h2', { hasText: 'Tarn guard' }).focus();
    await ana.keyboard.press('a');
    await ana.locator('.orders [data-on]', { hasText: 'Attack Tower guard' }).waitFor();
    await ana.getByRole('button', { name: 'or else: Slaughter' }).click();
    await ana.locator('.tooth[data-look="planned"]').waitFor({ state: 'attached' });
    const found = [...(await lookClosely(ana, 'command'))];
    await ana.locator('.foot-act').click();
    await bo.getByRole('heading', { name: 'Tower guard must answer' }).waitFor();
    await bo.locator('.future[data-word="rout"]').click();
    await bo.locator('.foot-act', { hasText: 'Rout' }).waitFor();
    found.push(...(await lookClosely(bo, 'command-reaction')));
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('the guide to command with a fight that was fought out shuts nobody out', async () => {
    const page = await house.visit('/guide/command', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Fight it out' }).click();
    await page.getByText('Routs', { exact: true }).waitFor();
    expect(await lookClosely(page, 'guide to command', 'main')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('sortie: orders drawn in gold, those of the other, and how it ended shut nobody out', async () => {
    const { ana, bo, host, guest } = await atTable(sampleFight);
    await ana.locator('[data-unit="A1"]').click();
    await ana.locator('[data-unit="B1"]').click();
    await ana.locator('.cord-label[data-planned][data-kind="fight"]').waitFor();
    const found = [...(await lookClosely(ana, 'sortie-orders'))];
    await ana.locator('[data-rest]').click();
    await bo.locator('.orders-one input[value="stand"]').check({ force: true });
    found.push(...(await lookClosely(bo, 'sortie-orders-phone')));
    await bo.locator('.foot-act').click();
    for (const page of [ana, bo]) await page.locator('.sortie[data-step="plans"] .foot-act').waitFor();
    await says([ana, host], { choose: 'plan', maneuver: 'attack', bids: { B1: 0 } }, 'A1');
    await says([bo, guest], { choose: 'plan', maneuver: 'attack', bids: { A1: 0 } }, 'B1');
    await types([ana, host], [3, 3, 3, 3, 3]);
    await types([bo, guest], [3, 3, 3, 3]);
    for (const page of [ana, bo]) await page.locator('.sortie-end').waitFor();
    found.push(...(await lookClosely(ana, 'sortie-end')));
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('a skirmish: a finger gives the turn on, a mouse draws the way where it rests, and both hear of the shot', async () => {
    const { ana, bo, host } = await atTable(atADistance);
    await bo.getByRole('button', { name: 'Announce no more' }).tap();
    await ana.getByRole('button', { name: 'End this part' }).waitFor();
    const space = (x: number, y: number) => ana.locator(`.skirmish-board [data-hex="${y * WIDTH + x}"]`);
    await space(5, 4).hover({ force: true });
    await ana.getByText('3 spaces').first().waitFor();
    await space(5, 4).click({ force: true });
    await ana.locator('.foot-act', { hasText: 'Move to (5, 4)' }).click();
    await ana.locator('.field-muster button', { hasText: 'Tib' }).click();
    await space(12, 7).click({ force: true });
    await ana.locator('.foot-act', { hasText: 'Shoot at Odo' }).click();
    await ana.locator('.typed-dice').waitFor();
    await types([ana, host], [12]);
    for (const page of [ana, bo]) await page.locator('.strip', { hasText: 'shoots at Odo' }).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('battle lines: L, M and C of a keyboard do what they say, and the other is asked at once', async () => {
    const { ana, bo } = await atTable(aLine);
    await ana.getByRole('heading', { name: 'If the lines fight' }).waitFor();
    for (const [key, heard] of [
      ['l', 'Tarn spears, ranks of 5 and 5, against Dorrow spears'],
      ['m', 'in 12'],
    ] as const) {
      await ana.keyboard.press(key);
      await ana.locator('[aria-live]', { hasText: heard }).waitFor({ state: 'attached' });
    }
    await ana.keyboard.press('c');
    await ana.locator('.foot-act', { hasText: 'Challenge Rolf' }).click();
    await bo.locator('.ln-duel').waitFor();
    await bo.locator('.scene-rows input').first().check({ force: true });
    await bo.locator('.foot-act').tap();
    for (const page of [ana, bo])
      await page
        .locator('.strip', { hasText: /Aldous Kern|Rolf/ })
        .first()
        .waitFor();
    expect(house.complaints).toEqual([]);
  });
});
