import type { Plugin } from 'vite';

/**
 * Lets the pages begin with another main than their own: one that adds scenes from outside and then goes on with ours.
 * The path is given from the folder of the pages, by WARMOOT_MAIN.
 */
export const main = (path: string | undefined): Plugin => ({
  name: 'warmoot-main',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => (path === undefined ? html : html.replace('/src/main.tsx', `/${path}`)),
  },
});
