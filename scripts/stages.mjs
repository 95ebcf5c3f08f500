// @ts-check
// The stages of which `npm test` and `npm run proof` are made, and how long each took when it was last run here.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countTests } from './count.mjs';
import { compile, node, ROOT } from './run.mjs';

/** @typedef {import('./count.mjs').Counts} Counts */
/** @typedef {{ name: string, about: string, run: () => Promise<Counts> }} Stage */

const CACHE = join(ROOT, '.cache');
const TIMES = join(CACHE, 'times.json');

/** @param {string} path @returns {any} */
export const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Not there, or half of one: as if nothing had been written.
    return undefined;
  }
};

/** @param {string} path @param {unknown} value */
export const writeJson = (path, value) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
};

/**
 * A stage of the house that is right or wrong as a whole, and is counted as one test.
 * @param {string} name
 * @param {string} about
 * @param {() => ReturnType<typeof node>} look
 * @returns {Stage}
 */
const house = (name, about, look) => ({
  name,
  about,
  run: async () => {
    const { code, output } = await look();
    if (code !== 0) console.log(`${output.trimEnd()}\n`);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  },
});

export const TYPES = house('types', 'tsc -b', compile);
export const LINT = house('lint', 'biome check', () => node(['node_modules/@biomejs/biome/bin/biome', 'check', '.']));
export const DEAD = house('dead', 'code that nobody uses: knip', () => node(['node_modules/knip/bin/knip.js']));

export const PAGES = house('pages', 'the pages that browsers open, built before the first test', () =>
  node(['--conditions=warmoot-source', '--import', 'tsx', 'packages/web/test/kit/ahead.ts']),
);

/**
 * Tests that vitest runs: these projects of vitest.config.ts, and of these the files whose path contains one of the words.
 * @param {string} name
 * @param {string} about
 * @param {readonly string[]} projects
 * @param {readonly string[]} [words]
 * @returns {Stage}
 */
export const vitest = (name, about, projects, words = []) => ({
  name,
  about,
  run: async () => {
    const report = join(CACHE, `vitest-${name}.json`);
    mkdirSync(CACHE, { recursive: true });
    rmSync(report, { force: true });
    const { code } = await node(
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'],
        ...projects.map((project) => `--project=${project}`),
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ...words,
      ],
      { aloud: true },
    );
    return countTests(readJson(report), code);
  },
});

/** A stage that takes so many times as long as the last time has grown. */
const GROWN = 1.1;
/** What takes so many seconds more may do so by chance. */
const CHANCE_S = 2;

/**
 * Runs a stage and says how it ended.
 * @param {Stage} stage
 * @returns {Promise<{ name: string, counts: Counts, seconds: number }>}
 */
export const runStage = async ({ name, run }) => {
  const start = performance.now();
  const counts = await run();
  const seconds = (performance.now() - start) / 1000;
  console.log(`${name.padEnd(10)}${counts.failed > 0 ? 'FAILED' : 'ok'}  ${seconds.toFixed(1)} s`);
  return { name, counts, seconds };
};

/**
 * Tells how long each stage took and what it took in the last run of the same command here, and keeps it for the next.
 * @param {string} command
 * @param {readonly { name: string, seconds: number }[]} stages
 */
export const tellTimes = (command, stages) => {
  const all = readJson(TIMES) ?? {};
  const before = all[command] ?? {};
  console.log(`\n${'stage'.padEnd(12)}${'now'.padStart(9)}${'last run'.padStart(11)}`);
  for (const { name, seconds } of stages) {
    const last = before[name];
    const told = last === undefined ? '' : `${last.toFixed(1)} s`;
    const hasGrown = last !== undefined && seconds > last * GROWN && seconds > last + CHANCE_S;
    const more = hasGrown ? `  grown by ${Math.round((seconds / last - 1) * 100)} %` : '';
    console.log(`${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(9)}${told.padStart(11)}${more}`);
  }
  const now = Object.fromEntries(stages.map(({ name, seconds }) => [name, seconds]));
  writeJson(TIMES, { ...all, [command]: { ...before, ...now } });
};
