// @ts-check
// Lets Node read the sources as they stand: types and pages are made JavaScript, a name that ends in .js leads to its
// source, and what a bundler reads besides (style, pictures, lists of files, books) is read here as well.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const IS_SOURCE = /\.tsx?(\?vitest=\d+)?$/;
const IS_BESIDE = /\.(css|svg|md)(\?\w+)?$/;

/** @param {string} url */
const found = (url) => ({ url, format: 'module', shortCircuit: true });

/** @type {import('node:module').ResolveHook} */
export const resolve = (name, context, next) => {
  const from = context.parentURL;
  if (!name.startsWith('.') || from === undefined || !IS_SOURCE.test(from)) return next(name, context);
  for (const ending of name.endsWith('.js') ? ['ts', 'tsx'] : []) {
    const source = new URL(`${name.slice(0, -2)}${ending}`, from);
    if (existsSync(source)) return found(source.href);
  }
  return IS_BESIDE.test(name) ? found(new URL(name, from).href) : next(name, context);
};

const SIGNS = /** @type {Record<string, string>} */ ({ '.': '\\.', '?': '[^/]', '*': '[^/]*', '**/': '(?:.*/)?' });

/**
 * The files of a pattern, by their paths from a source.
 * @param {string} pattern
 * @param {string} from
 */
const filesOf = (pattern, from) => {
  const base = pattern.slice(0, pattern.slice(0, pattern.search(/[*?]/)).lastIndexOf('/') + 1);
  const rest = pattern.slice(base.length).replace(/\*\*\/|[.*?]/g, (sign) => SIGNS[sign] ?? sign);
  const names = /** @type {string[]} */ (readdirSync(new URL(base, from), { recursive: pattern.includes('**') }));
  return names
    .filter((name) => new RegExp(`^${rest}$`).test(name))
    .sort()
    .map((name) => base + name);
};

/** What is fetched later: whoever waits for a page to stand still is told of it. */
const FETCH = /\bimport\(("[^"]+")\)/g;
const FETCHED = '(globalThis.fetched ?? ((part) => part))(import($1))';

const LIST = /import\.meta\.glob\("([^"]+)", \{([^}]*)\}\)/g;

/**
 * Puts lists of files in the place of their patterns, as a bundler does.
 * @param {string} code
 * @param {string} from
 */
const withLists = (code, from) => {
  let imports = '';
  const rest = code.replace(LIST, (_, /** @type {string} */ pattern, /** @type {string} */ options, at) => {
    const [, query = ''] = /query: "([^"]+)"/.exec(options) ?? [];
    const [, what = '*'] = /import: "([^"]+)"/.exec(options) ?? [];
    const entries = filesOf(pattern, from).map((path, nth) => {
      const url = JSON.stringify(path.replace(/\.tsx?$/, '.js') + query);
      const name = `__${at}_${nth}`;
      const isEager = options.includes('eager: true');
      if (isEager)
        imports += what === '*' ? `import * as ${name} from ${url};` : `import { ${what} as ${name} } from ${url};`;
      return `${JSON.stringify(path)}: ${isEager ? name : `() => import(${url}).then((all) => all.${what})`}`;
    });
    return `{${entries.join(',')}}`;
  });
  return imports + rest;
};

const PARSER = new URL('../packages/web/src/rulebook/parse.ts', import.meta.url);

/** What stands beside the sources, as the build gives it to them: style is nothing, a picture its address, a book its parts. */
const besideOf = async (/** @type {string} */ url) => {
  const [, name, ending, part] = /([^/]+)\.(\w+)(?:\?(\w+))?$/.exec(url) ?? [];
  if (ending === 'css') return '';
  if (ending === 'svg') return `export default ${JSON.stringify(url)}`;
  const text = await readFile(fileURLToPath(url), 'utf8');
  const chapter = `parseChapter(${JSON.stringify(name)}, ${JSON.stringify(text)})`;
  return `import { outlineOf, parseChapter } from '${PARSER}'; export default ${part === 'outline' ? `outlineOf(${chapter})` : chapter}`;
};

/** @type {Promise<typeof import('vite')> | undefined} */
let vite;

const sourceOf = async (/** @type {string} */ url) => {
  vite ??= import('vite');
  const { transformWithOxc } = await vite;
  const file = fileURLToPath(url);
  const { code, map } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    target: 'node20',
    jsx: { runtime: 'automatic', development: false },
    sourcemap: true,
  });
  const told = Buffer.from(JSON.stringify(map)).toString('base64');
  const whole = withLists(code, url).replace(FETCH, FETCHED);
  return `${whole}\n//# sourceMappingURL=data:application/json;base64,${told}`;
};

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, next) => {
  const read = IS_SOURCE.test(url) ? sourceOf : IS_BESIDE.test(url) ? besideOf : null;
  return read ? { format: 'module', source: await read(url), shortCircuit: true } : next(url, context);
};

// Hooks live in a thread of their own, which reads this file too.
if (isMainThread) register(import.meta.url);
