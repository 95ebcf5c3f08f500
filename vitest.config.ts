import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Not `import`: Vitest starts Node with these, and a `require` inside a package would then be given a module.
const conditions = ['warmoot-source', 'node'];

/** The files that take minutes: begun last, one of them would keep a single core busy while the other has nothing to do. */
const SLOW = [/saga\/duel\/contract\.test/, /table\/test\/durability\.test/, /web\/test\//];

const slowness = ({ moduleId }: TestSpecification): number => {
  const at = SLOW.findIndex((slow) => slow.test(moduleId));
  return at < 0 ? SLOW.length : at;
};

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => slowness(a) - slowness(b));
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.ts',
      'checks/**/*.test.ts',
      'bench/src/**/*.test.ts',
    ],
    setupFiles: ['checks/properties.ts'],
    // A test that hangs has failed; one that is slow on a crowded machine has not.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Half of the tests wait for servers and browsers: three at a time, also on a machine with two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A crowded machine is no fault of ours: there a test may fail once, and is named at the end (scripts/secondTry.mjs).
    retry: process.env.CI ? 1 : 0,
    sequence: { sequencer: SlowFirst },
  },
});
