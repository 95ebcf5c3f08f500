import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { mirror } from './checks/mirror.js';

/** `npm test` leaves out what is called `.proof.test.`; `npm run proof` runs everything. */
const IS_PROOF = process.env.WARMOOT_TIER === 'proof';

// Not `import`: Vitest starts Node with these, and a `require` inside a package would then be given a module.
const conditions = ['warmoot-source', 'node'];

/** The files that take longest: begun last, one of them would keep a single core busy while the other has nothing to do. */
const SLOW = [/web\/test\/pages\//, /contract\.test/, /durability\./, /table\/test\//, /cli\//];

const slowness = ({ moduleId }: TestSpecification): number => {
  const at = SLOW.findIndex((slow) => slow.test(moduleId));
  return at < 0 ? SLOW.length : at;
};

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => slowness(a) - slowness(b));
  }
}

const UNITS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/{cli,table,words}/test/**/*.test.ts',
  'checks/**/*.test.ts',
  'bench/src/**/*.test.ts',
];
const PAGES = ['packages/web/test/pages/**/*.test.tsx'];
const BROWSERS = ['packages/web/test/*.test.ts'];
const LEFT_OUT = IS_PROOF ? [] : ['**/*.proof.test.{ts,tsx}'];

/** Where a test leaves nothing behind: it tries functions, or closes the servers that it has opened. */
const TIDY = [
  ...['kernel', 'rules', 'protocol', 'words', 'players', 'table', 'cli'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/test`,
  ]),
  ...['packages/web/src', 'bench/src', 'checks'],
];

/** What a test may do that others would notice: add a scene to the lists, or put something else in a thing's place. */
const NOTICED = /\badd(?:Scene|Toy)\b|\bvi\.(?:mock|doMock)\b|\bglobalThis\.\w+ = |\(globalThis\b/;

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true }) as string[];
  } catch {
    return [];
  }
};

/** The test files that may share a process, and read the sources once for all of them. */
const together = TIDY.flatMap((folder) =>
  filesIn(folder)
    .filter((name) => /\.test\.tsx?$/.test(name) && (IS_PROOF || !name.includes('.proof.')))
    .map((name) => join(folder, name)),
).filter((file) => !NOTICED.test(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')));

/** No test takes longer; in proof, where a law may play all its games, it may. */
const LIMIT_MS = IS_PROOF ? 600_000 : 30_000;

await mirror();

/**
 * What holds for every test file: Node reads the sources by itself, from the mirror, for there is nothing in them that Vite
 * would be needed for. Pages are drawn as they are delivered: without React's warnings, and without its drawing everything
 * twice. How many run at a time is said once for all, or a command line could not say it.
 */
const each = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  runner: fileURLToPath(new URL('checks/runner.mjs', import.meta.url)),
  execArgv: ['--import', fileURLToPath(new URL('checks/plainly.mjs', import.meta.url))],
  env: { NODE_ENV: 'production' },
  setupFiles: ['checks/properties.ts'],
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: { poll: { timeout: 10_000 } },
  isolate: false,
  unstubEnvs: true,
  retry: 0,
};

const project = (name: string, test: NonNullable<ViteUserConfig['test']>) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { ...each, ...test, name },
});

export default defineConfig({
  test: {
    projects: [
      project('together', { include: together }),
      // They add scenes, each its own, and look at nothing else.
      project('apart', { include: UNITS, exclude: [...together, ...LEFT_OUT] }),
      // What a page is made of lives as long as the page: with room for it, it need not be swept up before.
      project('pages', {
        include: PAGES,
        exclude: LEFT_OUT,
        // Some parts of a page look at the document as soon as they are read.
        setupFiles: [...each.setupFiles, 'packages/web/test/pages/window.ts'],
        execArgv: [...each.execArgv, '--max-semi-space-size=128'],
      }),
      project('browsers', { include: BROWSERS, exclude: LEFT_OUT }),
    ],
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: SlowFirst },
  },
});
