import { describe, expect, test } from 'vitest';
import { GERMAN } from '../de/german.js';
import { ENGLISH } from '../en/english.js';
import { declined } from './grammar.js';
import { alone, BadSentence, factsIn, parse, type SameKeys, speak, told } from './index.js';

const TABLE = {
  plain: 'No facts.',
  title: '{one} against {two}',
  units: '{n, plural, =0 {none} one {# unit} other {# units}}',
  grip: '{grip, select, held {HELD} tackled {TACKLED} other {free}}',
  brings: 'It fails{what, given, yes {, and brings #} no {}}.',
  list: '{names, and}; {names, or}; {names, commas}',
  whose: '{name, possessive} side',
  says: '{text, quoted}',
  agrees: '{who, select, you {You agree} other {# agrees}}.',
  inner: '{n, plural, one {{who} has one} other {{who} has # of {all}}}',
  sum: '{by, signed}; {by}; {share, decimal}',
  head: '{word, capital} ends.',
  hits: '{who} hits with the {weapon}.',
  weapons: { terms: { sword: 'sword', axe: 'axe' } },
  lines: ['one', 'two {n}'],
} as const;

const GERMAN_TABLE = {
  plain: 'Keine Fakten.',
  title: '{one} gegen {two}',
  units: '{n, plural, =0 {keine} one {# Einheit} other {# Einheiten}}',
  grip: '{grip, select, held {GEHALTEN} tackled {NIEDERGERUNGEN} other {frei}}',
  brings: 'Es scheitert{what, given, yes { und bringt #} no {}}.',
  list: '{names, and}; {names, or}; {names, commas}',
  whose: '{name, possessive} Seite',
  says: '{text, quoted}',
  agrees: '{who, select, you {Du stimmst} other {# stimmt}} zu.',
  inner: '{n, plural, one {{who} hat eine} other {{who} hat # von {all}}}',
  sum: '{by, signed}; {by}; {share, decimal}',
  head: '{word, capital} endet.',
  hits: '{who} trifft mit {weapon, the, dat}, {weapon, select, axe {schwer} other {gut}}.',
  weapons: {
    terms: {
      sword: { gender: 'n', adjective: 'lang', noun: 'Schwert' },
      axe: { gender: 'f', noun: 'Axt' },
    },
  },
  lines: ['eins', 'zwei {n}'],
} as const satisfies SameKeys<typeof TABLE>;

const en = speak<typeof TABLE>(ENGLISH, TABLE);
const de = speak<typeof TABLE>(GERMAN, GERMAN_TABLE);

describe('a sentence', () => {
  test('without facts is a text, with facts it is told by them', () => {
    expect(en.plain).toBe('No facts.');
    expect(en.title({ one: 'Ella', two: 'Morten' })).toBe('Ella against Morten');
    expect(told(en.plain, {})).toBe('No facts.');
    expect(told(en.title, { one: 1, two: -2 })).toBe('1 against \u22122');
  });

  test('chooses by how many, by which, and by whether a fact is there', () => {
    expect([0, 1, 5].map((n) => de.units({ n }))).toEqual(['keine', '1 Einheit', '5 Einheiten']);
    expect(['held', 'tackled', 'none'].map((grip) => en.grip({ grip }))).toEqual(['HELD', 'TACKLED', 'free']);
    expect([null, '', 'a fall'].map((what) => en.brings({ what }))).toEqual([
      'It fails.',
      'It fails.',
      'It fails, and brings a fall.',
    ]);
    expect(en.inner({ n: 1, who: 'Ana', all: 9 })).toBe('Ana has one');
    expect(de.inner({ n: 2, who: 'Ana', all: 9 })).toBe('Ana hat 2 von 9');
  });

  test('speaks to whoever hears it', () => {
    expect(de.agrees({ who: { person: 'ana', isHearer: true } })).toBe('Du stimmst zu.');
    expect(en.agrees({ who: { person: 'ana', isHearer: false } })).toBe('ana agrees.');
  });

  test('joins, owns, quotes and counts as its language does', () => {
    expect(en.list({ names: ['a', 'b', 'c'] })).toBe('a, b and c; a, b or c; a, b, c');
    expect(de.list({ names: ['a', 'b'] })).toBe('a und b; a oder b; a, b');
    expect([en.whose({ name: 'Ella' }), de.whose({ name: 'Ella' }), de.whose({ name: 'Hans' })]).toEqual([
      'Ella’s side',
      'Ellas Seite',
      'Hans’ Seite',
    ]);
    expect([en.says({ text: ' so. ' }), de.says({ text: 'so' })]).toEqual(['“so”', '„so“']);
    expect(en.sum({ by: 3, share: 1.5 })).toBe('+3; 3; 1.5');
    expect(de.sum({ by: -3, share: 1.5 })).toBe('\u22123; \u22123; 1,5');
    expect(en.head({ word: 'it' })).toBe('It ends.');
  });

  test('declines terms, and may choose by which of them it is', () => {
    expect(en.hits({ who: 'Ella', weapon: en.weapons.sword })).toBe('Ella hits with the sword.');
    expect(de.hits({ who: 'Ella', weapon: de.weapons.sword })).toBe('Ella trifft mit dem langen Schwert, gut.');
    expect(de.hits({ who: 'Ella', weapon: de.weapons.axe })).toBe('Ella trifft mit der Axt, schwer.');
    expect(alone(GERMAN, de.weapons)).toEqual({ sword: 'langes Schwert', axe: 'Axt' });
    expect(declined(GERMAN, GERMAN_TABLE.weapons.terms.sword, 'a', 'acc')).toBe('ein langes Schwert');
  });

  test('stands in lists too', () => {
    expect(de.lines[0]).toBe('eins');
    expect(told(de.lines[1], { n: 2 })).toBe('zwei 2');
  });

  test('that cannot be read is a fault of its table', () => {
    for (const bad of ['{n', 'n}', '{n, plural, one {1}', '{n, plural, one}', '{n, select one {a}}']) {
      expect(() => parse(bad), bad).toThrow(BadSentence);
    }
  });

  test('says which facts it wants', () => {
    expect(factsIn(parse(TABLE.inner)).map(({ name, use }) => `${name} ${use}`.trim())).toEqual([
      'n plural',
      'who',
      'who',
      'all',
    ]);
  });
});
