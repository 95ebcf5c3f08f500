import { expect, test } from 'vitest';
import { rankInAimBy, ranksEndangered, ranksInAim } from './missiles.js';

test('WARBAND-RANGED-009 without high ground the first two ranks can be aimed at, from above all; the second at −1', () => {
  expect(ranksInAim(3, false)).toEqual([0, 1]);
  expect(ranksInAim(1, false)).toEqual([0]);
  expect(ranksInAim(3, true)).toEqual([0, 1, 2]);
  expect([0, 1, 2].map(rankInAimBy)).toEqual([0, -1, -1]);
});

test('WARBAND-RANGED-016 in formation stray dice strike the allied rank in contact, the second rank behind it never', () => {
  const [front, second, other] = [
    { name: 'front', distance: 1 },
    { name: 'second', distance: 2 },
    { name: 'other', distance: 1 },
  ];
  expect(ranksEndangered([second, front])).toEqual([front]);
  expect(ranksEndangered([front, second, other])).toEqual([front, other]);
  expect(ranksEndangered([second])).toEqual([]);
});
