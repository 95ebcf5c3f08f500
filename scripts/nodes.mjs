// @ts-check
// The oldest and the newest Node that we promise to run on, each with the tests of the engine and of the stores.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countTests } from './count.mjs';
import { ROOT, run, timed } from './run.mjs';

/** @typedef {import('./count.mjs').Counts} Counts */

/** The oldest is the one that `engines` names. Both are to be had for all platforms that we test on. */
export const NODES = ['20.19.0', '26.10.0'];

/** What hangs on Node itself: the engine's arithmetic and text, and both stores. */
const FILES = [
  'packages/kernel/src',
  'packages/rules/src/scenes.test.ts',
  'packages/rules/src/saga/check',
  'packages/table/src/store',
];

const FOLDER = join(ROOT, '.cache/nodes');

const PLATFORM = `${process.platform}-${process.arch}`;
/** npm has Node for one platform under another name. */
const PART = PLATFORM === 'darwin-arm64' ? `node-bin-${PLATFORM}` : `node-${PLATFORM}`;

/**
 * The program, fetched from npm where it is not there: one package without any step of its own. Null where it cannot
 * be had.
 * @param {string} version
 * @returns {Promise<{ program: string | null, why: string }>}
 */
const fetched = async (version) => {
  const folder = join(FOLDER, version);
  const program = join(folder, 'node_modules', PART, 'bin/node');
  if (existsSync(program)) return { program, why: '' };
  mkdirSync(folder, { recursive: true });
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefix', folder];
  const { output } = await run('npm', ['install', ...options, `${PART}@${version}`]);
  if (existsSync(program)) return { program, why: '' };
  return { program: null, why: output.trim().split('\n').slice(-3).join(' ') };
};

/**
 * Each test that failed with the reason, for a report in a file says nothing by itself.
 * @param {{ testResults: { name: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] } | undefined} report
 */
const failuresIn = (report) =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message) return [`${name}: ${message}`];
    return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`);
  });

/**
 * @param {string} version
 * @returns {Promise<Counts>}
 */
export const testOn = async (version) => {
  // The Node that runs all the rest needs no second run.
  if (`v${version}` === process.version) return { passed: 0, failed: 0, skipped: 0 };
  const { program, why } = await fetched(version);
  if (program === null) {
    console.log(`node ${version} cannot be had here, so nothing is tested on it: ${why}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const report = join(ROOT, `.cache/vitest-${version}.json`);
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', '--reporter=json'];
  const { result, seconds } = await timed(() => run(program, [...vitest, `--outputFile.json=${report}`, ...FILES]));
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counts = countTests(told, result.code);
  const failed = counts.failed > 0 || result.code !== 0;
  console.log(`${'nodes'.padEnd(10)}${failed ? 'FAILED' : 'ok'}  ${seconds}  node ${version}, ${counts.passed} tests`);
  if (failed) console.log(`${[...failuresIn(told), result.output.trimEnd()].join('\n')}\n`);
  return counts;
};
