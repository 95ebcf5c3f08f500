import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * How another module is named: by its path, one of our packages by its name, Node's, one from npm that the manifest asks for, one
 * that only tests may use, or one that is not there.
 */
export type Kind = 'path' | 'ours' | 'node' | 'npm' | 'npm-undeclared' | 'unknown';

export interface Import {
  readonly name: string;
  /** The path from the root of the tree; of what is not in the tree, its name. */
  readonly to: string;
  readonly kind: Kind;
}

/** A file of the tree with all that it imports, types included. */
export interface Module {
  readonly file: string;
  readonly imports: readonly Import[];
}

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, { readonly 'warmoot-source'?: string }>>;
  readonly dependencies?: object;
  readonly devDependencies?: object;
}

const IS_READ = /\.(tsx?|mjs)$/;
/** A name in npm or of ours, without the door. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

const manifestAt = (root: string, folder: string): Manifest => {
  const path = join(root, folder, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
};

const folderOf = (file: string): string => /^packages\/[^/]+/.exec(file)?.[0] ?? '';

/** The modules among these files of a tree. */
export const modulesOf = (root: string, files: readonly string[]): readonly Module[] => {
  const manifests = new Map([...new Set(files.map(folderOf))].map((folder) => [folder, manifestAt(root, folder)]));
  /** The file behind each name that one package imports another by. */
  const doors = new Map(
    [...manifests].flatMap(([folder, { name = '', exports = {} }]) =>
      Object.entries(exports).map(
        ([door, { 'warmoot-source': source = '' }]) => [join(name, door), join(folder, source)] as const,
      ),
    ),
  );
  const known = new Set(files);
  const isThere = (path: string): boolean => known.has(path) || existsSync(join(root, path));

  const byPath = (from: string, name: string): Import => {
    const path = join(dirname(from), name.replace(/\?\w+$/, ''));
    const source = path.replace(/\.js$/, '');
    const to = [`${source}.ts`, `${source}.tsx`, path].find(isThere);
    return { name, to: to ?? path, kind: to === undefined ? 'unknown' : 'path' };
  };

  const byName = (from: string, name: string): Import => {
    if (name.startsWith('node:') || builtinModules.includes(name)) return { name, to: name, kind: 'node' };
    const door = doors.get(name);
    if (door !== undefined) return { name, to: door, kind: 'ours' };
    const its = PACKAGE.exec(name)?.[0] ?? name;
    const isInstalled = [folderOf(from), ''].some((folder) => existsSync(join(root, folder, 'node_modules', its)));
    if (!isInstalled || its.startsWith('@warmoot/')) return { name, to: name, kind: 'unknown' };
    const isDeclared = its in (manifests.get(folderOf(from))?.dependencies ?? {});
    return { name, to: name, kind: isDeclared ? 'npm' : 'npm-undeclared' };
  };

  return files
    .filter((file) => IS_READ.test(file))
    .map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
      const names = [...new Set(importedFiles.map(({ fileName }) => fileName))];
      return { file, imports: names.map((name) => (name.startsWith('.') ? byPath : byName)(file, name)) };
    });
};

/** For each file of these modules which files import it, themselves or by others. */
export const importersIn = (modules: readonly Module[]): ((file: string) => ReadonlySet<string>) => {
  const direct = new Map<string, string[]>();
  for (const { file, imports } of modules)
    for (const { to } of imports) direct.set(to, [...(direct.get(to) ?? []), file]);
  return (file) => {
    const found = new Set([file]);
    for (const next of found) for (const importer of direct.get(next) ?? []) found.add(importer);
    return found;
  };
};
