import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  KING_STEPS,
  openRoute,
  reachSquares,
  type Square,
  sameSquare,
  separation,
  squareNeighbours,
  squareRange,
  squareRing,
} from './square.js';

const square = (x: number, y: number): Square => ({ x, y });
const whole = fc.integer({ min: -30, max: 30 });
const anySquare: fc.Arbitrary<Square> = fc.record({ x: whole, y: whole });

/** A drawn grid: `#` is a wall, letters are squares to speak of, and all outside is wall. */
const picture = (...rows: readonly string[]) => {
  const find = (letter: string): Square => {
    const y = rows.findIndex((row) => row.includes(letter));
    return square(rows[y]?.indexOf(letter) ?? -1, y);
  };
  return { find, isWall: ({ x, y }: Square): boolean => (rows[y]?.[x] ?? '#') === '#' };
};

const isOpenPicture = (...rows: readonly string[]): boolean => {
  const { find, isWall } = picture(...rows);
  return openRoute(find('a'), find('b'), isWall);
};

/** Every sequence of king steps of the given length from a to b, squares in between only. */
const routes = (a: Square, b: Square, steps: number): readonly (readonly Square[])[] => {
  if (separation(a, b) > steps) return [];
  if (steps <= 1) return [[]];
  return squareNeighbours(a).flatMap((next) => routes(next, b, steps - 1).map((rest) => [next, ...rest]));
};

test('separations worked out by hand', () => {
  expect(separation(square(4, 7), square(6, 5))).toBe(2);
  expect(separation(square(4, 7), square(7, 5))).toBe(3);
  expect(separation(square(8, 8), square(11, 8))).toBe(3);
  expect(separation(square(1, 1), square(1, 1))).toBe(0);
});

test('separation is the same both ways and never more than by way of a third square', () => {
  fc.assert(
    fc.property(anySquare, anySquare, anySquare, (a, b, c) => {
      expect(separation(a, b)).toBe(separation(b, a));
      expect(separation(a, c)).toBeLessThanOrEqual(separation(a, b) + separation(b, c));
      expect(separation(a, b) === 0).toBe(sameSquare(a, b));
    }),
  );
});

test('eight neighbours, clockwise from the east', () => {
  expect(squareNeighbours(square(5, 5))).toEqual([
    square(6, 5),
    square(6, 6),
    square(5, 6),
    square(4, 6),
    square(4, 5),
    square(4, 4),
    square(5, 4),
    square(6, 4),
  ]);
  expect(new Set(KING_STEPS.map(({ x, y }) => `${x},${y}`)).size).toBe(8);
});

test('the neighbours one farther from an attacker at (5, 5)', () => {
  const away = (from: Square): readonly Square[] =>
    squareNeighbours(from).filter((to) => separation(square(5, 5), to) === separation(square(5, 5), from) + 1);
  expect(away(square(6, 5))).toEqual([square(7, 5), square(7, 6), square(7, 4)]);
  expect(away(square(6, 6))).toEqual([square(7, 6), square(7, 7), square(6, 7), square(5, 7), square(7, 5)]);
});

test('a ring has eight squares for each step, all just so far away and each beside the next', () => {
  fc.assert(
    fc.property(anySquare, fc.integer({ min: 1, max: 12 }), (centre, n) => {
      const squares = squareRing(centre, n);
      expect(squares).toHaveLength(8 * n);
      expect(squares[0]).toEqual(square(centre.x - n, centre.y - n));
      expect(new Set(squares.map(({ x, y }) => `${x},${y}`)).size).toBe(8 * n);
      squares.forEach((one, i) => {
        expect(separation(centre, one)).toBe(n);
        expect(separation(one, squares[(i + 1) % squares.length] as Square)).toBe(1);
      });
    }),
  );
});

test('a range is the centre and its rings: 1, 9, 25, 49 squares', () => {
  expect([0, 1, 2, 3].map((n) => squareRange(square(2, 2), n).length)).toEqual([1, 9, 25, 49]);
  expect(squareRange(square(2, 2), 0)).toEqual([square(2, 2)]);
});

test('a straight route may bow out round a wall', () => {
  expect(isOpenPicture('...', 'a#b', '...')).toBe(true);
  expect(isOpenPicture('.#.', 'a#b', '.#.')).toBe(false);
  expect(isOpenPicture('....', 'a##b', '.#..')).toBe(true);
  expect(isOpenPicture('.#..', 'a##b', '..#.')).toBe(false);
});

test('a diagonal has one shortest route only', () => {
  expect(isOpenPicture('a..', '.#.', '..b')).toBe(false);
  expect(isOpenPicture('a#.', '#.#', '.#b')).toBe(true);
});

test('a way round that is longer than the shortest does not help', () => {
  expect(isOpenPicture('.....', '..#..', 'a.#.b', '..#..', '.....')).toBe(true);
  expect(isOpenPicture('......', '..#...', '..#...', 'a.#b..', '..#...', '......')).toBe(false);
});

test('between neighbours there is nothing, and walls at the ends do not count', () => {
  const everywhere = (): boolean => true;
  expect(openRoute(square(3, 3), square(4, 4), everywhere)).toBe(true);
  expect(openRoute(square(3, 3), square(3, 3), everywhere)).toBe(true);
  expect(openRoute(square(3, 3), square(5, 3), everywhere)).toBe(false);
  const ends = (at: Square): boolean => at.y === 3 && (at.x === 0 || at.x === 3);
  expect(openRoute(square(0, 3), square(3, 3), ends)).toBe(true);
});

test('an open route is found just where trying all routes finds one', () => {
  const near = fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) });
  fc.assert(
    fc.property(near, near, fc.array(fc.boolean(), { minLength: 144, maxLength: 144 }), (a, b, walls) => {
      const isWall = ({ x, y }: Square): boolean => walls[(y + 3) * 12 + x + 3] === true;
      const expected = routes(a, b, separation(a, b)).some((route) => !route.some(isWall));
      expect(openRoute(a, b, isWall)).toBe(expected);
      expect(openRoute(b, a, isWall)).toBe(expected);
    }),
    { numRuns: 400 },
  );
});

test('steps over free squares, also between two walls that touch by a corner', () => {
  const { find, isWall } = picture('a#c.', '#b##', '..#d');
  const found = reachSquares(find('a'), 2, (at) => !isWall(at));
  const stepsTo = (letter: string): number | undefined =>
    found.find(({ square: at }) => sameSquare(at, find(letter)))?.steps;
  expect([stepsTo('a'), stepsTo('b'), stepsTo('c'), stepsTo('d')]).toEqual([0, 1, 2, undefined]);
  expect(found).toHaveLength(5);
});

test('however far: all that hangs together, the nearest first, even from a square that is not free', () => {
  const { find, isWall } = picture('..#a', '..#.', '....');
  const free = (at: Square): boolean => !isWall(at) && !sameSquare(at, find('a'));
  const found = reachSquares(find('a'), Number.POSITIVE_INFINITY, free);
  expect(found.map(({ steps }) => steps)).toEqual([0, 1, 2, 2, 3, 3, 4, 4, 4, 4]);
});

test('on free ground the steps are the separation', () => {
  fc.assert(
    fc.property(anySquare, fc.integer({ min: 0, max: 5 }), (from, most) => {
      const found = reachSquares(from, most, () => true);
      expect(found).toHaveLength((2 * most + 1) ** 2);
      for (const { square: at, steps } of found) expect(steps).toBe(separation(from, at));
    }),
  );
});
