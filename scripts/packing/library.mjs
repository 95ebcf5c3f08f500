// @ts-check
// Lays out a library as others install it.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';
import { HOUSE, manifestIn, writeManifest } from './manifests.mjs';

/** The packages that a program can stand on, the lowest first. */
export const LIBRARIES = ['kernel', 'rules', 'protocol', 'words', 'players', 'table'];

/**
 * What a published manifest says: nothing of the house, whose sources and test kits are not in the file.
 * @param {string} name
 */
const published = (name) => {
  const { version, engines } = HOUSE;
  const own = manifestIn(join(ROOT, 'packages', name));
  const doors = Object.entries(own.exports).flatMap(([door, { types, default: code }]) =>
    code === undefined ? [] : [[door, { types, default: code }]],
  );
  const wanted = Object.entries(own.dependencies ?? {}).map(([one, asked]) => [
    one,
    one.startsWith('@warmoot/') ? version : asked,
  ]);
  return {
    name: own.name,
    version,
    description: own.description,
    license: own.license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: Object.fromEntries(doors),
    dependencies: Object.fromEntries(wanted),
  };
};

/**
 * What the sources of a package give when they are built. A build leaves behind what earlier sources gave.
 * @param {string} name
 * @returns {readonly string[]}
 */
const builtFiles = (name) =>
  readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)testing\//.test(path))
    .flatMap((path) => ['js', 'd.ts'].map((ending) => `dist/${path.replace(/ts$/, ending)}`));

/**
 * @param {string} name
 * @param {string} folder
 */
export const layLibrary = (name, folder) => {
  writeManifest(folder, published(name));
  for (const path of ['README.md', ...builtFiles(name)]) cpSync(join(ROOT, 'packages', name, path), join(folder, path));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
};
