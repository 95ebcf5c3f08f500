// One Vitest that is kept running: told by run.ts which test files to run with which mutants active.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestModule, TestSpecification } from 'vitest/node';

/** One run. */
export interface Asked {
  readonly files: readonly string[];
  readonly active: readonly number[];
  /** Whether the first failure ends it. */
  readonly bail: boolean;
  /** The file that the mutants are written to which the tests come by. */
  readonly met: string;
}

export interface Failure {
  readonly file: string;
  readonly test: string;
}

/** What comes of a run: its first failure, and the seconds of each file that passed. */
export interface Told {
  readonly failure: Failure | null;
  readonly passed: Readonly<Record<string, number>>;
}

/** What a lane says: that it is ready, which file it has begun, and how a run ended. */
export type Said = 'ready' | { readonly begun: string } | Told;

const [root = '', workers = '1', folder = ''] = process.argv.slice(2);
const say = (said: Said): void => void process.send?.(said);
const pathOf = ({ moduleId }: { readonly moduleId: string }): string => moduleId.slice(root.length + 1);

process.chdir(root);
const vitest: typeof import('vitest/node') = await import(
  pathToFileURL(join(root, 'node_modules/vitest/dist/node.js')).href
);
/** What has ended in this run. Asked afterwards, Vitest would also give what it knows of earlier ones. */
let ended: TestModule[] = [];
let begun = '';
const house = await vitest.createVitest('test', {
  root,
  watch: false,
  silent: true,
  reporters: [
    {
      onTestModuleStart: (module) => {
        begun = pathOf(module);
        say({ begun });
      },
      onTestModuleEnd: (module) => void ended.push(module),
    },
  ],
  maxWorkers: Number(workers),
  // A checkout of before `checks/mirror.ts` reads through Vite.
  experimental: { fsModuleCache: true, fsModuleCachePath: join(folder, 'modules') },
});
const all = new Map(
  (await house.globTestSpecifications()).map((specification) => [pathOf(specification), specification]),
);
house.config.sequence.sequencer = class {
  shard = (files: TestSpecification[]): TestSpecification[] => files;
  sort = this.shard;
};
for (const { config } of house.projects) {
  config.setupFiles.push(join(folder, 'met.mjs'));
  config.retry = 0;
}
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${join(folder, 'active.mjs')}`;

const failureIn = (module: TestModule): Failure | null => {
  if (module.state() !== 'failed') return null;
  const [test] = module.children.allTests('failed');
  return { file: pathOf(module), test: test?.fullName ?? module.errors()[0]?.message ?? 'does not load' };
};

const secondsOf = (module: TestModule): number => {
  const { collectDuration, duration, setupDuration } = module.diagnostic();
  return Math.round(collectDuration + duration + setupDuration) / 1000;
};

const run = async ({ files, active, bail, met }: Asked): Promise<Told> => {
  Object.assign(process.env, { WARMOOT_MUTANTS: active.join(','), WARMOOT_MET: met });
  for (const { config } of [house, ...house.projects]) config.bail = bail ? 1 : 0;
  const wanted = files.flatMap((file) => all.get(file) ?? []);
  ended = [];
  house.state.filesMap.clear();
  const { unhandledErrors } = await house.runTestSpecifications(wanted);
  const [failure] = ended.flatMap((module) => failureIn(module) ?? []);
  const [error] = unhandledErrors as { readonly message?: string }[];
  const passed = ended.filter((module) => module.state() === 'passed');
  return {
    failure: failure ?? (error ? { file: begun, test: `unhandled: ${error.message}` } : null),
    passed: Object.fromEntries(passed.map((module) => [pathOf(module), secondsOf(module)])),
  };
};

process.on('message', (asked: Asked) => void run(asked).then(say));
process.on('disconnect', () => process.exit());
say('ready');
