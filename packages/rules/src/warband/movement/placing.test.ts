import { expect, test } from 'vitest';
import { awaited, fight, offered, refusedFor, says, sightOf, stateIn, whereIn } from '../testing/stage.js';

const HERE = { at: null } as const;
const place = (figure: string, x: number, y: number, more: object = {}) => ({
  choose: 'place',
  figure,
  at: { x, y },
  ...more,
});
const ALL = { choose: 'placeAll' } as const;

test('WARBAND-ROUND-008 the map is 24 by 16; side 1 places in the four columns on the left, facing east, then side 2 on the right, facing west', () => {
  const table = fight({ a: [HERE, HERE], b: [HERE] });
  const { width, height } = sightOf(table).given.field;
  expect([width, height]).toEqual([24, 16]);
  expect(awaited(table)).toBe('place Red');
  expect(refusedFor(table, place('A1', 4, 5))).toBe('WARBAND-ROUND-008 warband.notYourColumns');
  const one = says(table, place('A1', 3, 5));
  expect([whereIn(one, 'A1'), stateIn(one, 'A1').facing]).toEqual(['3,5', 'e']);
  expect(refusedFor(one, place('A2', 3, 5))).toBe('WARBAND-GRID-001 warband.spaceTaken');
  expect(refusedFor(one, place('A1', 2, 5))).toBe('WARBAND-ROUND-008 warband.isPlaced');
  const theirs = says(one, place('A2', 0, 15, { facing: 'n' }));
  expect(stateIn(theirs, 'A2').facing).toBe('n');
  expect(awaited(theirs)).toBe('place Blue');
  expect(refusedFor(theirs, place('B1', 19, 5))).toBe('WARBAND-ROUND-008 warband.notYourColumns');
  const begun = says(theirs, place('B1', 20, 5));
  expect([stateIn(begun, 'B1').facing, awaited(begun)]).toEqual(['w', 'priority']);
});

test('WARBAND-ROUND-008 all the rest as is usual: in the middle of the foremost column, those that shoot behind them', () => {
  const table = fight({ a: [HERE, { like: 'archer', at: null }, HERE], b: [HERE, HERE] });
  const placed = says(table, place('A3', 3, 0), ALL, ALL);
  expect(awaited(placed)).toBe('priority');
  expect([whereIn(placed, 'A1'), whereIn(placed, 'A2'), whereIn(placed, 'A3')]).toEqual(['3,7', '2,7', '3,0']);
  expect([whereIn(placed, 'B1'), whereIn(placed, 'B2')]).toEqual(['20,7', '20,8']);
});

test('WARBAND-ROUND-008 WARBAND-GRID-001 nobody is placed in a wall; every place that is listed is one; the map may be smaller', () => {
  const ground = [{ at: { x: 3, y: 3 }, wall: true }];
  const table = fight({ a: [HERE], b: [HERE], ground }, { 'warband.map': { width: 10, height: 8 } });
  expect(refusedFor(table, place('A1', 3, 3))).toBe('WARBAND-GRID-001 warband.spaceTaken');
  // 4 columns of 8, one wall, and all at once.
  expect(offered(table)).toHaveLength(32);
  const b = says(table, ALL);
  expect(whereIn(says(b, place('B1', 6, 0)), 'B1')).toBe('6,0');
  expect(refusedFor(b, place('B1', 5, 0))).toBe('WARBAND-ROUND-008 warband.notYourColumns');
});

test('WARBAND-ROUND-008 who plays only some of a side places only these', () => {
  const table = fight({ a: [HERE, { at: null, seat: 'cy' }], b: [{ at: [20, 5] }], seats: ['ana', 'bo', 'cy'] });
  expect(awaited(table)).toBe('place Red Red');
  const first = table.answer('cy', ALL, 'Red');
  expect([whereIn(first, 'A1'), whereIn(first, 'A2')]).toEqual(['off', '3,7']);
  expect(awaited(first)).toBe('place Red');
  expect(whereIn(says(first, ALL), 'A1')).toBe('3,8');
});
