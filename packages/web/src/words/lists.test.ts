import { factsIn, parse } from '@warmoot/words/say';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.js';

/** Every word list of the pages, by its file and the code of its language. */
const FILES = import.meta.glob<Readonly<Record<string, object>>>('../**/*.??.ts', { eager: true });

/** Every sentence of a list with its path. */
const sentences = (list: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof list === 'string'
    ? [[path, list]]
    : Object.entries(list as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));

const LISTS = Object.entries(FILES)
  .filter(([path]) => path.endsWith('.en.ts'))
  .map(([path, list]) => [path.replace(/^\.\.\/|\.en\.ts$/g, ''), path, sentences(list)] as const);

/** The names of the facts that a sentence is told with. */
const factsOf = (text: string): readonly string[] => [...new Set(factsIn(parse(text)).map(({ name }) => name))].sort();

it('there are lists', () => {
  expect(LISTS.length).toBeGreaterThan(30);
  expect(LISTS.reduce((sum, [, , all]) => sum + all.length, 0)).toBeGreaterThan(1500);
});

describe.each(LISTS)('the words of %s', (_, path, english) => {
  it.each(LANGUAGES)('are all there in %s, with the same facts', (language) => {
    const list = FILES[path.replace('.en.ts', `.${language}.ts`)];
    const words = sentences(list);
    expect(words.map(([key]) => key)).toEqual(english.map(([key]) => key));
    const facts = words.map(([key, text]) => [key, factsOf(text)]);
    expect(facts).toEqual(english.map(([key, text]) => [key, factsOf(text)]));
    for (const [key, text] of words) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/undefined|!|\bvs\b/);
      if (path.endsWith('/ui.en.ts')) expect(text, key).not.toMatch(/(?<!\u00a0)%/);
    }
  });
});
