import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Not `import`: Vitest starts Node with these, and a `require` inside a package would then be given a module.
const conditions = ['warmoot-source', 'node'];

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Half of the tests wait for servers and browsers: two at a time, also on a machine with two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
