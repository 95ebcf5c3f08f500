import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

interface Package {
  readonly name: string;
  readonly exports?: Readonly<Record<string, { readonly 'warmoot-source'?: string }>>;
}

/** The file behind each name that one package imports another by. */
const doors = (root: string, files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
      .flatMap((file) => {
        const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Package;
        return Object.entries(exports).map(
          ([door, { 'warmoot-source': source }]) => [join(name, door), join(dirname(file), source ?? '')] as const,
        );
      }),
  );

const importsOf = (root: string, file: string, through: ReadonlyMap<string, string>): readonly string[] =>
  ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return through.get(fileName) ?? [];
    const path = join(dirname(file), fileName).replace(/\.js$/, '');
    return [`${path}.ts`, `${path}.tsx`].filter((candidate) => existsSync(join(root, candidate)));
  });

/** For each source file of the house which files import it, themselves or by others. */
export const importersOf = (root: string, files: readonly string[]): ((file: string) => ReadonlySet<string>) => {
  const through = doors(root, files);
  const direct = new Map<string, string[]>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name)))
    for (const imported of importsOf(root, file, through))
      direct.set(imported, [...(direct.get(imported) ?? []), file]);
  return (file) => {
    const found = new Set([file]);
    for (const next of found) for (const importer of direct.get(next) ?? []) found.add(importer);
    return found;
  };
};
