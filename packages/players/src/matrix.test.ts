import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveMatrix } from './matrix.js';

const expectation = (
  game: readonly (readonly number[])[],
  rows: readonly number[],
  columns: readonly number[],
): number =>
  game.reduce(
    (sum, row, i) =>
      sum + row.reduce((part, worth, j) => part + worth * (rows[i] as number) * (columns[j] as number), 0),
    0,
  );

const pure = (count: number, at: number): number[] => Array.from({ length: count }, (_, i) => (i === at ? 1 : 0));

const games = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })).chain(([height, width]) =>
  fc.array(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: width, maxLength: width }), {
    minLength: height,
    maxLength: height,
  }),
);

test('rock, paper, scissors: each a third, and the value is 0', () => {
  const { value, rows, columns } = solveMatrix([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ]);
  expect(value).toBeCloseTo(0, 12);
  for (const chance of [...rows, ...columns]) expect(chance).toBeCloseTo(1 / 3, 12);
});

test('two by two without a saddle: the textbook formula', () => {
  const [[a, b], [c, d]] = [
    [3, -1],
    [-2, 4],
  ] as const;
  const { value, rows } = solveMatrix([
    [a, b],
    [c, d],
  ]);
  expect(rows[0]).toBeCloseTo((d - c) / (a + d - b - c), 12);
  expect(value).toBeCloseTo((a * d - b * c) / (a + d - b - c), 12);
});

test('neither side can do better by any row or column of its own', () => {
  always(
    fc.property(games, (game) => {
      const { value, rows, columns } = solveMatrix(game);
      const width = game[0]?.length ?? 0;
      expect(rows.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(Math.min(...rows, ...columns)).toBeGreaterThanOrEqual(0);
      expect(expectation(game, rows, columns)).toBeCloseTo(value, 8);
      for (let i = 0; i < game.length; i++)
        expect(expectation(game, pure(game.length, i), columns)).toBeLessThan(value + 1e-8);
      for (let j = 0; j < width; j++) expect(expectation(game, rows, pure(width, j))).toBeGreaterThan(value - 1e-8);
    }),
    500,
  );
});

test('a row that is worse everywhere is never played', () => {
  always(
    fc.property(games, (game) => {
      const worse = (game[0] as number[]).map((worth) => worth - 1);
      expect(solveMatrix([...game, worse]).rows.at(-1)).toBeCloseTo(0, 9);
    }),
  );
});

const gamesOf = (worth: fc.Arbitrary<number>): fc.Arbitrary<number[][]> =>
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .chain(([height, width]) =>
      fc.array(fc.array(worth, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
    );

/** How far the solution is from what the best row and the best column would make of it. */
const gapIn = (game: readonly (readonly number[])[]): number => {
  const { value, rows, columns } = solveMatrix(game);
  const most = Math.max(...game.map((_, i) => expectation(game, pure(game.length, i), columns)));
  const least = Math.min(...columns.map((_, j) => expectation(game, rows, pure(columns.length, j))));
  const worths = game.flat();
  expect(value).toBeGreaterThanOrEqual(Math.min(...worths) - 1e-9);
  expect(value).toBeLessThanOrEqual(Math.max(...worths) + 1e-9);
  return Math.max(most - value, value - least);
};

test('a game of six decimals is solved to nine', () => {
  const decimals = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((worth) => worth / 1_000_000);
  always(
    fc.property(gamesOf(decimals), (game) => {
      expect(gapIn(game)).toBeLessThan(1e-9);
    }),
    3000,
  );
});

test('numbers that nearly cancel do not lead it astray', () => {
  always(
    fc.property(gamesOf(fc.double({ min: -1, max: 1, noNaN: true })), (game) => {
      expect(gapIn(game)).toBeLessThan(1e-6);
    }),
    3000,
  );
});

test('a game that is the same from both sides is worth nothing', () => {
  always(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 15, maxLength: 15 }), (upper) => {
      let next = 0;
      const half = Array.from({ length: 6 }, (_, i) => Array.from({ length: i }, () => upper[next++] as number));
      const game = half.map((_, i) =>
        half.map((__, j) => (i === j ? 0 : i > j ? (half[i]?.[j] as number) : -(half[j]?.[i] as number))),
      );
      expect(solveMatrix(game).value).toBeCloseTo(0, 9);
    }),
  );
});
