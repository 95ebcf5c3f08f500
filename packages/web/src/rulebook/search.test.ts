import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseChapter } from './parse.js';
import { indexOf, search } from './search.js';

const LEDGER = new URL('../../../../docs/ledger/', import.meta.url);
const INDEX = indexOf(
  ['saga-duel', 'saga-battle'].map((file) => parseChapter(file, readFileSync(new URL(`${file}.md`, LEDGER), 'utf8'))),
);
const ids = (query: string): readonly string[] => search(INDEX, query).map(({ rule }) => rule.id);

describe('searching the rules', () => {
  test('a whole name comes first, in whatever case', () => {
    expect(ids('saga-duel-foot-016')[0]).toBe('SAGA-DUEL-FOOT-016');
    expect(ids('SAGA-DUEL-FOOT-016')[0]).toBe('SAGA-DUEL-FOOT-016');
  });

  test('the end of a name is enough', () => {
    expect(ids('foot-016')[0]).toBe('SAGA-DUEL-FOOT-016');
  });

  test('every word must be there', () => {
    const found = search(INDEX, 'spear dagger distance');
    expect(found.length).toBeGreaterThan(0);
    for (const { text } of found) for (const word of ['spear', 'dagger', 'distance']) expect(text).toContain(word);
  });

  test('rules under a heading that answers come before those that only speak of it', () => {
    const [first] = search(INDEX, 'defensive weakening');
    expect(first?.section.title).toBe('Defensive Weakening');
  });

  test('the start of a word comes before its middle', () => {
    const found = search(INDEX, 'arm');
    const starts = found.map(({ text }) => /(?<![\p{L}\p{N}])arm/u.test(text));
    expect(starts.indexOf(false) === -1 || starts.lastIndexOf(true) < starts.indexOf(false)).toBe(true);
  });

  test('nothing asked is nothing found, and so is nonsense', () => {
    expect(ids('  ')).toEqual([]);
    expect(ids('xyzzy')).toEqual([]);
  });
});
