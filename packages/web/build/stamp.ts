import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes into the page which build it is: a fingerprint of all its files. The server reads it there and tells it to
 * every page, so that one of an earlier build knows that it is old.
 */
export const stamp = (version: string): Plugin => ({
  name: 'warmoot-stamp',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const hash = createHash('sha256').update(html);
      // The names carry the fingerprints of what is in the files.
      for (const name of Object.keys(bundle).sort()) hash.update(`${name}\n`);
      const build = `${version}+${hash.digest('hex').slice(0, 12)}`;
      return html.replace('</title>', `</title>\n    <meta name="warmoot-build" content="${build}" />`);
    },
  },
});
