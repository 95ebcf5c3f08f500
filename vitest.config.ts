import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Not `import`: Vitest starts Node with these, and a `require` inside a package would then be given a module.
const conditions = ['warmoot-source', 'node'];

/** The files that take minutes: begun last, one of them would keep a single core busy while the other has nothing to do. */
const SLOW = [
  /table\/test\/durability\.test/,
  /saga\/duel\/contract\.test/,
  /players\/src\/battle\/battle\.test/,
  /web\/test\//,
];

const slowness = ({ moduleId }: TestSpecification): number => {
  const at = SLOW.findIndex((slow) => slow.test(moduleId));
  return at < 0 ? SLOW.length : at;
};

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => slowness(a) - slowness(b));
  }
}

const ALL = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/*/test/**/*.test.ts',
  'checks/**/*.test.ts',
  'bench/src/**/*.test.ts',
];

/** Where a test leaves nothing behind: it tries functions, or closes the servers and browsers that it has opened. */
const TIDY = [
  'kernel/src',
  'rules/src',
  'protocol/src',
  'words/src',
  'words/test',
  'players/src',
  'table/src',
  'table/test',
  'cli/src',
  'cli/test',
  'web/src',
  'web/test',
];

/** What a test may do that others would notice: add a scene to the lists, or put something else in a thing's place. */
const NOTICED = /\badd(?:Scene|Toy)|\bvi\.|\bglobalThis\b/;

/** The test files that may share a process, and read the sources once for all of them. */
const together = TIDY.flatMap((folder) =>
  readdirSync(fileURLToPath(new URL(`packages/${folder}`, import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join('packages', folder, name)),
).filter((file) => !NOTICED.test(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')));

/** What holds for every test file. How many run at a time is said once for all, or a command line could not say it. */
const each = {
  setupFiles: ['checks/properties.ts'],
  // A test that hangs has failed; one that is slow on a crowded machine has not.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // A crowded machine is no fault of ours: there a test may fail, is tried again, and is named at the end (scripts/secondTry.mjs).
  retry: process.env.CI ? 2 : 0,
};

const project = (name: string, test: { readonly include: string[]; exclude?: string[]; isolate: boolean }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { ...each, ...test, name },
});

export default defineConfig({
  test: {
    projects: [
      project('together', { include: together, isolate: false }),
      project('apart', { include: ALL, exclude: together, isolate: true }),
    ],
    // Half of the tests wait for servers and browsers: three at a time, also on a machine with two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: SlowFirst },
  },
});
