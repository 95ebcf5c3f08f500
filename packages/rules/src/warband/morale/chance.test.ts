import { chance, chanceThat, counted, listed, oddsOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { moraleChance, moraleThrow, RALLIED } from './chance.js';
import { thirdsLost } from './triggers.js';

/** A check moved by a sum: circumstances as far as they go, the rest by something with a rule of its own. */
const thrown = (grade: 'weak' | 'average' | 'strong', sum: number) => {
  const circumstances = Math.max(-2, Math.min(2, sum));
  const by = sum - circumstances;
  const named = by === 0 ? [] : [{ by, what: 'test', why: 'WARBAND-MORALE-022' } as const];
  return moraleThrow(counted(moraleChance({ grade, circumstances, named, capsNamed: false })));
};

const SUMS = [-2, -1, 0, 1, 2, 3, 4];

/** Section 14 of the ledger, of twelve. */
const TABLE = {
  weak: [3, 4, 5, 6, 7, 8, 9],
  average: [5, 6, 7, 8, 9, 10, 11],
  strong: [7, 8, 9, 10, 11, 11, 11],
} as const;

test.each(Object.entries(TABLE))(
  'WARBAND-MORALE-009 WARBAND-MORALE-010 WARBAND-MORALE-011 WARBAND-MORALE-012 WARBAND-MORALE-013 WARBAND-MORALE-014 WARBAND-MORALE-023 the row of the table: %s',
  (grade, row) => {
    expect(SUMS.map((sum) => chanceThat(thrown(grade as keyof typeof TABLE, sum), 'holds'))).toEqual(
      row.map((ways) => chance(ways, 12)),
    );
  },
);

test('WARBAND-MORALE-015 WARBAND-MORALE-018 WARBAND-MORALE-019 Average 7: holds 7/12, retreat in order 1/3, disorder 1/12', () => {
  expect(oddsOf(thrown('average', 0))).toEqual([
    { result: 'holds', chance: chance(7, 12) },
    { result: 'fails', chance: chance(1, 3) },
    { result: 'disorder', chance: chance(1, 12) },
  ]);
});

test('WARBAND-MORALE-014 WARBAND-MORALE-022 circumstances go as far as 2 either way; what has a size of its own comes on top', () => {
  const total = (circumstances: number, rallied: boolean) =>
    listed(moraleChance({ grade: 'weak', circumstances, named: rallied ? [RALLIED] : [], capsNamed: false }));
  expect(total(5, false).total).toBe(7);
  expect(total(-5, false).total).toBe(3);
  expect(total(2, true)).toEqual({
    total: 9,
    lines: [
      { by: 5, what: 'warband.grade.weak', why: 'WARBAND-MORALE-011' },
      { by: 2, what: 'warband.morale.circumstances', why: 'WARBAND-MORALE-014' },
      { by: 2, what: 'warband.morale.rally', why: 'WARBAND-MELEE-021' },
    ],
  });
});

test('WARBAND-MORALE-004 WARBAND-MORALE-021 a third of the number that began: at 5 of 15, 4 of 10, 2 of 5, 2 of 4, 1 of 3', () => {
  const first = (began: number) => Array.from({ length: began }, (_, n) => n + 1).find((n) => thirdsLost(n, began) > 0);
  expect([15, 10, 5, 4, 3].map(first)).toEqual([5, 4, 2, 2, 1]);
  expect([3, 4, 5, 6].map((lost) => thirdsLost(lost, 6))).toEqual([1, 2, 2, 2]);
});
