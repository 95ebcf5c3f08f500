#!/usr/bin/env node
// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);

/** Builds a checkout that has not been built; what the compiler says goes where errors go. */
const build = () => {
  console.error('warmoot: building, once');
  const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
  const cli = fileURLToPath(new URL('..', import.meta.url));
  return spawnSync(process.execPath, [tsc, '-b', cli], { stdio: ['ignore', 2, 2] }).status === 0;
};

// Without a command the product comes up, and that wants its pages as well.
if (process.argv.length <= 2) await import(new URL('../../../scripts/start.mjs', import.meta.url).href);
else if (existsSync(main) || build()) await import(main.href);
else {
  console.error('warmoot: the build failed; npm install may be wanting');
  process.exitCode = 2;
}
