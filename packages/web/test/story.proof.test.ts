import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Deed, Seat, TableFile } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { atRest, lookClosely } from './kit/looks.js';
import { pagesOf } from './kit/paper.js';
import { command, openTable } from './kit/tables.js';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';

const MOTIVES = Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6]));
const RATED = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 4])),
  motives: { ...MOTIVES, forgiving: 8, avenging: 4 },
};

/** A talk of somebody with themselves, and what is thrown in it. */
const INPUTS: readonly (object | readonly number[])[] = [
  {
    choose: 'appeal',
    talker: 'Ella',
    to: [{ who: 'Ella' }],
    context: 'My brother',
    topic: 'What he did',
    response: 'Write to him',
    words: 'He was a boy.',
    skill: 'convince',
    motive: 'forgiving',
  },
  { choose: 'make' },
  [5, 6, 9],
  [8],
  { choose: 'noMore' },
];

describe('the story of a campaign', () => {
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

  const deed = (page: Page, host: Seat, what: object): Promise<unknown> =>
    command(page, host, { do: 'campaign', deed: what } as unknown as Deed);

  const idOf = async (page: Page, host: Seat, name: string): Promise<string> => {
    const { characters, entries } = await campaignOf(page, host);
    const found = [...Object.values(characters), ...Object.values(entries)].find(
      (one) => ('name' in one ? one.name : one.title) === name,
    );
    return found?.id ?? '';
  };

  /** What a seat is asked for now. */
  const dueOf = async (page: Page, { table, seat }: Seat): Promise<{ question: string; as: readonly string[] }> => {
    const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
    const { scene } = (await (await page.request.get(url)).json()) as {
      readonly scene: { readonly due: readonly { question: string; as: readonly string[] }[] };
    };
    return scene.due[0] as { question: string; as: readonly string[] };
  };

  const play = async (page: Page, host: Seat, title: string): Promise<unknown> =>
    command(page, host, {
      do: 'play',
      play: { play: 'entry', entry: await idOf(page, host, title) },
    } as unknown as Deed);

  /** A map, a night alone, a page of the table, and what comes next. */
  const played = async (page: Page, host: Seat): Promise<void> => {
    await deed(page, host, { deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
    await command(page, host, { do: 'propose', about: 'options', value: { dice: 'typed' } } as unknown as Deed);
    for (const [title, x] of [
      ['Kell', 200],
      ['Tarn', 700],
    ] as const) {
      await deed(page, host, { deed: 'note', kind: 'place', title, text: '', at: { x, y: 200 } });
    }
    await deed(page, host, { deed: 'add', name: 'Ella', owner: host.seat, ...RATED });
    const ella = await idOf(page, host, 'Ella');
    await deed(page, host, { deed: 'words', character: ella, home: 'Kell' });
    const talk = { people: [{ character: ella }], use: 'reflection' };
    await deed(page, host, {
      deed: 'plan',
      day: 2,
      scene: 'discussion',
      title: 'A night alone',
      place: 'Tarn',
      characters: [ella],
      plan: talk,
    });
    await deed(page, host, {
      deed: 'plan',
      day: 9,
      scene: 'freeForm',
      title: 'Supper',
      place: 'Tarn',
      characters: [ella],
    });
    await play(page, host, 'A night alone');
    await command(page, host, {
      do: 'gesture',
      scene: 1,
      gesture: { make: 'say', as: null, text: 'Rain on the roof.' },
    } as unknown as Deed);
    for (const input of INPUTS) {
      const {
        question,
        as: [as],
      } = await dueOf(page, host);
      const said = Array.isArray(input)
        ? { do: 'dice', question, faces: input }
        : { do: 'answer', question, as, choice: input };
      await command(page, host, said as unknown as Deed);
    }
    await deed(page, host, { deed: 'page', day: 2, title: HOSTILE, text: `The next morning.\n\n${HOSTILE}` });
  };

  const saved = async (
    page: Page,
    name: RegExp,
  ): Promise<{ readonly file: string; readonly path: string; readonly text: string }> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    const file = download.suggestedFilename();
    const path = join(folder, file);
    await download.saveAs(path);
    return { file, path, text: await readFile(path, 'utf8') };
  };

  test('is read as chapters with what turned them and who said what; it is printed, and saved as a page and as Markdown', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await played(page, host);
    await page.goto(`${house.url}/t/${host.table}/journal`);
    const chapter = page.locator('.chapter');
    await chapter.getByRole('heading', { name: 'A night alone' }).waitFor();
    // What the log adds comes by itself.
    await chapter.getByText('Rain on the roof.').waitFor();
    await chapter.getByText('“He was a boy.”').waitFor();
    await chapter.getByText('A mind changed').waitFor();
    await chapter.getByText(/Driving Motivations none → Forgiving/).waitFor();
    await page.locator('.map-way').waitFor({ state: 'attached' });
    await page.getByText('Ella: Kell – Tarn').waitFor();
    const found = [...(await lookClosely(page, 'story'))];

    // On paper there is nothing to press.
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.spine', '.journal-left', '.journal-ways', '.journal-by']) {
      expect(await page.locator(gone).first().isVisible()).toBe(false);
    }
    expect(await chapter.getByText('“He was a boy.”').isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    const html = await saved(page, /HTML/);
    expect(html.file).toBe('the-salt-crown.html');
    const markdown = await saved(page, /Markdown/);
    expect(markdown.file).toBe('the-salt-crown.md');
    for (const { text } of [html, markdown]) {
      for (const part of [
        'A night alone',
        'Rain on the roof.',
        'He was a boy.',
        'A mind changed',
        'The next morning.',
        'Supper',
      ]) {
        expect(text).toContain(part);
      }
    }
    // The file needs nothing else: it is opened where there is no server, and asks for nothing.
    const asked: string[] = [];
    const alone = await house.visit('/rules');
    alone.on('request', (request) => {
      if (!/^(data|file):/.test(request.url())) asked.push(request.url());
    });
    alone.on('dialog', () => asked.push('a script of the file'));
    await alone.goto(pathToFileURL(html.path).href);
    expect(await alone.locator('.chapter svg, .map svg').count()).toBeGreaterThanOrEqual(2);
    expect(await alone.locator('script, img, link, iframe').count()).toBe(0);
    await alone.getByText(HOSTILE).first().waitFor();
    expect(await alone.evaluate(() => document.fonts.load('700 20px Grenze').then((found) => found.length))).toBe(1);
    found.push(...(await lookClosely(alone, 'story as a file')));
    // On paper a year begins a page and its first chapter follows under it, not on the next; light, also by night.
    await alone.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await alone.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(20, 26, 26)');
    const pages = pagesOf(await alone.pdf({ format: 'A4', preferCSSPageSize: true, outline: true, tagged: true }));
    expect(pages.get('The Salt Crown')).toBe(1);
    expect(pages.get('Year 1')).toBe(2);
    expect(pages.get('A night alone')).toBe(2);
    expect(asked).toEqual([]);
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('the same story and the same fingerprint, wherever the table is brought', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await played(page, host);
    await page.goto(`${house.url}/t/${host.table}/journal`);
    await page.getByText('A mind changed').waitFor();
    await atRest(page);
    const here = await saved(page, /Markdown/);
    const path = `/api/tables/${host.table}/export?seat=${encodeURIComponent(host.seat)}`;
    const file = (await (await page.request.get(new URL(path, house.url).href)).json()) as TableFile;
    const other = await house.visit('/start');
    await other
      .getByLabel('File of a table')
      .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
    await other.waitForURL(/\/t\/[^/]+$/);
    const [, table = ''] = /\/t\/([^/]+)$/.exec(other.url()) ?? [];
    await other.goto(`${house.url}/t/${table}/journal`);
    await other.getByText('A mind changed').waitFor();
    expect((await saved(other, /Markdown/)).text).toBe(here.text);
    const again = `/api/tables/${table}/export?seat=${encodeURIComponent(host.seat)}`;
    const brought = (await (await other.request.get(new URL(again, house.url).href)).json()) as TableFile;
    expect(brought.hash).toBe(file.hash);
    expect(house.complaints).toEqual([]);
  });
});
