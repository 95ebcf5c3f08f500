import { readdirSync, readFileSync } from 'node:fs';
import { saga, war } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import {
  calendarText,
  campaignEventText,
  campaignNames,
  castText,
  characterText,
  nextText,
  storyMarkdown,
  unitsText,
  wordsIn,
} from '../src/index.js';
import { pseudo } from '../src/testing/index.js';
import { fjord, NAMES } from './campaign/fjord.js';
import { toldLines } from './told.js';

const EXAMPLES = new URL('../../../docs/examples/', import.meta.url);

const words = wordsIn(pseudo);

/** Parts of data that people write themselves. */
const WRITTEN: ReadonlySet<string> = new Set(
  'name title text setting place context topic home ties trade past terrain why when reason consequence failure captive arms goals words response changed how note'.split(
    ' ',
  ),
);

/** Every word of people in data: what they wrote, and what seats are called. */
const wordsOfPeople = (data: unknown, seats: readonly string[]): ReadonlySet<string> => {
  const found: string[] = [...seats];
  JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'string' && WRITTEN.has(key)) found.push(value);
    return value;
  });
  return new Set(found.join(' ').match(/\p{L}+/gu));
};

/** Places that units are named after, and their signs: proper names in every language. */
const PLACES = war.PLACES.flatMap((place) => [place, place.slice(0, 2)]);

/** Names of rules, dice as they are noted, units by their letter and number, and how Markdown marks fixed text. */
const NOTATION = /\b[A-Z][A-Z0-9]*(?:\\?-[A-Z0-9]+)+\b|\d*d\d+z?\b|\b[a-z]\d+\b|```text/g;

/** English words that no table was asked for. */
const leftStanding = (text: string, theirs: ReadonlySet<string>): readonly string[] =>
  (text.replaceAll(NOTATION, ' ').match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length > 1 && /[a-z]/i.test(word) && !theirs.has(word),
  );

/** Who sits there, in all of them. */
const SEATS = ['ana', 'bo', 'cy', 'di'];

const FIGHTS = readdirSync(EXAMPLES).filter((file) => /^(duel|battle|discussion)-.*\.json$/.test(file));

describe('in a language that nobody speaks', () => {
  test.each(FIGHTS)('%s is told without a word of English', (name) => {
    const file = readFileSync(new URL(name, EXAMPLES), 'utf8');
    for (const hearer of [null, 'ana']) {
      const text = toldLines(words, file, hearer).join('\n');
      expect(text.length).toBeGreaterThan(1000);
      expect([...new Set(leftStanding(text, wordsOfPeople(JSON.parse(file), [...SEATS, ...PLACES])))]).toEqual([]);
    }
  });

  test('a campaign is told without a word of English', () => {
    const { campaign, events } = fjord();
    const seen = saga.campaign.seenCampaign(campaign, { seat: 'ana', referee: null });
    const names = campaignNames(words, seen, (seat) => NAMES[seat] ?? seat, 'ana');
    const text = [
      ...events.map((event) => campaignEventText(event, names)),
      storyMarkdown(seen, names),
      ...nextText(seen, names),
      ...castText(seen, names),
      ...unitsText(seen, names),
      ...Object.keys(seen.open.characters).flatMap((id) => characterText(seen, names, id)),
      ...calendarText(seen, names),
    ].join('\n');
    expect(text.length).toBeGreaterThan(20_000);
    expect([
      ...new Set(
        leftStanding(
          text,
          wordsOfPeople(
            [campaign, events],
            [
              ...Object.keys(NAMES),
              ...Object.values(NAMES),
              // Why a rating was changed, in the table's own words.
              'a summer on the coast',
            ],
          ),
        ),
      ),
    ]).toEqual([]);
  });
});
