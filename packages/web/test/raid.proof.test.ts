import { readFile } from 'node:fs/promises';
import { type Deed, type Seat, type TableFile, tableHash } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { storyFound, storyTold } from '@warmoot/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putDown } from '../src/campaign/handover/offers.js';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { type Sat, says, seenBy } from './kit/said.js';
import { command, joinTable, openTable } from './kit/tables.js';

const [STORY] = saga.campaign.STORIES as readonly [saga.campaign.Story];
const told = storyTold('en', STORY.key);

/** By this seed Ella moves Jorun. */
const SEED = 'e';

/** Ella asks Jorun for her thirty riders. */
const RIDERS = {
  ...{ choose: 'appeal', talker: told('people.ella'), to: [{ who: told('people.jorun'), pair: null }], words: '' },
  ...{
    context: told('council.context'),
    topic: told('council.riders.topic'),
    response: told('council.riders.response'),
  },
  ...{ skill: 'lead', motive: 'avenging', modifiers: [], difficulty: 3, besides: [], note: null, changed: null },
};

/** Begins the council of the raid, where the first plays the lady, and the second her house and the town. */
const beginCouncil = async (ella: Sat, { seat }: Seat): Promise<void> => {
  const deed = (what: object) => command(...ella, { do: 'campaign', deed: what } as unknown as Deed);
  await deed(storyFound('en', STORY, { lady: ella[1].seat, house: seat, town: seat }));
  const { campaign } = await seenBy(ella);
  const next = campaign === null ? null : saga.campaign.storyOpens(campaign, told);
  if (campaign === null || next === null) throw new Error('the story does not open');
  const put = { day: campaign.open.today, title: next.told?.title ?? '', place: next.place };
  await deed({ deed: 'plan', ...putDown(next, put) });
  const [entry] = Object.keys((await campaignOf(...ella)).entries);
  await command(...ella, { do: 'play', play: { play: 'entry', entry } } as unknown as Deed);
};

const leafOf = (page: Page) => page.locator('.chapter-leaf');

/** What the leaf before a chapter says, which is closed then. */
const readLeaf = async (page: Page): Promise<string> => {
  const said = (await leafOf(page).textContent()) ?? '';
  await leafOf(page).getByRole('button', { name: 'To the table' }).click();
  await leafOf(page).waitFor({ state: 'detached' });
  return said;
};

/** All that a seat may know of what was written down at its table. */
const writtenFor = async ([page, { table, seat }]: Sat): Promise<readonly unknown[]> => {
  const url = new URL(`/api/tables/${table}/export?seat=${encodeURIComponent(seat)}`, page.url()).href;
  return ((await (await page.request.get(url)).json()) as { readonly items: readonly unknown[] }).items;
};

/** The server is killed and comes again: both browsers notice, and are back without anybody's doing. */
const killed = async (house: House, pages: readonly Page[]): Promise<void> => {
  const away = (page: Page) => page.getByText(/Not heard from the table since/);
  await house.stop();
  for (const page of pages) await away(page).waitFor();
  await house.start();
  for (const page of pages) await away(page).waitFor({ state: 'detached' });
};

/** The file of the campaign, saved by the page of its journal. */
const savedBy = async (page: Page): Promise<string> => {
  const save = page.getByRole('button', { name: 'Save the whole campaign as a file' });
  const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return readFile(await saved.path(), 'utf8');
};

const journalOn = async (page: Page): Promise<string | null> => {
  await page.locator('#chapter-1').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Who said what' }).waitFor();
  return page.locator('.journal-main').textContent();
};

describe('the raid', () => {
  let house: House;
  let elsewhere: House;
  beforeAll(async () => {
    house = await openHouse({ killed: true, seed: SEED });
    elsewhere = await openHouse();
  });
  afterAll(() => Promise.all([house.close(), elsewhere.close()]));

  test('a council outlasts a reload and a killed server, and is told the same elsewhere', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const host = await openTable(ana, 'Ana');
    const [ella, jorun]: readonly [Sat, Sat] = [
      [ana, host],
      [bo, await joinTable(ana, host, bo, 'Bo')],
    ];
    await beginCouncil(ella, jorun[1]);
    for (const page of [ana, bo]) await page.goto(`${house.url}/t/${host.table}`);
    expect(await readLeaf(ana)).toContain('eleven carts');
    await readLeaf(bo);
    // Once for each device: it comes again only when it is asked for.
    await ana.reload();
    await ana.locator('.discussion').waitFor();
    await ana.getByRole('button', { name: 'Menu' }).click();
    expect(await leafOf(ana).count()).toBe(0);
    await ana.getByRole('button', { name: 'How it came to this' }).click();
    await leafOf(ana).waitFor();
    await ana.keyboard.press('Escape');
    await leafOf(ana).waitFor({ state: 'detached' });

    // Killed where Bo is asked for her terms: nothing of it is lost, and it goes on.
    await says(ella, RIDERS);
    const askedAt = (page: Page, step: string) =>
      page.locator(`.table-scene[data-asks="${step}"] .foot-act:not([aria-busy])`);
    await askedAt(bo, 'decide').waitFor();
    const before = [await writtenFor(ella), await writtenFor(jorun)];
    for (const items of before) expect(items.length).toBeGreaterThan(0);
    await killed(house, [ana, bo]);
    expect([await writtenFor(ella), await writtenFor(jorun)]).toEqual(before);
    await askedAt(bo, 'decide').click();
    await askedAt(ana, 'make').click();
    // Lead 6 reaches 17 with 13; Jorun is Avenging 10.
    await ana.getByText('19 against 17, then 6 on 10').waitFor();
    for (const sat of [ella, jorun]) await says(sat, { choose: 'noMore' });
    await ana.locator('.after').waitFor();

    // All of it is opened, or Ana's file would leave out what only Bo may know.
    await command(...ella, { do: 'propose', about: 'openLog', value: {} });
    await command(...jorun, { do: 'speak', proposal: 1, question: 'p1.0', choice: { choose: 'agree' } });

    // The file of the campaign, by the page, brought to another server by its page.
    await ana.goto(`${house.url}/t/${host.table}/journal`);
    const journal = await journalOn(ana);
    expect(journal).toContain('Council at Tarn Hall');
    const text = await savedBy(ana);
    const there = await elsewhere.visit('/start');
    const [answer] = await Promise.all([
      there.waitForResponse(/\/api\/import$/),
      there
        .getByLabel('File of a table')
        .setInputFiles({ name: 'raid.json', mimeType: 'application/json', buffer: Buffer.from(text) }),
    ]);
    const brought = (await answer.json()) as Seat &
      Pick<TableFile, 'hash'> & { readonly notReplayed: readonly number[] };
    const { hash, records } = JSON.parse(text) as TableFile;
    expect(hash).toBe(tableHash(records));
    expect([brought.hash, brought.notReplayed]).toEqual([hash, []]);
    await there.waitForURL(/\/t\/[^/]+$/);
    await there.goto(`${there.url()}/journal`);
    expect(await journalOn(there)).toBe(journal);
    expect(await campaignOf(there, brought)).toEqual(await campaignOf(ana, host));
    expect([...house.complaints, ...elsewhere.complaints]).toEqual([]);
  });
});
