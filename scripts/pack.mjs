// @ts-check
// npm run pack: builds, and packs what others can install: each library, and the product as `warmoot`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LIBRARIES, layLibrary } from './packing/library.mjs';
import { layProduct } from './packing/product.mjs';
import { ensurePages } from './pages.mjs';
import { build, ROOT, run } from './run.mjs';

const HELP = `npm run pack                      the libraries and the product, into ./packed
npm run pack -- --to FOLDER       elsewhere
npm run pack -- --pages FOLDER    with pages that are built already
npm run pack -- --only NAME       one of: ${[...LIBRARIES, 'product'].join(', ')}`;

/** @typedef {{ readonly name: string, readonly filename: string, readonly size: number, readonly unpackedSize: number, readonly files: readonly { readonly path: string }[] }} Packed */

/**
 * Packs folders as they lie there.
 * @param {readonly string[]} folders
 * @param {string} to
 * @returns {Promise<readonly Packed[]>}
 */
const npmPack = async (folders, to) => {
  mkdirSync(to, { recursive: true });
  const options = ['--json', '--loglevel=error', '--ignore-scripts', '--pack-destination', to];
  const { code, output } = await run('npm', ['pack', ...folders, ...options]);
  if (code !== 0) throw new Error(`npm pack failed\n${output.trimEnd()}`);
  const told = JSON.parse(output);
  // npm 11.17 names each package where earlier ones gave a list.
  return Array.isArray(told) ? told : Object.values(told);
};

/**
 * Packs some of what there is, from what the build has left. Gives what npm says of each file.
 * @param {readonly string[]} names
 * @param {string} to
 * @param {string} pages
 */
export const pack = async (names, to, pages) => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const stage = mkdtempSync(join(ROOT, '.cache/pack-'));
  try {
    for (const name of names) {
      if (name === 'product') await layProduct(join(stage, name), pages);
      else layLibrary(name, join(stage, name));
    }
    return await npmPack(
      names.map((name) => join(stage, name)),
      to,
    );
  } finally {
    rmSync(stage, { recursive: true });
  }
};

/** @param {string[]} args */
const main = async (args) => {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = { help: /** @type {const} */ ({ type: 'boolean' }), to: text, pages: text, only: text };
  const { values } = parseArgs({ args, options });
  if (values.help) return console.log(HELP);
  await build('packages/cli');
  if (values.pages === undefined) await ensurePages();
  const pages = resolve(values.pages ?? join(ROOT, 'packages/web/dist/client'));
  const names = values.only?.split(',') ?? [...LIBRARIES, 'product'];
  for (const { filename, size, unpackedSize } of await pack(names, resolve(values.to ?? 'packed'), pages))
    console.log(
      `${filename.padEnd(30)}${(size / 1024).toFixed(0).padStart(7)} kB, ${(unpackedSize / 1024).toFixed(0)} kB unpacked`,
    );
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
