import { comparison, countedRow, type Die, d, FACE, listed, type Rows, reckon, type Throw } from '@warmoot/kernel';
import { de, en } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { countingOf, reckonedOf } from './reckoned.js';
import type { Thrown } from './thrown.js';
import { verdictOf } from './thrown.js';

/** Throws as the games to come read them: the figures are worked out by hand. */
const fell = (thrown: Throw, faces: readonly number[], scene = 'saga/check'): Thrown => ({
  throw: thrown,
  told: () => null,
  named: () => thrown,
  scene,
  step: 'any',
  by: 'ana',
  faces,
  ...reckon(thrown, faces),
  typed: false,
});

const dice = (count: number, die: Die): readonly Die[] => Array.from({ length: count }, () => die);

const lines = (...all: readonly number[]) =>
  listed((sum) => {
    for (const [nth, by] of all.entries()) sum.add(by, `line${nth}`, 'SAGA-CHECK-016');
  });

const together = (rows: Rows, thrown: Partial<Throw> & Pick<Throw, 'dice'>, plus = 0): Throw => ({
  reading: { read: 'together', keep: null, worth: FACE, plus, rows },
  tally: { plus: plus === 0 ? [] : (lines(plus).lines ?? []), against: lines(14, 2).lines ?? [] },
  ...thrown,
});

const shown = (thrown: Throw, faces: readonly number[]) => reckonedOf(en, fell(thrown, faces));
const judged = (thrown: Throw, faces: readonly number[], scene?: string) => verdictOf(en, fell(thrown, faces, scene));

