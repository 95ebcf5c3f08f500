import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.js';
import { ledger } from './build/ledger.js';
import { main } from './build/main.js';
import { packed } from './build/packed.js';
import { sprite } from './build/sprite.js';
import { stamp } from './build/stamp.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as { readonly version: string };

export default defineConfig({
  root: here('.'),
  plugins: [
    main(process.env.WARMOOT_MAIN),
    react(),
    sprite(here('src/design/base/symbols.svg')),
    ledger(),
    stamp(version),
    packed(),
  ],
  // Packages are bundled from their sources, so that a build never takes an old dist for a new one.
  resolve: { conditions: ['warmoot-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: here('dist/client'),
    emptyOutDir: true,
    target: 'es2023',
    // Inlined data: would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [...chunks] } } },
  },
});
