import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Deed } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf, saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { atRest } from './kit/looks.js';
import { inFewColours } from './kit/palette.js';
import { reachedTable } from './kit/reach.js';
import { labScene, readyScene, sampleTurn } from './kit/scenes.js';
import { command, openTable, twoAtTable } from './kit/tables.js';

/** The pictures of the documents: `PICTURES=1 WARMOOT_TIER=proof npx vitest run packages/web/test/pictures` makes them anew. */
const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
/** Our pages have few colours: so few keep a picture below 150 kB, and nobody misses the others. */
const COLOURS = 64;
const DESK = { viewport: { width: 1440, height: 900 } } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

type Theme = 'light' | 'dark';

/** The page as it lies there: no pointer over it, no ring for keys, nothing moving. */
const take = async (page: Page, name: string, colorScheme: Theme = 'light'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    Object.assign(focused?.style ?? {}, { outline: 'none', boxShadow: 'none' });
  });
  await atRest(page);
  writeFileSync(`${FOLDER}${name}.png`, inFewColours(await page.screenshot({ scale: 'css' }), COLOURS));
};

type Answers = NonNullable<Parameters<typeof reachedTable>[1]>;

const FIGHT_ON: Answers = { declare: () => ({ choose: 'fightOn' }) };

interface ScenePicture {
  readonly scene: (one: string, two: string) => Deed;
  /** Where the seat is asked when it is taken, what was answered on the way, and what is pressed first. */
  readonly at: string;
  readonly answers?: Answers;
  readonly press?: (page: Page) => Promise<void>;
  readonly on?: typeof DESK | typeof PHONE;
  readonly theme?: Theme;
}

const pressFirst = (page: Page, rows: string): Promise<void> => page.locator(rows).first().click();

const SCENES: Readonly<Record<string, ScenePicture>> = {
  duel: {
    scene: labScene('ford'),
    at: 'chooseActs',
    answers: FIGHT_ON,
    press: (page) => page.locator('.mx-label', { hasText: 'Controlled Attack' }).click(),
  },
  battle: {
    scene: labScene('kell'),
    at: 'move',
    answers: FIGHT_ON,
    press: async (page) => {
      await page.locator('.unit-rows li').nth(3).getByRole('button').first().click();
      await pressFirst(page, '.halts button[aria-pressed]');
    },
  },
  phone: { scene: labScene('kell'), at: 'move', answers: FIGHT_ON, on: PHONE },
  command: {
    scene: sampleTurn,
    at: 'attacks',
    press: (page) => pressFirst(page, '.orders [data-word="attack"]'),
  },
  sortie: { scene: labScene('sortie'), at: 'plans', press: (page) => page.locator('.foot-act').click() },
  skirmish: { scene: labScene('figuresMelee'), at: 'blows', answers: { declare: () => ({ choose: 'pass' }) } },
  lines: { scene: labScene('lines'), at: 'challenges' },
  march: { scene: readyScene('saga/march', 'mill'), at: 'plan' },
  chase: { scene: readyScene('saga/chase', 'millRoad'), at: 'choose' },
};

/** What is said before Ana makes her appeal, by turns. */
const SAID = [
  ['The prisoner has eaten at my table. I will not hang a guest.', 'He has burned two of our mills since.'],
  ['Then let it be the third that he pays for, and not with his neck.', 'You always find a reason to be kind.'],
] as const;

describe.runIf(process.env.PICTURES === '1')('the pictures of the documents', () => {
  let house: House;
  beforeAll(async () => {
    mkdirSync(FOLDER, { recursive: true });
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('the first page, and the story that begins on it', async () => {
    const page = await house.visit('/', DESK);
    await take(page, 'home');
    await page.getByRole('button', { name: 'Begin the story' }).click();
    await page.locator('.table-scene').waitFor();
    await take(page, 'raid');
    expect(house.complaints).toEqual([]);
  });

  test.each(Object.entries(SCENES))('%s', async (name, { scene, at, answers = {}, press, on = DESK, theme }) => {
    const { page, begin, until } = await reachedTable(house, answers, on);
    await begin(scene);
    expect(await until([at])).toBe(at);
    // What was answered on the way was answered elsewhere: the page comes anew, and says nothing of that.
    await page.reload();
    await page.locator(`.table-scene[data-asks="${at}"] .foot-act`).waitFor();
    await press?.(page);
    await take(page, name, theme);
    expect(house.complaints).toEqual([]);
  });

  test('the log, with a sum open', async () => {
    const { page, begin, until } = await reachedTable(house, FIGHT_ON, DESK);
    await begin(labScene('ford'));
    await until(['chooseActs']);
    await until(['declare']);
    await page.reload();
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await page.locator('.log .n').nth(1).click();
    await page.getByRole('dialog').waitFor();
    await take(page, 'log', 'dark');
  });

  test('a Discussion', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, readyScene('saga/discussion', 'council')(host.seat, guest.seat));
    await go();
    await ana.getByRole('button', { name: 'Make an appeal' }).waitFor();
    const says = (page: Page, seat: typeof host, as: string, text: string): Promise<unknown> =>
      command(page, seat, { do: 'gesture', scene: 1, gesture: { make: 'say', as, text } } as unknown as Deed);
    for (const [hers, his] of SAID) {
      await says(ana, host, 'Ella Avitch', hers);
      await says(bo, guest, 'Morten Avitch', his);
    }
    await ana.locator('.spoken-words', { hasText: SAID[1][1] }).waitFor();
    await ana.getByRole('button', { name: 'Make an appeal' }).click();
    await ana.locator('.appeal-whom label', { hasText: 'Morten' }).click();
    await ana.locator('.chips-lines label', { hasText: 'Send him home unharmed' }).click();
    await ana.locator('.appeal-terms label', { hasText: 'Lead' }).first().click();
    await ana.locator('button.motive:has(i[title^="Merciful"])').first().click();
    await ana.getByRole('button', { name: 'Show the odds' }).click();
    await take(ana, 'discussion');
    expect(house.complaints).toEqual([]);
  });

  test('a table before it begins', async () => {
    const { ana, bo, host, go } = await twoAtTable(house.visit);
    await command(ana, host, { do: 'openDoor' });
    await go();
    await bo.close();
    await take(ana, 'table');
  });

  test('a campaign, what follows a scene of it, and its story', async () => {
    const page = await house.visit('/rules', DESK);
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await saltCrown(page, host, [host.seat, 'Bo', null]);
    await page.goto(`${house.url}/t/${host.table}/campaign`);
    await page.getByRole('heading', { level: 1, name: 'The Salt Crown' }).waitFor();
    await take(page, 'campaign');
    const duel = Object.values((await campaignOf(page, host)).entries).find(({ scene }) => scene === 'duel');
    await command(page, host, { do: 'play', play: { play: 'entry', entry: duel?.id } } as unknown as Deed);
    await command(page, host, { do: 'rest', player: 'captain' });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.after').waitFor();
    await page.goto(`${house.url}/t/${host.table}/next/${duel?.id}`);
    await page.locator('.handover').waitFor();
    await take(page, 'handover');
    await page.goto(`${house.url}/t/${host.table}/journal`);
    await take(page, 'story');
    expect(house.complaints).toEqual([]);
  });
});
