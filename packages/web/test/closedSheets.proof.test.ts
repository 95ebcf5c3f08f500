import type { Deed, Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { command, twoAtTable } from './kit/tables.js';

const rated = (rating: number) => ({
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, rating])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
});

const CLOSED = { 'saga.generation.others': 'byHand', 'saga.table.openSheets': false };

let house: House;
beforeAll(async () => {
  house = await openHouse({ warned: true });
});
afterAll(() => house.close());

const deed = (page: Page, seat: Seat, what: object): Promise<unknown> =>
  command(page, seat, { do: 'campaign', deed: what } as unknown as Deed);

interface Asked {
  readonly question: string;
  readonly as: string;
  readonly step: string;
  readonly made: boolean;
  readonly choices: readonly { readonly choose: string }[];
}

/** Whoever is asked this fights on, or takes the first that may be. */
const goOn = async (page: Page, seat: Seat, at: string): Promise<void> => {
  const got = await page.request.get(`${house.url}/api/tables/${seat.table}/questions?seat=${seat.seat}`);
  for (const { question, as, step, made, choices } of (await got.json()) as readonly Asked[]) {
    const choice = choices.find(({ choose }) => choose === 'fightOn') ?? choices[0];
    if (!made && step === at) await command(page, seat, { do: 'answer', question, as, choice } as unknown as Deed);
  }
};

/** Bo agrees to what Ana proposes. */
const agree = async (
  { ana, bo, host, guest }: Awaited<ReturnType<typeof closedTable>>,
  nth: number,
  about: string,
  value: object,
): Promise<void> => {
  await command(ana, host, { do: 'propose', about, value } as unknown as Deed);
  const spoken = { do: 'speak', proposal: nth, question: `p${nth}.0`, choice: { choose: 'agree' } };
  await command(bo, guest, spoken as unknown as Deed);
};

/** A campaign of two, each with a character whose sheet is closed to the other. */
const closedTable = async () => {
  const two = await twoAtTable(house.visit);
  const { ana, bo, host, guest } = two;
  await deed(ana, host, { deed: 'found', name: 'The Salt Crown', options: CLOSED });
  await deed(ana, host, { deed: 'add', name: 'Lady Ella', owner: host.seat, ...rated(4) });
  await deed(bo, guest, { deed: 'add', name: 'Morten', owner: guest.seat, ...rated(7) });
  return two;
};

test('SAGA-CAMPAIGN-004: a check and the acts of a duel behind closed sheets shut nobody out', async () => {
  const table = await closedTable();
  const { ana, bo, host, guest, go } = table;
  const found: string[] = [];
  await deed(ana, host, { deed: 'plan', day: 1, scene: 'freeForm', title: 'Talk', characters: ['c1'] });
  const [entry] = Object.keys((await campaignOf(ana, host)).entries);
  await deed(ana, host, { deed: 'start', entry });
  const play = { play: 'check', entry, acting: { character: 'c1', skill: 'run' }, action: 'runs for it' };
  await agree(table, 1, 'play', { play });
  await go();
  await bo.locator('.check-rating', { hasText: 'sheet closed' }).waitFor();
  found.push(...(await look(bo, 'closed-check')));

  await agree(table, 2, 'abandon', {});
  await deed(ana, host, { deed: 'close', entry, text: 'Enough.' });
  const plan = { side1: ['c1'], side2: ['c2'], distance: 'dagger' };
  await deed(ana, host, { deed: 'plan', day: 1, scene: 'duel', title: 'Duel', characters: ['c1', 'c2'], plan });
  const duel = Object.values((await campaignOf(ana, host)).entries).find(({ title }) => title === 'Duel');
  await command(ana, host, { do: 'play', play: { play: 'entry', entry: duel?.id } } as unknown as Deed);
  const seats = [
    [ana, host],
    [bo, guest],
  ] as const;
  for (const [page, seat] of seats) await goOn(page, seat, 'declare');
  // Whoever lost the initiative moves first.
  for (const [page, seat] of [...seats, ...seats]) await goOn(page, seat, 'move');
  await ana.locator('.mx-label').first().click();
  expect(await ana.locator('.mx-rating').count()).toBe(0);
  found.push(...(await look(ana, 'closed-duel')));
  expect(found).toEqual([]);
  expect(house.complaints).toEqual([]);
});
