import { describe, expect, test } from 'vitest';
import { fitted } from './layout.js';
import { warmoot } from './testing/terminal.js';

const WIDE = 80;

describe('a line that is longer than a page', () => {
  test('goes on below, two further in, or under its text where a number stands before it', () => {
    expect(fitted(`who of ${'many '.repeat(16)}moves`)).toEqual([
      `who of ${'many '.repeat(13)}many`,
      '  many many moves',
    ]);
    expect(fitted(` 3  ${'word '.repeat(16)}end`)).toEqual([` 3  ${'word '.repeat(15)}`.trimEnd(), '    word end']);
    expect(fitted('x'.repeat(WIDE))).toEqual(['x'.repeat(WIDE)]);
  });

  test('is broken between the things that it lists, not within one', () => {
    const keys = 'u takes your last choice back where that is safe   q quits and keeps   s the map shown whole';
    expect(fitted(keys)).toEqual([
      'u takes your last choice back where that is safe   q quits and keeps',
      '  s the map shown whole',
    ]);
  });
});

const LOOKS = ['?', 's', 'm', 'h', 'f', 't', 'r'];
/** Looks at everything every now and then, and gives the first answers. */
const typed = (lines: number): readonly string[] =>
  Array.from({ length: lines }, (_, at) => LOOKS[at % 50] ?? (['1', '', '2', ''][at % 4] as string));

test.each([
  ['a duel', ['duel', '--me', 'knight', '--them', 'duellist', '--seed', 'acorn'], 150],
  ['a battle', ['battle', '--me', 'crown', '--them', 'levy', '--seed', 'acorn'], 60],
  ['a check', ['sit', 'saga/check', '--seed', 'acorn'], 20],
] as const)('%s at the keyboard stays on a page of 80 columns', (_, argv, lines) => {
  for (const language of ['en', 'de']) {
    const { exit, out } = warmoot([...argv, '--against', 'recruit', '--lang', language], {}, typed(lines));
    expect(exit).toBe(0);
    expect(out.length).toBeGreaterThan(1000);
    expect(out.split('\n').filter((line) => line.length > WIDE)).toEqual([]);
  }
});
