import type { Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightOn, somethingAsked, stepOn } from './kit/battle.js';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { command, joinTable } from './kit/tables.js';

const LONG_MS = 4 * PATIENCE_MS;

const closeLeaf = async (page: Page): Promise<void> => {
  await page.locator('.chapter-leaf').getByRole('button', { name: 'To the table' }).click();
  await page.locator('.chapter-leaf').waitFor({ state: 'detached' });
};

/** Computers sit in for whoever is at these pages until the chapter is over; the first page then leads on. */
const playOut = async (all: readonly (readonly [Page, Seat])[]): Promise<void> => {
  const [[page]] = all as readonly [readonly [Page, Seat]];
  for (const [at, seat] of all) await command(at, seat, { do: 'rest', player: 'captain' });
  const on = page.locator('.after').getByRole('link', { name: 'What comes next' });
  await on.waitFor({ timeout: LONG_MS });
  for (const [at, seat] of all) await command(at, seat, { do: 'back' });
  await on.click();
  await page.locator('.handover').waitFor();
};

/** From the council to the page after the march. */
const rideOut = async (all: readonly (readonly [Page, Seat])[]): Promise<void> => {
  const [[page]] = all as readonly [readonly [Page, Seat]];
  await closeLeaf(page);
  await playOut(all);
  await page.locator('.comes-row', { hasText: 'The march' }).click();
  await page.getByRole('button', { name: 'Play on now' }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await closeLeaf(page);
  await playOut(all);
};

const seatAt = (page: Page): Seat => ({ table: page.url().split('/t/')[1]?.split('/')[0] ?? '', seat: 'Guest' });

const chapterOf = async (page: Page, seat: Seat, chapter: string) => {
  const found = Object.values((await campaignOf(page, seat)).entries).find((one) => one.chapter === chapter);
  if (found === undefined) throw new Error(`${chapter} was not played`);
  return found;
};

/** A story whose march has left a battle to be fought: two in three do. */
const untilBattle = async (begin: () => Promise<readonly (readonly [Page, Seat])[]>) => {
  for (;;) {
    const all = await begin();
    await rideOut(all);
    const [[page]] = all as readonly [readonly [Page, Seat]];
    if ((await page.locator('.comes-row', { hasText: 'The battle' }).count()) > 0) return all;
  }
};

type Side = 0 | 1;
type Troops = Readonly<Record<string, number>>;

interface Opened {
  readonly name: string;
  readonly view: {
    readonly given: {
      readonly armies?: readonly { readonly troops: Troops }[];
      readonly sagas?: readonly { readonly troops: readonly { readonly troop: string; readonly soldiers: number }[] }[];
    };
    readonly open: {
      readonly roster: readonly {
        readonly side: Side;
        readonly troop: string;
        readonly soldiers: number;
        readonly parts: readonly { readonly troop: string; readonly heads: number }[];
      }[];
      readonly groups: readonly { readonly side: Side; readonly began: number }[];
      readonly champions: readonly { readonly standing: string; readonly hands: unknown }[];
    };
  };
}

const openedAt = async (page: Page, { table, seat }: Seat): Promise<Opened | null> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  return ((await (await page.request.get(url)).json()) as { readonly scene: Opened | null }).scene;
};

const summed = (all: readonly { readonly troop: string; readonly many: number }[]): Troops => {
  const sums: Record<string, number> = {};
  for (const { troop, many } of all) sums[troop] = (sums[troop] ?? 0) + many;
  return sums;
};

const rosterOf = ({ view }: Opened, side: Side) => view.open.roster.filter((one) => one.side === side);

/** The soldiers of a side in the battle that was opened, and how many units or figures they are. */
const FORCES: Readonly<Record<string, (opened: Opened, side: Side) => { troops: Troops; many: number }>> = {
  'saga/battle': (opened, side) => ({
    troops: opened.view.given.armies?.[side]?.troops ?? {},
    many: rosterOf(opened, side).length,
  }),
  'command/battle': (opened, side) => ({
    troops: summed(rosterOf(opened, side).map(({ troop, soldiers }) => ({ troop, many: soldiers }))),
    many: rosterOf(opened, side).length,
  }),
  'sortie/battle': (opened, side) => ({
    troops: summed(rosterOf(opened, side).flatMap(({ parts }) => parts.map((one) => ({ ...one, many: one.heads })))),
    many: rosterOf(opened, side).length,
  }),
  'warband/battle': ({ view }, side) => ({
    troops: summed((view.given.sagas?.[side]?.troops ?? []).map(({ troop, soldiers }) => ({ troop, many: soldiers }))),
    many: view.open.groups.filter((one) => one.side === side).reduce((sum, { began }) => sum + began, 0),
  }),
};

