import { expect, test } from 'vitest';
import { houseFiles, housePaths } from './house.js';

/** What is the same in both languages for a reason: words that both have, names of the house, languages in their own words. */
const SAME: ReadonlySet<string> = new Set([
  ...[
    'Name',
    'Text',
    'Code',
    'Chance',
    'Halt',
    'Frost',
    'Winter',
    'General',
    'Initiative',
    'Ritual',
    'Hand',
    'Name: {troop} {nth}',
    'Name: {what} {nth}',
  ],
  ...['Warmoot', 'Saga', 'Warband', 'Command', 'Sortie', 'English', 'Deutsch'],
]);

/** Names of people and places of a made-up world, and what only the program reads. */
const NAMES =
  /(SALT_COAST\.(places|houses|people)\.\w+\.name|RAID\.people\.(casimir|joris)|NAME_POOL\.\w+\.\d+|kindsAre\.\w+)$/;

/** Words that no German sentence has. */
const ENGLISH = /\b(the|and|with|from|this|that|your|yours|choose|choosing|waiting|of|is|are|not|for|to)\b/i;

const germanOf = (path: string): string =>
  path
    .replace(/\.en\.ts$/, '.de.ts')
    .replace('/src/en/', '/src/de/')
    .replace('/texts/en.ts', '/texts/de.ts');

const all = new Set(housePaths());
const pairs = [...all].filter(
  (path) =>
    path.startsWith('packages/') && germanOf(path) !== path && !path.includes('.test.') && all.has(germanOf(path)),
);

type Said = readonly [at: string, text: string];

const textsIn = (value: unknown, at: string): readonly Said[] => {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, at === '' ? key : `${at}.${key}`));
};

/** What of a text is read: not how it is put together, nor commands, ids and addresses. */
const read = (text: string): string =>
  text
    .replace(/\{\w+(, \w+)*\}/g, ' ')
    .replace(/\{\w+, \w+,|\b\w+ (?=\{)/g, ' ')
    .replace(/`[^`]*`|--?[a-z-]+|\b[A-Z]+-[A-Z0-9-]+|https?:\S+/g, ' ');

const texts = async (path: string): Promise<ReadonlyMap<string, string>> =>
  new Map(textsIn(await import(`../${path.replace(/\.ts$/, '.js')}`), ''));

test('in German no text for people is the English one, or has an English word in it', async () => {
  expect(pairs.length).toBeGreaterThan(60);
  const found: string[] = [];
  for (const path of pairs) {
    const [english, german] = await Promise.all([texts(path), texts(germanOf(path))]);
    for (const [at, text] of german) {
      if (NAMES.test(at) || SAME.has(text)) continue;
      const isSame = english.get(at) === text && /\p{L}{4}/u.test(read(text));
      if (isSame || ENGLISH.test(read(text))) found.push(`${germanOf(path)} ${at}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

test('the pages have no words of their own: all stand in lists', () => {
  const pages = houseFiles(/^packages\/web\/src\/.*\.tsx$/).filter(({ path }) => !path.includes('.test.'));
  const spoken =
    /\b(aria-label|title|placeholder|alt|label|legend)="[^"]*\p{L}{3}[^"]*"|>[^<>{}()=;]*\p{L}{4}[^<>{}()=;]*<\//u;
  const found = pages.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, nth) =>
        spoken.test(line) && !/^\s*(\*|\/\/)/.test(line) ? [`${path}:${nth + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
