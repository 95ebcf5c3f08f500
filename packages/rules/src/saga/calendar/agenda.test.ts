import { describe, expect, test } from 'vitest';
import { arranged, type CalendarEntry, dueBy, nextEntry, nextFor, nextForEach, orderOn, toBePlayed } from './agenda.js';
import { entry, ids } from './testing/entries.js';

/** Worked example 1: a council of A and B, a duel of C, ships completed. */
const EXAMPLE = [
  entry('council', 12, { characters: ['A', 'B'], scene: 'discussion' }),
  entry('duel', 9, { characters: ['C'], scene: 'duel' }),
  entry('ships', 9, { kind: 'happening', scene: null, order: 2 }),
];

const without = (entries: readonly CalendarEntry[], ...done: readonly string[]): readonly CalendarEntry[] =>
  entries.map((one) => (done.includes(one.id) ? { ...one, state: 'done' } : one));

describe('what is played next', () => {
  test('SAGA-CAL-001 SAGA-CAL-003 SAGA-CAL-005 worked example 1: both of day 9 as entered, then day 12', () => {
    expect(ids(toBePlayed(EXAMPLE))).toEqual(['duel', 'ships', 'council']);
    expect(nextEntry(EXAMPLE)?.id).toBe('duel');
    expect(nextEntry(without(EXAMPLE, 'duel'))?.id).toBe('ships');
    expect(nextEntry(without(EXAMPLE, 'duel', 'ships'))?.id).toBe('council');
    expect(nextEntry(without(EXAMPLE, 'duel', 'ships', 'council'))).toBeNull();
  });

  test('SAGA-CAL-003 what is dropped is not played', () => {
    expect(nextEntry([entry('a', 3, { state: 'dropped' }), entry('b', 4)])?.id).toBe('b');
  });

  test('SAGA-CAL-004 a paused scene is due on the day it was paused, after what it was paused for', () => {
    const march = entry('march', 5, { days: 6, state: 'paused', pausedOn: 8 });
    expect(ids(toBePlayed([march, entry('duel', 8, { order: 4 }), entry('later', 9)]))).toEqual([
      'duel',
      'march',
      'later',
    ]);
    expect(ids(dueBy([march, entry('duel', 8), entry('later', 9)], 8, march))).toEqual(['duel']);
  });

  test('SAGA-CAL-011 a scene inside another is next while the outer one is played, and never without it', () => {
    const inner = entry('single combat', 20, { inside: 'battle' });
    expect(nextEntry([entry('talk', 19), entry('battle', 20, { state: 'running' }), inner])?.id).toBe('single combat');
    expect(ids(toBePlayed([entry('battle', 20), inner]))).toEqual(['battle']);
  });
});

describe('the order of a day', () => {
  const day = [entry('a', 9), entry('b', 9, { order: 2 }), entry('c', 9, { order: 3 }), entry('d', 10)];

  test('SAGA-CAL-003 SAGA-CAL-009 entries of a day are ordered, by default as entered', () => {
    expect(orderOn(day, 9)).toBe(4);
    expect(orderOn(day, 10)).toBe(2);
    expect(orderOn(day, 11)).toBe(1);
  });

  test('SAGA-CAL-003 the table picks another order for a day; what is over keeps its place', () => {
    const picked = arranged(day, 9, ['c', 'a', 'b']);
    expect(picked.ok && ids(toBePlayed(picked.value))).toEqual(['c', 'a', 'b', 'd']);
    const later = arranged(without(day, 'a'), 9, ['c', 'b']);
    expect(later.ok && later.value.map(({ id, order }) => [id, order])).toEqual([
      ['a', 1],
      ['b', 3],
      ['c', 2],
      ['d', 1],
    ]);
  });

  test.each([[['a', 'b']], [['a', 'b', 'd']], [['a', 'b', 'b']], [['a', 'b', 'c', 'd']]])(
    'refuses the order %j',
    (wanted) => {
      expect(arranged(day, 9, wanted)).toMatchObject({
        ok: false,
        refusal: { path: 'entries', expected: { form: 'calendar.wholeDay', facts: { entries: ['a', 'b', 'c'] } } },
      });
    },
  );

  test('SAGA-WEALTH-008 the reckoning comes after all scenes of its day, whatever the order', () => {
    const last = [entry('reckoning', 360, { kind: 'reckoning' }), entry('feast', 360, { order: 2 })];
    expect(nextEntry(last)?.id).toBe('feast');
    expect(arranged(last, 360, ['reckoning', 'feast'])).toMatchObject({
      ok: false,
      refusal: { rule: 'SAGA-WEALTH-008', what: 'calendar.reckoningLast' },
    });
    expect(arranged(last, 360, ['feast', 'reckoning']).ok).toBe(true);
  });
});

describe('what is next, and for whom', () => {
  test('SAGA-CAL-001 each character and each player reads the one calendar', () => {
    const next = nextForEach(EXAMPLE, { A: ['A'], C: ['C'], ana: ['A', 'B'], bo: ['C', 'D'], cy: ['D'] });
    expect(Object.entries(next).map(([who, one]) => [who, one?.entry.id, one?.characters])).toEqual([
      ['A', 'council', ['A']],
      ['C', 'duel', ['C']],
      ['ana', 'council', ['A', 'B']],
      ['bo', 'duel', ['C']],
      ['cy', undefined, undefined],
    ]);
  });

  test('a scene that is being played comes before those that wait', () => {
    const entries = [
      entry('early', 2, { characters: ['A'] }),
      entry('now', 3, { characters: ['A'], state: 'running' }),
    ];
    expect(nextFor(entries, ['A'])?.entry.id).toBe('now');
  });
});
