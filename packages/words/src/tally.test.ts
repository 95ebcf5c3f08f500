import { comparison, countedRow, d, FACE, type RuleId, sumOf, type Throw } from '@warmoot/kernel';
import { saga, saga1e } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { chanceTold } from './account.js';
import { chancesTold } from './awaited.js';
import { de, en } from './languages.js';
import { resultText, throwResultText, throwRows } from './tally.js';
import { cameTo } from './throws.js';

const check = (edition: saga.check.CheckEdition): Throw =>
  edition.check({ roller: saga.check.plainRating(4), opposing: saga.check.plainRating(2) });

const rows = (thrown: Throw, faces: readonly number[] | null, score: number | null): readonly string[] =>
  throwRows(en, 'saga/check', thrown, faces === null ? null : { faces, score }).map(({ kind, label, amount, rule }) =>
    `${kind} ${label} ${amount} ${rule ?? ''}`.trim(),
  );

test('dice and what is added, then what is to be reached', () => {
  expect(rows(check(saga.edition), [4, 5, 1], 14)).toEqual([
    'line dice (4, 5, 1) 10',
    'line rating +4 SAGA-CHECK-016',
    'sum total 14',
    'line base 14 SAGA-CHECK-017',
    'line rating +2 SAGA-CHECK-016',
    'sum target 16',
  ]);
});

test('before the dice there is no total', () => {
  expect(rows(check(saga.edition), null, null)).toEqual([
    'line rating 4 SAGA-CHECK-016',
    'line base 14 SAGA-CHECK-017',
    'line rating +2 SAGA-CHECK-016',
    'sum target 16',
  ]);
});

test('where hits are counted, ratings are not added to them', () => {
  expect(rows(check(saga1e.edition), [2, 7, 8, 6], 2)).toEqual([
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

/** Throws of other games, in the forms that the saga does not use. */
const line = (by: number, what: string, why: RuleId) => ({ by, what, why });
const CHANCE = [line(8, 'base', 'WARBAND-MELEE-004'), line(-2, 'armour', 'WARBAND-MELEE-004')];
const ATTACKS = [line(3, 'attacks', 'WARBAND-MELEE-006'), line(1, 'rear', 'WARBAND-MOD-003')];

const ATTACK_ROW: Throw = countedRow(
  [d(12), d(12), d(12), d(12)],
  {
    rows: 'bands',
    bands: [
      { upTo: 1, result: 'critical' },
      { upTo: 6, result: 'hit' },
      { upTo: null, result: 'miss' },
    ],
  },
  { tally: { plus: ATTACKS, against: CHANCE } },
);

test('counted dice: how many, what each needs, and how many gave each result', () => {
  expect(rows(ATTACK_ROW, [8, 6, 12, 1], null)).toEqual([
    'line attacks 3 WARBAND-MELEE-006',
    'line rear +1 WARBAND-MOD-003',
    'sum dice 4',
    'line base 8 WARBAND-MELEE-004',
    'line armour −2 WARBAND-MELEE-004',
    'sum target 6',
    'line dice (8, 6, 12, 1)',
    'sum critical 1',
    'sum hit 1',
    'sum miss 2',
  ]);
  expect(throwResultText(en, 'saga/check', ATTACK_ROW, [1, 1, 2])).toBe(
    '1\u00a0×\u00a0critical, 1\u00a0×\u00a0hit, 2\u00a0×\u00a0miss',
  );
});

test('at most: what the opposing lines come to is the most that the die may show', () => {
  const test12: Throw = {
    ...sumOf([d(12)]),
    reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'atMost', target: 6 } },
    tally: { plus: [], against: CHANCE },
  };
  expect(rows(test12, [4], 4)).toEqual([
    'line dice (4) 4',
    'sum total 4',
    'line base 8 WARBAND-MELEE-004',
    'line armour −2 WARBAND-MELEE-004',
    'sum at most 6',
  ]);
  expect(cameTo(en, test12, 4, 'success')).toBe('4, at most 6 needed: success.');
  expect(cameTo(de, test12, 4, 'Erfolg')).toBe('4, höchstens 6 erlaubt: Erfolg.');
});

test('bands against a total, and a comparison without dice, name both sums', () => {
  const mine = { total: 7, lines: [line(5, 'assault', 'COMMAND-SCORE-002'), line(2, 'support', 'COMMAND-SCORE-001')] };
  const other = { total: 6, lines: [line(6, 'assault', 'COMMAND-SCORE-002')] };
  const clash = comparison(mine, other, { above: 'won', equal: 'nobody', below: 'lost' });
  expect(rows(clash, [], 7)).toEqual([
    'line assault 5 COMMAND-SCORE-002',
    'line support +2 COMMAND-SCORE-001',
    'sum total 7',
    'line assault 6 COMMAND-SCORE-002',
  ]);
  expect(cameTo(en, clash, 7, 'won')).toBe('7 against 6: won.');
  expect(cameTo(de, clash, 7, 'gewonnen')).toBe('7 gegen 6: gewonnen.');
  expect(chanceTold(clash, 'won')).toBeNull();
});

test('dice one by one are told with the chances of one of them', () => {
  const told = (thrown: Throw) => chancesTold(en, 'saga/check', { step: '', throw: thrown });
  expect(told(ATTACK_ROW)).toEqual([
    'Each die of 4d12: critical 8.3 percent, 1 in 12; hit 41.7 percent, 5 in 12; miss 50.0 percent, 1 in 2.',
    'The chance of critical at least once is 29.4 percent, 6095 in 20736.',
    'The chance of hit at least once is 88.4 percent, 18335 in 20736.',
  ]);
  const each: Throw = {
    dice: [d(6), d(6)],
    reading: { read: 'each', plus: 0, rows: { rows: 'atMost', target: 3 } },
    tally: null,
  };
  expect(told(each)).toEqual(['Each die of 2d6: success 50.0 percent, 1 in 2; failure 50.0 percent, 1 in 2.']);
});
