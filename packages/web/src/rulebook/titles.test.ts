import { readdirSync, readFileSync } from 'node:fs';
import { de, en } from '@warmoot/words';
import { expect, test } from 'vitest';
import { parseChapter } from './parse.js';
import { TERMS } from './terms.de.js';
import { titleIn } from './titles.js';

const LEDGER = new URL('../../../../docs/ledger/', import.meta.url);
const CHAPTERS = readdirSync(LEDGER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => parseChapter(name.replace('.md', ''), readFileSync(new URL(name, LEDGER), 'utf8')));

test.each(CHAPTERS.map((chapter) => [chapter.file, chapter] as const))(
  '%s: every title has a German one',
  (_, chapter) => {
    const titles = chapter.sections.map(({ title }) => title);
    expect(titles.filter((title) => titleIn('de', title) === titleIn('en', title))).toEqual([]);
  },
);

test('where in the source a section stands is told to nobody; examples are counted', () => {
  expect(titleIn('en', 'Grappling (lines 131 to 154)')).toBe('Grappling');
  expect(titleIn('de', 'Grappling (lines 131 to 154)')).toBe('Ringen');
  expect(titleIn('de', 'Examples for section 12')).toBe('Beispiele zu Abschnitt 12');
});

test('the terms are those of the words that the log is told in', () => {
  const german = new Map(
    TERMS.flatMap(([one, other]) => {
      const names = one.split(', ');
      const told = other.split(', ');
      return names.length === told.length ? names.map((name, at) => [name, told[at]] as const) : [];
    }),
  );
  for (const skill of ['control', 'fightingMind', 'speed', 'strength'] as const)
    expect(german.get(en.skills[skill])).toBe(de.skills[skill]);
});
