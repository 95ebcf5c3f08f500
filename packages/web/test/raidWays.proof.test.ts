import type { Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import {
  beginAlone,
  beginWithBo,
  challengeJoris,
  chapterOf,
  fightUntil,
  RAID_SEED,
  readLeaf,
  rideOut,
} from './kit/raid.js';

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

/** Ella's thirty and Jorun's; the guard's sixty, and the twenty whom the bell has called. */
const TOLD = [['60 medium cavalry'], ['20 bowmen', '20 pikemen', '40 medium infantry']];

describe('the battle of the raid', () => {
  let house: House;
  let file: unknown;
  beforeAll(async () => {
    house = await openHouse({ seed: RAID_SEED });
    const page = await house.visit('/');
    const seat = await beginAlone(page);
    await rideOut([page, seat]);
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
    expect(promised).toEqual(TOLD);
    // A computer has the other side: nobody is asked.
    expect(await page.locator('.ask-first').count()).toBe(0);
    await page.getByRole('button', { name: 'Play on now' }).click();
    await page.waitForURL(/\/t\/[^/]+$/);
    // The leaf says whether two may meet in single combat, and why not where they may not.
    expect(await readLeaf(page)).toContain(combat);
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
    await readLeaf(page);
    await fightUntil(page, (step) => step === 'challenge');
    await challengeJoris(page);
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
    const [ana, bo] = [await house.visit('/'), await house.visit('/rules')];
    const [host, guest] = await beginWithBo(ana, bo);
    await rideOut([ana, host], [bo, guest]);
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
