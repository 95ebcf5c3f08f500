import type { Deed, Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const RATINGS = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Ella before Morten from day 2 on, and a supper of Hild on that day: all of one person. */
const onTheRoad = async (page: Page, host: Seat): Promise<string> => {
  const deed = (what: object): Promise<unknown> =>
    command(page, host, { do: 'campaign', deed: what } as unknown as Deed);
  await deed({ deed: 'found', name: 'Kell', options: { 'saga.generation.others': 'byHand' } });
  for (const name of ['Ella', 'Morten', 'Hild']) await deed({ deed: 'add', name, owner: host.seat, ...RATINGS });
  const who = Object.values((await campaignOf(page, host)).characters).map(({ id }) => ({ character: id }));
  const [ella, morten, hild] = who as [object, object, object];
  const plan = {
    roads: saga.roads.readyRoads('small'),
    parties: [
      { name: 'Hares', at: 'tarry-mill', wants: { want: 'reach', span: 'marl-manor' }, members: [ella] },
      { name: 'Hounds', at: 'marl-manor', members: [morten] },
    ],
  };
  await deed({ deed: 'plan', day: 2, days: 5, scene: 'movement', title: 'The march', plan });
  await deed({ deed: 'plan', day: 2, scene: 'discussion', title: 'Supper', plan: { people: [hild] } });
  const march = Object.values((await campaignOf(page, host)).entries).find(({ title }) => title === 'The march');
  await command(page, host, { do: 'play', play: { play: 'entry', entry: march?.id ?? '' } } as unknown as Deed);
  return march?.id ?? '';
};

test('SAGA-MOVE-037 SAGA-CAL-004 a march is paused by the page for a Discussion, and goes on on the same morning', async () => {
  const ana = await house.visit('/rules');
  const host = await openTable(ana, 'Ana');
  const march = await onTheRoad(ana, host);
  const stateNow = async (): Promise<saga.campaign.Entry | undefined> =>
    (await campaignOf(ana, host)).entries[march] as saga.campaign.Entry | undefined;
  await ana.goto(`${house.url}/t/${host.table}`);
  const due = ana.locator('.due-on-road');
  await due.waitFor();
  expect(await due.textContent()).toContain('Supper');
  expect(await lookClosely(ana, 'due', '.due-on-road')).toEqual([]);
  await due.getByRole('button', { name: 'Pause for it' }).click();
  await ana.locator('.table-scene .discussion').waitFor();
  expect(await stateNow()).toMatchObject({ state: 'paused', pausedOn: 2 });
  expect(await due.count()).toBe(0);

  const url = `/api/tables/${host.table}?seat=${encodeURIComponent(host.seat)}`;
  const { scene } = (await (await ana.request.get(new URL(url, ana.url()).href)).json()) as {
    readonly scene: { readonly due: readonly { readonly question: string }[] };
  };
  const question = scene.due[0]?.question ?? '';
  await command(ana, host, {
    ...{ do: 'answer', question, as: host.seat },
    choice: { choose: 'noMore' },
  } as unknown as Deed);

  await ana.locator('.march-plan').waitFor();
  expect(await stateNow()).toMatchObject({ state: 'running', pausedOn: null });
  expect(await due.count()).toBe(0);
});
