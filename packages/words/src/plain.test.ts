import { d, dz } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { differenceOf } from './difference.js';
import { en } from './languages.js';
import { diceText, number, plainData, plainEvent, signed, spaced } from './plain.js';

describe('plain text', () => {
  test('numbers have the true minus', () => {
    expect([number(-3), number(4), signed(-3), signed(4), signed(0)]).toEqual(['−3', '4', '−3', '+4', '+0']);
  });

  test('names of the program become words', () => {
    expect([spaced('jumpClimb'), spaced('skill.run'), spaced('saga/check')]).toEqual([
      'jump climb',
      'skill run',
      'saga check',
    ]);
  });

  test('an event that no word list knows is given as it is', () => {
    expect(plainEvent({ event: 'gateOpened' })).toBe('gate opened.');
    const event = { event: 'fellBack', unit: 'levy', by: -2, names: ['a', 'b'], last: null };
    expect(plainEvent(event)).toBe('fell back: unit levy, by −2, names a, b, last –.');
    expect(plainData({ done: true, to: { x: 8, y: 9 } })).toBe('done ✓, to (x 8, y 9)');
    expect(plainData([{ x: 8 }, { x: 9 }])).toBe('(x 8), (x 9)');
  });

  test('dice are grouped in the order thrown', () => {
    expect(diceText([d(8), d(8), dz(10), d(8)])).toBe('2d8 + d10z + d8');
  });
});

test('chances: percent first, then the ways, unless there is nothing to add', () => {
  expect(en.chance({ ways: 107n, of: 160n })).toBe('66.9 percent, 107 in 160');
  expect(en.chance({ ways: 0n, of: 1n })).toBe('0 percent');
  expect(en.chance({ ways: 1n, of: 1n })).toBe('100 percent');
  expect(en.chance({ ways: 1n, of: 16777216n })).toBe('under 0.1 percent, 1 in 16777216');
  expect(en.chance({ ways: 16777215n, of: 16777216n })).toBe('over 99.9 percent, 16777215 in 16777216');
  expect(en.chance({ ways: 1n, of: 10n ** 30n })).toBe('under 0.1 percent');
});

describe('where two pieces of data part', () => {
  test.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b', 2, 3],
    [[1], [1, 2], '[1]', undefined, 2],
    [{ a: 1 }, [1], '', { a: 1 }, [1]],
    ['x', 'y', '', 'x', 'y'],
  ])('%j and %j', (left, right, path, here, there) => {
    expect(differenceOf(left, right)).toEqual({ path, left: here, right: there });
  });
});
