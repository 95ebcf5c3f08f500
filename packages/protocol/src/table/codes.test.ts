import { expect, test } from 'vitest';
import { CODES, codeIn, codeOf, isShort, shownCode } from './codes.js';

test('six signs of thirty-one, none of which is taken for another', () => {
  // 31 to the power of 6.
  expect(CODES).toBe(887_503_681);
  const codes = [0, 1, 30, 31, 961, 29_791, CODES - 1].map(codeOf);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codeOf(CODES - 1)).toBe('ZZZZZZ');
  expect(codeOf(0)).toBe('222222');
});

test.each(['K7F2MR', 'k7f2mr', 'K7F 2MR', ' k7f-2mr ', '#K7F2MR'])('%s is meant for one code', (typed) => {
  expect(codeIn(typed)).toBe('K7F2MR');
  expect(isShort(typed)).toBe(true);
});

test.each(['K7F2M', 'K7F2MRX', 'K7F2M0', 'K7F2MO', '1IL2MR', ''])('%s is no code', (typed) => {
  expect(codeIn(typed)).toBeNull();
});

test('a long code is a link’s, and a code is read in threes', () => {
  expect(isShort('7K2M-9P4Q-8R3T-6VWX')).toBe(false);
  expect(shownCode('K7F2MR')).toBe('K7F 2MR');
});
