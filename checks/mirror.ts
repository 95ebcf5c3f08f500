import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const MIRROR = join(ROOT, '.cache/sources');

const SOURCE = /(?<!\.d)\.tsx?$|\.mjs$/;
const PARSER = join(MIRROR, 'packages/web/src/rulebook/parse.js');

const namesIn = (folder: string, recursive = true): readonly string[] => {
  try {
    return readdirSync(folder, { recursive }) as string[];
  } catch {
    return [];
  }
};

const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  // Somebody else may make the same, and nobody reads half of it.
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
};

const SIGNS: Readonly<Record<string, string>> = { '.': '\\.', '?': '[^/]', '*': '[^/]*', '**/': '(?:.*/)?' };

/** The files of a pattern, by their paths from a folder. */
const filesOf = (pattern: string, folder: string): readonly string[] => {
  const base = pattern.slice(0, pattern.slice(0, pattern.search(/[*?]/)).lastIndexOf('/') + 1);
  const rest = pattern.slice(base.length).replace(/\*\*\/|[.*?]/g, (sign) => SIGNS[sign] ?? sign);
  return namesIn(join(folder, base), pattern.includes('**'))
    .filter((name) => new RegExp(`^${rest}$`).test(name))
    .toSorted()
    .map((name) => base + name);
};

/** A book as data, or what it holds: the module that a bundler makes of `book.md?rules` or `book.md?outline`. */
const bookAs = (book: string, part: string): void => {
  const text = JSON.stringify(readFileSync(join(ROOT, book), 'utf8'));
  const chapter = `parseChapter(${JSON.stringify(book.replace(/.*\/|\.md$/g, ''))}, ${text})`;
  const value = part === 'outline' ? `outlineOf(${chapter})` : chapter;
  const from = JSON.stringify(pathToFileURL(PARSER).href);
  put(
    join(MIRROR, `${book}.${part}.js`),
    `import { outlineOf, parseChapter } from ${from};\nexport default ${value};\n`,
  );
};

const LIST = /import\.meta\.glob\("([^"]+)", \{([^}]*)\}\)/g;

/** Puts lists of files in the place of their patterns. */
const withLists = (code: string, folder: string): string => {
  let imports = '';
  const rest = code.replace(LIST, (_, pattern: string, options: string, at: number) => {
    const part = /query: "\?([^"]+)"/.exec(options)?.[1];
    const what = /import: "([^"]+)"/.exec(options)?.[1] ?? '*';
    const entries = filesOf(pattern, folder).map((path, nth) => {
      if (part !== undefined) bookAs(join(folder, path).slice(ROOT.length), part);
      const url = JSON.stringify(part === undefined ? path.replace(/\.tsx?$/, '.js') : `${path}.${part}.js`);
      const name = `__list_${at}_${nth}`;
      const isEager = options.includes('eager: true');
      if (isEager) imports += `import ${what === '*' ? `* as ${name}` : `{ ${what} as ${name} }`} from ${url};`;
      return `${JSON.stringify(path)}: ${isEager ? name : `() => import(${url}).then((all) => all.${what})`}`;
    });
    return `{${entries.join(',')}}`;
  });
  return `${rest}\n${imports}`;
};

const STYLE = /^import ["][^"]+\.css";$/gm;
const PICTURE = /^import (\w+) from ("[^"]+\.svg");$/gm;

/** What only a bundler understands is said in words of Node; no line moves. */
const forNode = (code: string, file: string): string =>
  withLists(code, dirname(file))
    .replace(STYLE, '')
    .replace(PICTURE, 'const $1 = $2;')
    .replace(/(?<!["'`])\bimport\.meta\.url\b(?!["'`])/g, JSON.stringify(pathToFileURL(file).href))
    .replace(/(?<!["'`])\bimport\.meta\.env\.PROD\b/g, 'false')
    // Whoever waits for a page to stand still is told of what is on its way.
    .replace(/\bimport\(("[^"]+")\)/g, '(globalThis.fetched ?? ((part) => part))(import($1))');

interface Made {
  readonly code: string;
  /** Where its lines stand in the source; a script has no other. */
  readonly map?: string;
}

const mirrored = async (file: string): Promise<Made> => {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.mjs')) return { code: forNode(text, file) };
  const jsx = { runtime: 'automatic', development: false } as const;
  const { code, map } = await transformWithOxc(text, file, { target: 'node20', jsx, sourcemap: true });
  const { version, names, mappings } = map as { version: number; names: string[]; mappings: string };
  return { code: forNode(code, file), map: JSON.stringify({ version, names, mappings, sources: [file] }) };
};

const mtimeOf = (path: string): Date | undefined => statSync(path, { throwIfNoEntry: false })?.mtime;

/** Begins anew when this file has changed, for then all that it made is old. */
const begin = (): void => {
  const self = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  const stamp = join(MIRROR, 'maker.txt');
  if (mtimeOf(stamp) !== undefined && readFileSync(stamp, 'utf8') === self) return;
  rmSync(MIRROR, { recursive: true, force: true });
  put(stamp, self);
};

/** A package is found by its own exports. */
const packageIn = (name: string): void => {
  const text = readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8');
  put(join(MIRROR, 'packages', name, 'package.json'), text.replace(/\.tsx?"/g, '.js"'));
  const link = join(MIRROR, 'node_modules/@warmoot', name);
  mkdirSync(dirname(link), { recursive: true });
  if (mtimeOf(link) === undefined) symlinkSync(join(MIRROR, 'packages', name), link);
};

/** Keeps all sources as JavaScript beside them, made again where they have changed: Node reads it in a third of the time. */
export const mirror = async (): Promise<void> => {
  begin();
  const packages = namesIn(join(ROOT, 'packages'), false);
  packages.forEach(packageIn);
  const folders = packages.flatMap((name) => ['src', 'test', 'build'].map((part) => `packages/${name}/${part}`));
  for (const folder of [...folders, 'checks', 'scripts', 'bench/src'])
    for (const name of namesIn(join(ROOT, folder))) {
      if (!SOURCE.test(name)) continue;
      const file = join(ROOT, folder, name);
      const made = join(MIRROR, folder, name.replace(/\.tsx?$/, '.js'));
      const changed = mtimeOf(file);
      if (changed === undefined || changed.getTime() === mtimeOf(made)?.getTime()) continue;
      const { code, map } = await mirrored(file);
      if (map !== undefined) put(`${made}.map`, map);
      put(made, code);
      // A list of files may be another one the next time.
      if (!code.includes('__list_')) utimesSync(made, changed, changed);
    }
};
