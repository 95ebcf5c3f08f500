import { describe, expect, test } from 'vitest';
import { changesOf, chosen, mutantsOf, withMutants } from './mutate.js';

const toldOf = (text: string): readonly string[] =>
  changesOf('a.tsx', text).map(
    ({ start, end, operator, to }) => `${operator}: ${text.slice(start, end)} → ${to?.trim() ?? 'nothing'}`,
  );

/** What a function of one number gives while these mutants are active. */
const given = (text: string, active: readonly number[], to: number): unknown => {
  const mutants = mutantsOf('a.ts', text).map((mutant, number) => [number, mutant] as const);
  const body = `const globalThis = { __mutant: (number) => active.includes(number) }; return (${withMutants(text, mutants)})(to);`;
  return new Function('active', 'to', body)(active, to);
};

describe('mutants', () => {
  test.each([
    ['a < b', ['boundary: a < b → (a) <= (b)']],
    ['a === b', ['equality: a === b → (a) !== (b)']],
    ['a - b', ['sum: a - b → (a) + (b)']],
    ["a + 'b'", []],
    ['a && b', ['logic: a && b → (a) || (b)']],
    ['a ?? b', ['fallback: a ?? b → a']],
    ['const a = true;', ['boolean: true → false']],
    ['const a: 1 | true = b;', []],
    ["import a from 'b';", []],
    ['const a = { 1: 2 };', ['number: 2 → 2 + 1']],
    ['a ? b : c', ['forced true: a → true', 'forced false: a → false']],
    ['if (a) b(); else c();', ['forced true: a → true', 'forced false: a → false', 'branch: c(); → nothing']],
    ['() => [a]', ['emptied: [a] → []']],
    ['a.filter(b)', ['filter: b → (...all) => !(b)(...all)']],
    ['a.some(b)', ['some/every: a.some(b) → a.every(b)']],
    ['a?.b.some(c)', []],
    ['<p>{a && <b />}</p>', ['branch: a && <b /> → false']],
  ])('%s', (text, told) => {
    expect(toldOf(text)).toEqual(told);
  });

  test('stand in one text, and do nothing before they are active', () => {
    const text = '(n) => n < 3 && n > 1 ? n + 1 : 0';
    const ids = mutantsOf('a.ts', text).map(({ id }) => id);
    const of = (start: string): number => ids.findIndex((id) => id.includes(start));
    expect([1, 2, 3].map((n) => given(text, [], n))).toEqual([0, 3, 0]);
    expect(given(text, [of('boundary: n < 3')], 3)).toBe(4);
    expect(given(text, [of('boundary: n < 3'), of('sum')], 3)).toBe(2);
  });

  test('are chosen from as many files as can be, always the same', () => {
    const files = Array.from({ length: 9 }, (_, at) => mutantsOf(`${at}.ts`, 'a < 1 && b === 2 ? c + 3 : d ?? [4]'));
    const names = chosen(files, 3).map(({ file }) => file);
    expect(names).toEqual(['0.ts', '3.ts', '6.ts']);
    expect(chosen(files, 20)).toEqual(chosen(files, 20));
    expect(new Set(chosen(files, 20).map(({ id }) => id)).size).toBe(20);
  });
});
