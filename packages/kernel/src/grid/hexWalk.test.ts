import fc from 'fast-check';
import { expect, test } from 'vitest';
import { always } from '../testing/parts.js';
import { boardOf, indexAt, OFF_BOARD } from './hexBoard.js';
import { FAR, flood } from './hexFlood.js';
import { BLOCKED, reach, reached } from './hexPath.js';
import { BARRED, PASSED, type Ways, walk, walkRoom, wayTo } from './hexWalk.js';

const board = boardOf({ rows: 7, columns: 8, layout: 'full' });
const at = (row: number, column: number): number => indexAt(board, row, column);
const even: Ways = { steps: board.neighbours, costs: board.hexes.map(() => 1) };

const found = (room: ReturnType<typeof walkRoom>, from: number, budget: number, ways = even): number[] =>
  [...room.found.slice(0, walk(room, ways, { from, budget, goal: OFF_BOARD }))].sort((a, b) => a - b);

test('a walk finds what Dijkstra finds, whatever hexes cost and whoever bars the way', () => {
  const costs = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: board.size, maxLength: board.size });
  const barred = fc.array(fc.boolean(), { minLength: board.size, maxLength: board.size });
  always(
    fc.property(costs, barred, fc.nat(board.size - 1), fc.nat(9), (cost, isBarred, from, budget) => {
      const room = walkRoom(board.size);
      for (const [hex, no] of isBarred.entries()) if (no) room.standing[hex] = BARRED;
      const step = (_from: number, to: number): number => (isBarred[to] ? BLOCKED : (cost[to] as number));
      const expected = reached(reach(board, from, { budget, cost: step })).filter((hex) => hex !== from);
      const ends = found(room, from, budget, { steps: board.neighbours, costs: cost });
      expect(ends.filter((hex) => hex !== from)).toEqual(expected);
    }),
  );
});

test('who is passed is walked through, but no walk ends there', () => {
  const room = walkRoom(board.size);
  for (const one of [at(2, 2), at(2, 4), at(3, 2), at(4, 2), at(4, 3), at(3, 4)]) room.standing[one] = BARRED;
  room.standing[at(2, 3)] = PASSED;
  room.standing[at(4, 4)] = PASSED;
  const ends = found(room, at(3, 3), 2);
  expect(ends).not.toContain(at(2, 3));
  expect(ends).toContain(at(1, 3));
});

test('a walk ends where it must halt, and a hex where one halts must be free', () => {
  const room = walkRoom(board.size);
  room.halts.fill(1);
  expect(found(room, at(3, 3), 5)).toHaveLength(6);
  room.standing[at(3, 4)] = PASSED;
  expect(found(room, at(3, 3), 5)).toHaveLength(5);
});

test('the way to a hex names every hex entered; the start can be come back to', () => {
  const room = walkRoom(board.size);
  walk(room, even, { from: at(0, 0), budget: 4, goal: at(0, 3) });
  expect(wayTo(room, at(0, 3))).toEqual([at(0, 1), at(0, 2), at(0, 3)]);
  const many = walk(room, even, { from: at(3, 3), budget: 2, goal: OFF_BOARD });
  expect(room.found.slice(0, many)).toContain(at(3, 3));
  expect(wayTo(room, at(3, 3))).toHaveLength(2);
});

test('a room serves any number of walks, short ones after long ones', () => {
  const room = walkRoom(board.size);
  const short = found(room, at(3, 3), 1);
  found(room, at(0, 0), 20);
  expect(found(room, at(3, 3), 1)).toEqual(short);
});

test('a flood counts steps to the nearest start, and comes nowhere that may not be entered', () => {
  const { away, hexes } = flood(board.neighbours, [at(0, 0), at(6, 7)]);
  expect([away[at(0, 0)], away[at(0, 3)], away[at(6, 5)]]).toEqual([0, 3, 2]);
  expect(hexes).toHaveLength(board.size);
  const wall = flood(board.neighbours, [at(0, 0)], (hex) => Math.floor(hex / 8) !== 3);
  expect(wall.hexes).toHaveLength(3 * 8);
  expect(wall.away[at(5, 5)]).toBe(FAR);
  expect(flood(board.neighbours, []).hexes).toEqual([]);
});
