// Folders that import each other, directly or round about: one cannot be read, tested or taken away without the other.
import type { Module } from './modules.js';

/** Which name uses which. */
type Uses = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCES = /^(packages\/[^/]+\/src)\//;
const TESTING = /\.test\.tsx?$|\/testing\//;

/** Every folder that holds the file, from the package's src downwards. */
const foldersAbove = (file: string): readonly string[] => {
  const src = SOURCES.exec(file)?.[1] ?? '';
  const inside = file
    .slice(src.length + 1)
    .split('/')
    .slice(0, -1);
  return [src, ...inside.map((_, nth) => [src, ...inside.slice(0, nth + 1)].join('/'))];
};

/** By folder: which of its folders and files use which others of them. */
const usesInFolders = (modules: readonly Module[]): ReadonlyMap<string, Uses> => {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const { file: source, imports } of modules) {
    if (!SOURCES.test(source) || TESTING.test(source)) continue;
    const above = foldersAbove(source);
    for (const { to: resolved } of imports) {
      const folder = above.findLast((one) => resolved.startsWith(`${one}/`));
      if (folder === undefined || TESTING.test(resolved)) continue;
      const [from = '', to = ''] = [source, resolved].map((path) => path.slice(folder.length + 1).split('/')[0]);
      if (from === to) continue;
      const uses = folders.get(folder) ?? new Map<string, Set<string>>();
      uses.set(from, new Set([...(uses.get(from) ?? []), to]));
      folders.set(folder, uses);
    }
  }
  return folders;
};

/** The shortest way from a name back to itself; null where there is none. */
const wayBack = (uses: Uses, start: string): readonly string[] | null => {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) as string) ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
};

/** What has a way back to itself, and what lies between: all else is taken away, leaf by leaf. */
const entangled = (uses: Uses): Uses => {
  const left = new Map([...uses].map(([name, used]) => [name, new Set(used)]));
  const usedBy = new Map<string, string[]>();
  for (const [name, used] of uses) for (const one of used) usedBy.set(one, [...(usedBy.get(one) ?? []), name]);
  const leaves = [...usedBy.keys(), ...left.keys()].filter((name) => (left.get(name)?.size ?? 0) === 0);
  for (const leaf of leaves) {
    left.delete(leaf);
    for (const user of usedBy.get(leaf) ?? [])
      if (left.get(user)?.delete(leaf) && left.get(user)?.size === 0) leaves.push(user);
  }
  return left;
};

/** Files that import each other, directly or round about. */
export const fileCircles = (modules: readonly Module[]): readonly string[] => {
  const uses = new Map(modules.map(({ file, imports }) => [file, new Set(imports.map((one) => one.to))]));
  const tangle = entangled(uses);
  const told = new Set<string>();
  return [...tangle.keys()].sort().flatMap((name) => {
    const way = told.has(name) ? null : wayBack(tangle, name);
    if (way === null) return [];
    for (const one of way) told.add(one);
    return [`no-cycles: ${way.join(' → ')}`];
  });
};

const isFile = (name: string): boolean => name.includes('.');

/**
 * Circles among the folders of the packages' sources, at every depth. A file beside folders counts as a folder of its
 * own; circles of files alone are found file by file.
 */
export const folderCircles = (modules: readonly Module[]): readonly string[] =>
  [...usesInFolders(modules)].flatMap(([folder, uses]) => {
    const told = new Set<string>();
    return [...uses.keys()].sort().flatMap((name) => {
      const way = told.has(name) ? null : wayBack(uses, name);
      if (way === null || way.every(isFile)) return [];
      for (const one of way) told.add(one);
      return [`no-folder-circles: ${folder}: ${way.join(' → ')}`];
    });
  });
