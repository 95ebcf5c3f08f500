import { readFile } from 'node:fs/promises';
import type { Log } from '@warmoot/kernel';
import { type Seat, type TableFile, tableHash } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import { storyTold } from '@warmoot/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import {
  appealMade,
  beginAlone,
  chapterOf,
  chaptersOf,
  fightJoris,
  fightUntil,
  holdCouncil,
  letEnd,
  playOn,
  RAID_SEED,
  readLeaf,
  restToTheEnd,
  rideToTheTown,
  roundOn,
  whatComesNext,
} from './kit/raid.js';

const told = storyTold('en', 'raid');

/** The setup with which the table plays a scene. */
const setupOf = async (page: Page, { table, seat }: Seat, scene: number) => {
  const answer = await page.request.get(
    new URL(`/api/tables/${table}/scenes/${scene}/log?seat=${seat}`, page.url()).href,
  );
  return ((await answer.json()) as Log).header.setup as unknown as Readonly<Record<'attacker' | 'defender', object>>;
};

/** Who was moved to what in a Discussion, appeal by appeal. */
const movedIn = ({ outcome }: saga.campaign.Entry): readonly string[] => {
  const { appeals } = outcome as unknown as {
    readonly appeals: readonly { response: string; hearings: readonly { who: string; moved: boolean | null }[] }[];
  };
  return appeals.flatMap(({ response, hearings }) =>
    hearings.flatMap(({ who, moved }) => (moved === true ? [`${who}: ${response}`] : [])),
  );
};

/** The story page, all of it: what is told of a scene comes when one comes near to it. */
const storyOn = async (page: Page): Promise<string | null> => {
  for (const chapter of [1, 2, 3, 4]) {
    const place = page.locator(`#chapter-${chapter}`);
    await place.scrollIntoViewIfNeeded();
    await place.getByRole('heading', { name: /^(Who said what|What turned it)$/ }).waitFor();
  }
  return page.locator('.journal-main').textContent();
};

/** What the plan of a battle says, as far as it is told here. */
interface Battle {
  readonly attacker: { readonly champions: readonly string[] };
  readonly defender: { readonly champions: readonly string[] };
  readonly defence: string;
  readonly fields: readonly { readonly name: string }[];
}

/** How the battle has ended, by who holds the field. */
const BEFELL = [
  ['by Ella’s riders', 'won'],
  ['by Dorrow’s guard', 'lost'],
] as const;

