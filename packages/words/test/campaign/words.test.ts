import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import {
  campaignLines,
  campaignNames,
  de,
  deedText,
  en,
  playText,
  proposalText,
  refusalText,
  storyMarkdown,
  tableLine,
  type Words,
  whyText,
} from '../../src/index.js';
import { fjord, NAMES } from './fjord.js';
import { Played } from './played.js';
import { samples } from './samples.js';

const played = fjord();
const { campaign, events } = played;
const seen = saga.campaign.seenCampaign(campaign, { seat: 'ana', referee: null });
const nameOf = (seat: string): string => NAMES[seat] ?? seat;
const namesIn = (words: Words) => campaignNames(words, seen, nameOf, 'ana');

const LANGUAGES = [en, de] as const;
const BAD = /undefined|null|NaN|\[object|\b[ceunpsd]\d+\b/;

const CHAPTERS = fileURLToPath(new URL('../../../rules/src/saga/campaign/', import.meta.url));

const sources = readdirSync(CHAPTERS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .map((file) => readFileSync(join(CHAPTERS, file), 'utf8'));

const found = (pattern: RegExp): readonly string[] =>
  [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key as string)))].sort();

describe('nothing is forgotten', () => {
  /** Reasons that are not told by a table of their own: there is one way to keep a note, a region, a page, a sitting. */
  const PLAIN = ['noted', 'page', 'region', 'rose', 'sat'];
  const reasons = [
    ...new Set([
      ...found(/because\(\s*'(\w+)'/g),
      ...found(/because\([^;]*?\? '(\w+)' : '\w+'/g),
      ...found(/because\([^;]*?\? '\w+' : '(\w+)'/g),
    ]),
  ].sort();

  test.each(LANGUAGES)('every reason of a change has words, and no others: $language', ({ campaign: words }) => {
    const known = new Set([...Object.keys(words.entries), ...Object.keys(words.units), ...Object.keys(words.changes)]);
    // These two stand for texts of the table's own.
    for (const own of ['rated', 'regret']) known.delete(own);
    expect([...known, ...PLAIN].sort()).toEqual(reasons);
  });

  test('every kind of event and every reason comes in the small campaign', () => {
    const { campaign: words } = en;
    const kinds = new Set<string>(events.map(({ event }) => event));
    expect([...Object.keys(words.events), 'kept', 'changed'].filter((kind) => !kinds.has(kind))).toEqual([]);
    const codes = events.flatMap((event) => ('why' in event ? [event.why.code.replace(/ .*/, '')] : []));
    const missing = [...Object.keys(words.entries), ...Object.keys(words.units), ...Object.keys(words.changes)].filter(
      (code) => code !== 'rated' && !codes.includes(code),
    );
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES)('every refusal has words, and no others: $language', (words) => {
    const forbidden = found(/forbid(?:den)?\(\s*(?:'[A-Z0-9-]*'|\w+),\s*'(\w+)'/g);
    expect(forbidden.length).toBeGreaterThan(30);
    for (const what of forbidden) {
      const refusal = { code: 'BROKEN_RULE', rule: 'SAGA-CAL-003', what: `campaign.${what}`, facts: {} } as const;
      const text = refusalText(words, refusal);
      expect(text, what).toMatch(/\. \[SAGA-CAL-003\]$/);
      expect(text).not.toMatch(BAD);
      expect(text).not.toMatch(/^Not allowed|^Nicht erlaubt/);
    }
    expect(Object.keys(words.forms).filter((key) => key.startsWith('campaign.'))).toEqual(found(/'(campaign\.\w+)'/g));
  });
});

const { deeds: DEEDS, plays: PLAYS } = samples(played);
const ella = played.id('Ella');
const ford = played.id('Kell Ford');

describe('what is proposed says what would be done', () => {
  test('of every deed there is one', () => {
    expect(Object.keys(DEEDS).sort()).toEqual(Object.keys(saga.campaign.RIGHTS).sort());
  });

  test.each(Object.entries(DEEDS))('%s', (deed, [fields, english, german]) => {
    const parsed = saga.campaign.campaignDeed.parse({ deed, ...fields });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    const told = LANGUAGES.map((words) => deedText(parsed.value, namesIn(words)));
    expect(told).toEqual([english, german]);
    // The same without a campaign at hand: names are missing, the sentence holds.
    for (const words of LANGUAGES) {
      expect(deedText(parsed.value, campaignNames(words, null, nameOf))).not.toMatch(BAD);
    }
  });

  test.each(Object.entries(PLAYS))('play %s', (play, [fields, english, german]) => {
    const parsed = saga.campaign.campaignPlay.parse({ play, ...fields });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    expect(LANGUAGES.map((words) => playText(parsed.value as saga.campaign.CampaignPlay, namesIn(words)))).toEqual([
      english,
      german,
    ]);
  });

  test('at the table, as a proposal and in its log', () => {
    const value = { deed: { deed: 'free', character: ella } };
    expect(proposalText(en, 'campaign', value, { nameOf, campaign: seen })).toBe('Set Ella free');
    expect(proposalText(de, 'play', { play: { play: 'event' } }, { nameOf })).toBe('Ein äußeres Ereignis auswürfeln');
    // What may be left out is left out by some, and what nobody knows is told as it stands.
    const climbs = { play: 'check', entry: 'e1', acting: { character: ella, skill: 'run' } };
    for (const words of [en, de]) {
      expect(proposalText(words, 'play', { play: climbs }, { nameOf, campaign: seen })).toContain('Ella');
      expect(proposalText(words, 'play', { play: { play: 'dance', on: 'c1' } }, { nameOf })).toContain('c1');
      expect(proposalText(words, 'campaign', {}, { nameOf })).toBe('–');
    }
    const item = { what: { did: 'proposed', proposal: 1, about: 'campaign', value }, by: 'bo', how: 'person' } as const;
    expect(tableLine(en, item, { hearer: 'ana', nameOf, campaign: seen })).toBe('Bo proposes: Set Ella free.');
    const opened = { what: { did: 'fileOpened' }, by: null, how: 'table' } as const;
    expect(tableLine(en, opened, { hearer: 'ana', nameOf })).toMatch(/^The whole file of this table/);
  });
});

describe('what happened at once', () => {
  const told = (some: typeof events, words: Words = en): string =>
    tableLine(
      words,
      { what: { did: 'campaign', by: 'deed', scene: null, events: some }, by: 'ana', how: 'person' },
      { hearer: 'ana', nameOf, campaign: seen },
    );
  const closing = events.filter((event) => 'why' in event && event.why.entry === ford);

  test('bookkeeping is left out beside what it goes with', () => {
    expect(told(closing)).not.toMatch(/played through|is scene \d/);
    expect(told(closing)).toContain('Olaf dies of a wound, after “Kell Ford”. [SAGA-CAMPAIGN-003]');
    const only = closing.filter((event) => 'why' in event && event.why.code === 'completed').slice(0, 1);
    expect(campaignLines(only, namesIn(de))).toEqual([
      'Ella hat bis Tag 2 gespielt (nach „Kell Ford“). [SAGA-CAL-011]',
    ]);
  });

  test('a reason in the table’s own words is never taken for one of ours', () => {
    const one = new Played().do('ana', { deed: 'found', name: 'X' }).do(null, {
      deed: 'add',
      name: 'Ulf',
      skills: Object.values(campaign.open.characters)[0]?.skills,
    });
    one.do(null, { deed: 'rate', character: one.id('Ulf'), skill: 'run', to: 9, reason: 'died' });
    const view = saga.campaign.seenCampaign(one.campaign, { seat: null, referee: null });
    const names = campaignNames(en, view, nameOf);
    expect(campaignLines(one.events.slice(-1), names)).toEqual([
      'Ulf’s Run goes from 3 to 9: “died”. [SAGA-SKILL-028]',
    ]);
    const [line] = one.campaign.open.characters[one.id('Ulf')]?.history ?? [];
    expect(line && whyText(line, names)).toBe('Day 1: Run 3 → 9, “died” (SAGA-SKILL-028)');
  });
});

test('SAGA-CAMPAIGN-004: of a closed sheet the story tells who somebody is, and no number', () => {
  const one = new Played()
    .do('ana', { deed: 'found', name: 'X', options: { 'saga.table.openSheets': false } })
    .do(null, { deed: 'add', name: 'Ulf', owner: 'ana', skills: Object.values(campaign.open.characters)[0]?.skills })
    .do('ana', { deed: 'goals', character: 'c1', text: 'Peace.' });
  const storyFor = (seat: string): string => {
    const view = saga.campaign.seenCampaign(one.campaign, { seat, referee: null });
    return storyMarkdown(view, campaignNames(en, view, nameOf));
  };
  expect(storyFor('bo')).toContain('### Ulf\n\nCharacter of Ana.\n\nThis sheet is closed to you.\n');
  expect(storyFor('bo')).not.toMatch(/Fighting Mind|Peace/);
  expect(storyFor('ana')).toMatch(/Fighting Mind[\s\S]*Written by hand[\s\S]*Peace/);
});

describe('text of people stays text', () => {
  const HOSTILE = [
    '# heading\n\n## another',
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '[link](javascript:alert(1)) ![x](http://evil.example/x.png)',
    '```\n~~~\n    code',
    '- item\n1. item\n> quote\n---\n===\n| a | b |\n|---|---|',
    '[x]: http://evil.example\n&lt;b&gt; \u001b[31m \u0000 \u2028# x',
  ].join('\n\n');

  const written = (text: string): string => {
    const one = new Played().do('ana', { deed: 'found', name: text.slice(0, 120) });
    one
      .do('ana', { deed: 'setting', text })
      .do('ana', { deed: 'note', title: text.slice(0, 100), text })
      .do('ana', { deed: 'region', name: 'R', text })
      .do('ana', { deed: 'add', name: 'Ulf', owner: 'ana' });
    const ulf = one.id('Ulf');
    one
      .do('ana', { deed: 'words', character: ulf, home: text.slice(0, 190), past: text })
      .do('ana', { deed: 'goals', character: ulf, text })
      .do('ana', { deed: 'relate', character: ulf, to: ulf, text: text.slice(0, 190) })
      .do('ana', { deed: 'unit', name: 'U', text, supports: [{ name: 'ships', amount: 1 }] })
      .do('ana', { deed: 'happening', day: 1, title: text.slice(0, 100), text })
      .do('ana', { deed: 'page', title: text.slice(0, 100), text })
      .do(null, { deed: 'die', character: ulf, why: text.slice(0, 190) });
    const view = saga.campaign.seenCampaign(one.campaign, { seat: 'ana', referee: null });
    return storyMarkdown(view, campaignNames(en, view, nameOf));
  };

  /** What gives Markdown its shape: headings, items, fences, quotations, rules. */
  const shapeOf = (markdown: string): readonly string[] =>
    markdown
      .split('\n')
      .flatMap((line) => /^ *(#+(?= )|[-+*](?= )|\d+[.)](?= )|>|```|~~~|---|===|\|)/.exec(line)?.[1] ?? []);

  test('headings, lists and fences are those of the story alone', () => {
    expect(shapeOf(written(HOSTILE))).toEqual(shapeOf(written('harmless')));
  });

  test('no tag, link, picture or control sign is left', () => {
    const markdown = written(HOSTILE);
    expect(markdown).not.toMatch(/<|(?<!\\)\[|(?<!\\)\]|[^\P{Cc}\n]|(?<!\\):\/\//u);
    expect(markdown).not.toMatch(/&(?!lt;|amp;)/);
    expect(markdown).toContain('&lt;script>alert(1)');
  });
});
