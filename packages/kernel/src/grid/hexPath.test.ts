import fc from 'fast-check';
import { expect, test } from 'vitest';
import { always } from '../testing/parts.js';
import { distance, fromRowColumn, range, toRowColumn } from './hex.js';
import { boardOf, edgeBetween, type HexBoard, hexBoard, hexOf, indexAt, neighboursOf, OFF_BOARD } from './hexBoard.js';
import { BLOCKED, OUT_OF_REACH, path, pathTo, reach, reached, type StepCost } from './hexPath.js';

const battlefield = boardOf({ rows: 23, columns: 20 });
const at = (row: number, column: number): number => indexAt(battlefield, row, column);
const written = (way: readonly number[] | null): readonly string[] | null =>
  way?.map((index) => toRowColumn(hexOf(battlefield, index))).map(({ row, column }) => `(${row}, ${column})`) ?? null;

const one: StepCost = () => 1;

/** Whoever comes next to (10, 10) must halt there, and nobody enters it. */
const haltingAt1010 =
  (start: number): StepCost =>
  (from, to) => {
    const halts = from !== start && edgeBetween(battlefield, from, at(10, 10)) !== OFF_BOARD;
    return halts || to === at(10, 10) ? BLOCKED : 1;
  };

/** A small board with holes and a cost for each edge, often blocked and mostly from one side only. */
const anyGround = fc
  .subarray([...range(fromRowColumn(2, 2), 3)], { minLength: 1 })
  .map(hexBoard)
  .chain((board) =>
    fc.record({
      board: fc.constant(board),
      prices: fc.array(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(BLOCKED)), {
        minLength: board.size * 6,
        maxLength: board.size * 6,
      }),
      from: fc.nat(board.size - 1),
      to: fc.nat(board.size - 1),
      budget: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Number.POSITIVE_INFINITY)),
    }),
  );

const byEdge =
  (prices: readonly number[]): StepCost =>
  (_from, _to, edge) =>
    prices[edge] as number;

const bellmanFord = (board: HexBoard, from: number, cost: StepCost): readonly number[] => {
  const least = board.hexes.map((_, index) => (index === from ? 0 : Number.POSITIVE_INFINITY));
  for (const _round of board.hexes) {
    board.hexes.forEach((_, a) => {
      for (const b of neighboursOf(board, a)) {
        const step = cost(a, b, edgeBetween(board, a, b));
        if (step !== BLOCKED) least[b] = Math.min(least[b] as number, (least[a] as number) + step);
      }
    });
  }
  return least;
};

const priceOf = (board: HexBoard, way: readonly number[], cost: StepCost): number =>
  way.slice(1).reduce((sum, to, i) => {
    const from = way[i] as number;
    const edge = edgeBetween(board, from, to);
    expect(edge).not.toBe(OFF_BOARD);
    expect(cost(from, to, edge)).not.toBe(BLOCKED);
    return sum + cost(from, to, edge);
  }, 0);

test('on open ground the cost is the distance, and n steps reach 3n(n + 1) + 1 hexes', () => {
  const open = reach(battlefield, at(10, 10), { budget: 5, cost: one });
  expect(reached(open)).toHaveLength(91);
  const far = reach(battlefield, at(0, 0), { budget: Number.POSITIVE_INFINITY, cost: one });
  battlefield.hexes.forEach((hex, index) => {
    expect(far.costs[index]).toBe(distance(fromRowColumn(0, 0), hex));
  });
});

test('no budget, no step', () => {
  expect(reached(reach(battlefield, at(4, 4), { budget: 0, cost: one }))).toEqual([at(4, 4)]);
});

