import { d, sumOf, type Throw } from '@warmoot/kernel';
import { type CheckEdition, first, plainRating, saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { en } from './languages.js';
import { resultText, throwRows } from './tally.js';

const check = (edition: CheckEdition): Throw => edition.check({ roller: plainRating(4), opposing: plainRating(2) });

const rows = (thrown: Throw, faces: readonly number[] | null, score: number | null): readonly string[] =>
  throwRows(en, 'saga/check', thrown, faces === null ? null : { faces, score }).map(({ kind, label, amount, rule }) =>
    `${kind} ${label} ${amount} ${rule ?? ''}`.trim(),
  );

test('dice and what is added, then what is to be reached', () => {
  expect(rows(check(saga), [4, 5, 1], 14)).toEqual([
    'line dice (4, 5, 1) 10',
    'line rating +4 SAGA-CHECK-016',
    'sum total 14',
    'line base 14 SAGA-CHECK-017',
    'line rating +2 SAGA-CHECK-016',
    'sum target 16',
  ]);
});

test('before the dice there is no total', () => {
  expect(rows(check(saga), null, null)).toEqual([
    'line rating 4 SAGA-CHECK-016',
    'line base 14 SAGA-CHECK-017',
    'line rating +2 SAGA-CHECK-016',
    'sum target 16',
  ]);
});

test('where hits are counted, ratings are not added to them', () => {
  expect(rows(check(first), [2, 7, 8, 6], 2)).toEqual([
    'line rating 4 SAGA-CHECK-016',
    'line rating 2 SAGA-CHECK-016',
    'line dice (2, 7, 8, 6)',
    'sum hits 2',
  ]);
});

test('a throw without a tally has no rows', () => {
  expect(rows(sumOf([d(6)]), [3], 3)).toEqual([]);
});

test('results are told in words, one for each die where each counts', () => {
  expect(resultText(en, 'saga/check', ['success', 'failure', 'outOfReach', -2])).toBe(
    'success, failure, out of reach, −2',
  );
});
