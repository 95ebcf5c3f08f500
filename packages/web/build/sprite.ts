import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the symbols into the page itself: patterns and `--cut` work only inside the document, and no script waits. */
export const sprite = (file: string): Plugin => ({
  name: 'warmoot-sprite',
  transformIndexHtml: (html) => {
    const symbols = readFileSync(file, 'utf8')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      // A title inside a symbol becomes a tooltip on every use, in one language: names are given by Icon instead.
      .replaceAll(/<title>[^<]*<\/title>/g, '')
      .replace('<svg ', '<svg class="sprite" aria-hidden="true" ')
      .trim();
    return html.replace('<!-- sprite -->', symbols);
  },
});