describe('a throw is summed up', () => {
  const CHECK = together({ rows: 'atLeast', target: 16 }, { dice: [d(8), d(8), d(10)] }, 4);

  test('dice, what is added, the total, and the number needed', () => {
    expect(shown(CHECK, [7, 6, 4])).toMatchObject({
      by: 'sum',
      dice: 17,
      added: { of: 4 },
      total: 21,
      against: { of: 16, asks: 'atLeast' },
    });
    expect(judged(CHECK, [7, 6, 4])).toEqual({ word: 'success', isGood: true });
    expect(judged(CHECK, [1, 1, 1])).toEqual({ word: 'failure', isGood: false });
  });

  test('a scene has one word for what is added and for what opposes, however many lines it has', () => {
    const line = (by: number, what: string) => ({ by, what, why: 'SAGA-BATTLE-MELEE-001' }) as const;
    const clash: Throw = {
      ...CHECK,
      tally: {
        plus: [line(5, 'troop.heavyCavalry'), line(-1, 'acrossBarrier')],
        against: [line(14, 'base'), line(3, 'troop.mediumInfantry')],
      },
    };
    const labels = (words: typeof en) => {
      const sum = reckonedOf(words, fell(clash, [7, 6, 4], 'saga/battle'));
      return sum?.by === 'sum' ? [sum.added?.label, sum.against?.label] : [];
    };
    expect(labels(en)).toEqual(['strength', '14, strength 3']);
    expect(labels(de)).toEqual(['Stärke', '14, Stärke 3']);
  });

  test('at most: a morale of 8 on a twelve-sided die', () => {
    const morale = together({ rows: 'atMost', target: 8 }, { dice: [d(12)] });
    expect(shown(morale, [9])).toMatchObject({
      by: 'sum',
      dice: null,
      added: null,
      total: 9,
      against: { of: 8, asks: 'atMost' },
    });
    expect(judged(morale, [9]).isGood).toBe(false);
    expect(judged(morale, [8]).isGood).toBe(true);
  });

  test('a pool that keeps its highest three, in bands against what the other came to', () => {
    const bands = [
      { upTo: 11, result: 'lost' },
      { upTo: 12, result: 'nobody wins' },
      { upTo: null, result: 'won' },
    ];
    const pool: Throw = {
      dice: dice(6, d(6)),
      reading: {
        read: 'together',
        keep: { take: 'highest', count: 3 },
        worth: FACE,
        plus: 0,
        rows: { rows: 'bands', bands },
      },
      tally: { plus: [], against: lines(12).lines ?? [] },
    };
    expect(shown(pool, [6, 2, 5, 3, 1, 4])).toMatchObject({ by: 'sum', total: 15, against: { of: 12, asks: 'other' } });
    expect(countingOf(fell(pool, [6, 2, 5, 3, 1, 4]))).toEqual([true, false, true, false, false, true]);
    expect(judged(pool, [6, 2, 5, 3, 1, 4])).toEqual({ word: 'won', isGood: true });
  });

  test('dice that are counted one by one: how many came to each', () => {
    const attack: Rows = {
      rows: 'bands',
      bands: [
        { upTo: 1, result: 'critical' },
        { upTo: 6, result: 'hit' },
        { upTo: null, result: 'miss' },
      ],
    };
    const row = countedRow(dice(6, d(12)), attack, {
      tally: { plus: lines(6).lines ?? [], against: lines(6).lines ?? [] },
    });
    expect(shown(row, [8, 6, 12, 1, 3, 5])).toEqual({
      by: 'counts',
      counts: [
        { of: 1, label: 'Critical' },
        { of: 3, label: 'Hit' },
        { of: 2, label: 'Miss' },
      ],
    });
    const again = countedRow(dice(4, d(6)), { rows: 'atLeast', target: 5 }, { again: [1] });
    // Two ones are thrown once more: a five and a two.
    expect(shown(again, [1, 6, 3, 1, 5, 2])).toMatchObject({ counts: [{ of: 2 }, { of: 2 }] });
    expect(countingOf(fell(again, [1, 6, 3, 1, 5, 2]))).toEqual([false, true, true, false, true, true]);
    expect(judged(again, [1, 6, 3, 1, 5, 2]).isGood).toBe(true);
    expect(judged(again, [2, 2, 2, 2]).isGood).toBe(false);
  });

  test('each die for itself; where nothing is asked of it, it is read as it lies', () => {
    const each: Throw = {
      dice: dice(3, d(6)),
      reading: { read: 'each', plus: 0, rows: { rows: 'atMost', target: 3 } },
      tally: { plus: [], against: lines(3).lines ?? [] },
    };
    expect(shown(each, [2, 6, 3])).toMatchObject({ by: 'counts', counts: [{ of: 2 }, { of: 1 }] });
    const bare: Throw = {
      dice: dice(2, d(10)),
      reading: { read: 'each', plus: 0, rows: { rows: 'score' } },
      tally: null,
    };
    expect(shown(bare, [3, 4])).toBeNull();
    expect(judged(bare, [3, 4])).toEqual({ word: null, isGood: true });
  });

  test('dice that hit: how many did, and only those stay bright', () => {
    const hits: Throw = {
      dice: dice(4, d(10)),
      reading: {
        read: 'together',
        keep: null,
        worth: { worth: 'hit', from: [6, 6, 6, 6] },
        plus: 0,
        rows: { rows: 'atLeast', target: 2 },
      },
      tally: { plus: lines(4, 2).lines ?? [], against: lines(2).lines ?? [] },
    };
    expect(shown(hits, [6, 1, 9, 5])).toMatchObject({ by: 'hits', total: 2, against: { of: 2 } });
    expect(countingOf(fell(hits, [6, 1, 9, 5]))).toEqual([true, false, true, false]);
  });

  test('no dice: two sums against each other', () => {
    const clash = comparison(lines(5, 2), lines(6), { above: 'won', equal: 'nobody wins', below: 'lost' });
    expect(shown(clash, [])).toMatchObject({ by: 'compared', mine: { of: 7 }, against: { of: 6, asks: 'other' } });
    expect(judged(clash, []).word).toBe('won');
  });

  test('numbers that are guessed are nobody’s to see, and a single die is its own sum', () => {
    expect(shown({ ...CHECK, guessed: true }, [1, 1, 1])).toBeNull();
    const one: Throw = {
      dice: [d(6)],
      reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'score' } },
      tally: null,
    };
    expect(shown(one, [4])).toBeNull();
    expect(shown({ ...one, dice: dice(2, d(6)) }, [4, 3])).toMatchObject({ by: 'sum', total: 7, against: null });
  });

  test('a result that its scene calls bad comes hatched, as failure does', () => {
    const plague = together(
      {
        rows: 'bands',
        bands: [
          { upTo: 1, result: 'dies' },
          { upTo: null, result: 'lives' },
        ],
      },
      { dice: [d(10)], tally: null },
    );
    expect(judged(plague, [1], 'saga/event')).toEqual({ word: 'death', isGood: false });
    expect(judged(plague, [2], 'saga/event')).toEqual({ word: 'survival', isGood: true });
  });
});
