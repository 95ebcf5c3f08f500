import { manifestsOf } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import type { Measured } from '../../measured/measured.js';
import { tableKinds } from '../../table/setup/kinds.js';
import { inLanguage } from '../../words/lists.js';
import { saidOf, shortOf } from './measures.js';
import { WAYS } from './ways.table.js';
import { WAY_WORDS } from './wayWords.js';

const en = inLanguage(WAY_WORDS, 'en');

describe('the ways to play', () => {
  test.each(WAYS)('$kind: each side on the page is one that its rules play at once', ({ kind, sides }) => {
    const [manifest] = manifestsOf(kind);
    const offered = Object.keys(sides);
    expect(offered.length).toBeGreaterThan(1);
    expect(manifest?.atOnce?.sides ?? []).toEqual(expect.arrayContaining(offered));
    expect(Object.keys(en.ways[kind].sides)).toEqual(offered);
  });

  test('are all that tables set up, but for the race', () => {
    const kinds = tableKinds().map(({ kind }) => kind);
    expect([...WAYS.map(({ kind }) => kind), 'race'].toSorted()).toEqual(kinds.toSorted());
  });
});

describe('what a way is like', () => {
  const duel: Measured = { kind: 'duel', minutes: [10, 20], players: [2, 2], notches: 4, games: 1, better: null };

  test('is said in one sentence', () => {
    expect(saidOf(en, 'A duel', duel)).toBe('A duel, 10 to 20 minutes, 2 players, more skill.');
    expect(saidOf(en, 'A march', { ...duel, players: [2, 4], notches: null })).toBe(
      'A march, 10 to 20 minutes, 2 to 4 players.',
    );
    expect(saidOf(en, 'A check', { ...duel, minutes: [1, 1], players: [1, 1], notches: null }, true)).toBe(
      'A check, one minute, alone, nobody has to win.',
    );
    expect(saidOf(en, 'A race', { ...duel, minutes: null, notches: 1 })).toBe('A race, 2 players, luck.');
  });

  test('is shown in few signs, in German too', () => {
    expect(shortOf(en, duel)).toEqual(['10–20 min', '2 players']);
    expect(shortOf(en, { ...duel, minutes: null, players: [1, 20] })).toEqual(['', '1–20 players']);
    expect(shortOf(inLanguage(WAY_WORDS, 'de'), { ...duel, minutes: [1, 1] })).toEqual(['1 Min.', '2 Spieler']);
  });
});
