import { expect, test } from 'vitest';
import { GUIDES } from '../../src/rulebook/guides.js';
import { tableKinds } from '../../src/table/setup/kinds.js';
import { sayingsHere } from '../kit/measures.js';
import { inEnglish } from '../kit/same.js';
import { Album } from './album.js';
import { campaignTable, saltCrown } from './campaign.js';
import { tableOf } from './forms.js';
import type { DeskLine } from './line.js';
import { textsOf } from './look.js';
import { type Language, openPage } from './page.js';

/** The same ways on every page of a table, in both languages. */
const AT_TABLE = ['Table, Campaign, Log, Rules', 'Tisch, Kampagne, Protokoll, Regeln'];

const IN_CAMPAIGN = [
  'Table, Campaign, Cast, Calendar, Setting, Journal, Log, Rules',
  'Tisch, Kampagne, Figuren, Kalender, Welt, Chronik, Protokoll, Regeln',
];

/** What a browser calls a table at a desk, which has one letter for a name. */
const AT_DESK = 'T · Warmoot';

const LANGUAGES: readonly Language[] = ['en', 'de'];

/** A page under its name, at its path, and what it is connected to. */
type View = readonly [name: string, path: string, line: DeskLine | null];

/** What is said in German as it is in English, and the ways in the head in both. */
interface Told {
  readonly faults: readonly string[];
  readonly ways: readonly string[];
}

type Views = readonly View[] | Promise<readonly View[]>;

/** An album for each language of pages that are no questions, opened part by part, and what all of them say. */
const pictures = (
  title: string,
  parts: Readonly<Record<string, () => Views>>,
  holds: (told: Told) => void = ({ faults }) => expect(faults).toEqual([]),
): void => {
  const albums: Record<Language, Album> = { en: new Album(), de: new Album() };
  const told: Record<Language, Record<string, readonly string[]>> = { en: {}, de: {} };
  const ways = new Set<string>();
  const each = LANGUAGES.flatMap((language) =>
    Object.entries(parts).map(([part, views]) => ({ language, part, views })),
  );

  test.each(each)(`${title}: $part, $language`, async ({ language, views }) => {
    for (const [name, path, line] of await views()) {
      const page = await openPage(path, language, line);
      albums[language].add(name, page.tree('main'));
      told[language][name] = sayingsHere();
      ways.add(textsOf(page, '.head-nav a').join(', '));
      await page.close();
    }
  });

  test(`${title}: the albums, and nothing stays English`, async () => {
    for (const language of LANGUAGES)
      await expect(albums[language].text).toMatchFileSnapshot(`albums/${title}.${language}.txt`);
    const faults = Object.entries(told.de).flatMap(([name, said]) => {
      expect(said.length, name).toBeGreaterThan(0);
      const faults = inEnglish(said, told.en[name] ?? []).filter((fault) => fault !== AT_DESK);
      return faults.map((fault) => `${name}: ${fault}`);
    });
    holds({ faults, ways: [...ways] });
  });
};

const named = (paths: readonly string[]) => () => paths.map((path): View => [path, path, null]);

pictures('pages', { all: named(['/', '/start', '/join', '/rules', '/maps', '/maps/roads', '/nowhere']) });

pictures('guides', { all: named(GUIDES.map(({ kind }) => `/guide/${kind}`)) });

const formOf = (kind: string): View => {
  const line = tableOf('Bo');
  line.do('Ana', { do: 'set', field: 'kind', value: kind });
  return [`the form of ${kind}`, '/t/desk', line];
};

pictures(
  'forms',
  Object.fromEntries(tableKinds().map(({ kind }) => [kind, () => [formOf(kind)]])),
  ({ faults, ways }) => {
    expect(faults).toEqual([]);
    expect(ways).toEqual(AT_TABLE);
  },
);

const PLACES = ['campaign', 'cast', 'calendar', 'setting', 'journal'];

/** What was named by whoever founded it. */
const isGiven = (text: string, named: string): boolean =>
  text.split(/, | · /).every((part) => part !== '' && named.includes(part));

let given = '';
const inCampaign = async (): Promise<readonly View[]> => {
  const line = await saltCrown();
  given = JSON.stringify(line.open);
  const { ella, joris } = line.cast;
  const over = Object.values(line.open.entries).filter(({ state }) => state === 'done');
  return [
    ['founding', '/t/desk/campaign', campaignTable()],
    ...PLACES.map((place): View => [place, `/t/desk/${place}`, line]),
    ...[ella, joris].map((one): View => [`the sheet of ${one}`, `/t/desk/cast/${one}`, line]),
    ...over.map(({ id, title }): View => [`after ${title}`, `/t/desk/next/${id}`, line]),
    ['the table of a campaign', '/t/desk', line],
  ];
};

pictures('campaign', { all: inCampaign }, ({ faults, ways }) => {
  expect(faults.filter((fault) => !isGiven(fault.replace(/^[^:]*: /, ''), given))).toEqual([]);
  // Before it is founded, the ways are a table's.
  expect(ways).toEqual(AT_TABLE.flatMap((way, nth) => [way, IN_CAMPAIGN[nth]]));
});
