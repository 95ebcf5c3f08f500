import { type Json, stream } from '@warmoot/kernel';
import type { Deed, Seat, SeenScene } from '@warmoot/protocol';
import { saga, warband } from '@warmoot/rules';
import { Client } from '@warmoot/table/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const rated = (skill: number) => ({
  skills: Object.fromEntries(saga.ALL_SKILLS.map((one) => [one, skill])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
});

interface Chosen {
  readonly choose: string;
  readonly path?: readonly { readonly x: number }[];
}

/** What somebody does who wants to fight: strike, charge, shoot, else go where the others are. Nobody gives up or goes home. */
const LIKED = ['attack', 'charge', 'shoot', 'throw', 'place', 'announce', 'move', 'accept'] as const;
const likes = ({ choose, path = [] }: Chosen): number => {
  const at = (LIKED as readonly string[]).indexOf(choose);
  return at < 0 ? 0 : 100 - 10 * at - Math.min(9, Math.abs((path.at(-1)?.x ?? 12) - 12));
};

/** Plays a fight to its end from outside, one answer after the other. */
const foughtOut = async (page: Page, host: Seat): Promise<void> => {
  const url = new URL(`/api/tables/${host.table}?seat=${encodeURIComponent(host.seat)}`, page.url()).href;
  const client = new Client({ ...host, key: '' });
  const source = stream('skirmish of a campaign');
  for (let made = 0; made < 800; made++) {
    client.scene = ((await (await page.request.get(url)).json()) as { readonly scene: SeenScene | null }).scene;
    if (client.scene === null) return;
    const tried = Array.from({ length: 24 }, () => client.randomDeed(source)).filter((one) => one !== null);
    const worth = (deed: Deed): number => (deed.do === 'answer' ? likes(deed.choice as unknown as Chosen) : 0);
    const [best] = tried.toSorted((one, other) => worth(other) - worth(one));
    if (best !== undefined) await command(page, host, best);
    else await page.waitForTimeout(20);
  }
  throw new Error('the fight did not end');
};

describe('a fight of a campaign as a skirmish', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ seed: 'skirmish plan' });
  });
  afterAll(() => house.close());

  test('it is planned with every sum, fought, and told in the chronicle', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    const deed = (what: object) => command(page, host, { do: 'campaign', deed: what } as unknown as Deed);
    await deed({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
    for (const [name, skill] of [
      ['Ella', 6],
      ['Morten', 2],
      ['Wren', 2],
    ] as const)
      await deed({ deed: 'add', name, owner: host.seat, ...rated(skill) });
    await page.goto(`${house.url}/t/${host.table}/campaign`);
    await page.locator('.next').getByRole('button', { name: 'Plan something' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('What it is', { exact: true }).selectOption({ label: 'Duel' });
    await form.getByLabel('Title').fill('The mill road');
    const side = (nth: number) => form.locator('.who').nth(nth);
    await side(0).getByLabel('Ella').check();
    await side(1).getByLabel('Morten').check();
    await side(1).getByLabel('Wren').check();
    await form.getByText('As a skirmish', { exact: true }).click();
    const band = (nth: number) => form.locator('.plan-army').nth(nth);
    // Four skills of 6 are 24: divided by 8, 3. Captain and levy stand beside the people.
    await band(0).getByText('Ella as a figure: Might 3').click();
    expect(await band(0).locator('.bb-copy').textContent()).toMatch(/24.*8.*Might 3/);
    await band(0).getByLabel('Stock figure to add').selectOption({ label: 'Captain' });
    await band(0).getByRole('button', { name: 'Add it' }).click();
    await band(0).getByLabel('Name of the Captain').fill('Osk');
    await band(0).getByLabel('Ella is in the saddle').check();
    await band(1).getByLabel('Stock figure to add').selectOption({ label: 'Levy' });
    await band(1).getByRole('button', { name: 'Add it' }).click();
    await band(1).getByLabel('Whose Tactics count').selectOption({ label: 'Wren' });
    await form.getByLabel('Ground').selectOption({ label: 'The tithe barn' });
    expect(await lookClosely(page, 'plan of a skirmish', '.plan-form')).toEqual([]);
    await form.getByRole('button', { name: 'Put it on the calendar' }).click();
    await page.locator('.next').getByText('The mill road').waitFor();
    const { entries } = await campaignOf(page, host);
    const plan = Object.values(entries).find(({ title }) => title === 'The mill road')?.plan as Json;
    expect(warband.warbandPlan.parse(plan)).toMatchObject({
      ok: true,
      value: { stock1: [{ like: 'captain', name: 'Osk' }], stock2: [{ like: 'levy' }], ground: 'titheBarn' },
    });

    // One person has all of them, so there is nobody to agree with.
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('.skirmish-board').waitFor();
    await foughtOut(page, host);
    await page.getByRole('heading', { name: 'The fight is over' }).waitFor();

    // What became of everybody stands in the campaign, and the chronicle tells it: the stream of dice is fixed.
    const { characters, entries: after } = await campaignOf(page, host);
    const fight = Object.values(after).find(({ title }) => title === 'The mill road');
    expect(fight).toMatchObject({ state: 'done', outcome: { winner: 'Ella', minutes: 10 } });
    const { bands } = (fight as saga.campaign.Entry).outcome as unknown as warband.SkirmishOutcome;
    for (const { character, fate, survives, captured } of bands.flatMap(({ figures }) => figures)) {
      if (character === null) continue;
      const { dead, captive, wounds } = characters[character] as saga.campaign.Character;
      expect(dead !== null).toBe(fate === 'slain' && !survives);
      expect(captive).toBe(captured ? 'Ella' : null);
      // WARBAND-SAGA-013: found alive is badly hurt.
      if (survives) expect(wounds).toContainEqual(expect.objectContaining({ part: 'body', severity: 'major', day: 1 }));
    }
    await page
      .getByRole('link', { name: 'What comes next' })
      .or(page.getByRole('button', { name: 'What comes next' }))
      .first()
      .click();
    await page.getByRole('heading', { name: 'What goes with them' }).waitFor();
    expect(await lookClosely(page, 'after a skirmish')).toEqual([]);
    await page.goto(`${house.url}/t/${host.table}/journal`);
    await page.getByText(/^Victory for Ella in round \d+/).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
