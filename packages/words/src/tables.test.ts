import { describe, expect, test } from 'vitest';
import { DE } from './de/index.js';
import { EN } from './en/index.js';
import { factsIn, parse } from './say/index.js';
import { pseudo } from './testing/pseudo.js';

/** Every sentence of a table by its path; terms have none. */
const sentences = (table: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof table === 'string') return [[path, table]];
  if ('terms' in (table as object)) return [];
  return Object.entries(table as object).flatMap(([key, value]) => sentences(value, `${path} › ${key}`));
};

const factsOf = (text: string): readonly string[] => [...new Set(factsIn(parse(text)).map(({ name }) => name))].sort();

const ENGLISH = new Map(sentences(EN));

/** Sentences in which a language says the same with less. */
const WITH_LESS: Readonly<Record<string, readonly string[]>> = {
  ' › refusals › NOT_YOURS': ['owner'],
  ' › duel › events › defended': ['act', 'answer', 'attacker', 'who'],
  ' › duel › choices › acts › kill': ['target'],
  ' › campaign › entries › arrives': ['people', 'place'],
};

describe.each([
  ['German', DE],
  ['nobody’s language', pseudo.table],
])('the table of %s', (_, table) => {
  const words = new Map(sentences(table));

  test('has every sentence of the English one, and no other', () => {
    expect(ENGLISH.size).toBeGreaterThan(1100);
    expect([...words.keys()]).toEqual([...ENGLISH.keys()]);
  });

  test('tells each with the same facts', () => {
    const other = [...words].filter(([path, text]) => {
      const [mine, wanted] = [factsOf(text), factsOf(ENGLISH.get(path) as string)];
      return `${mine}` !== `${wanted}` && `${mine}` !== `${WITH_LESS[path]}`;
    });
    expect(other.map(([path, text]) => [path, factsOf(text), factsOf(ENGLISH.get(path) as string)])).toEqual([]);
  });

  test('leaves no sentence empty', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

test('what is said with less is said with less by somebody', () => {
  const words = new Map(sentences(DE));
  expect(Object.keys(WITH_LESS).filter((path) => `${factsOf(words.get(path) ?? '')}` !== `${WITH_LESS[path]}`)).toEqual(
    [],
  );
});
