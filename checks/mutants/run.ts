import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../house.js';
import { importersIn, modulesOf } from '../modules.js';
import { CHAPTERS } from './chapters.js';
import { Green } from './green.js';
import { Lane } from './lanes.js';
import { Rows, rowsIn } from './rows.js';
import { allMutants, commitOf, filesOf, restore, sameMutants, writeMains, writeMutants } from './sources.js';
import { type Round, slowStage, unitStages } from './stages.js';

const HELP = `npx tsx --conditions=warmoot-source checks/mutants/run.ts --root DIR --out FILE.json

  --root DIR              the checkout that is mutated: a scratch copy with its node_modules, without changes
  --out FILE.json         the results; a round that was stopped goes on there. FILE.md is a summary
  --chapter NAME          only this chapter (can be given again): ${CHAPTERS.map(({ name }) => name).join(', ')}
  --like FILE             the mutants of an earlier round, wherever they stand now
  --only-survivors FILE   of these only the ones that nothing has killed there
  --slow TEXT             stage 3: then the slow test files whose path contains this (can be given again)
  --lanes N               how many runs at a time (2)`;

/** What opens a browser, or starts processes, PostgreSQL among them. */
const SLOW_FOLDERS = /^(packages\/web\/test\/(?!pages\/)|checks|bench)\//;
const STARTS = /serverProcesses|child_process|playwright|storeOnPostgres|\.\/postgres\.js/;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    root: { type: 'string' },
    out: { type: 'string' },
    chapter: { type: 'string', multiple: true },
    like: { type: 'string' },
    'only-survivors': { type: 'string' },
    slow: { type: 'string', multiple: true, default: [] },
    lanes: { type: 'string', default: '2' },
  },
});

const survivorsIn = (file: string): ReadonlySet<string> =>
  new Set(rowsIn(file).flatMap(({ id, stage }) => (stage === null ? [id] : [])));

const begin = (root: string, out: string): Round & { readonly folder: string } => {
  const only = values['only-survivors'];
  const earlier = values.like ?? only;
  const made = earlier ? sameMutants(root, rowsIn(earlier)) : allMutants(root);
  const survivors = only ? survivorsIn(only) : null;
  const folder = join(root, '.cache/mutants');
  mkdirSync(dirname(out), { recursive: true });
  const rows = new Rows(
    out,
    commitOf(root),
    made,
    ({ chapter, id }) => (values.chapter?.includes(chapter) ?? true) && (survivors?.has(id) ?? true),
  );
  const green = new Green(root, folder, out.replace(/(\.json)?$/, '.base.json'));
  return { root, made, rows, green, importers: importersIn(modulesOf(root, filesOf(root))), folder };
};

const main = async (root: string, out: string): Promise<void> => {
  restore(root);
  const round = begin(root, out);
  const tests = filesOf(root).filter((file) => /\.test\.tsx?$/.test(file));
  const isSlow = (file: string): boolean =>
    SLOW_FOLDERS.test(file) || STARTS.test(readFileSync(join(root, file), 'utf8'));
  const laneOf = (workers: number): Lane => new Lane([root, String(workers), round.folder]);
  const lanes = Array.from({ length: Number(values.lanes) }, () => laneOf(1));
  const slow = laneOf(2);
  const end = (): void => {
    for (const lane of [...lanes, slow]) lane.end();
    restore(root);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      end();
      process.exit(1);
    });
  try {
    writeMutants(root, round.folder, round.made);
    if (values.slow.length > 0) writeMains(root);
    const unit = tests.filter((file) => !isSlow(file));
    const wanted = tests.filter((file) => isSlow(file) && values.slow.some((text) => file.includes(text)));
    await unitStages(round, lanes, unit);
    for (const lane of lanes) lane.end();
    if (wanted.length > 0) await slowStage(round, slow, wanted);
    round.rows.save();
  } finally {
    end();
  }
};

if (values.help || !values.root || !values.out) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
const root = realpathSync(values.root);
if (root === ROOT) throw new Error('the root is a scratch copy, never the house itself');
await main(root, values.out);