describe('the raid', () => {
  let house: House;
  let elsewhere: House;
  beforeAll(async () => {
    house = await openHouse({ seed: RAID_SEED });
    // A server of its own, with a clock of its own.
    elsewhere = await openHouse({ now: Date.now });
  });
  afterAll(() => Promise.all([house.close(), elsewhere.close()]));

  test('from the council to the parley by the page, and the same story elsewhere', async () => {
    const page = await house.visit('/');
    const seat = await beginAlone(page);
    expect(await readLeaf(page)).toContain('eleven carts');

    // Lead 6 reaches 17 with 13 and with 12; Jorun is Avenging 10, Wren Prudent 9.
    expect(await holdCouncil([page, seat])).toEqual(['19 against 17, then 6 on 10', '18 against 17, then 5 on 9']);
    expect(movedIn(await chapterOf(page, seat, 'council'))).toEqual([
      `Jorun Halfhand: ${told('council.riders.response')}`,
      `Wren of Hag Wood: ${told('council.way.response')}`,
    ]);
    await whatComesNext(page);
    await playOn(page, 'The march');
    // Ella's thirty and Jorun's thirty; nobody whom the chest would have paid.
    expect(await readLeaf(page)).toMatch(/60 riders follow Ella.*Wren goes ahead.*Hedda has kept the chest shut/);

    await rideToTheTown(page);
    await whatComesNext(page);
    const carried = await page.locator('.handover-carried').textContent();
    for (const row of ['Dorrow’s guard stands; Ella’s riders attack.', 'Spear distance.', 'Hob’s Cross.'])
      expect(carried).toContain(row);
    await playOn(page, 'The battle');
    expect(await readLeaf(page)).toMatch(/60 of them.*The bell has rung: 80 of the town are in arms/);

    // From the council: sixty riders, and Wren among those who may fight. From the march: the guard stands, and the bell
    // has called twenty to its sixty; twenty more would have come only for their roofs.
    const people = Object.values((await campaignOf(page, seat)).characters);
    const named = (ids: readonly string[]) => ids.map((id) => people.find((one) => one.id === id)?.name);
    const battle = await chapterOf(page, seat, 'battle');
    const { attacker, defender, defence, fields } = battle.plan as unknown as Battle;
    expect(attacker).toMatchObject({ name: 'Ella’s riders', troops: { mediumCavalry: 60, lightCavalry: 0 } });
    expect(defender).toMatchObject({
      name: 'Dorrow’s guard',
      troops: { pikemen: 20, bowmen: 20, mediumInfantry: 40, mediumCavalry: 0 },
    });
    expect(named(attacker.champions)).toEqual(['Lady Ella Avitch', 'Jorun Halfhand', 'Wren of Hag Wood']);
    expect(named(defender.champions)).toEqual(['Joris Dorrow', 'Casimir Dorrow']);
    expect(defence).toBe('standing');
    expect(fields.map(({ name }) => name)).toEqual(['Before Hob’s Cross']);

    // The units are placed, Ella meets Joris in the midst of it, and her riders go on by her orders for a round.
    await fightUntil(page, (step) => step === 'challenge');
    await fightJoris(page);
    await fightUntil(page, async () => (await roundOn(page)) > 1);
    await restToTheEnd([page, seat]);
    const setup = await setupOf(page, seat, (await chapterOf(page, seat, 'battle')).played ?? 0);
    expect(setup.attacker).toMatchObject({ troops: { mediumCavalry: 60 } });
    expect(setup.defender).toMatchObject({ troops: { pikemen: 20, bowmen: 20, mediumInfantry: 40 } });
    const held = (await page.locator('.battle-body .scene-lead').textContent()) ?? '';
    expect(await page.locator('.army-champion-rows li', { hasText: 'Lady Ella' }).textContent()).toContain(
      'Surrendered',
    );
    await whatComesNext(page);
    expect(await page.locator('.handover-carried').textContent()).toContain(
      'Lady Ella Avitch, in the hands of Joris Dorrow.',
    );
    const after = Object.values((await campaignOf(page, seat)).characters);
    expect(after.find(({ name }) => name === 'Lady Ella Avitch')?.captive).toBe('Joris Dorrow');

    // The same dice as in the council; Casimir is Proud 10.
    await playOn(page, 'The parley');
    expect(await readLeaf(page)).toContain('The Dorrows hold somebody of Tarn Hall');
    const margin = await appealMade(page, {
      ...{ to: 'Casimir', want: 'Let them go', skill: 'Lead', motive: 'Proud' },
    });
    expect(margin).toBe('19 against 17, then 6 on 10');
    await restToTheEnd([page, seat]);
    const granted = movedIn(await chapterOf(page, seat, 'parley'));
    expect(granted).toContain(`Casimir Dorrow: ${told('parley.ours.free.response')}`);
    await whatComesNext(page);
    const words = await letEnd(page);
    const agreed = granted.some((one) => one.startsWith('Lady Ella')) ? 'both' : 'ours';
    const [, befell = 'even'] = BEFELL.find(([by]) => held.includes(by)) ?? [];
    expect(words).toBe(`${told(`end.befell.${befell}`)} ${told(`end.agreed.${agreed}`)}`);
    expect(await chaptersOf(page, seat)).toEqual(
      ['council', 'march', 'battle', 'parley', 'end'].map((chapter) => [chapter, 'done']),
    );

    // The file of the campaign, by the page, brought to another server by its page.
    const story = await storyOn(page);
    for (const part of ['Council at Tarn Hall', 'The ride to Hob’s Cross', 'Battle of Hob’s Cross', words])
      expect(story).toContain(part);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the whole campaign as a file' }).click(),
    ]);
    const text = await readFile(await saved.path(), 'utf8');
    const file = JSON.parse(text) as TableFile;
    expect(file.hash).toBe(tableHash(file.records));
    const there = await elsewhere.visit('/start');
    const [answer] = await Promise.all([
      there.waitForResponse(/\/api\/import$/),
      there
        .getByLabel('File of a table')
        .setInputFiles({ name: saved.suggestedFilename(), mimeType: 'application/json', buffer: Buffer.from(text) }),
    ]);
    const brought = (await answer.json()) as Seat &
      Pick<TableFile, 'hash'> & { readonly notReplayed: readonly number[] };
    expect([brought.hash, brought.notReplayed]).toEqual([file.hash, []]);
    await there.waitForURL(/\/t\/[^/]+$/);
    await there.goto(`${there.url()}/journal`);
    expect(await storyOn(there)).toBe(story);
    expect(await campaignOf(there, brought)).toEqual(await campaignOf(page, seat));
    expect([...house.complaints, ...elsewhere.complaints]).toEqual([]);
  });
});
