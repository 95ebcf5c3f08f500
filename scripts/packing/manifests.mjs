// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/** @typedef {Readonly<Record<string, string>>} Wanted */
/** @typedef {{ readonly types?: string, readonly default?: string }} Door */
/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {{ readonly node: string }} engines
 * @property {Readonly<Record<string, Door>>} exports
 * @property {Wanted} [dependencies]
 * @property {Wanted} [optionalDependencies]
 */

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The manifest of the house. It is the one place of the version, and of the Node that is needed. */
export const HOUSE = manifestIn(ROOT);

/**
 * @param {string} folder
 * @param {object} manifest
 */
export const writeManifest = (folder, manifest) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};
