// @ts-check
// npm test: installs what is needed and runs everything. The last line is `N passed, N failed, N skipped`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, countsLine, countTests } from './count.mjs';
import { ensureInstalled } from './install.mjs';
import { testOnNodes } from './nodes.mjs';
import { COMPILER, node, ROOT, timed } from './run.mjs';

/** @typedef {import('./count.mjs').Counts} Counts */

/**
 * The house stages, each counted as one test. The two lanes run side by side; unit tests follow, for some of them start
 * what `types` has built.
 * @type {readonly (readonly { name: string, about: string, start: readonly string[] }[])[]}
 */
const LANES = [
  [{ name: 'types', about: 'tsc -b', start: [COMPILER, '-b'] }],
  [
    { name: 'lint', about: 'biome check', start: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
    { name: 'imports', about: 'who may import whom', start: ['--import', 'tsx', 'checks/imports.ts'] },
    { name: 'dead', about: 'code that nobody uses: knip', start: ['node_modules/knip/bin/knip.js'] },
  ],
];
const UNIT = { name: 'unit', about: 'all tests of packages and checks: vitest' };
const NODES = { name: 'nodes', about: 'tests of the engine and the stores on the oldest and the newest Node' };
const STAGES = [...LANES.flat(), UNIT, NODES];

const HELP = `npm test                          everything
npm test -- --only types,lint     some stages
npm test -- --only unit hex       the test files whose path contains "hex"

Stages:
${STAGES.map(({ name, about }) => `  ${name.padEnd(10)}${about}`).join('\n')}`;

const REPORT = join(ROOT, '.cache/vitest.json');

/** @param {{ name: string, start: readonly string[] }} stage */
const runStage = async ({ name, start }) => {
  const { result, seconds } = await timed(() => node(start));
  const failed = result.code !== 0;
  console.log(`${name.padEnd(10)}${failed ? 'FAILED' : 'ok'}  ${seconds}`);
  if (failed) console.log(`${result.output.trimEnd()}\n`);
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 };
};

/** @param {readonly Parameters<typeof runStage>[0][]} stages */
const runLane = async (stages) => {
  const counts = [];
  for (const stage of stages) counts.push(await runStage(stage));
  return counts;
};

const readReport = () => {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    // No report, or half of one: vitest did not come to its end, and countTests counts that as a failure.
    return undefined;
  }
};

/** @param {readonly string[]} filters */
const runUnit = async (filters) => {
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['default', 'json', './scripts/secondTry.mjs'].map((name) => `--reporter=${name}`);
  const { code } = await node(
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--outputFile.json=${REPORT}`, ...filters],
    { aloud: true },
  );
  return countTests(readReport(), code);
};

/**
 * @param {ReadonlySet<string>} wanted
 * @param {readonly string[]} filters
 * @returns {Promise<Counts>}
 */
const runAll = async (wanted, filters) => {
  const installing = await timed(() => ensureInstalled('test'));
  console.log(`${'install'.padEnd(10)}ok  ${installing.seconds}`);
  const lanes = await Promise.all(LANES.map((lane) => runLane(lane.filter(({ name }) => wanted.has(name)))));
  const unit = wanted.has(UNIT.name) ? [await runUnit(filters)] : [];
  const nodes = wanted.has(NODES.name) && filters.length === 0 ? await testOnNodes() : [];
  return addCounts([...lanes.flat(), ...unit, ...nodes]);
};

/** @param {string[]} args */
const readArguments = (args) => {
  const options = /** @type {const} */ ({ help: { type: 'boolean' }, only: { type: 'string', multiple: true } });
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const names = STAGES.map(({ name }) => name);
  const wanted = values.only?.flatMap((list) => list.split(',')) ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no stage ${unknown.join(', ')}; there are ${names.join(', ')}`);
  return { help: values.help ?? false, wanted: new Set(wanted), filters: positionals };
};

/** @param {string[]} args */
const main = async (args) => {
  const { help, wanted, filters } = readArguments(args);
  if (help) {
    console.log(HELP);
    return 0;
  }
  const counts = await runAll(wanted, filters).catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  console.log(countsLine(counts));
  return counts.failed > 0 ? 1 : 0;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`npm test: ${/** @type {Error} */ (error).message}\n\n${HELP}`);
  process.exitCode = 2;
}
