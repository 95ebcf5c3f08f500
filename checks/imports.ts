// Import directions, by dependency-cruiser with the rules of .dependency-cruiser.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { fileCircles, folderCircles } from './circles.js';
import { ROOT } from './house.js';

const WHERE = ['packages/*/{src,bin,test}', '{bench,checks,scripts}'];

// A cruiser that cannot use the installed TypeScript finds no modules, and therefore no faults.
const AT_LEAST = 30;

/** The packages that the manifest of a package declares, and the package itself. */
const declaredBy = (root: string, name: string): readonly string[] => {
  const path = join(root, 'packages', name, 'package.json');
  if (!existsSync(path)) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return [`@warmoot/${name}`, ...Object.keys({ ...dependencies, ...devDependencies })];
};

/** Imports of our own packages that the manifest leaves out: to the cruiser these are like any file of the tree. */
const undeclared = (root: string, modules: readonly IModule[]): readonly string[] =>
  modules.flatMap(({ source, dependencies }) => {
    const name = /^packages\/([^/]+)\//.exec(source)?.[1];
    if (name === undefined) return [];
    const ours = dependencies.flatMap(({ module }) => /^@warmoot\/[^/]+/.exec(module) ?? []);
    const known = declaredBy(root, name);
    return ours.filter((module) => !known.includes(module)).map((module) => `declared: ${source} → ${module}`);
  });

/** What is wrong with the imports of the tree at `root`, one line each. */
export const importFaults = async (root: string, atLeast: number): Promise<{ modules: number; faults: string[] }> => {
  const options = await extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.mjs'));
  const { output } = await cruise(WHERE, { ...options, baseDir: root, validate: true });
  const { modules, summary } = output as ICruiseResult;
  const cruised = modules.filter(({ source }) => /^(packages|bench|checks|scripts)\//.test(source)).length;
  const faults = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  faults.push(...undeclared(root, modules), ...fileCircles(modules), ...folderCircles(modules));
  if (cruised < atLeast) faults.push(`only ${cruised} modules were read, at least ${atLeast} were expected`);
  return { modules: cruised, faults };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, faults } = await importFaults(ROOT, AT_LEAST);
  for (const fault of faults) console.error(fault);
  console.log(`${modules} modules, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
