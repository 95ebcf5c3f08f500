import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of one's own, from the test kit; or the one that BENCH_DATABASE_URL names. */
const scratchPostgres = async (): Promise<{ readonly url: string; readonly child: ChildProcess | null }> => {
  const given = process.env.BENCH_DATABASE_URL;
  if (given !== undefined) return { url: given, child: null };
  const args = ['--import', 'tsx', '--conditions=warmoot-source', 'packages/table/src/testing/scratch.ts'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: first.toString().trim(), child };
};

/** A folder for SQLite, as long as it is needed. */
export const withFolder = async <A>(work: (folder: string) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), 'warmoot-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const withPostgres = async <A>(work: (url: string) => Promise<A>): Promise<A> => {
  const { url, child } = await scratchPostgres();
  try {
    return await work(url);
  } finally {
    if (child !== null) {
      child.stdin?.end();
      await once(child, 'exit');
    }
  }
};
