import fc from 'fast-check';
import { defineHex, Grid, line as honeycombLine } from 'honeycomb-grid';
import { expect, test } from 'vitest';
import { always } from '../testing/parts.js';
import { distance, fromRowColumn, type Hex, range, reflect, sameHex, toRowColumn } from './hex.js';
import { hexesBetween, hexLine, type LinePoint } from './hexLine.js';

const Oracle = defineHex();
const whole = fc.integer({ min: -9, max: 9 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: whole, r: whole });

const written = (points: readonly LinePoint[]): readonly string[] =>
  points.map((point) =>
    point
      .map(toRowColumn)
      .map(({ row, column }) => `(${row}, ${column})`)
      .join(' | '),
  );

/** The nearest hexes to a point of the line, by measuring all; lengths are squared and in n-ths, so they are whole. */
const nearest = (a: Hex, b: Hex, i: number): readonly Hex[] => {
  const n = distance(a, b);
  const lengths = range(a, n).map((hex) => {
    const q = hex.q * n - (a.q * n + (b.q - a.q) * i);
    const r = hex.r * n - (a.r * n + (b.r - a.r) * i);
    return { hex, length: q * q + q * r + r * r };
  });
  const least = Math.min(...lengths.map(({ length }) => length));
  return lengths.filter(({ length }) => length === least).map(({ hex }) => hex);
};

test('two rows straight up: the middle lies between two hexes, the left one first', () => {
  expect(written(hexesBetween(fromRowColumn(10, 10), fromRowColumn(8, 10)))).toEqual(['(9, 9) | (9, 10)']);
});

test('along a row: the hex between', () => {
  expect(written(hexesBetween(fromRowColumn(10, 10), fromRowColumn(10, 12)))).toEqual(['(10, 11)']);
});

test('four rows straight up: edge, hex, edge', () => {
  expect(written(hexLine(fromRowColumn(10, 10), fromRowColumn(6, 10)))).toEqual([
    '(10, 10)',
    '(9, 9) | (9, 10)',
    '(8, 10)',
    '(7, 9) | (7, 10)',
    '(6, 10)',
  ]);
});

test('three rows up and half a hex to the left: never on an edge', () => {
  expect(written(hexesBetween(fromRowColumn(10, 10), fromRowColumn(7, 9)))).toEqual(['(9, 9)', '(8, 10)']);
});

test('six rows up and two hexes to the left: only the middle lies on an edge', () => {
  expect(written(hexesBetween(fromRowColumn(10, 10), fromRowColumn(4, 8)))).toEqual([
    '(9, 9)',
    '(8, 9)',
    '(7, 8) | (7, 9)',
    '(6, 9)',
    '(5, 8)',
  ]);
});

test('neighbours have nothing between them, and a hex is a line of its own', () => {
  const here = fromRowColumn(3, 3);
  expect(hexesBetween(here, fromRowColumn(3, 4))).toEqual([]);
  expect(hexesBetween(here, here)).toEqual([]);
  expect(hexLine(here, here)).toEqual([[here]]);
});

test('passing on either side and on both sides', () => {
  const open = [fromRowColumn(9, 10)];
  const isOpen = (hex: Hex): boolean => open.some((one) => sameHex(one, hex));
  const points = hexesBetween(fromRowColumn(10, 10), fromRowColumn(8, 10));
  expect(points.every((point) => point.some(isOpen))).toBe(true);
  expect(points.every((point) => point.every(isOpen))).toBe(false);
});

test('every point has just the hexes whose centres are nearest', () => {
  always(
    fc.property(anyHex, anyHex, (a, b) => {
      const line = hexLine(a, b);
      expect(line).toHaveLength(distance(a, b) + 1);
      line.forEach((point, i) => {
        const expected = nearest(a, b, i);
        expect(point).toHaveLength(expected.length);
        expect(point).toEqual(expect.arrayContaining([...expected]));
      });
    }),
  );
});

test('honeycomb draws one of the lines', () => {
  always(
    fc.property(anyHex, anyHex, (a, b) => {
      const oracle = new Grid(Oracle, honeycombLine({ start: a, stop: b })).toArray();
      const line = hexLine(a, b);
      expect(oracle).toHaveLength(line.length);
      oracle.forEach((drawn, i) => {
        expect(line[i]?.some((hex) => sameHex(hex, drawn))).toBe(true);
      });
    }),
  );
});

test('whichever hex is picked at each point, the line starts and ends right and goes by single steps', () => {
  always(
    fc.property(anyHex, anyHex, fc.infiniteStream(fc.boolean()), (a, b, coins) => {
      const walk = hexLine(a, b).map((point) => (coins.next().value ? point[0] : (point.at(-1) as Hex)));
      expect(walk[0]).toEqual(a);
      expect(walk.at(-1)).toEqual(b);
      walk.slice(1).forEach((hex, i) => {
        expect(distance(hex, walk[i] as Hex)).toBe(1);
      });
    }),
  );
});

test('walked the other way the line is the same, with left and right exchanged', () => {
  always(
    fc.property(anyHex, anyHex, (a, b) => {
      expect(hexLine(b, a)).toEqual(
        hexLine(a, b)
          .map((point) => point.toReversed())
          .toReversed(),
      );
    }),
  );
});

test('in the mirror left and right are exchanged too', () => {
  always(
    fc.property(anyHex, anyHex, anyHex, (a, b, centre) => {
      const mirrored = (hex: Hex): Hex => reflect(hex, centre);
      expect(hexLine(mirrored(a), mirrored(b))).toEqual(hexLine(a, b).map((point) => point.map(mirrored).toReversed()));
    }),
  );
});
