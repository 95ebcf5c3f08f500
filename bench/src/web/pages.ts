import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

/** This runs from `.cache/bench/web`. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the pages from their sources; gives the folder they are in. */
export const buildPages = async (): Promise<string> => {
  const folder = join(ROOT, '.cache/bench-pages');
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir'],
    { cwd: join(ROOT, 'packages/web') },
  );
  return folder;
};

export interface FirstPage {
  readonly scripts: number;
  readonly bytes: number;
  readonly gzipped: number;
}

/** The scripts that a browser fetches before it shows the first page: the entry and all that it imports at once. */
export const firstPageOf = async (pages: string): Promise<FirstPage> => {
  const html = await readFile(join(pages, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+\.js)"/g)];
  const sizes = await Promise.all(
    named.map(async ([, name = '']) => {
      const script = await readFile(join(pages, name));
      return { bytes: script.length, gzipped: gzipSync(script).length };
    }),
  );
  return {
    scripts: sizes.length,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    gzipped: sizes.reduce((sum, { gzipped }) => sum + gzipped, 0),
  };
};
