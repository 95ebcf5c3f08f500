import { expect, test } from 'vitest';
import { maySubdueInRank, rankPoints, woundsInRank } from './criticals.js';
import { attackedFrom, endsOfRanks, flankShares, formationOf, ranksMet } from './flanks.js';

test('WARBAND-GRID-009 ranks lie across the way a unit faces, each centred on its middle', () => {
  // 13 figures in ranks of 5, 5 and 3; the three stand at −2, 0 and 2, a rank of four at −3, −1, 1 and 3.
  const [front, , rear] = formationOf([5, 5, 3]);
  expect(front?.map(({ right }) => right)).toEqual([-4, -2, 0, 2, 4]);
  expect(front?.map(({ ahead }) => ahead)).toEqual([0, 0, 0, 0, 0]);
  expect(rear).toEqual([
    { ahead: -4, right: -2 },
    { ahead: -4, right: 0 },
    { ahead: -4, right: 2 },
  ]);
  expect(formationOf([4])[0]?.map(({ right }) => right)).toEqual([-3, -1, 1, 3]);
});

test('WARBAND-GRID-010 an attack comes from the front, from a flank or from the rear of a unit', () => {
  expect((['n', 'e', 's', 'w'] as const).map((from) => attackedFrom('n', from))).toEqual([
    'front',
    'flank',
    'rear',
    'flank',
  ]);
  expect(attackedFrom('e', 'w')).toBe('rear');
});

test('WARBAND-GRID-010 from the rear the ranks are read backwards; from the flank the ends of up to three are struck', () => {
  expect(ranksMet(['front', 'middle', 'rear'], 'rear')).toEqual(['rear', 'middle', 'front']);
  expect(ranksMet(['front', 'middle', 'rear'], 'front')).toEqual(['front', 'middle', 'rear']);
  expect(endsOfRanks([5, 5, 3], 'left')).toEqual([0, 0, 0]);
  expect(endsOfRanks([5, 5, 3], 'right')).toEqual([4, 4, 2]);
  expect(flankShares(4, 3)).toEqual([1, 2, 1]);
  expect(flankShares(3, 3)).toEqual([1, 1, 1]);
  expect(flankShares(1, 3)).toEqual([0, 1, 0]);
  expect(flankShares(5, 3)).toEqual([2, 2, 1]);
  expect(flankShares(3, 2)).toEqual([1, 2]);
  expect(flankShares(3, 1)).toEqual([3]);
});

test('WARBAND-CRIT-011 against a rank a critical is a hit like any other; against a unique figure it is one', () => {
  // Dice 1, 4, 1: three points, or five where the table has it so.
  const fallen = { hits: 1, criticals: 2 };
  expect([rankPoints(fallen, 'ignore'), rankPoints(fallen, 'extraDamage')]).toEqual([3, 5]);
  expect([woundsInRank(2, false), woundsInRank(2, true)]).toEqual([0, 2]);
});

test('WARBAND-SUBDUE-008 in formation only unique figures can be subdued', () => {
  expect([maySubdueInRank(true), maySubdueInRank(false)]).toEqual([true, false]);
});
