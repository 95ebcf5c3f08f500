import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Deed, Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';

let house: House;
let folder: string;
beforeAll(async () => {
  house = await openHouse();
  folder = await mkdtemp(join(tmpdir(), 'warmoot-story-'));
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

const RATED = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 4])),
  motives: {
    ...Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
    ...{ forgiving: 8, avenging: 4 },
  },
};

const APPEAL = {
  ...{ choose: 'appeal', talker: 'Ella', to: [{ who: 'Ella' }], context: 'My brother', topic: 'What he did' },
  ...{ response: 'Write to him', words: 'He was a boy.', skill: 'convince', motive: 'forgiving' },
};

/** A talk of Ella with herself: what she answers and what is thrown, by questions; her words count as one. */
const INPUTS: Readonly<Record<string, object | readonly number[]>> = {
  '1.0': APPEAL,
  '1.2': { choose: 'make' },
  '1.3': [5, 6, 9],
  '1.4': [8],
  '1.5': { choose: 'noMore' },
};

/** Two places on the map, a night alone by which a mind is changed, what comes next, and a page of the table. */
const played = async (page: Page, host: Seat): Promise<void> => {
  const does = (what: object): Promise<unknown> => command(page, host, what as unknown as Deed);
  const deed = (what: object): Promise<unknown> => does({ do: 'campaign', deed: what });
  await deed({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
  await does({ do: 'propose', about: 'options', value: { dice: 'typed' } });
  for (const [title, x] of [
    ['Kell', 200],
    ['Tarn', 700],
  ] as const)
    await deed({ deed: 'note', kind: 'place', title, text: '', at: { x, y: 200 } });
  await deed({ deed: 'add', name: 'Ella', owner: host.seat, ...RATED });
  const [ella] = Object.keys((await campaignOf(page, host)).characters);
  await deed({ deed: 'words', character: ella, home: 'Kell' });
  const there = { place: 'Tarn', characters: [ella] };
  const talk = { people: [{ character: ella }], use: 'reflection' };
  await deed({ deed: 'plan', day: 2, scene: 'discussion', title: 'A night alone', ...there, plan: talk });
  const [entry] = Object.keys((await campaignOf(page, host)).entries);
  await deed({ deed: 'plan', day: 9, scene: 'freeForm', title: 'Supper', ...there });
  await does({ do: 'play', play: { play: 'entry', entry } });
  await does({ do: 'gesture', scene: 1, gesture: { make: 'say', as: null, text: 'Rain on the roof.' } });
  for (const [question, input] of Object.entries(INPUTS)) {
    if (Array.isArray(input)) await does({ do: 'dice', question, faces: input });
    else await does({ do: 'answer', question, as: host.seat, choice: input });
  }
  await deed({ deed: 'page', day: 2, title: HOSTILE, text: `The next morning.\n\n${HOSTILE}` });
};

test('the story of a campaign shuts nobody out, nor does its file, which asks for nothing and runs nothing', async () => {
  const page = await house.visit('/rules');
  const host = await openTable(page, 'Ana');
  await played(page, host);
  await page.goto(`${house.url}/t/${host.table}/journal`);
  // What the log adds comes by itself.
  await page.locator('.chapter', { hasText: 'Rain on the roof.' }).getByText('A mind changed').waitFor();
  await page.locator('.map-way').waitFor({ state: 'attached' });
  const found = [...(await lookClosely(page, 'story'))];
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('“He was a boy.”').first().isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /HTML/ }).click()]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|file):/.test(request.url())) asked.push(request.url());
  });
  page.on('dialog', () => asked.push('a script of the file'));
  await page.goto(pathToFileURL(path).href);
  await page.getByText(HOSTILE).first().waitFor();
  expect(await page.locator('.map svg').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.fonts.load('700 20px Grenze').then((fonts) => fonts.length))).toBe(1);
  found.push(...(await lookClosely(page, 'story as a file')));
  expect(asked).toEqual([]);
  expect(found).toEqual([]);
  expect(house.complaints).toEqual([]);
});
