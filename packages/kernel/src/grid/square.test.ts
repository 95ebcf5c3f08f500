import fc from 'fast-check';
import { expect, test } from 'vitest';
import { always } from '../testing/parts.js';
import {
  freeNeighbours,
  type IsFree,
  nearest,
  openRoute,
  type Square,
  sameSquare,
  separation,
  squareLine,
  squareRing,
  walk,
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

const everywhere: IsFree = () => true;

/** The squares that a walk of just so many steps adds to a walk of one step fewer. */
const stepsOf = (from: Square, most: number, isFree: IsFree): readonly { at: Square; steps: number }[] =>
  walk(from, most, isFree).map((at) => {
    const steps = Array.from({ length: most + 1 }, (_, n) => n).find((n) =>
      walk(from, n, isFree).some((one) => sameSquare(one, at)),
    );
    return { at, steps: steps as number };
  });

const isOpenPicture = (...rows: readonly string[]): boolean => {
  const { find, isWall } = picture(...rows);
  return openRoute(find('a'), find('b'), isWall);
};

/** Every sequence of king steps of the given length from a to b, squares in between only. */
const routes = (a: Square, b: Square, steps: number): readonly (readonly Square[])[] => {
  if (separation(a, b) > steps) return [];
  if (steps <= 1) return [[]];
  return freeNeighbours(a, everywhere).flatMap((next) => routes(next, b, steps - 1).map((rest) => [next, ...rest]));
};

test('separations worked out by hand', () => {
  expect(separation(square(4, 7), square(6, 5))).toBe(2);
  expect(separation(square(4, 7), square(7, 5))).toBe(3);
  expect(separation(square(8, 8), square(11, 8))).toBe(3);
  expect(separation(square(1, 1), square(1, 1))).toBe(0);
});

test('separation is the same both ways and never more than by way of a third square', () => {
  always(
    fc.property(anySquare, anySquare, anySquare, (a, b, c) => {
      expect(separation(a, b)).toBe(separation(b, a));
      expect(separation(a, c)).toBeLessThanOrEqual(separation(a, b) + separation(b, c));
      expect(separation(a, b) === 0).toBe(sameSquare(a, b));
    }),
  );
});

test('eight neighbours, row by row, and of them the free ones', () => {
  const around = [
    square(4, 4),
    square(5, 4),
    square(6, 4),
    square(4, 5),
    square(6, 5),
    square(4, 6),
    square(5, 6),
    square(6, 6),
  ];
  expect(freeNeighbours(square(5, 5), everywhere)).toEqual(around);
  expect(freeNeighbours(square(5, 5), (x) => x === 6)).toEqual([square(6, 4), square(6, 5), square(6, 6)]);
});

test('the neighbours one farther from an attacker at (5, 5)', () => {
  const away = (from: Square): readonly Square[] =>
    freeNeighbours(from, everywhere).filter(
      (to) => separation(square(5, 5), to) === separation(square(5, 5), from) + 1,
    );
  expect(away(square(6, 5))).toEqual([square(7, 4), square(7, 5), square(7, 6)]);
  expect(away(square(6, 6))).toEqual([square(7, 5), square(7, 6), square(5, 7), square(6, 7), square(7, 7)]);
});

test('a ring has eight squares for each step, all just so far away and each beside the next', () => {
  always(
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
  const walled = (): boolean => true;
  expect(openRoute(square(3, 3), square(4, 4), walled)).toBe(true);
  expect(openRoute(square(3, 3), square(3, 3), walled)).toBe(true);
  expect(openRoute(square(3, 3), square(5, 3), walled)).toBe(false);
  const ends = (at: Square): boolean => at.y === 3 && (at.x === 0 || at.x === 3);
  expect(openRoute(square(0, 3), square(3, 3), ends)).toBe(true);
});

test('an open route is found just where trying all routes finds one', () => {
  const near = fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) });
  always(
    fc.property(near, near, fc.array(fc.boolean(), { minLength: 144, maxLength: 144 }), (a, b, walls) => {
      const isWall = ({ x, y }: Square): boolean => walls[(y + 3) * 12 + x + 3] === true;
      const expected = routes(a, b, separation(a, b)).some((route) => !route.some(isWall));
      expect(openRoute(a, b, isWall)).toBe(expected);
      expect(openRoute(b, a, isWall)).toBe(expected);
    }),
    400,
  );
});

test('steps over free squares, also between two walls that touch by a corner', () => {
  const { find, isWall } = picture('a#c.', '#b##', '..#d');
  const found = stepsOf(find('a'), 2, (x, y) => !isWall(square(x, y)));
  const stepsTo = (letter: string): number | undefined => found.find(({ at }) => sameSquare(at, find(letter)))?.steps;
  expect([stepsTo('a'), stepsTo('b'), stepsTo('c'), stepsTo('d')]).toEqual([0, 1, 2, undefined]);
  expect(found).toHaveLength(5);
});

test('all that hangs together, the nearest first, even from a square that is not free', () => {
  const { find, isWall } = picture('..#a', '..#.', '....');
  const free: IsFree = (x, y) => !isWall(square(x, y)) && !sameSquare(square(x, y), find('a'));
  const found = stepsOf(find('a'), 15, free);
  expect(found.map(({ steps }) => steps)).toEqual([0, 1, 2, 2, 3, 3, 4, 4, 4, 4]);
  expect(() => walk(find('a'), 16, free)).toThrow('a walk of more steps');
});

test('the nearest of the squares that are wanted, however far; none where the way is closed', () => {
  const { find, isWall } = picture('a#b', '.#.', '...', '.#.', '.#b');
  const free: IsFree = (x, y) => !isWall(square(x, y));
  const right = ({ x }: Square): boolean => x === 2;
  expect(nearest(find('a'), free, right)).toEqual([square(2, 1), square(2, 2), square(2, 3)]);
  expect(nearest(find('a'), free, (at) => sameSquare(at, find('b')))).toEqual([find('b')]);
  expect(nearest(find('a'), (x, y) => x === 0 && free(x, y), right)).toEqual([]);
});

test('on free ground the steps are the separation', () => {
  always(
    fc.property(anySquare, fc.integer({ min: 0, max: 5 }), (from, most) => {
      const found = stepsOf(from, most, everywhere);
      expect(found).toHaveLength((2 * most + 1) ** 2);
      for (const { at, steps } of found) expect(steps).toBe(separation(from, at));
    }),
    20,
  );
});

const shown = (line: readonly Square[]): string => line.map(({ x, y }) => `${x},${y}`).join(' ');

test('a straight line goes over every square that it crosses, and steps over corners', () => {
  expect(shown(squareLine(square(0, 0), square(3, 0)))).toBe('0,0 1,0 2,0 3,0');
  expect(shown(squareLine(square(2, 2), square(0, 0)))).toBe('2,2 1,1 0,0');
  // Up 1 while it goes 2 across: through the middle of the side, halfway.
  expect(shown(squareLine(square(0, 1), square(2, 0)))).toBe('0,1 1,1 1,0 2,0');
  expect(shown(squareLine(square(0, 0), square(3, 1)))).toBe('0,0 1,0 2,1 3,1');
  expect(shown(squareLine(square(4, 4), square(4, 4)))).toBe('4,4');
});

test('a straight line is the same from both ends, in single steps', () => {
  always(
    fc.property(anySquare, anySquare, (a, b) => {
      const line = squareLine(a, b);
      expect(shown([...squareLine(b, a)].reverse())).toBe(shown(line));
      for (const [i, at] of line.slice(1).entries()) expect(separation(line[i] as Square, at)).toBe(1);
    }),
  );
});
