import { speak, type Table } from '@warmoot/words/say';
import { accented, PSEUDO_GRAMMAR, pseudoTable } from '@warmoot/words/testing';
import { describe, expect, test } from 'vitest';

/** Every English word list of the pages, by its file. */
const FILES = import.meta.glob<Readonly<Record<string, Table>>>('../**/*.en.ts', { eager: true });

/** Everything that a list says, with names that nobody has for its facts. */
const said = (list: unknown): readonly string[] => {
  if (typeof list === 'string') return [list];
  if (typeof list === 'function') {
    const facts = new Proxy({}, { get: () => 3, has: () => true });
    return [(list as (facts: object) => string)(facts)];
  }
  return Object.values(list as object).flatMap(said);
};

describe('in a language that nobody speaks', () => {
  test.each(Object.keys(FILES))('%s is told without a word of English', (path) => {
    const lists = Object.values(FILES[path] as Readonly<Record<string, Table>>);
    const texts = lists.flatMap((list) => said(speak(PSEUDO_GRAMMAR, pseudoTable(list) as never)));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  });

  test('the letters are other letters', () => {
    expect(accented('Fight on')).toBe('Ƒíğħŧ óñ');
  });
});
