import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import {
  campaignNames,
  de,
  en,
  leavesOf,
  type SceneTelling,
  type Story,
  storyHtml,
  storyMarkdown,
  storyOf,
  type ToldLeaf,
} from '../../src/index.js';
import { fjord, NAMES } from './fjord.js';
import { Played } from './played.js';

const nameOf = (seat: string): string => NAMES[seat] ?? seat;

const { campaign } = fjord();
const seen = saga.campaign.seenCampaign(campaign, { seat: 'ana', referee: null });
const names = campaignNames(en, seen, nameOf, 'ana');

const leavesIn = (story: Story): readonly ToldLeaf[] => story.years.flatMap(({ leaves }) => leaves);
const idOf = (title: string): string =>
  Object.values(seen.open.entries).find((one) => one.title === title)?.id as string;

const WAKE: SceneTelling = {
  turns: [{ turn: 'firstBlood', when: 'Round 1', text: 'Olaf bleeds.' }],
  speeches: [
    { who: null, words: 'Rain.', appeal: null, came: [], moved: false },
    { who: 'Ella', words: 'Sing.', appeal: 'Ella appeals to Morten Ulv.', came: ['He sings.'], moved: true },
  ],
};

describe('the story of a campaign', () => {
  const story = storyOf(seen, names, { [idOf('A wake')]: WAKE, [idOf('Kell Ford')]: null });

  test('scenes are chapters, numbered in their order; what lies between them is told in short', () => {
    const chapters = leavesIn(story).flatMap((leaf) =>
      leaf.leaf === 'chapter' ? [`${leaf.number} ${leaf.title}`] : [],
    );
    expect(chapters.slice(0, 3)).toEqual(['1 Kell Ford', '2 A wake', '3 The long beach']);
    expect(story.years.map(({ title }) => title)).toEqual(['Year 1', 'Year 2']);
    const others = leavesIn(story).flatMap((leaf) => (leaf.leaf === 'between' ? [leaf.title] : []));
    expect(others).toEqual(['Draft', 'Kell', 'Snow', 'Healing', 'External event']);
  });

  test('a chapter has its day, place and people, what came of it, and what changed on the sheets', () => {
    const [ford] = leavesIn(story).filter((leaf) => leaf.leaf === 'chapter');
    expect(ford).toMatchObject({ date: 'Day 2, Month 1', place: 'the ford', kind: 'Hand-to-Hand', isSealed: true });
    expect(ford?.who.map(({ name }) => name)).toEqual(['Ella', 'Morten Ulv', 'Olaf']);
    expect(ford?.outcome.join(' ')).toMatch(/^Ella wins in round 3\. .* Olaf: dead/);
    // She was dying and was saved: that is nothing that changed.
    expect(ford?.changes).toContainEqual({
      name: 'Ella',
      what: ['Wounds none → a Minor Wound on the left arm, a Major Wound on the head', 'Valourous/Bold 10 → 9'],
    });
  });

  test('the leaves are the same whether they are told one by one or all together', () => {
    expect(leavesOf(seen, names)).toHaveLength(leavesIn(story).length);
  });

  test('SAGA-CAMPAIGN-004: what changed on a closed sheet is not told', () => {
    const { open } = seen;
    const bare = Object.fromEntries(Object.entries(open.characters).map(([id, one]) => [id, { ...one, closed: true }]));
    const closed = { ...seen, open: { ...open, characters: bare } } as unknown as saga.campaign.SeenCampaign;
    const isClosed = Object.values(closed.open.characters).every((one) => !saga.campaign.isOpenSheet(one));
    expect(isClosed).toBe(true);
    const changes = leavesIn(storyOf(closed, names)).flatMap((leaf) => (leaf.leaf === 'chapter' ? leaf.changes : []));
    expect(changes).toEqual([]);
  });

  test.each([
    ['Markdown', () => storyMarkdown(seen, names, { tellings: { [idOf('A wake')]: WAKE } })],
    ['HTML', () => storyHtml(story, en)],
  ])('%s has chapters, turning points, speeches and pages', (_, text) => {
    const told = text();
    for (const part of [
      'A wake',
      'First blood',
      'Olaf bleeds.',
      'Sing.',
      'He sings.',
      'A mind changed',
      'We took the rest.',
    ]) {
      expect(told).toContain(part);
    }
  });

  test('it says where a chapter is kept from the reader', () => {
    expect(storyHtml(story, en)).toContain('known only to those who were there');
    expect(storyHtml(storyOf(seen, names), en)).not.toContain('known only to those who were there');
  });
});

