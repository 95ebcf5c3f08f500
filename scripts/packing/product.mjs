// @ts-check
// Lays out the product: server, command and pages in one folder, with all that they stand on. Nothing is fetched where
// it is installed.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../run.mjs';
import { HOUSE, manifestIn, writeManifest } from './manifests.mjs';

/** @typedef {import('./manifests.mjs').Wanted} Wanted */

/** What is not only JavaScript stays as it is; the others are not there at all. */
const STORE = '@photostructure/sqlite';
const AS_THEY_ARE = [STORE, 'pg-native', 'pg-cloudflare'];
const CONDITIONS = ['warmoot-source', 'node'];

/** The command, and the program that the server starts for work aside. They look for each other in one folder. */
const PROGRAMS = { main: 'packages/cli/src/main.ts', program: 'packages/table/src/aside/program.ts' };
const SERVER = 'dist/server';

/** @param {string} folder */
const buildServer = (folder) =>
  build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: CONDITIONS },
    ssr: { noExternal: true, external: AS_THEY_ARE, resolve: { conditions: CONDITIONS } },
    build: {
      ssr: true,
      outDir: join(folder, SERVER),
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, path]) => [name, join(ROOT, path)])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          banner: ({ name }) => (name === 'main' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  });

/**
 * The folder from which Node would take a package, asked for by a file in another folder; undefined if there is none.
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
const installed = (name, from) => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === ROOT ? undefined : installed(name, dirname(from));
};

/**
 * The folders of what packages of others stand on, themselves included.
 * @param {Wanted} wanted
 * @param {string} from
 * @param {Set<string>} found
 */
const gather = (wanted, from, found) => {
  for (const name of Object.keys(wanted).filter((one) => !one.startsWith('@warmoot/'))) {
    const folder = installed(name, from);
    if (folder === undefined) throw new Error(`${name}, wanted in ${relative(ROOT, from)}, is not installed`);
    if (found.has(folder)) continue;
    found.add(folder);
    gather(manifestIn(folder).dependencies ?? {}, folder, found);
  }
  return found;
};

/** Who else wrote what is in the file, and under which licence. */
const othersLicences = () => {
  /** @type {Set<string>} */
  const others = new Set();
  for (const name of ['cli', 'table', 'web'].map((one) => join(ROOT, 'packages', one)))
    gather(manifestIn(name).dependencies ?? {}, name, others);
  const told = [...others].sort().map((folder) => {
    const { name, version, license } = manifestIn(folder);
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    return `## ${name} ${version}: ${license}\n${text}`;
  });
  return `# What Warmoot stands on\n\n${told.join('\n')}`;
};

/**
 * @param {string} folder
 * @param {string} pages
 */
export const layProduct = async (folder, pages) => {
  const { name, version, description, license, engines } = HOUSE;
  const asked = manifestIn(join(ROOT, 'packages/table')).dependencies?.[STORE];
  writeManifest(folder, {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { [name]: `${SERVER}/main.js` },
    dependencies: { [STORE]: asked },
    bundleDependencies: [STORE],
  });
  await buildServer(folder);
  for (const path of ['README.md', 'LICENSE']) cpSync(join(ROOT, path), join(folder, path));
  writeFileSync(join(folder, 'LICENSES.md'), othersLicences());
  cpSync(pages, join(folder, 'pages'), { recursive: true });
  for (const part of gather({ [STORE]: '' }, join(ROOT, 'packages/table'), new Set()))
    cpSync(part, join(folder, 'node_modules', manifestIn(part).name), { recursive: true });
};
