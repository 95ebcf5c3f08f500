// @ts-check
// Loaded before Vitest in each of its workers: Node reads the tests, and nothing stands between.
import { readFileSync } from 'node:fs';
import module, { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

// Vitest would look at every import, to know what to run again while it watches; nobody here lets it watch. And it would have
// Node take in every map of sources, to be ready for an error.
Object.assign(module, { registerHooks: () => ({ deregister: () => {} }), setSourceMapsSupport: () => {} });
Object.assign(process, { setSourceMapsEnabled: () => {} });

const MIRROR = fileURLToPath(new URL('../.cache/sources/', import.meta.url));
const PLACE = new RegExp(`(?:file://)?(${MIRROR}[^?:]+)(?:\\?\\d+)?:(\\d+):(\\d+)`);

/** @type {Map<string, SourceMap | null>} */
const maps = new Map();

/** @param {string} file */
const mapOf = (file) => {
  if (!maps.has(file)) {
    try {
      maps.set(file, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
    } catch {
      maps.set(file, null);
    }
  }
  return maps.get(file);
};

/** Where a line of the mirror stands in the sources. */
const inSources = (/** @type {string} */ site) =>
  site.replace(PLACE, (place, /** @type {string} */ file, /** @type {string} */ line, /** @type {string} */ column) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalLine' in entry)) return place;
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

const nameOf = (/** @type {unknown} */ error) => {
  try {
    return String(error);
  } catch {
    return 'an error without a name';
  }
};

Error.prepareStackTrace = (error, sites) =>
  [nameOf(error), ...sites.map((site) => inSources(`    at ${site}`))].join('\n');