test('where people went: the places of the map in their order, from home on', () => {
  const one = new Played().do('ana', { deed: 'found', name: 'X' });
  for (const [title, x] of [
    ['Kell', 100],
    ['Tarn', 500],
    ['Marl', 900],
  ] as const) {
    one.do('ana', { deed: 'note', kind: 'place', title, text: '', at: { x, y: 100 } });
  }
  one.do(null, { deed: 'add', name: 'Ulf', owner: 'ana' });
  const ulf = one.id('Ulf');
  one.do('ana', { deed: 'words', character: ulf, home: 'Kell' });
  for (const [day, title, place] of [
    [2, 'Supper', 'the inn at Tarn'],
    [3, 'More', 'Tarn'],
    [4, 'Away', ''],
    [5, 'Fair', 'marl'],
  ] as const) {
    one.do('ana', { deed: 'plan', day, scene: 'freeForm', title, place, characters: [ulf] });
  }
  const before = one.campaign;
  // They were all played.
  const entries = Object.fromEntries(
    Object.entries(before.open.entries).map(([id, entry]) => [id, { ...entry, state: 'done' as const }]),
  );
  const view = saga.campaign.seenCampaign(
    { ...before, open: { ...before.open, entries } },
    { seat: 'ana', referee: null },
  );
  const story = storyOf(view, campaignNames(en, view, nameOf));
  expect(story.journeys).toEqual([{ id: ulf, name: 'Ulf', places: ['Kell', 'Tarn', 'Marl'] }]);
  expect(story.chaptersAt).toEqual({ Tarn: [1, 2], Marl: [4] });
});

/** Tags in their order; the names of those that were not closed in the order in which they were opened. */
const leftOpen = (html: string): readonly string[] => {
  const open: string[] = [];
  for (const [, close, tag = '', , self] of html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .matchAll(/<(\/?)([a-z]\w*)((?:\s[^<>]*)?)(\/?)>/gi)) {
    if (/^(meta|br)$/.test(tag) || self === '/') continue;
    if (close === '') open.push(tag);
    else if (open.pop() !== tag) return [`</${tag}>`];
  }
  return open;
};

describe('the story as one HTML file', () => {
  const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script>' onload='x &amp; </style></title>`;

  const written = (text: string, words = en): string => {
    const one = new Played().do('ana', { deed: 'found', name: text });
    one.do('ana', { deed: 'setting', text }).do(null, { deed: 'add', name: 'Ulf', owner: 'ana' });
    const who = Object.keys(one.campaign.open.characters)[0] as string;
    one
      .do('ana', { deed: 'happening', day: 1, title: text, text, characters: [who] })
      .do('ana', { deed: 'page', title: text, text })
      .do('ana', { deed: 'plan', day: 1, scene: 'freeForm', title: text, place: text, characters: [who] })
      .do(null, { deed: 'die', character: who, why: text });
    const view = saga.campaign.seenCampaign(one.campaign, { seat: 'ana', referee: null });
    const entries = Object.fromEntries(
      Object.entries(view.open.entries).map(([id, entry]) => [id, { ...entry, text, state: 'done' as const }]),
    );
    const ulf = view.open.characters[who] as saga.campaign.Character;
    const characters = { [who]: { ...ulf, name: text } };
    const over = { ...view, open: { ...view.open, entries, characters } };
    const telling: SceneTelling = {
      turns: [{ turn: 'death', when: text, text }],
      speeches: [{ who: text, words: text, appeal: text, came: [text], moved: true }],
    };
    const tellings = Object.fromEntries(Object.keys(entries).map((id) => [id, telling]));
    return storyHtml(
      storyOf(
        over,
        campaignNames(words, over, () => text),
        tellings,
      ),
      words,
    );
  };

  test('is well formed, whatever is written in it', () => {
    expect(leftOpen(written('harmless'))).toEqual([]);
    expect(leftOpen(written(HOSTILE))).toEqual([]);
    const tags = (html: string): readonly string[] => [...html.matchAll(/<\/?[a-z]\w*/gi)].map(([tag]) => tag);
    expect(tags(written(HOSTILE))).toEqual(tags(written('harmless')));
  });

  test('has no script, no handler and no address outside; it could not even fetch one', () => {
    const html = written(HOSTILE);
    expect(html).not.toMatch(/<script|<img|<iframe|<link|<object|javascript:|https?:\/\/|url\((?!#)/i);
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"`);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(written('a\u001bb')).toContain('<h1>ab</h1>');
  });

  test('speaks its language, and follows the light of the screen', () => {
    expect(written('x', de)).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(written('x', de)).toContain('Was den Ausschlag gab');
    expect(written('x')).toContain('color-scheme:light dark');
    expect(written('x')).toContain('@media print');
  });

  test('pictures are put where they belong', () => {
    const story = storyOf(seen, names);
    const html = storyHtml(story, en, {
      plates: { [idOf('A wake')]: '<svg id="wake"></svg>' },
      map: '<svg id="map"></svg>',
    });
    expect(html).toMatch(
      /<figure class="plate" aria-hidden="true"><svg id="wake"><\/svg><\/figure>\n<p class="number">Chapter 2<\/p>/,
    );
    expect(html).toContain('<figure class="map"><svg id="map"></svg></figure>');
  });
});