/** "20 medium infantry", as the page says it, without regard to the order. */
const asSaid = (troops: Troops): readonly string[] =>
  Object.entries(troops)
    .filter(([, many]) => many > 0)
    .map(([troop, many]) => `${many} ${troop.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)}`)
    .sort();

const pickWay = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Set the ways of war side by side' }).click();
  await page.getByRole('button', { name: `Fight it so: ${name}` }).click();
  await page.locator('.way-name', { hasText: name }).waitFor();
};

/** How many units or figures each way of war promises to each side: "9 : 9". */
const promisedCounts = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('button', { name: 'Set the ways of war side by side' }).click();
  const counts = await page.locator('.war-glance tbody tr').first().locator('b').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.locator('.war-glance').waitFor({ state: 'detached' });
  return counts;
};

const WAYS = [
  ['By the saga', 'saga/battle', 'may challenge each other', 'call out an enemy'],
  ['By command points', 'command/battle', 'meet blade to blade', 'whose units stand side by side'],
  ['In sorties', 'sortie/battle', 'nobody fights by hand', 'Nobody meets in single combat'],
  ['As battle lines', 'warband/battle', 'they lead, duel, and fall', 'leaders of two units'],
] as const;

describe('the battle of the raid', () => {
  let house: House;
  let file: unknown;
  beforeAll(async () => {
    house = await openHouse();
    const [[page, seat]] = (await untilBattle(async () => {
      const page = await house.visit('/');
      await page.getByRole('button', { name: 'Begin the story' }).click();
      await page.waitForURL(/\/t\//);
      return [[page, seatAt(page)]];
    })) as readonly [readonly [Page, Seat]];
    file = await (await page.request.get(`${house.url}/api/tables/${seat.table}/export?seat=${seat.seat}`)).json();
  });
  afterAll(() => house.close());

  /** The story brought to another table, at the page after its march. */
  const brought = async (): Promise<readonly [Page, Seat]> => {
    const page = await house.visit('/rules');
    const seat = (await (await page.request.post(`${house.url}/api/import`, { data: file })).json()) as Seat;
    await page.goto(`${house.url}/t/${seat.table}/next/${(await chapterOf(page, seat, 'march')).id}`);
    await page.locator('.handover').waitFor();
    return [page, seat];
  };

  test.each(WAYS)('%s: it opens with the forces that were promised', async (name, scene, people, combat) => {
    const [page, seat] = await brought();
    const nth = WAYS.findIndex(([one]) => one === name);
    const counts = (await promisedCounts(page))[nth];
    if (nth > 0) await pickWay(page, name);
    expect(await page.locator('.handover-way').textContent()).toContain(people);
    const promised = (await page.locator('.way-forces dd').allInnerTexts()).map((one) => one.split(', ').sort());
    // A computer has the other side: nobody is asked.
    expect(await page.locator('.ask-first').count()).toBe(0);
    await page.getByRole('button', { name: 'Play on now' }).click();
    await page.waitForURL(/\/t\/[^/]+$/);
    // The leaf says whether two may meet in single combat, and why not where they may not.
    await page.locator('.chapter-leaf', { hasText: combat }).waitFor();
    await closeLeaf(page);
    const opened = (await openedAt(page, seat)) as Opened;
    expect(opened.name).toBe(scene);
    const forces = ([0, 1] as const).map((side) => FORCES[scene]?.(opened, side));
    expect(forces.map((one) => asSaid(one?.troops ?? {}))).toEqual(promised);
    expect(forces.map((one) => one?.many).join(' : ')).toBe(counts);
    expect(house.complaints).toEqual([]);
  });

  test('SAGA-BATTLE-008: the computer takes up a challenge of its master-at-arms, and the battle goes on after it', async () => {
    const [page, seat] = await brought();
    await page.getByRole('button', { name: 'Play on now' }).click();
    await page.waitForURL(/\/t\/[^/]+$/);
    await closeLeaf(page);
    for (;;) {
      await somethingAsked([page]);
      const step = await stepOn(page);
      if (step === 'challenge') break;
      // News may change a panel under the hand: then it is looked at again.
      if (step !== null) await fightOn(page, step, 'Fight on').catch(() => undefined);
    }
    await page
      .locator('label:has(input[type="radio"])', { hasText: 'Lady Ella Avitch challenges Joris Dorrow' })
      .click();
    await page.locator('.foot-act').click();
    await page.getByText('The battle waits while these two fight.').waitFor();
    await page.locator('.duel-choose label', { hasText: 'Surrender' }).click();
    await page.locator('.foot-act').click();
    await page.locator('.inner').waitFor({ state: 'detached' });
    // The battle is there again, with what the duel has left of both; nobody else was in it.
    const opened = await openedAt(page, seat);
    expect(opened?.name).toBe('saga/battle');
    const fought = opened?.view.open.champions.filter(({ hands }) => hands !== null) ?? [];
    expect(fought.map(({ standing }) => standing).sort()).toEqual(['in', 'surrendered']);
    expect(house.complaints).toEqual([]);
  });

  test('COMMAND-SAGA-001 WARBAND-SAGA-001: who has the other side is asked, may refuse, and agrees to another way', async () => {
    const all = await untilBattle(async () => {
      const [ana, bo] = [await house.visit('/'), await house.visit('/rules')];
      await ana.getByRole('button', { name: 'with friends, by link' }).click();
      await ana.waitForURL(/\/t\//);
      const host = seatAt(ana);
      await ana.getByRole('heading', { name: 'Who plays whom' }).waitFor();
      const guest = await joinTable(ana, host, bo, 'Bo');
      await bo.goto(`${house.url}/t/${host.table}`);
      const town = ana.locator('.story-parts li', { hasText: 'The town' }).getByLabel('Played by');
      await town.selectOption({ label: 'Bo' });
      await bo.locator('.story-parts li[data-mine]', { hasText: 'The town' }).waitFor();
      await ana.getByRole('button', { name: 'Begin the story' }).click();
      await ana.locator('.chapter-leaf').waitFor();
      return [
        [ana, host],
        [bo, guest],
      ];
    });
    const [[ana, host], [bo]] = all as readonly [readonly [Page, Seat], readonly [Page, Seat]];
    const asked = ana.locator('.ask-first');
    // By the saga nobody is asked; by another way it is said before the press whom, and what comes of it.
    expect(await asked.count()).toBe(0);
    await pickWay(ana, 'As battle lines');
    const before = await asked.textContent();
    expect(before).toContain('Press, and Bo is asked. As soon as everybody agrees, it begins.');
    expect(before).toContain('Against the word of Bo it does not begin');
    await ana.getByRole('button', { name: 'Ask, then play on' }).click();
    await asked.getByText('It waits for Bo').waitFor();
    expect((await chapterOf(ana, host, 'battle')).state).toBe('planned');
    await bo.goto(ana.url());
    await bo.locator('.ask-first').getByText('as battle lines').waitFor();
    await bo.locator('.ask-first').getByRole('button', { name: 'Object' }).click();
    await asked.getByText('Nothing came of it').waitFor();

    // It stands on the calendar still, and is fought another way.
    await pickWay(ana, 'By command points');
    await ana.getByRole('button', { name: 'Ask, then play on' }).click();
    await bo.locator('.ask-first').getByText('by command points').waitFor();
    await bo.locator('.ask-first').getByRole('button', { name: 'Agree', exact: true }).click();
    // Both come to the table.
    await Promise.all([ana.waitForURL(/\/t\/[^/]+$/), bo.waitForURL(/\/t\/[^/]+$/)]);
    expect((await openedAt(ana, host))?.name).toBe('command/battle');
    expect((await chapterOf(ana, host, 'battle')).plan).toMatchObject({ by: 'command' });
    expect(house.complaints).toEqual([]);
  });
});
