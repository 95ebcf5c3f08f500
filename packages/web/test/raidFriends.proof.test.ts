import { createHash } from 'node:crypto';
import { type Log, verify } from '@warmoot/kernel';
import type { Seat } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { storyTold } from '@warmoot/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightOn, somethingAsked, stepOn } from './kit/battle.js';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import {
  appealMade,
  beginWithBo,
  chapterOf,
  chaptersOf,
  holdCouncil,
  letEnd,
  playOn,
  RAID_SEED,
  readLeaf,
  rideToTheTown,
  roundOn,
  whatComesNext,
} from './kit/raid.js';

const told = storyTold('en', 'raid');

/** In the midst of this round the server is killed; in the one after, Bo gives up. */
const KILLED_IN = 2;

/** All that a seat may know of what was written down at its table: how much, and its hash. */
const writtenFor = async (page: Page, { table, seat }: Seat) => {
  const url = new URL(`/api/tables/${table}/export?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const { items } = (await (await page.request.get(url)).json()) as { readonly items: readonly unknown[] };
  return { length: items.length, hash: createHash('sha256').update(JSON.stringify(items)).digest('hex') };
};

/** The server is killed and comes again: both browsers notice, and are back without anybody's doing. */
const killed = async (house: House, pages: readonly Page[]): Promise<void> => {
  const away = (page: Page) => page.getByText(/Not heard from the table since/);
  await house.stop();
  for (const page of pages) await away(page).waitFor();
  await house.start();
  for (const page of pages) await away(page).waitFor({ state: 'detached' });
};

describe('the raid with friends', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ killed: true, seed: RAID_SEED });
  });
  afterAll(() => house.close());

  test('two people against each other and a computer: a server killed in the midst of the battle loses nothing of it', async () => {
    const [ana, bo] = [await house.visit('/'), await house.visit('/rules')];
    const both = [ana, bo];
    const [host, guest] = await beginWithBo(ana, bo);
    expect(await readLeaf(ana)).toContain('Lady Ella asks for riders');
    expect(await readLeaf(bo)).toContain('The town is not there');
    const owners = Object.values((await campaignOf(ana, host)).characters).map(
      ({ owner, name }) => `${name}: ${owner}`,
    );
    expect(owners).toContain('Lady Ella Avitch: Guest');
    expect(owners).toContain(`Casimir Dorrow: ${guest.seat}`);
    expect(owners).toContain('Jorun Halfhand: Tarn Hall');

    expect(await holdCouncil([ana, host], [bo, guest])).toEqual([
      '19 against 17, then 6 on 10',
      '18 against 17, then 5 on 9',
    ]);
    await whatComesNext(ana);
    await playOn(ana, 'The march');
    expect(await readLeaf(ana)).toContain('60 riders follow Ella.');
    expect(await readLeaf(bo)).toContain('The guard of Hob’s Cross');
    await rideToTheTown(ana, [bo, guest]);
    await whatComesNext(ana);
    await playOn(ana, 'The battle');
    for (const page of both) expect(await readLeaf(page)).toContain('80 of the town are in arms');

    let isKilled = false;
    for (let asked = 0; asked < 400; asked++) {
      await somethingAsked(both);
      if (await ana.locator('.after').isVisible()) break;
      const [asksAna, asksBo] = [await stepOn(ana), await stepOn(bo)];
      const round = await roundOn(bo);
      if (!isKilled && round === KILLED_IN && (asksAna === 'move' || asksBo === 'move')) {
        const before = [await writtenFor(ana, host), await writtenFor(bo, guest)];
        for (const { length } of before) expect(length).toBeGreaterThan(0);
        await killed(house, both);
        expect([await writtenFor(ana, host), await writtenFor(bo, guest)]).toEqual(before);
        isKilled = true;
        continue;
      }
      const word = round > KILLED_IN ? 'Surrender' : 'Fight on';
      // News may change a panel under the hand: then it is looked at again.
      if (asksAna !== null) await fightOn(ana, asksAna, 'Fight on').catch(() => undefined);
      if (asksBo !== null) await fightOn(bo, asksBo, word).catch(() => undefined);
    }
    expect(isKilled).toBe(true);
    for (const page of both)
      expect(await page.locator('.battle-body .scene-lead').textContent()).toMatch(
        /The field is held by Ella’s riders\.$/,
      );
    const { played } = await chapterOf(ana, host, 'battle');
    const answer = await ana.request.get(`${house.url}/api/tables/${host.table}/scenes/${played}/log?seat=Guest`);
    const rules = sceneRules('saga/battle');
    expect(rules.ok && verify(rules.value, (await answer.json()) as Log).ok).toBe(true);

    await whatComesNext(ana);
    await playOn(ana, 'The parley');
    for (const page of both) expect(await readLeaf(page)).toContain('The riders hold the field.');
    // The same dice as in the council; Casimir is Proud 10.
    const toll = { to: 'Casimir', want: 'Take it no more', skill: 'Lead', motive: 'Proud' };
    expect(await appealMade(ana, toll, [bo])).toBe('19 against 17, then 6 on 10');
    for (const page of both) {
      await page.getByRole('button', { name: 'Nothing more to say for now' }).click();
      await page.getByRole('button', { name: 'Nothing more for now', exact: true }).click();
    }
    await whatComesNext(ana);
    const words = await letEnd(ana);
    expect(words).toBe(`${told('end.befell.won')} ${told('end.agreed.ours')}`);
    expect(await chaptersOf(bo, guest)).toEqual(
      ['council', 'march', 'battle', 'parley', 'end'].map((chapter) => [chapter, 'done']),
    );
    await bo.goto(`${house.url}/t/${host.table}/journal`);
    await bo.locator('.journal-main').getByText(words).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
