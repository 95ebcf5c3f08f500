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
  fc.assert(
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
    { numRuns: 500 },
  );
});

test('a row that is worse everywhere is never played', () => {
  fc.assert(
    fc.property(games, (game) => {
      const worse = (game[0] as number[]).map((worth) => worth - 1);
      expect(solveMatrix([...game, worse]).rows.at(-1)).toBeCloseTo(0, 9);
    }),
  );
});
