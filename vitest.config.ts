import { defineConfig } from 'vitest/config';

const conditions = ['warmoot-source', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'checks/**/*.test.ts',
      'bench/src/**/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
