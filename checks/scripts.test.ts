import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addCounts, countsLine, countTests } from '../scripts/count.mjs';
import { ensureSystemParts, isNewEnough } from '../scripts/install.mjs';
import { areBuilt, fingerprintOf, hasPages, noteBuilt } from '../scripts/pages.mjs';
import { UNIT_PARTS } from '../scripts/parts.mjs';
import { housePaths, ROOT } from './house.js';

describe('counting', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  });

  test.each([
    [
      'tests are counted by their end',
      [file('passed', 'passed', 'skipped', 'todo'), file('failed', 'failed', 'passed')],
      1,
      [2, 1, 2],
    ],
    ['a file that could not be read is a failure', [file('failed'), file('passed', 'passed')], 1, [1, 1, 0]],
    ['a file that broke after its tests is a failure', [file('failed', 'passed')], 1, [1, 1, 0]],
    ['an error outside all tests is a failure', [file('passed', 'passed')], 1, [1, 1, 0]],
    ['all is well', [file('passed', 'passed')], 0, [1, 0, 0]],
  ])('%s', (_, testResults, exitCode, [passed, failed, skipped]) => {
    expect(countTests({ testResults }, exitCode)).toEqual({ passed, failed, skipped });
  });

  test('no report is a failure, whatever the exit code', () => {
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('the last line', () => {
    const counts = { passed: 2, failed: 0, skipped: 1 };
    expect(countsLine(addCounts([counts, counts]))).toBe('4 passed, 0 failed, 2 skipped');
  });
});

describe('the version of Node', () => {
  test.each([
    ['20.19.0', true],
    ['20.18.3', false],
    ['18.20.0', false],
    ['22.1.0', true],
    ['100.0.0', true],
  ])('%s: %s', (version, enough) => {
    expect(isNewEnough(version, '>=20.19')).toBe(enough);
  });
});

describe('system parts', () => {
  const part = (name: string) =>
    ({ name, wantedBy: 'test', present: name, apt: name.toLowerCase(), elsewhere: 'brew' }) as const;
  const PARTS = [part('Chromium'), part('PostgreSQL')];

  /** A machine that has some parts, and whose apt brings some more. */
  const machine = ({ has = [] as string[], aptBrings = undefined as string[] | undefined, ci = false }) => {
    const there = new Set(has);
    const said: string[] = [];
    const installed: string[][] = [];
    return {
      said,
      installed,
      has: async (name: string) => there.has(name),
      apt: aptBrings !== undefined,
      aptInstall: async (packages: readonly string[]) => {
        installed.push([...packages]);
        for (const name of aptBrings ?? []) there.add(name);
        return { code: 0, output: '' };
      },
      ci,
      say: (line: string) => void said.push(line),
    };
  };

  test('nothing is said or done where all is there', async () => {
    const full = machine({ has: ['Chromium', 'PostgreSQL'], aptBrings: [], ci: true });
    await ensureSystemParts(PARTS, full);
    expect([full.said, full.installed]).toEqual([[], []]);
  });

  test('Debian as root installs what is missing, in one go', async () => {
    const debian = machine({ aptBrings: ['Chromium', 'PostgreSQL'], ci: true });
    await ensureSystemParts(PARTS, debian);
    expect(debian.installed).toEqual([['chromium', 'postgresql']]);
    expect(debian.said).toEqual(['installing chromium, postgresql by apt-get']);
  });

  test('elsewhere one line says what is missing and how to get it', async () => {
    const mac = machine({ has: ['Chromium'] });
    await ensureSystemParts(PARTS, mac);
    expect(mac.said).toEqual(['PostgreSQL is missing; on Debian: apt-get install postgresql; elsewhere: brew']);
    expect(mac.installed).toEqual([]);
  });

  test('what does in its place is enough where the part itself cannot be had', async () => {
    const parts = [{ ...part('Chromium'), enough: 'Chrome' }];
    const shut = machine({ has: ['Chrome'], aptBrings: [], ci: true });
    await ensureSystemParts(parts, shut);
    expect(shut.installed).toEqual([['chromium']]);
    await expect(ensureSystemParts(parts, machine({ ci: true }))).rejects.toThrow('Chromium is missing');
  });

  test.each([{}, { aptBrings: [] }])('in CI a missing part fails (%o)', async (options) => {
    await expect(ensureSystemParts(PARTS, machine({ ...options, ci: true }))).rejects.toThrow('PostgreSQL is missing');
  });
});

test('npm test -- --help lists the stages', () => {
  const help = execFileSync(process.execPath, [join(ROOT, 'scripts/test.mjs'), '--help'], { encoding: 'utf8' });
  for (const stage of ['types', 'lint', 'pages', 'unit', 'browsers']) expect(help).toContain(`\n  ${stage} `);
});

test('npm run proof -- --help lists the parts', () => {
  const help = execFileSync(process.execPath, [join(ROOT, 'scripts/proof.mjs'), '--help'], { encoding: 'utf8' });
  for (const part of ['kernel', 'table', 'browsers', 'pictures', 'node 20']) expect(help).toContain(`\n  ${part} `);
});

test('every test without a page is in one part of proof', () => {
  const tests = housePaths().filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('packages/web/test/'));
  const partsOf = (path: string) => UNIT_PARTS.filter(({ words }) => words.some((word) => path.includes(word)));
  expect(tests.filter((path) => partsOf(path).length !== 1)).toEqual([]);
});

describe('the pages', () => {
  /** A house with pages, in a folder of its own. */
  const house = () => {
    const root = mkdtempSync(join(tmpdir(), 'warmoot-pages-'));
    const put = (path: string, text: string): void => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    put('packages/web/vite.config.ts', 'config');
    put('packages/kernel/src/index.ts', 'one');
    return { root, put };
  };

  test('are built once for the same sources, and anew for others', () => {
    const { root, put } = house();
    expect(hasPages(root)).toBe(true);
    const first = fingerprintOf(root);
    expect(areBuilt(root, first)).toBe(false);
    put('packages/web/dist/client/index.html', 'built');
    noteBuilt(root, first);
    expect(areBuilt(root, fingerprintOf(root))).toBe(true);
    // Tests, and what was built, are nothing that pages are made of.
    put('packages/kernel/src/index.test.ts', 'a test');
    put('packages/web/node_modules/x.js', 'x');
    expect(areBuilt(root, fingerprintOf(root))).toBe(true);
    put('packages/kernel/src/index.ts', 'two');
    expect(areBuilt(root, fingerprintOf(root))).toBe(false);
    rmSync(root, { recursive: true });
  });

  test('that somebody has taken away are built again', () => {
    const { root } = house();
    const made = fingerprintOf(root);
    noteBuilt(root, made);
    expect(areBuilt(root, made)).toBe(false);
    rmSync(root, { recursive: true });
    expect(hasPages(root)).toBe(false);
  });
});
