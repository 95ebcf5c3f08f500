import { factsIn, parse, speak } from '@warmoot/words/say';
import { PSEUDO_GRAMMAR, pseudoTable } from '@warmoot/words/testing';
import { expect, test } from 'vitest';
import { DE } from './de.js';
import { EN } from './en.js';

/** Everything that is said, told with threes. */
const said = (texts: unknown): readonly string[] => {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [(texts as (facts: object) => string)(new Proxy({}, { get: () => 3 }))];
  return Object.values(texts as object).flatMap(said);
};

const sentences = (table: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof table === 'string'
    ? [[path, table]]
    : Object.entries(table as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));

const factsOf = (text: string): readonly string[] => [...new Set(factsIn(parse(text)).map(({ name }) => name))].sort();

test('a language that nobody speaks covers every text', () => {
  const texts = said(speak<typeof EN>(PSEUDO_GRAMMAR, pseudoTable(EN)));
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([]);
});

test('German tells each text with the same facts', () => {
  const english = sentences(EN).map(([path, text]) => [path, factsOf(text)]);
  expect(sentences(DE).map(([path, text]) => [path, factsOf(text)])).toEqual(english);
});
