import fc from 'fast-check';
import { expect, test } from 'vitest';
import { always } from '../testing/parts.js';
import { distance, fromRowColumn, neighbours, range, toRowColumn } from './hex.js';
import {
  boardOf,
  edgeBetween,
  type HexBoard,
  hexBoard,
  hexesOf,
  hexOf,
  indexAt,
  indexOf,
  isOnMap,
  isRim,
  neighboursOf,
  OFF_BOARD,
  rowLength,
} from './hexBoard.js';

const battlefield = boardOf({ rows: 23, columns: 20 });
const commandMap = boardOf({ rows: 12, columns: 15, layout: 'full' });

const indexes = (board: HexBoard): readonly number[] => board.hexes.map((_, index) => index);
const pairs = (board: HexBoard): number =>
  indexes(board).reduce((sum, index) => sum + neighboursOf(board, index).length, 0) / 2;
const rim = (board: HexBoard): number => indexes(board).filter((index) => isRim(board, index)).length;
const written = (board: HexBoard, row: number, column: number): readonly string[] =>
  neighboursOf(board, indexAt(board, row, column))
    .map((index) => toRowColumn(hexOf(board, index)))
    .map((place) => `(${place.row}, ${place.column})`);

const anyBoard = fc
  .subarray([...range(fromRowColumn(-3, 2), 4)], { minLength: 1 })
  .chain((hexes) => fc.shuffledSubarray(hexes, { minLength: hexes.length }))
  .map(hexBoard);

test('rows of 20 and 19 in turn: 449 hexes, 1262 pairs of neighbours, 82 on the rim', () => {
  expect(battlefield.size).toBe(449);
  expect(pairs(battlefield)).toBe(1262);
  expect(rim(battlefield)).toBe(82);
});

test('the longest distance on it is 30', () => {
  const far = battlefield.hexes.map((a) => Math.max(...battlefield.hexes.map((b) => distance(a, b))));
  expect(Math.max(...far)).toBe(30);
});

test('12 full rows of 15: 168 pairs within rows, 29 between each two rows, the outermost hexes on the rim', () => {
  expect(commandMap.size).toBe(180);
  expect(pairs(commandMap)).toBe(168 + 11 * 29);
  expect(rim(commandMap)).toBe(2 * 15 + 2 * 10);
});

test('neighbours off the map drop out', () => {
  expect(written(battlefield, 0, 0)).toEqual(['(0, 1)', '(1, 0)']);
  expect(written(battlefield, 1, 18)).toEqual(['(2, 19)', '(2, 18)', '(1, 17)', '(0, 18)', '(0, 19)']);
  expect(written(commandMap, 1, 14)).toEqual(['(2, 14)', '(1, 13)', '(0, 14)']);
  expect(written(commandMap, 11, 0)).toEqual(['(11, 1)', '(10, 0)', '(10, 1)']);
});

test('hexes are numbered row by row', () => {
  expect(indexAt(battlefield, 0, 19)).toBe(19);
  expect(indexAt(battlefield, 1, 0)).toBe(20);
  expect(indexAt(battlefield, 2, 0)).toBe(39);
  expect(indexAt(battlefield, 22, 19)).toBe(448);
});

test('what is not on the map has no index', () => {
  expect(indexAt(battlefield, 1, 19)).toBe(OFF_BOARD);
  expect(indexAt(battlefield, -1, 0)).toBe(OFF_BOARD);
  expect(indexAt(battlefield, 0, 20)).toBe(OFF_BOARD);
  expect(indexAt(battlefield, 23, 0)).toBe(OFF_BOARD);
  expect(indexOf(battlefield, fromRowColumn(5, -1))).toBe(OFF_BOARD);
  expect(indexOf(hexBoard([]), fromRowColumn(0, 0))).toBe(OFF_BOARD);
});

test('an edge is known from the side that is left', () => {
  const here = indexAt(battlefield, 10, 10);
  const east = indexAt(battlefield, 10, 11);
  expect(edgeBetween(battlefield, here, east)).toBe(here * 6);
  expect(edgeBetween(battlefield, east, here)).toBe(east * 6 + 3);
  expect(edgeBetween(battlefield, here, indexAt(battlefield, 10, 12))).toBe(OFF_BOARD);
});

test('a hex twice is a fault', () => {
  expect(() => hexBoard([...hexesOf({ rows: 2, columns: 2, layout: 'full' }), fromRowColumn(1, 1)])).toThrow('twice');
});

test('on any board lookups find every hex, and neighbours are those the geometry gives', () => {
  always(
    fc.property(anyBoard, (board) => {
      board.hexes.forEach((hex, index) => {
        const { row, column } = toRowColumn(hex);
        expect(indexOf(board, hex)).toBe(index);
        expect(indexAt(board, row, column)).toBe(index);
        neighbours(hex).forEach((neighbour, way) => {
          const expected = board.hexes.findIndex(({ q, r }) => q === neighbour.q && r === neighbour.r);
          expect(board.neighbours[index * 6 + way]).toBe(expected);
        });
      });
    }),
  );
});

test('rows are as long as the layout of the map says', () => {
  const alternating = { rows: 3, columns: 4 };
  const full = { ...alternating, layout: 'full' } as const;
  expect([0, 1, 2].map((row) => rowLength(alternating, row))).toEqual([4, 3, 4]);
  expect([0, 1, 2].map((row) => rowLength(full, row))).toEqual([4, 4, 4]);
  expect([isOnMap(alternating, { row: 1, column: 3 }), isOnMap(full, { row: 1, column: 3 })]).toEqual([false, true]);
  expect([isOnMap(full, { row: 3, column: 0 }), isOnMap(full, { row: -1, column: 0 })]).toEqual([false, false]);
  expect([hexesOf(alternating).length, hexesOf(full).length]).toEqual([11, 12]);
});
