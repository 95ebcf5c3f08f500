import { describe, expect, test } from 'vitest';
import { testsOf } from './reach.js';

const FILES = [
  'checks/docs.test.ts',
  'package.json',
  'packages/kernel/src/hex.ts',
  'packages/kernel/src/hex.test.ts',
  'packages/rules/src/duel.ts',
  'packages/rules/src/duel.test.ts',
  'packages/rules/src/long.proof.test.ts',
  'packages/web/src/board.css',
  'packages/web/src/board.test.tsx',
];

const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel/src/hex.ts': ['packages/kernel/src/hex.test.ts', 'packages/rules/src/duel.test.ts'],
};

const reached = (...changed: readonly string[]): readonly string[] =>
  testsOf(changed, FILES, (file) => new Set([file, ...(IMPORTERS[file] ?? [])]));

describe('the tests that depend on what has changed', () => {
  test('nothing has changed: none', () => {
    expect(reached()).toEqual([]);
  });

  test('whatever imports a source that has changed, and the checks', () => {
    expect(reached('packages/kernel/src/hex.ts')).toEqual([
      'checks/docs.test.ts',
      'packages/kernel/src/hex.test.ts',
      'packages/rules/src/duel.test.ts',
    ]);
  });

  test('a test that has changed', () => {
    expect(reached('packages/rules/src/duel.test.ts')).toEqual([
      'checks/docs.test.ts',
      'packages/rules/src/duel.test.ts',
    ]);
  });

  test('on what is no source depends its package', () => {
    expect(reached('packages/web/src/board.css')).toEqual(['checks/docs.test.ts', 'packages/web/src/board.test.tsx']);
  });

  test('on what is for all depends everything', () => {
    expect(reached('package.json')).toEqual(FILES.filter((file) => file.includes('.test.')));
  });
});
