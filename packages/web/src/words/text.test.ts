import { expect, test } from 'vitest';
import { capital, unbroken } from './text.js';

test('a phrase that begins a line has a capital, whatever it begins with', () => {
  expect([capital('left arm'), capital('ärmel'), capital('')]).toEqual(['Left arm', 'Ärmel', '']);
});

test('places hold together; other brackets are left as they are', () => {
  expect(unbroken('From (8, 9) to (11, 10).')).toBe('From (8,\u00a09) to (11,\u00a010).');
  expect(unbroken('Two (a, b) and (3,4).')).toBe('Two (a, b) and (3,4).');
});
