import { expect, test } from 'vitest';
import { lengthOf } from './scale.table.js';

test('WARBAND-MOVE-006 WARBAND-MOVE-007 WARBAND-MOVE-008 WARBAND-MOVE-009 a space is 2 m and 2 cm on a map, or 5 feet and 1 inch', () => {
  expect(lengthOf('metric', 1)).toEqual({ size: 2, unit: 'm' });
  expect(lengthOf('metric', 6, 'ruler')).toEqual({ size: 12, unit: 'cm' });
  expect(lengthOf('imperial', 6)).toEqual({ size: 30, unit: 'ft' });
  expect(lengthOf('imperial', 1, 'ruler')).toEqual({ size: 1, unit: 'in' });
});
