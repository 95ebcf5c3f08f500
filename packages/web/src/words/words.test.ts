import { describe, expect, test } from 'vitest';
import { de } from './de.js';
import { en } from './en.js';

type Leaf = string | ((...args: unknown[]) => string);

/** Every word by its path, such as `home.kinds.duel.name`. */
const leaves = (words: object, path = ''): readonly (readonly [string, Leaf])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${path}${key}.`)
      : [[`${path}${key}`, value as Leaf] as const],
  );

const EN = leaves(en);
const DE = leaves(de);
const said = (leaf: Leaf): string => (typeof leaf === 'string' ? leaf : leaf('2', '3', '4', '5'));

describe('the words of the interface', () => {
  test('are the same in both languages', () => {
    expect(DE.map(([path]) => path).sort()).toEqual(EN.map(([path]) => path).sort());
  });

  test('take the same facts in both languages', () => {
    const german = new Map(DE);
    for (const [path, word] of EN) {
      const other = german.get(path);
      expect([path, typeof other]).toEqual([path, typeof word]);
      if (typeof word === 'function' && typeof other === 'function')
        expect([path, other.length]).toEqual([path, word.length]);
    }
  });

  test.each([
    ['English', EN],
    ['German', DE],
  ])('%s: nothing is empty, nothing shouts, minus and percent are set right', (_, words) => {
    for (const [path, word] of words) {
      const text = said(word);
      expect([path, text.trim() === '']).toEqual([path, false]);
      expect([path, /!|\bvs\b|(?<!\u00a0)%/.test(text)]).toEqual([path, false]);
    }
  });

  test('German says a decimal comma', () => {
    expect(de.chance.percent('66.9')).toBe('66,9\u00a0%');
  });
});
