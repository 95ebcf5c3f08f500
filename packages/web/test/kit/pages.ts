import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = fileURLToPath(new URL('../../', import.meta.url));
const ROOT = join(WEB, '../..');
const CACHE = join(ROOT, '.cache/web-pages');
const PARTS = ['kernel', 'rules', 'protocol', 'words'].map((name) => join(ROOT, 'packages', name, 'src'));
const OWN = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'test/toyMain.ts', 'test/lab'].map((name) =>
  join(WEB, name),
);
const WAIT_MS = 540_000;

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path];

/** Changes whenever the pages would. */
const fingerprint = ({ main, warned }: Kind): string => {
  const hash = createHash('sha256').update(`${main} ${warned}`);
  for (const file of [...PARTS, ...OWN].flatMap(filesIn).sort()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

export interface Kind {
  /** What the pages begin with: their own main, one that adds a scene, or the lab of developers. */
  readonly main: 'src/main.tsx' | 'test/toyMain.ts' | 'test/lab/main.tsx';
  /** Whether React warns of what it finds wrong, and draws everything twice to find it. Others get pages without. */
  readonly warned: boolean;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Pages of an hour ago are nobody's any more. Whoever builds another kind may sweep at the same time. */
const sweep = (): void => {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (Date.now() - mtimeMs > 3_600_000) rmSync(path, { recursive: true, force: true });
  }
};

const build = async (folder: string, { main, warned }: Kind): Promise<void> => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: warned ? 'development' : 'production', WARMOOT_MAIN: main },
  });
};

/** Takes the lock. One whose owner is dead is taken away, so that the next who tries can have it. */
const takes = (lock: string): boolean => {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(lock)) rmSync(lock, { force: true });
    return false;
  }
};

/** Whether the process still runs that took a lock; one that was given back or is being taken just now counts as such. */
const isAlive = (lock: string): boolean => {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return (error as { readonly code?: string }).code !== 'ESRCH';
  }
};

/** The folder with the pages as they are now: built by whichever test file comes first, used by all. */
export const builtPages = async (kind: Kind): Promise<string> => {
  const folder = join(CACHE, fingerprint(kind));
  const done = `${folder}.done`;
  const lock = `${folder}.lock`;
  mkdirSync(CACHE, { recursive: true });
  const end = Date.now() + WAIT_MS;
  while (!existsSync(done)) {
    if (Date.now() > end) throw new Error(`the pages were not built in time; is ${lock} left over?`);
    if (!takes(lock)) {
      await sleep(200);
      continue;
    }
    try {
      if (existsSync(done)) break;
      sweep();
      await build(folder, kind);
      writeFileSync(done, '');
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return folder;
};

/** Which build the pages say they are. */
export const buildIn = (pages: string): string => {
  const [, build] =
    /name="warmoot-build" content="([^"]+)"/.exec(readFileSync(join(pages, 'index.html'), 'utf8')) ?? [];
  if (build === undefined) throw new Error('the pages do not say which build they are');
  return build;
};
