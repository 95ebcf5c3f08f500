import { expect, test } from 'vitest';
import type { Seen } from '../parts.js';
import { labelsOf, notchesOf, plateSize } from './labels.js';

const seen = (key: string, x: number, y: number): Seen => ({
  key,
  name: 'Hob',
  tincture: 'gules',
  at: { x, y },
  facing: 'n',
  hp: { left: 1, most: 2 },
  left: null,
  right: null,
  helmet: false,
  mounted: false,
  leads: false,
  prone: false,
  critical: false,
  out: null,
  acting: false,
});

const plain = { room: { width: 640, height: 640 }, covered: [], flagged: new Set<string>(), letters: 1 };

test('a name stands below its figure where nobody is', () => {
  const [label] = labelsOf([seen('A1', 4, 4)], plain);
  expect(label?.name?.anchor).toBe('middle');
  expect(label?.name?.y).toBeGreaterThan(4.5 * 64);
});

test('a name goes elsewhere where somebody stands below', () => {
  const [label] = labelsOf([seen('A1', 4, 4), seen('A2', 4, 5)], plain);
  expect(label?.name?.anchor).toBe('start');
});

test('no name is pushed over the edge of the map', () => {
  const [label] = labelsOf([seen('A1', 9, 9)], plain);
  expect(label?.name?.anchor).toBe('end');
});

test('who has a flag is named by it alone', () => {
  const [label] = labelsOf([seen('A1', 4, 4)], { ...plain, flagged: new Set(['A1']) });
  expect(label?.name).toBeNull();
});

test('a notch is a point as long as there is room for all', () => {
  expect(notchesOf({ left: 2, most: 3 })).toEqual({ full: 2, all: 3, inRow: 3 });
  expect(notchesOf({ left: 6, most: 10 })).toEqual({ full: 6, all: 10, inRow: 5 });
  // 40 points on 24 notches: 20 of them are 12.
  expect(notchesOf({ left: 20, most: 40 })).toEqual({ full: 12, all: 24, inRow: 8 });
  expect(plateSize({ left: 1, most: 3 })).toEqual({ wide: 23, high: 11 });
});
