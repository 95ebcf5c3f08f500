import type { Plugin } from 'vite';
import { outlineOf, parseChapter } from '../src/rulebook/parse.js';

const LEDGER = /\/([\w-]+)\.md\?(rules|outline)$/;

/** Makes modules of the ledger: `saga-duel.md?rules` is a chapter as data, `?outline` only what it holds. */
export const ledger = (): Plugin => ({
  name: 'warmoot-ledger',
  enforce: 'pre',
  transform: {
    filter: { id: LEDGER },
    handler: (text, id) => {
      const [, file, part] = LEDGER.exec(id) ?? [];
      if (file === undefined) return null;
      const chapter = parseChapter(file, text);
      const data = JSON.stringify(part === 'rules' ? chapter : outlineOf(chapter));
      // A parsed string is read faster by the browser than the same as a literal.
      return { code: `export default JSON.parse(${JSON.stringify(data)})`, map: null, moduleType: 'js' };
    },
  },
});
