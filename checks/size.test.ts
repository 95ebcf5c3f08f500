import { describe, expect, test } from 'vitest';
import { houseFiles, housePaths, isTesting } from './house.js';

const LONGEST = 300;
const VAGUE = /^(utils?|helpers?|managers?)$/i;
const MACHINE = /(?<![\w.~-])\/(work|root|home|Users)\//;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** The words of a path: `packages/kernel/hexUtils.ts` has packages, kernel, hex, Utils and ts. */
const wordsOf = (path: string): readonly string[] => path.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/);

const isVague = (path: string): boolean => wordsOf(path).some((word) => VAGUE.test(word));

const machinePaths = (text: string): readonly number[] =>
  text.split('\n').flatMap((line, index) => (MACHINE.test(line) ? [index + 1] : []));

describe('the house', () => {
  test(`no source file has more than ${LONGEST} lines; tests and tables may`, () => {
    const sources = houseFiles(/^(packages|checks|scripts|bench)\/.*\.(tsx?|mjs)$/).filter(
      // The bare loops of the bench are one loop each by intent: that is what is measured.
      ({ path }) => !isTesting(path) && !path.endsWith('.table.ts') && !/^bench\/.*bare\w*\.ts$/i.test(path),
    );
    expect(sources.length).toBeGreaterThan(10);
    const long = sources.filter(({ text }) => linesOf(text) > LONGEST);
    expect(long.map(({ path, text }) => `${path}: ${linesOf(text)} lines`)).toEqual([]);
  });

  test('no file is called utils, helpers or manager', () => {
    expect(housePaths().filter(isVague)).toEqual([]);
  });

  test('nothing names a path of the machine it was written on', () => {
    const found = houseFiles(/./).flatMap(({ path, text }) => machinePaths(text).map((line) => `${path}:${line}`));
    expect(found).toEqual([]);
  });
});

test.each(['src/utils.ts', 'src/utils/hex.ts', 'src/hexHelpers.ts', 'src/turn-manager.ts'])('%s is vague', (path) => {
  expect(isVague(path)).toBe(true);
});

test.each(['src/management.ts', 'src/hex.ts', 'src/utility.ts'])('%s is not', (path) => {
  expect(isVague(path)).toBe(false);
});

test('paths of a machine are told from others', () => {
  // In pieces, or the check would find it here.
  const path = `/${'work'}/main`;
  expect(machinePaths(`docs${path}\n'${path}'\nsee ${path}`)).toEqual([2, 3]);
});
