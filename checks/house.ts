import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A file of the house: its path from the root, with forward slashes, and its text. */
export interface HouseFile {
  readonly path: string;
  readonly text: string;
}

/** What .gitignore keeps out, of the two forms it uses: `folder/` and `*.ending`. */
const ignored = (): ((name: string) => boolean) => {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  const folders = new Set(['.git', ...lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1))]);
  const endings = lines.filter((line) => line.startsWith('*.')).map((line) => line.slice(1));
  return (name) => folders.has(name) || endings.some((ending) => name.endsWith(ending));
};

/** All files that are, or could be, committed. */
export const housePaths = (): readonly string[] => {
  const skips = ignored();
  const within = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (skips(entry.name)) return [];
      if (entry.isDirectory()) return within(path);
      return entry.isFile() ? [relative(ROOT, path).split(sep).join('/')] : [];
    });
  return within(ROOT).sort();
};

/** The committed text files whose path matches. */
export const houseFiles = (path: RegExp): readonly HouseFile[] =>
  housePaths()
    .filter((candidate) => path.test(candidate))
    .map((found) => ({ path: found, text: readFileSync(join(ROOT, found), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));

/** Tests, and what only tests use. */
export const isTesting = (path: string): boolean => /\.test\.tsx?$|\/testing\/|^packages\/[^/]+\/test\//.test(path);
