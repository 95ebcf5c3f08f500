import { describe, expect, test } from 'vitest';
import type { Heading, SeenUnit } from '../parts.js';
import { boxOfUnit } from '../units/geometry.js';
import { placeNames } from './names.js';

const unit = (key: string, x: number, y: number, facing: Heading, ranks: readonly number[]): SeenUnit => ({
  key,
  name: `The unit ${key}`,
  side: 0,
  yours: true,
  at: { x, y },
  facing,
  ranks: ranks.map((many, rank) => ({
    key: `${key} ${rank}`,
    full: many,
    slots: Array.from({ length: many }, (_none, nth) => ({
      key: `${key} ${rank} ${nth}`,
      kind: 'spear' as const,
      leads: false,
      banner: false,
    })),
  })),
  stance: 'steady',
  acting: false,
});

const ROOM = { width: 24 * 64, height: 16 * 64 };
type Box = ReturnType<typeof boxOfUnit>;
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('names of units', () => {
  test.each([1, 1.6])(
    'cover nobody and no other name where units face sideways in one column (letters %f)',
    (letters) => {
      const units = [
        unit('A1', 3, 7, 'e', [5, 5, 5]),
        unit('A2', 3, 12, 'e', [5]),
        unit('A3', 2, 12, 'e', [5, 5]),
        unit('B1', 20, 2, 'w', [5]),
        unit('B2', 20, 7, 'w', [5, 5, 5]),
        unit('B3', 20, 12, 'w', [5, 5]),
      ];
      const names = placeNames(units, [], ROOM, letters);
      expect(names.map(({ key }) => key).sort()).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
      const soldiers = units.map(boxOfUnit);
      const covered = names.flatMap(({ key, box }, nth) => [
        ...soldiers.filter((one) => meet(one, box)).map(() => `${key} covers somebody`),
        ...names.slice(nth + 1).flatMap((other) => (meet(other.box, box) ? [`${key} covers ${other.key}`] : [])),
      ]);
      expect(covered).toEqual([]);
    },
  );

  test('a name that finds no room is left out', () => {
    expect(placeNames([unit('A1', 1, 1, 'n', [3, 3])], [], { width: 3 * 64, height: 3 * 64 }, 1)).toEqual([]);
  });
});
