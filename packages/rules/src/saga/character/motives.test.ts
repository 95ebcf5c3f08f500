import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { saga } from '../edition.js';
import type { Generation, Motives } from './model.js';
import { orderedBy, placedBy, strongerSide, unassigned } from './motives.js';
import { ALL_MOTIVES, MOTIVE_PAIRS, type Motive, other, RATING_PAIRS } from './motives.table.js';
import { generationScene } from './scene.js';
import { awaited, throwing } from './testing/throwing.js';

const scene = generationScene(saga);
const making = (): TestTable<Generation> => sitDown(scene, { seats: ['ana'], characters: [{ blocks: ['motives'] }] });

const motivesOf = (table: TestTable<Generation>): Motives => {
  const motives = table.run.outcome().sets[0]?.motives;
  if (!motives) throw new Error('no motives');
  return motives;
};

describe('the table of motivations', () => {
  test('SAGA-MOTIVE-001 nine pairs, 18 motivations, in their order', () => {
    expect(MOTIVE_PAIRS.map((pair) => pair.join('/'))).toEqual([
      'energetic/lazy',
      'forgiving/avenging',
      'honest/deceitful',
      'merciful/cruel',
      'modest/proud',
      'prudent/reckless',
      'valourous/cowardly',
      'trusting/independent',
      'generous/selfish',
    ]);
    expect(new Set(ALL_MOTIVES).size).toBe(18);
    for (const [left, right] of MOTIVE_PAIRS) expect([other(left), other(right)]).toEqual([right, left]);
  });

  test('SAGA-MOTIVE-021 the ratings handed out, each pair adding up to 12', () => {
    expect(RATING_PAIRS.map((pair) => pair.join('/'))).toEqual([
      '2/10',
      '3/9',
      '3/9',
      '4/8',
      '4/8',
      '4/8',
      '5/7',
      '5/7',
      '6/6',
    ]);
    expect(RATING_PAIRS.every(([low, high]) => low + high === 12)).toBe(true);
  });
});

describe('placement and order', () => {
  test('SAGA-MOTIVE-023 example 1: a die counts the pairs that are still unassigned', () => {
    expect(placedBy([], 5)).toBe(4);
    expect(unassigned([4])).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    expect(placedBy([4], 7)).toBe(7);
    const placed = throwing(making(), 5, 7);
    expect(placed.said.slice(1)).toEqual([
      { event: 'pairPlaced', set: 0, face: 5, pair: 4, ratings: [2, 10] },
      { event: 'pairPlaced', set: 0, face: 7, pair: 7, ratings: [3, 9] },
    ]);
  });

  test('SAGA-MOTIVE-024 the first is a d10 whose 0 is rolled again, then d8 to d2, and none for the last', () => {
    let table = making();
    expect(awaited(table)).toEqual([10]);
    const again = table.dice(0);
    expect(again.last).toEqual([{ event: 'placedAgain', set: 0, face: 0 }]);
    expect(awaited(again)).toEqual([10]);
    table = again.dice(9);
    for (const sides of [8, 7, 6, 5, 4, 3, 2]) {
      expect(awaited(table)).toEqual([sides]);
      table = table.dice(sides);
    }
    // From the last pair to the first, so the first is left for the last pair of ratings.
    expect(table.last).toEqual([
      { event: 'pairPlaced', set: 0, face: 2, pair: 1, ratings: [5, 7] },
      { event: 'pairPlaced', set: 0, face: null, pair: 0, ratings: [6, 6] },
    ]);
    const done = throwing(table, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(done.run.outcome().sets[0]?.origin.motives).toEqual({
      placed: [0, 9, 8, 7, 6, 5, 4, 3, 2],
      order: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(motivesOf(done)).toMatchObject({
      generous: 2,
      selfish: 10,
      energetic: 6,
      lazy: 6,
      forgiving: 5,
      avenging: 7,
    });
  });

  test('SAGA-MOTIVE-025, SAGA-MOTIVE-026 example 2: an even die swaps, an odd one leaves the lower on the left', () => {
    const placed = throwing(making(), 5, 7, 1, 1, 1, 1, 1, 1);
    expect(awaited(placed)).toEqual([8]);
    const ordered = throwing(placed, 3, 2);
    expect(ordered.said.slice(-2)).toEqual([
      { event: 'pairOrdered', set: 0, face: 3, pair: 4, left: 2, right: 10 },
      { event: 'pairOrdered', set: 0, face: 2, pair: 7, left: 9, right: 3 },
    ]);
    expect(motivesOf(throwing(ordered, 1, 1, 1, 1, 1, 1, 8))).toMatchObject({
      modest: 2,
      proud: 10,
      trusting: 9,
      independent: 3,
    });
    const swaps = [1, 2, 3, 4, 5, 6, 7, 8].filter((face) => orderedBy(0, face)[0] === 10);
    expect(swaps).toEqual([2, 4, 6, 8]);
  });

  test('SAGA-MOTIVE-027 nine order dice, the last for 6/6 too', () => {
    const last = throwing(making(), 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(awaited(last)).toEqual([8]);
    const done = last.dice(2);
    expect(done.last).toEqual([{ event: 'pairOrdered', set: 0, face: 2, pair: 8, left: 6, right: 6 }]);
    expect(done.run.over).toBe(true);
  });

  test('SAGA-MOTIVE-002, SAGA-MOTIVE-003, SAGA-MOTIVE-004 one rating each, from 2 to 10, and no pair above 12', () => {
    const motives = motivesOf(throwing(making(), 3, 1, 4, 1, 5, 2, 3, 1, 2, 1, 4, 1, 5, 6, 2, 1, 3));
    expect(Object.keys(motives).sort()).toEqual([...ALL_MOTIVES].sort());
    expect(ALL_MOTIVES.every((one) => motives[one] >= 2 && motives[one] <= 10)).toBe(true);
    for (const [left, right] of MOTIVE_PAIRS) expect(motives[left] + motives[right]).toBe(12);
  });
});

test('SAGA-MOTIVE-028, SAGA-MOTIVE-029, S1E-MOTIVE-005 in doubt the higher side of a pair is played; of equals one chooses', () => {
  const motives = Object.fromEntries(ALL_MOTIVES.map((one: Motive) => [one, 6])) as Record<Motive, number>;
  motives.proud = 7;
  motives.honest = 8;
  expect(strongerSide(motives, 4)).toBe('proud');
  expect(strongerSide(motives, 2)).toBe('honest');
  expect(strongerSide(motives, 0)).toBeNull();
});
