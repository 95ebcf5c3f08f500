// @ts-check
// npm test: installs what is needed and runs all that every change must pass. The last line is `N passed, N failed, N skipped`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, countsLine } from './count.mjs';
import { ensureInstalled } from './install.mjs';
import { node, ROOT } from './run.mjs';
import { LINT, PAGES, runStage, TYPES, tellTimes, vitest } from './stages.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** Random games come in ten parts; each day has one. The seed names it, and can be given again. */
const DAYS_MS = 86_400_000;
const seedNow = () => process.env.TEST_SEED ?? `${10_660 + (Math.floor(Date.now() / DAYS_MS) % 10)}`;

/** @param {readonly string[]} words */
const unit = (words) =>
  vitest('unit', 'tests without a browser, pages drawn in Node among them', ['together', 'apart', 'pages'], words);
/** @param {readonly string[]} words */
const browsers = (words) => vitest('browsers', 'what only a browser shows', ['browsers'], words);

/**
 * What runs side by side, one group after the other: some tests start what `types` has built, and browsers want the machine
 * for themselves.
 * @param {readonly string[]} words
 * @returns {readonly (readonly (readonly Stage[])[])[]}
 */
const groupsOf = (words) => [[[TYPES], [LINT, PAGES]], [[unit(words)]], [[browsers(words)]]];

const STAGES = groupsOf([]).flat(2);

const HELP = `npm test                          all that a change must pass
npm test -- --changed             what depends on the files that differ from HEAD
npm test -- --changed main        … from a commit
npm test -- --only types,lint     some stages
npm test -- --only unit hex       the test files whose path contains "hex"
TEST_SEED=10663 npm test          another part of the random games
npm run proof                     everything

Stages:
${STAGES.map(({ name, about }) => `  ${name.padEnd(10)}${about}`).join('\n')}`;

/** @param {readonly Stage[]} stages */
const runLane = async (stages) => {
  const ends = [];
  for (const stage of stages) ends.push(await runStage(stage));
  return ends;
};

/**
 * The test files that depend on what differs from a commit.
 * @param {string} commit
 */
const changedSince = async (commit) => {
  const { code, output } = await node(['--import', 'tsx', join(ROOT, 'checks/changed.ts'), commit]);
  if (code !== 0) throw new Error(output.trimEnd());
  return output.split('\n').filter((line) => line !== '');
};

/** @param {{ wanted: ReadonlySet<string>, words: readonly string[] }} what */
const runAll = async ({ wanted, words }) => {
  const ends = [
    await runStage({
      name: 'install',
      about: '',
      run: async () => {
        await ensureInstalled('test');
        return { passed: 0, failed: 0, skipped: 0 };
      },
    }),
  ];
  for (const lanes of groupsOf(words)) {
    const some = lanes.map((lane) => lane.filter(({ name }) => wanted.has(name)));
    ends.push(...(await Promise.all(some.map(runLane))).flat());
  }
  return ends;
};

/** @param {string[]} args */
const readArguments = (args) => {
  const options = /** @type {const} */ ({
    help: { type: 'boolean' },
    changed: { type: 'boolean' },
    only: { type: 'string', multiple: true },
  });
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const names = STAGES.map(({ name }) => name);
  const wanted = values.only?.flatMap((list) => list.split(',')) ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no stage ${unknown.join(', ')}; there are ${names.join(', ')}`);
  return { help: values.help ?? false, changed: values.changed ?? false, wanted: new Set(wanted), words: positionals };
};

/** @param {string[]} args */
const main = async (args) => {
  const { help, changed, wanted, words } = readArguments(args);
  if (help) {
    console.log(HELP);
    return 0;
  }
  process.env.TEST_SEED = seedNow();
  console.log(`random games by TEST_SEED=${process.env.TEST_SEED}`);
  const started = performance.now();
  try {
    const what = changed ? await changedSince(words[0] ?? 'HEAD') : words;
    if (changed) console.log(`${what.length} test files depend on what has changed`);
    if (changed && what.length === 0) for (const name of ['unit', 'pages', 'browsers']) wanted.delete(name);
    const ends = await runAll({ wanted, words: what });
    const isWhole = words.length === 0 && !changed && wanted.size === STAGES.length;
    const whole = { name: 'all', seconds: (performance.now() - started) / 1000 };
    tellTimes(isWhole ? 'test' : 'some of test', [...ends, whole]);
    const counts = addCounts(ends.map((end) => end.counts));
    console.log(countsLine(counts));
    return counts.failed > 0 ? 1 : 0;
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    console.log(countsLine({ passed: 0, failed: 1, skipped: 0 }));
    return 1;
  }
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`npm test: ${/** @type {Error} */ (error).message}\n\n${HELP}`);
  process.exitCode = 2;
}
