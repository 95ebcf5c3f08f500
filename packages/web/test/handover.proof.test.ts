import type { Deed, Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf, NINTH, saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { looks } from './kit/play.js';
import { command, openTable } from './kit/tables.js';

const [RIDER, HOST] = ['Sif', 'Odd’s host'] as const;

const rated = (notice: number, hide: number) => ({
  skills: { ...Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 4])), notice, hide },
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 5])),
});

const deed = (page: Page, host: Seat, what: object): Promise<unknown> =>
  command(page, host, { do: 'campaign', deed: what } as unknown as Deed);

const entryOf = async (page: Page, host: Seat, title: string | RegExp): Promise<saga.campaign.Entry> => {
  const found = Object.values((await campaignOf(page, host)).entries).find((one) =>
    typeof title === 'string' ? one.title === title : title.test(one.title),
  );
  if (found === undefined) throw new Error(`nothing is called ${title}`);
  return found;
};

/** A march on the ninth, before all else: a rider whom nobody sees, beside a host that sees nobody. */
const marchOnTheNinth = async (page: Page, host: Seat): Promise<void> => {
  await saltCrown(page, host, [host.seat]);
  await deed(page, host, { deed: 'drop', entry: (await entryOf(page, host, 'Duel at Kell Ford')).id });
  await deed(page, host, { deed: 'add', name: 'Sif', owner: host.seat, ...rated(9, 9) });
  await deed(page, host, { deed: 'add', name: 'Odd', owner: host.seat, ...rated(0, 0) });
  const { characters } = await campaignOf(page, host);
  const idOf = (name: string): string => Object.values(characters).find((one) => one.name === name)?.id ?? '';
  const [sif, odd] = [idOf('Sif'), idOf('Odd')];
  const plan = {
    roads: saga.roads.readyRoads('small'),
    parties: [
      {
        name: RIDER,
        members: [{ character: sif, mounted: true }],
        at: 'tarry-mill',
        wants: { want: 'catch', party: HOST },
        knows: [{ of: HOST, at: 'three-stones', aware: true }],
      },
      {
        name: HOST,
        members: [{ character: odd }],
        troops: { mediumInfantry: 4 },
        at: 'three-stones',
        wants: { want: 'reach', span: 'marl-manor' },
      },
    ],
  };
  const march = { day: NINTH, days: 3, scene: 'movement', title: 'The march to Kell', characters: [sif, odd], plan };
  await deed(page, host, { deed: 'plan', ...march });
};

/** What is asked now, and of whom: it changes with every answer. */
const askedNow = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.scene-body[data-yours], .duel-choose')?.textContent ?? '');

/** Gives the answer that is picked, and waits until something else is asked or all is over. */
const give = async (page: Page): Promise<void> => {
  const before = await askedNow(page);
  await page.locator('.foot-act:not([aria-busy])').click();
  await page.waitForFunction((was) => {
    const now = document.querySelector('.scene-body[data-yours], .duel-choose')?.textContent ?? '';
    const isReady = document.querySelector('.foot-act:not([aria-busy])') !== null && now !== was;
    return isReady || document.querySelector('.after') !== null;
  }, before);
};

/** Plays the march up to its end: the rider closes in on a host in camp, and what comes of it is left for later. */
const meet = async (page: Page): Promise<void> => {
  await page.locator('.march-plan').waitFor();
  for (const _ of looks()) {
    if (await page.locator('.after').isVisible()) return;
    if (await page.locator('.march-plan').isVisible()) {
      // The host lies in camp; the rider takes care.
      const isHost = await page.locator('.march-plan', { hasText: '5 people on foot' }).isVisible();
      await page.locator('.pace-card', { hasText: isHost ? 'Rest' : 'Careful' }).click();
    } else if (await page.locator('.intents').isVisible()) {
      await page.locator('.intents label', { hasText: 'Close' }).click();
    } else {
      await page.locator('.march-contact .choice', { hasText: 'Leave it for later' }).click();
    }
    await give(page);
  }
};

/** Whoever is asked first fights on, the other gives up. */
const surrender = async (page: Page): Promise<void> => {
  for (const what of ['Fight on', 'Surrender']) {
    await page.locator('.duel-choose label', { hasText: what }).click();
    await give(page);
  }
  await page.locator('.after').waitFor();
};

const rowsOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.carried tbody tr').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

describe('after a scene', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test('what a march hands over is shown, played on at once, and the talk with the prisoner is left open', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await marchOnTheNinth(page, host);
    const march = await entryOf(page, host, 'The march to Kell');
    await command(page, host, { do: 'play', play: { play: 'entry', entry: march.id } } as unknown as Deed);
    await page.goto(`${house.url}/t/${host.table}`);
    await meet(page);

    // What is carried over is shown before it begins, and by what it is played as.
    await page.getByRole('link', { name: 'What comes next' }).click();
    await page.locator('.handover').waitFor();
    const byHand = await rowsOf(page);
    expect(byHand.join(' | ')).toContain('ambushed by Sif');
    expect(byHand.find((row) => row.startsWith('Distance'))).toContain('All combats start at Dagger distance');
    expect(byHand.find((row) => row.startsWith('Footwork'))).toContain('without a roll');
    const found = [...(await lookClosely(page, 'handover'))];
    // Talking, the same has no effect.
    await page.locator('.comes-row', { hasText: 'Discussion' }).click();
    expect((await rowsOf(page)).find((row) => row.startsWith('Distance'))).toContain('No effect');
    await page.locator('.comes-row', { hasText: 'Hand-to-Hand' }).click();

    // Played on now: it stands first on the last day of the march, and begins as it was handed over.
    await page.getByRole('button', { name: 'Play on now' }).click();
    await page.locator('.duel-choose').waitFor();
    const fight = await entryOf(page, host, / against /);
    expect(fight).toMatchObject({ state: 'running', day: NINTH, scene: 'duel' });
    expect(fight.plan).toMatchObject({ distance: 'dagger', ambusher: 1 });
    await surrender(page);

    // Who gave up is a prisoner on the sheet, and in the talk that may follow.
    const people = Object.values((await campaignOf(page, host)).characters);
    const [taken] = people.filter(({ captive }) => captive !== null);
    expect(taken).toBeDefined();
    await page.getByRole('link', { name: 'What comes next' }).click();
    await page.locator('.comes-row', { hasText: 'Discussion' }).waitFor();
    expect((await rowsOf(page)).join(' | ')).toMatch(new RegExp(`Prisoners ${taken?.name}, in the hands of`));
    expect(await page.locator('.story-chain > li').count()).toBe(3);
    // What has been fought out is not offered again.
    await page.goto(`${house.url}/t/${host.table}/next/${march.id}`);
    await page.locator('.comes-row', { hasText: 'Something else' }).waitFor();
    expect(await page.locator('.comes-row', { hasText: 'Hand-to-Hand' }).count()).toBe(0);
    await page.goto(`${house.url}/t/${host.table}/next/${fight.id}`);
    await page.getByRole('radio', { name: '11 Acorn' }).check({ force: true });
    await page.getByRole('button', { name: 'Put it on 11 Acorn' }).click();
    await page.locator('.comes-row', { hasText: 'On the calendar for 11 Acorn' }).waitFor();
    expect(await page.locator('.handover-next > p').textContent()).toContain('11 Acorn');
    found.push(...(await lookClosely(page, 'handover-after')));
    await page.getByRole('button', { name: 'Leave it open' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Salt Crown' }).waitFor();
    expect((await entryOf(page, host, / against /)).asksNext).toBe(false);
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
