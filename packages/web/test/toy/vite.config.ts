import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import house from '../../vite.config.js';

/** The pages begin with the toy's main instead of their own. */
export default mergeConfig(house, {
  plugins: [
    {
      name: 'warmoot-toy',
      transformIndexHtml: {
        order: 'pre' as const,
        handler: (html: string): string => html.replace('/src/main.tsx', '/test/toy/main.ts'),
      },
    },
  ],
  // Of the kernel's test kit only the scene can be bundled for a browser.
  resolve: {
    alias: {
      '@warmoot/kernel/testing': fileURLToPath(new URL('../../../kernel/src/testing/toyScene.ts', import.meta.url)),
    },
  },
});
