import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crossings } from './borders.js';
import { fileCircles, folderCircles } from './circles.js';
import { type Module, modulesOf } from './modules.js';

const WHERE = /^(packages\/[^/]+\/(src|bin|test)|bench|checks|scripts)\//;
const LEFT_OUT = /(^|\/)(node_modules|dist)\//;

/** The packages that the manifest of a package declares, and the package itself. */
const declaredBy = (root: string, name: string): readonly string[] => {
  const path = join(root, 'packages', name, 'package.json');
  if (!existsSync(path)) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return [`@warmoot/${name}`, ...Object.keys({ ...dependencies, ...devDependencies })];
};

/** Imports of our own packages that the manifest leaves out. */
const undeclared = (root: string, modules: readonly Module[]): readonly string[] =>
  modules.flatMap(({ file, imports }) => {
    const name = /^packages\/([^/]+)\//.exec(file)?.[1];
    if (name === undefined) return [];
    const ours = imports.flatMap((one) => /^@warmoot\/[^/]+/.exec(one.name) ?? []);
    const known = declaredBy(root, name);
    return ours.filter((module) => !known.includes(module)).map((module) => `declared: ${file} → ${module}`);
  });

/** What is wrong with the imports of the tree at `root`, one line each. */
export const importFaults = (root: string): { modules: number; faults: readonly string[] } => {
  const files = ['packages', 'bench', 'checks', 'scripts'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
      : [],
  );
  const modules = modulesOf(
    root,
    files.filter((file) => WHERE.test(file) && !LEFT_OUT.test(file)),
  );
  const faults = [
    ...crossings(modules),
    ...undeclared(root, modules),
    ...fileCircles(modules),
    ...folderCircles(modules),
  ];
  return { modules: modules.length, faults };
};
