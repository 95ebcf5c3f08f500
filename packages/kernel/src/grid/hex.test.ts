import fc from 'fast-check';
import { defineHex, Grid, distance as honeycombDistance, ring as honeycombRing, Orientation } from 'honeycomb-grid';
import { expect, test } from 'vitest';
import { always } from '../testing/parts.js';
import {
  DIRECTIONS,
  distance,
  fromRowColumn,
  type Hex,
  neighbours,
  range,
  reflect,
  ring,
  rotate,
  sameHex,
  toRowColumn,
} from './hex.js';

const Oracle = defineHex({ orientation: Orientation.POINTY, offset: -1 });
const ORIGIN: Hex = { q: 0, r: 0 };

const whole = fc.integer({ min: -50, max: 50 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: whole, r: whole });
const radius = fc.integer({ min: 1, max: 12 });

const written = (hex: Hex): string => `(${toRowColumn(hex).row}, ${toRowColumn(hex).column})`;
const inOrder = (hexes: readonly Hex[]): readonly Hex[] => hexes.toSorted((a, b) => a.r - b.r || a.q - b.q);

test('the neighbours of an even row, clockwise from the east', () => {
  expect(neighbours(fromRowColumn(10, 10)).map(written)).toEqual([
    '(10, 11)',
    '(11, 10)',
    '(11, 9)',
    '(10, 9)',
    '(9, 9)',
    '(9, 10)',
  ]);
});

test('the neighbours of an odd row, clockwise from the east', () => {
  expect(neighbours(fromRowColumn(11, 10)).map(written)).toEqual([
    '(11, 11)',
    '(12, 11)',
    '(12, 10)',
    '(11, 9)',
    '(10, 10)',
    '(10, 11)',
  ]);
});

test('a direction is undone by the one three further on', () => {
  DIRECTIONS.forEach((direction, way) => {
    const opposite = DIRECTIONS[(way + 3) % 6] as Hex;
    expect([direction.q + opposite.q, direction.r + opposite.r]).toEqual([0, 0]);
  });
});

test('rows and columns become axial coordinates', () => {
  expect(fromRowColumn(10, 10)).toEqual({ q: 5, r: 10 });
  expect(fromRowColumn(8, 10)).toEqual({ q: 6, r: 8 });
  expect(fromRowColumn(1, 0)).toEqual({ q: 0, r: 1 });
  expect(fromRowColumn(-1, 0)).toEqual({ q: 1, r: -1 });
});

test('distances worked out by hand', () => {
  expect(distance(fromRowColumn(10, 10), fromRowColumn(8, 10))).toBe(2);
  expect(distance(fromRowColumn(0, 0), fromRowColumn(22, 19))).toBe(30);
  expect(distance(fromRowColumn(4, 3), fromRowColumn(4, 9))).toBe(6);
  expect(distance(ORIGIN, ORIGIN)).toBe(0);
});

test('rows and columns there and back, as honeycomb has them', () => {
  always(
    fc.property(anyHex, (hex) => {
      const { row, column } = toRowColumn(hex);
      expect(fromRowColumn(row, column)).toEqual(hex);
      const oracle = new Oracle(hex);
      expect([row, column]).toEqual([oracle.row, oracle.col]);
    }),
  );
});

test('distance is as honeycomb has it, the same both ways, and never more than by way of a third hex', () => {
  always(
    fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
      expect(distance(a, b)).toBe(honeycombDistance(Oracle.settings, a, b));
      expect(distance(b, a)).toBe(distance(a, b));
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      expect(distance(a, b) === 0).toBe(sameHex(a, b));
    }),
  );
});

test('a ring has six hexes for each step, all just so far away and each beside the next', () => {
  always(
    fc.property(anyHex, radius, (centre, n) => {
      const hexes = ring(centre, n);
      expect(hexes).toHaveLength(6 * n);
      hexes.forEach((hex, i) => {
        expect(distance(centre, hex)).toBe(n);
        expect(distance(hex, hexes[(i + 1) % hexes.length] as Hex)).toBe(1);
      });
      const oracle = new Grid(Oracle, honeycombRing({ center: centre, radius: n })).toArray();
      expect(inOrder(hexes)).toEqual(inOrder(oracle.map(({ q, r }) => ({ q, r }))));
    }),
  );
});

test('a ring runs clockwise from the north-west corner', () => {
  expect(ring(fromRowColumn(10, 10), 1).map(written)).toEqual([
    '(9, 9)',
    '(9, 10)',
    '(10, 11)',
    '(11, 10)',
    '(11, 9)',
    '(10, 9)',
  ]);
  expect(ring(ORIGIN, 0)).toEqual([ORIGIN]);
});

test('a range is the centre and its rings: 1, 7, 19, 37 hexes', () => {
  expect([0, 1, 2, 3].map((n) => range(ORIGIN, n).length)).toEqual([1, 7, 19, 37]);
  const distances = range(ORIGIN, 3).map((hex) => distance(ORIGIN, hex));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('a turn of one step takes each direction to the next', () => {
  expect(DIRECTIONS.map((direction) => rotate(direction, ORIGIN, 1))).toEqual(
    [1, 2, 3, 4, 5, 0].map((way) => DIRECTIONS[way]),
  );
});

test('six turns bring everything back, and a turn keeps distances', () => {
  always(
    fc.property(anyHex, anyHex, anyHex, fc.integer({ min: -13, max: 13 }), (a, b, centre, steps) => {
      let turned = a;
      for (let i = 0; i < 6; i++) turned = rotate(turned, centre, 1);
      expect(turned).toEqual(a);
      expect(rotate(rotate(a, centre, steps), centre, -steps)).toEqual(a);
      expect(distance(rotate(a, centre, steps), rotate(b, centre, steps))).toBe(distance(a, b));
    }),
  );
});

test('a mirror image keeps row and distances, and is undone by itself', () => {
  expect(neighbours(ORIGIN).map((hex) => reflect(hex, ORIGIN))).toEqual(
    [3, 2, 1, 0, 5, 4].map((way) => DIRECTIONS[way]),
  );
  always(
    fc.property(anyHex, anyHex, anyHex, (a, b, centre) => {
      expect(reflect(a, centre).r).toBe(a.r);
      expect(reflect(reflect(a, centre), centre)).toEqual(a);
      expect(reflect(centre, centre)).toEqual(centre);
      expect(distance(reflect(a, centre), reflect(b, centre))).toBe(distance(a, b));
    }),
  );
});

test('turning a mirror image is mirroring the opposite turn', () => {
  always(
    fc.property(anyHex, anyHex, fc.integer({ min: 0, max: 5 }), (hex, centre, steps) => {
      expect(rotate(reflect(hex, centre), centre, steps)).toEqual(reflect(rotate(hex, centre, -steps), centre));
    }),
  );
});
