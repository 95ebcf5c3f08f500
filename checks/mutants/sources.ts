import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHAPTERS, type Chapter } from './chapters.js';
import { chosen, type Mutant, mutantsOf, withMutants } from './mutate.js';

/** A mutant with the number that it has in the sources, and its chapter. */
export interface Numbered extends Mutant {
  readonly number: number;
  readonly chapter: string;
}

const A_CHAPTER = 30;
const SOURCE = /(?<!\.test|\.d|words|words\.(de|en)|\.(de|en))\.tsx?$/i;
const MARK = 'globalThis.__mutant?.(';
const MAINS = { 'src/main.tsx': './', 'test/toyMain.ts': '../src/', 'test/lab/main.tsx': '../../src/' };
const BAKED = 'packages/web/src/mutants.ts';

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 26 });

export const filesOf = (root: string): readonly string[] => git(root, 'ls-files').trim().split('\n');

export const commitOf = (root: string): string => git(root, 'rev-parse', 'HEAD').trim();

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** Takes away what an earlier run has written; whatever else was changed is not ours. */
export const restore = (root: string): void => {
  const changed = git(root, 'diff', '--name-only', 'HEAD').trim().split('\n').filter(Boolean);
  const ours = changed.filter((file) => read(root, file).includes(MARK) || read(root, file).includes('mutants.js'));
  if (ours.length > 0) git(root, 'checkout', '-q', 'HEAD', '--', ...ours);
  git(root, 'clean', '-q', '-f', '--', BAKED);
  if (git(root, 'status', '--porcelain').trim() !== '') throw new Error(`${root} has changes of its own`);
};

const isOf = ({ files }: Chapter, file: string): boolean =>
  files.some((begin) => file.startsWith(begin)) && SOURCE.test(file) && !/\/(testing|schemas)\//.test(file);

const inChapter = (root: string, files: readonly string[], chapter: Chapter): readonly Mutant[] =>
  chosen(
    files.filter((file) => isOf(chapter, file)).map((file) => mutantsOf(file, read(root, file))),
    A_CHAPTER,
  );

/** The mutants of all chapters. */
export const allMutants = (root: string): readonly Numbered[] =>
  CHAPTERS.flatMap((chapter) =>
    inChapter(root, filesOf(root), chapter).map((mutant) => ({ ...mutant, chapter: chapter.name })),
  ).map((mutant, number) => ({ ...mutant, number }));

const nearest = (line: number, mutants: readonly Mutant[]): Mutant | undefined =>
  mutants.toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0];

/** The mutants of an earlier round as they stand in the sources now, wherever their text has gone in its file. */
export const sameMutants = (root: string, earlier: readonly Numbered[]): readonly Numbered[] => {
  const files = new Set(filesOf(root));
  const taken = new Set<string>();
  return earlier.flatMap((was) => {
    const there = files.has(was.file) ? mutantsOf(was.file, read(root, was.file)) : [];
    const alike = there.filter(
      ({ id, operator, from, to }) => operator === was.operator && from === was.from && to === was.to && !taken.has(id),
    );
    const now = nearest(was.line, alike);
    if (now) taken.add(now.id);
    else console.log(`gone: ${was.id}`);
    return now ? { ...now, id: was.id, number: was.number, chapter: was.chapter } : [];
  });
};

/** Writes all mutants into the sources, none of them active, and what the tests need beside. */
export const writeMutants = (root: string, folder: string, mutants: readonly Numbered[]): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of ['active.mjs', 'met.mjs'])
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(folder, name));
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const ours = mutants.filter((mutant) => mutant.file === file).map((mutant) => [mutant.number, mutant] as const);
    writeFileSync(join(root, file), withMutants(read(root, file), ours));
  }
};

/** Makes the pages for browsers read which mutants are active from a file of theirs. */
export const writeMains = (root: string): void => {
  for (const [main, way] of Object.entries(MAINS)) {
    const path = join(root, 'packages/web', main);
    writeFileSync(path, `import '${way}mutants.js';\n${readFileSync(path, 'utf8')}`);
  }
};

/** Bakes them into the pages, which are built anew when the next test asks for them. */
export const bake = (root: string, active: readonly number[]): void => {
  const text = `const active: readonly number[] = ${JSON.stringify(active)};
Object.assign(globalThis, { __mutant: (number: number): boolean => active.includes(number) });
`;
  writeFileSync(join(root, BAKED), text);
};
