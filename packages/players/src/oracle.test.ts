import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveMatrix } from './matrix.js';
import { solveLazily } from './oracle.js';

type Game = readonly (readonly number[])[];

const games: fc.Arbitrary<Game> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .chain(([height, width]) =>
    fc.array(
      fc.array(
        fc.integer({ min: -1000, max: 1000 }).map((worth) => worth / 1000),
        { minLength: width, maxLength: width },
      ),
      {
        minLength: height,
        maxLength: height,
      },
    ),
  );

const lazily = (game: Game, spent?: () => boolean) => {
  let worked = 0;
  const solved = solveLazily({
    rows: game.length,
    columns: (game[0] as readonly number[]).length,
    cell: (row, column) => {
      worked++;
      return game[row]?.[column] as number;
    },
    ...(spent && { spent }),
  });
  return { ...solved, worked };
};

test('a game worked out bit by bit has the value of the whole, and no better answer is left', () => {
  always(
    fc.property(games, (game) => {
      const { value, rowValues, columnValues, sure, worked } = lazily(game);
      expect(sure).toBe(true);
      expect(value).toBeCloseTo(solveMatrix(game).value, 8);
      for (const one of rowValues) expect(one).toBeLessThanOrEqual(value + 1e-8);
      for (const one of columnValues) expect(one).toBeGreaterThanOrEqual(value - 1e-8);
      expect(worked).toBeLessThanOrEqual(game.flat().length);
    }),
    500,
  );
});

test('a saddle in the corner costs one row and one column', () => {
  const game = Array.from({ length: 9 }, (_, i) => Array.from({ length: 9 }, (__, j) => j - i));
  const { value, rows, columns, worked } = lazily(game);
  expect([value, rows[0], columns[0], worked]).toEqual([0, 1, 1, 17]);
});

test('when the time is up it answers with what it has, and says so', () => {
  const { value, rows, sure, worked } = lazily(
    [
      [1, 2],
      [3, 4],
    ],
    () => true,
  );
  expect({ value, rows, sure, worked }).toEqual({ value: 1, rows: [1, 0], sure: false, worked: 1 });
});
