import type { TableFile } from '@warmoot/protocol';
import { readFile } from '@warmoot/table/testing/desk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ANA } from './begun.js';
import { type CampaignLine, campaignTable, rated } from './campaign.js';
import { partWith, textOf } from './fields.js';
import { fileSavedBy } from './forms.js';
import { comes, opened } from './opened.js';
import type { Page } from './page.js';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';

/** What somebody says to themselves by night. */
const APPEAL = {
  ...{ choose: 'appeal', talker: 'Ella', to: [{ who: 'Ella' }], context: 'My brother', topic: 'What he did' },
  ...{ response: 'Write to him', words: 'He was a boy.', skill: 'convince', motive: 'forgiving' },
};

/** A map, a night alone, a page of the table, and what comes next. */
const played = (): CampaignLine => {
  const line = campaignTable({ dice: 'typed' });
  const { skills, motives } = rated(4, 6);
  line.writes({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
  for (const [title, x] of [
    ['Kell', 200],
    ['Tarn', 700],
  ] as const)
    line.writes({ deed: 'note', kind: 'place', title, text: '', at: { x, y: 200 } });
  line.writes({ deed: 'add', name: 'Ella', owner: ANA, skills, motives: { ...motives, forgiving: 8, avenging: 4 } });
  const { id } = line.called('Ella');
  line.writes({ deed: 'words', character: id, home: 'Kell' });
  const talk = { people: [{ character: id }], use: 'reflection' };
  const there = { place: 'Tarn', characters: [id] };
  line.writes({ deed: 'plan', day: 2, scene: 'discussion', title: 'A night alone', ...there, plan: talk });
  line.writes({ deed: 'plan', day: 9, scene: 'freeForm', title: 'Supper', ...there });
  line.play({ play: 'entry', entry: line.entry('A night alone').id });
  line.do(ANA, { do: 'gesture', scene: 1, gesture: { make: 'say', as: null, text: 'Rain on the roof.' } });
  for (const choice of [APPEAL, { choose: 'make' }]) line.answers(ANA, choice);
  line.fall([5, 6, 9], [8]);
  line.answers(ANA, { choose: 'noMore' });
  line.writes({ deed: 'page', day: 2, title: HOSTILE, text: `The next morning.\n\n${HOSTILE}` });
  return line;
};

/** The same table at another place, as it was read from its file there. */
const brought = async (file: TableFile): Promise<CampaignLine> => {
  const line = campaignTable();
  const read = await readFile(JSON.parse(JSON.stringify(file)));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const { facts, records } = read.value;
  line.desk.facts = facts;
  line.desk.records.splice(0, line.desk.records.length, ...records);
  return line;
};

/** Whoever looks sees all of a page: nothing of it is far away. */
class NearObserver {
  private readonly seen: (all: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(seen: NearObserver['seen']) {
    this.seen = seen;
  }
  observe(): void {
    queueMicrotask(() => this.seen([{ isIntersecting: true }]));
  }
  disconnect(): void {}
}

beforeAll(() => vi.stubGlobal('IntersectionObserver', NearObserver));
afterAll(() => vi.unstubAllGlobals());

let tables = 0;

/** The journal, as soon as what the log adds is there. Each is that of another table: what a page knows of a log it keeps. */
const journal = async (line: CampaignLine): Promise<Page> => {
  const table = `story${tables++}`;
  line.desk.facts = { ...line.desk.facts, table };
  const page = await opened(`/t/${table}/journal`, line);
  await comes(page, () => (textOf(page.room).includes('Rain on the roof.') ? page : null));
  return page;
};

const PARTS = ['A night alone', 'Rain on the roof.', 'He was a boy.', 'A mind changed', 'The next morning.', 'Supper'];

describe('the story of a campaign', () => {
  test('is read as chapters with what turned them and who said what', async () => {
    const page = await journal(played());
    const chapter = partWith(page.room, '.chapter', 'A night alone');
    expect(page.all('heading', /A night alone/, chapter)).not.toEqual([]);
    for (const text of ['Rain on the roof.', '“He was a boy.”', 'A mind changed'])
      expect(textOf(chapter)).toContain(text);
    expect(textOf(chapter)).toMatch(/Driving Motivations none → Forgiving/);
    expect(page.room.querySelector('.map-way')).not.toBeNull();
    expect(textOf(page.room)).toContain('Ella: Kell – Tarn');
    expect(textOf(page.room)).toContain(HOSTILE);
    expect(page.room.querySelector('img, script')).toBeNull();
  });

  test('is saved as a page and as Markdown, which need nothing else', async () => {
    const page = await journal(played());
    const html = await fileSavedBy(page, page.the('button', /HTML/));
    const markdown = await fileSavedBy(page, page.the('button', /Markdown/));
    expect([html.name, markdown.name]).toEqual(['the-salt-crown.html', 'the-salt-crown.md']);
    for (const { text } of [html, markdown]) for (const part of PARTS) expect(text).toContain(part);
    // It is opened where there is no server, and asks for nothing.
    const alone = new DOMParser().parseFromString(html.text, 'text/html');
    expect(alone.querySelectorAll('.chapter svg, .map svg').length).toBeGreaterThanOrEqual(2);
    expect(alone.querySelectorAll('script, img, link, iframe')).toHaveLength(0);
    expect(textOf(alone.body)).toContain(HOSTILE);
    for (const [, url = ''] of html.text.matchAll(/url\(["']?([^)"']*)/g)) expect(url).toMatch(/^(data:|#)/);
  });

  test('is the same story with the same fingerprint, wherever the table is brought', async () => {
    const line = played();
    const texts: string[] = [];
    const { file } = line.desk;
    for (const one of [line, await brought(file)]) {
      expect(one.desk.file.hash).toBe(file.hash);
      const page = await journal(one);
      texts.push((await fileSavedBy(page, page.the('button', /Markdown/))).text);
      await page.close();
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test('is the same story, whenever the same has been played', async () => {
    const texts: string[] = [];
    for (const line of [played(), played()]) {
      const page = await journal(line);
      texts.push((await fileSavedBy(page, page.the('button', /Markdown/))).text);
      await page.close();
    }
    expect(texts[0]).toBe(texts[1]);
  });
});
