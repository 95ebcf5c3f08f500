import { expect, test } from 'vitest';
import {
  allOf,
  awaited,
  battleIn,
  groupIn,
  lastOf,
  passUntil,
  ranksIn,
  says,
  sizeIn,
  stateIn,
  unitIn,
  whereIn,
} from '../testing/stage.js';

const STAGE = {
  a: [
    {
      at: [8, 5],
      facing: 'e',
      ranks: [[{ like: 'spearman', count: 3 }], [{ like: 'spearman', count: 3 }]],
    },
  ],
  b: [
    {
      at: [9, 5],
      facing: 'w',
      ranks: [
        [{ like: 'levy' }, { like: 'captain', gear: [{ item: 'sword' }, { item: 'shield' }] }, { like: 'levy' }],
        [{ like: 'levy', count: 3 }],
      ],
    },
  ],
} as const;

test('the worked example of section 26, with all its dice', () => {
  const begun = passUntil(battleIn('melee', STAGE), 'blows');
  expect(awaited(begun)).toBe('blows Red');
  const red = says(begun, { choose: 'attack', figure: 'A1' });
  // Front on the captain, front on the rank; middle on the captain, middle on the rank.
  const struck = red.dice(4).dice(8, 9).dice(12).dice(2, 1);
  expect(allOf(struck, 'struck').map(({ dice, chance }) => [dice, chance.total])).toEqual([
    [1, 4],
    [2, 8],
    [1, 4],
    [2, 8],
  ]);
  const blue = says(struck, { choose: 'attack', figure: 'B1' });
  const done = blue.dice(6, 7, 3).dice(5, 12).dice(6, 6, 11);
  expect(
    allOf(done, 'struck')
      .slice(4)
      .map(({ dice, chance }) => [dice, chance.total]),
  ).toEqual([
    [3, 6],
    [2, 6],
    [3, 6],
  ]);
  expect(stateIn(done, 'B1u1').hp).toBe(2);
  expect([ranksIn(done, 'A1'), ranksIn(done, 'B1')]).toEqual(['1', '1 3']);
  expect(lastOf(done, 'tideTurned')).toMatchObject({ hits: [4, 5], winner: 1 });
  expect(lastOf(done, 'tideTurned').strengths.map(({ total }) => total)).toEqual([1, 4]);
  expect([whereIn(done, 'A1'), whereIn(done, 'B1')]).toEqual(['7,5', '8,5']);
  expect([groupIn(done, 'A1').began - sizeIn(done, 'A1'), groupIn(done, 'B1').began - sizeIn(done, 'B1')]).toEqual([
    5, 2,
  ]);
  expect(unitIn(done, 'A1').lastLoss).toBe(1);
});