test('a walker who must halt beside an enemy', () => {
  const start = at(10, 15);
  const walk = reach(battlefield, start, { budget: 5, cost: haltingAt1010(start) });
  expect(written(pathTo(walk, at(10, 11)))).toEqual(['(10, 15)', '(10, 14)', '(10, 13)', '(10, 12)', '(10, 11)']);
  expect(walk.costs[at(10, 11)]).toBe(4);
  expect(walk.costs[at(9, 10)]).toBe(5);
  expect(walk.costs[at(10, 10)]).toBe(OUT_OF_REACH);
});

test('a walker who starts beside an enemy goes round where it may not pass', () => {
  const start = at(10, 11);
  const walk = reach(battlefield, start, { budget: 5, cost: haltingAt1010(start) });
  expect(walk.costs[at(9, 10)]).toBe(1);
  expect(written(pathTo(walk, at(9, 9)))).toEqual(['(10, 11)', '(9, 11)', '(8, 11)', '(8, 10)', '(9, 9)']);
});

test('an edge may be open one way and closed the other', () => {
  const [outer, inner] = [at(10, 10), at(10, 11)];
  const wall = edgeBetween(battlefield, outer, inner);
  const cost: StepCost = (_from, _to, edge) => (edge === wall ? BLOCKED : 1);
  expect(reach(battlefield, outer, { budget: 9, cost }).costs[inner]).toBe(2);
  expect(reach(battlefield, inner, { budget: 9, cost }).costs[outer]).toBe(1);
});

test('a longer way round that costs less is taken', () => {
  const cost: StepCost = (_from, to) => (to === at(10, 11) ? 5 : 1);
  expect(path(battlefield, at(10, 10), { to: at(10, 12), budget: 9, cost })).toHaveLength(4);
  expect(path(battlefield, at(10, 10), { to: at(10, 12), budget: 2, cost })).toBeNull();
});

test('a path to where one stands is that hex, and there is none off the board', () => {
  expect(path(battlefield, 7, { to: 7, budget: 0, cost: one })).toEqual([7]);
  expect(path(battlefield, 7, { to: OFF_BOARD, budget: 9, cost: one })).toBeNull();
});

test('a cost may itself be worked out from a reach', () => {
  const cost: StepCost = (from, to) => reach(battlefield, from, { budget: 1, cost: one }).costs[to] as number;
  expect(reach(battlefield, 0, { budget: 4, cost })).toEqual(reach(battlefield, 0, { budget: 4, cost: one }));
});

test('costs are those of a brute-force search', () => {
  always(
    fc.property(anyGround, ({ board, prices, from, budget }) => {
      const cost = byEdge(prices);
      const expected = bellmanFord(board, from, cost).map((least) =>
        least <= budget && least < Number.POSITIVE_INFINITY ? least : OUT_OF_REACH,
      );
      expect(reach(board, from, { budget, cost }).costs).toEqual(expected);
    }),
    500,
  );
});

test('a path read back costs what was promised, and a path to one goal costs the same', () => {
  always(
    fc.property(anyGround, ({ board, prices, from, to, budget }) => {
      const cost = byEdge(prices);
      const all = reach(board, from, { budget, cost });
      for (const way of [pathTo(all, to), path(board, from, { to, budget, cost })]) {
        if (way === null) expect(all.costs[to]).toBe(OUT_OF_REACH);
        else {
          expect([way[0], way.at(-1)]).toEqual([from, to]);
          expect(new Set(way).size).toBe(way.length);
          expect(priceOf(board, way, cost)).toBe(all.costs[to]);
        }
      }
    }),
    500,
  );
});

test('where every edge costs the same both ways, so does every path', () => {
  always(
    fc.property(anyGround, ({ board, prices, from, to, budget }) => {
      const cost: StepCost = (a, b) => prices[edgeBetween(board, Math.min(a, b), Math.max(a, b))] as number;
      const there = path(board, from, { to, budget, cost });
      const back = path(board, to, { to: from, budget, cost });
      expect(there === null).toBe(back === null);
      if (there !== null && back !== null) expect(priceOf(board, there, cost)).toBe(priceOf(board, back, cost));
    }),
  );
});
