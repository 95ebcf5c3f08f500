// @ts-check
// npm run proof: everything, part by part. What a part came to is kept, so that a run that was broken off goes on from there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, countsLine } from './count.mjs';
import { ensureInstalled } from './install.mjs';
import { NODES, testOn } from './nodes.mjs';
import { UNIT_PARTS } from './parts.mjs';
import { ROOT, run } from './run.mjs';
import { DEAD, LINT, PAGES, readJson, runStage, TYPES, tellTimes, vitest, writeJson } from './stages.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./count.mjs').Counts} Counts */

/**
 * The parts, the slowest last but for the browsers, which want the machine for themselves.
 * @type {readonly Stage[]}
 */
const PARTS = [
  TYPES,
  LINT,
  DEAD,
  PAGES,
  ...UNIT_PARTS.map(({ name, about, words }) => vitest(name, about, ['together', 'apart'], words)),
  vitest('pictures', 'pages drawn in Node', ['pages']),
  vitest('browsers', 'every page at every width, language and light', ['browsers']),
  ...NODES.map((version) => ({
    name: `node ${version.split('.')[0]}`,
    about: `the engine and the stores on Node ${version}`,
    run: () => testOn(version),
  })),
];

const HELP = `npm run proof                     everything; a run that was broken off goes on
npm run proof -- --anew           from the beginning
npm run proof -- --only saga      some parts
npm run proof -- --list           the parts, and what they came to at this commit

Parts:
${PARTS.map(({ name, about }) => `  ${name.padEnd(10)}${about}`).join('\n')}`;

const KEPT = join(ROOT, '.cache/proof.json');

/** @param {readonly string[]} args */
const git = async (...args) => (await run('git', args)).output.trim();

/** What is proved: the commit, and whether something stands beside it that was never committed. */
const standing = async () => {
  const commit = await git('rev-parse', '--short=10', 'HEAD');
  const changes = await git('status', '--porcelain', '--untracked-files=normal');
  return changes.split('\n').every((line) => line === '' || line.endsWith('docs/proof.md'))
    ? commit
    : `${commit} and changes`;
};

/** @typedef {{ counts: Counts, seconds: number }} End */
/** @typedef {{ of: string, ends: Record<string, End> }} Kept */

/** @param {number} seconds */
const minutes = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

/**
 * How long the parts that are left took the last time, as far as that is known.
 * @param {readonly Stage[]} left
 */
const timeLeft = (left) => {
  const before = readJson(join(ROOT, '.cache/times.json'))?.proof ?? {};
  const known = left.map(({ name }) => before[name]);
  const sum = known.reduce((total, seconds) => total + (seconds ?? 0), 0);
  return known.includes(undefined) ? (sum === 0 ? 'unknown' : `more than ${minutes(sum)}`) : minutes(sum);
};

const PAGE = join(ROOT, 'docs/proof.md');
const [BEGIN, END] = ['<!-- the last run begins -->', '<!-- the last run ends -->'];

/** @param {Kept} kept */
const writePage = ({ of, ends }) => {
  const rows = PARTS.flatMap(({ name, about }) => {
    const end = ends[name];
    if (end === undefined) return [];
    const { passed, failed, skipped } = end.counts;
    return [`| ${name} | ${about} | ${passed} | ${failed} | ${skipped} | ${minutes(end.seconds)} |`];
  });
  const all = addCounts(Object.values(ends).map(({ counts }) => counts));
  const whole = Object.values(ends).reduce((sum, { seconds }) => sum + seconds, 0);
  const told = [
    BEGIN,
    `Commit ${of}, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}: ${countsLine(all)}, ${minutes(whole)}.`,
    '',
    '| part | what | passed | failed | skipped | time |',
    '|---|---|---|---|---|---|',
    ...rows,
    END,
  ].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, page.slice(0, page.indexOf(BEGIN)) + told + page.slice(page.indexOf(END) + END.length));
};

/** @param {string[]} args */
const main = async (args) => {
  const options = /** @type {const} */ ({
    help: { type: 'boolean' },
    anew: { type: 'boolean' },
    list: { type: 'boolean' },
    only: { type: 'string', multiple: true },
  });
  const { values } = parseArgs({ args, options });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const wanted = values.only?.flatMap((list) => list.split(',')) ?? PARTS.map(({ name }) => name);
  const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(', ')}; there are ${PARTS.map(({ name }) => name).join(', ')}`);
  process.env.WARMOOT_TIER = 'proof';
  const of = await standing();
  const before = /** @type {Kept | undefined} */ (readJson(KEPT));
  /** @type {Kept} */
  const kept = before?.of === of && !values.anew ? before : { of, ends: {} };
  if (values.list) {
    for (const { name, about } of PARTS) {
      const end = kept.ends[name];
      const told = end === undefined ? 'not yet' : `${countsLine(end.counts)}, ${minutes(end.seconds)}`;
      console.log(`${name.padEnd(10)}${told.padEnd(40)}${about}`);
    }
    return 0;
  }
  await ensureInstalled('test');
  const isDone = (/** @type {Stage} */ { name }) => kept.ends[name]?.counts.failed === 0;
  const left = PARTS.filter((part) => wanted.includes(part.name) && !isDone(part));
  if (left.length < wanted.length) console.log(`${wanted.length - left.length} parts have passed at ${of} before`);
  for (const [nth, part] of left.entries()) {
    console.log(`\n${part.name}: ${part.about} (${nth + 1} of ${left.length}; ${timeLeft(left.slice(nth))} left)`);
    const { counts, seconds } = await runStage(part);
    kept.ends[part.name] = { counts, seconds };
    writeJson(KEPT, kept);
    writePage(kept);
  }
  tellTimes(
    'proof',
    Object.entries(kept.ends).map(([name, { seconds }]) => ({ name, seconds })),
  );
  const counts = addCounts(Object.values(kept.ends).map((end) => end.counts));
  console.log(countsLine(counts));
  return counts.failed > 0 ? 1 : 0;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`npm run proof: ${/** @type {Error} */ (error).message}\n\n${HELP}`);
  process.exitCode = 2;
}
