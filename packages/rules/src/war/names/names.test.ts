import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameName, namesFor, nameTwice, placesIn, signsFor, unitNameShape } from './names.js';
import { PLACES } from './places.table.js';

const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
const nameOf = fc.oneof(
  word,
  fc.tuple(word, word).map((both) => both.join(' ')),
);
const KINDS = ['levy', 'pikes', 'bows'];

describe('a name of a unit', () => {
  test('has one word or two, of plain letters', () => {
    const fits = (name: string): boolean => unitNameShape.parse(name).ok;
    for (const name of ['Household', 'Hill levy', "O'Dowd's men", 'Kell-Piken', 'Bär', 'Up'])
      expect(fits(name)).toBe(true);
    for (const name of [
      '',
      'X',
      'Men of Kell',
      'Levy 3',
      'Kell  pikes',
      ' Kell',
      'Kell ',
      '<b>Kell</b>',
      'Ke\u0301l',
      'Кelл',
    ])
      expect(fits(name)).toBe(false);
    expect(fits('Abcdefghijklm nopqrstuvwxyz')).toBe(false);
  });

  test('is the same however it is written', () => {
    expect(isSameName('Hill levy', 'hill-LEVY')).toBe(true);
    expect(isSameName('Hill levy', 'Mill levy')).toBe(false);
    expect(nameTwice(['Hill levy', 'Mill levy', 'HillLevy'])).toBe('HillLevy');
    expect(nameTwice(['Hill levy', 'Mill levy'])).toBeUndefined();
  });

  test('is taken from what stands on the map, without article or river', () => {
    const map = ['Kell', 'Gallows Down', 'the River Kell', 'Moot Hill', 'Der Bach', 'Hof 3', 'Am Ort'];
    expect(placesIn(map)).toEqual(['Kell', 'Gallows', 'Moot', 'Hof', 'Ort']);
  });

  test('places that the game has begin with two letters each of their own', () => {
    expect(new Set(PLACES.map((place) => place.slice(0, 2).toLowerCase())).size).toBe(PLACES.length);
    for (const place of PLACES) expect(unitNameShape.parse(`${place} slingers`).ok).toBe(true);
  });
});

describe('whatever was chosen', () => {
  const units = fc.array(fc.record({ chosen: fc.constant(null), kind: fc.constantFrom(...KINDS) }), {
    minLength: 1,
    maxLength: 18,
  });

  test('no two units have one name, and none has more than two words', () => {
    always(
      fc.property(units, fc.uniqueArray(nameOf, { maxLength: 18, comparator: isSameName }), (all, taken) => {
        const mixed = all.map((unit, i) => ({ ...unit, chosen: i % 3 === 0 ? (taken[i] ?? null) : null }));
        const names = namesFor(
          mixed,
          PLACES,
          taken.filter((_, i) => i % 3 !== 0 || mixed[i] === undefined),
        );
        expect(nameTwice(names)).toBeUndefined();
        for (const name of names) expect(unitNameShape.parse(name).ok).toBe(true);
      }),
    );
  });

  test('where places run out, they come again beside each other', () => {
    const names = namesFor(
      Array.from({ length: 6 }, () => ({ chosen: null, kind: 'levy' })),
      ['Kell', 'Tarn'],
      [],
    );
    expect(names).toEqual(['Kell levy', 'Tarn levy', 'Kell Kell', 'Tarn Kell', 'Kell Tarn', 'Tarn Tarn']);
  });

  test('signs are two letters that nobody else has, and of the name as long as they last', () => {
    always(
      fc.property(fc.uniqueArray(nameOf, { maxLength: 18, comparator: isSameName }), (names) => {
        const signs = signsFor(names);
        expect(new Set(signs.map((sign) => sign.toLowerCase())).size).toBe(names.length);
        for (const sign of signs) expect(sign).toMatch(/^\p{Lu}\p{Ll}$/u);
      }),
    );
    expect(signsFor(['Fen riders', 'Ferry levy', 'Felling', 'Kell pikes'])).toEqual(['Fe', 'Fr', 'Fl', 'Ke']);
  });

  test('whoever is renamed takes a free sign, and nobody else’s changes', () => {
    const before = ['Fen riders', 'Ferry levy', 'Kell pikes'];
    expect(signsFor(['Household', 'Ferry levy', 'Kell pikes'], before)).toEqual(['Ho', 'Fr', 'Ke']);
    expect(signsFor(['Fen riders', 'Ferry levy', 'Ferrymen'], before)).toEqual(['Fe', 'Fr', 'Fy']);
  });
});
