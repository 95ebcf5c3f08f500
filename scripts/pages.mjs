// @ts-check
// Builds the pages for browsers, unless nothing they are made of has changed since.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { node, ROOT } from './run.mjs';

const CONFIG = 'packages/web/vite.config.ts';
const BUILT = 'packages/web/dist/client/index.html';
const STAMP = 'packages/web/dist/.built-from';

/** All that pages are made of: the packages from their sources, the ledger that they show, and what bundles them. */
const MADE_OF = [
  'docs/ledger',
  'package-lock.json',
  'packages/kernel/src',
  'packages/protocol/src',
  'packages/rules/src',
  'packages/words/src',
  'packages/web',
];

const APART = new Set(['dist', 'node_modules']);

/**
 * The files at and below a path, in a fixed order.
 * @param {string} path
 * @returns {readonly string[]}
 */
const filesAt = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !APART.has(name))
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
};

/**
 * Changes whenever a build could give something else.
 * @param {string} root
 */
export const fingerprintOf = (root) => {
  const hash = createHash('sha256');
  for (const path of MADE_OF.flatMap((part) => filesAt(join(root, part)))) {
    if (path.endsWith('.test.ts') || path.endsWith('.test.tsx')) continue;
    hash.update(`${relative(root, path)}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
};

/** @param {string} root */
export const hasPages = (root) => existsSync(join(root, CONFIG));

/**
 * Whether the pages are those that the sources give.
 * @param {string} root
 * @param {string} fingerprint
 */
export const areBuilt = (root, fingerprint) => {
  const stamp = join(root, STAMP);
  return existsSync(join(root, BUILT)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
};

/**
 * Notes what the pages were built from.
 * @param {string} root
 * @param {string} fingerprint
 */
export const noteBuilt = (root, fingerprint) => {
  mkdirSync(dirname(join(root, STAMP)), { recursive: true });
  writeFileSync(join(root, STAMP), fingerprint);
};

/** Builds the pages where that is needed. Throws with a message for people if it cannot. */
export const ensurePages = async () => {
  if (!hasPages(ROOT)) return;
  const fingerprint = fingerprintOf(ROOT);
  if (areBuilt(ROOT, fingerprint)) return;
  const { code, output } = await node(['node_modules/vite/bin/vite.js', 'build', '--config', CONFIG]);
  if (code !== 0) throw new Error(`the pages could not be built\n${output.trimEnd()}`);
  noteBuilt(ROOT, fingerprint);
};
