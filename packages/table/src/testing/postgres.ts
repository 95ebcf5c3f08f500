import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { lastingPort } from './ports.js';

/** A PostgreSQL server of one's own, for the length of a test. */
export interface ScratchPostgres {
  /** Its database `postgres`, on a port that stays the same. */
  readonly url: string;
  /** A database that nobody has used yet. */
  readonly freshDatabase: () => Promise<string>;
  /** Ends the server and removes all that it has written. */
  readonly stop: () => Promise<void>;
  /** Ends it in good order, and starts it again. */
  readonly restart: () => Promise<void>;
  /** Kills it in the midst of whatever it does. `restart` brings it back. */
  readonly crash: () => Promise<void>;
}

const START_WITHIN_MS = 10_000;

/** Debian keeps the server's programs out of the path, in a folder for each version. */
const binaries = (): string => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (found === undefined) {
    throw new Error('PostgreSQL is missing, and these tests need it; on Debian: apt-get install postgresql');
  }
  return found;
};

/** The process that started a process, by what the system says of it; null where it says nothing. */
const parentOf = (pid: string): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
};

const childrenOf = (parent: number): readonly number[] =>
  existsSync('/proc')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
        .map(Number)
    : [];

const killed = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
};

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root, and then runs as the user that its package has made. */
const user = (): Owner => {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string): number => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** A server's files before anything is in them: made once, for that takes a second, and kept beside the sources. */
const asMade = (bin: string, owner: Owner): string => {
  const kept = fileURLToPath(new URL(`../../../../.cache/postgres${bin.replaceAll('/', '-')}`, import.meta.url));
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const initdb = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const own = `${kept}.${process.pid}`;
  cpSync(join(folder, 'data'), own, { recursive: true });
  rmSync(folder, { recursive: true });
  try {
    renameSync(own, kept);
  } catch {
    // Somebody else has made the same meanwhile.
    rmSync(own, { recursive: true });
  }
  return kept;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Runs the server until it is told to stop. It is told by the end of its input, so a test that is killed stops it as
 * well. `keep` leaves the folder for the next start.
 */
const KEEPER = `folder=$1; shift
"$@" & server=$!
read -r word
kill -QUIT $server 2>/dev/null
wait $server
[ "$word" = keep ] || rm -rf "$folder"`;

export const scratchPostgres = async (): Promise<ScratchPostgres> => {
  const bin = binaries();
  const owner = user();
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  cpSync(asMade(bin, owner), data, { recursive: true });
  if (owner.uid !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data]);
  chmodSync(data, 0o700);
  const port = await lastingPort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    unix_socket_directories: folder,
    // Processes are killed here, and never the machine: what was handed to it is kept.
    fsync: 'off',
    shared_buffers: '32MB',
    // Ours must be durable on a server that is not.
    synchronous_commit: 'off',
  };
  const server = [
    join(bin, 'postgres'),
    ...['-D', data],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];

  const launch = (): ChildProcess =>
    spawn('sh', ['-c', KEEPER, 'keeper', folder, ...server], {
      ...owner,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  let keeper = launch();

  const end = async (word: 'keep' | 'remove'): Promise<void> => {
    if (keeper.exitCode !== null) return;
    keeper.stdin?.end(`${word}\n`);
    await once(keeper, 'exit');
  };

  const serverPid = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signal = (name: NodeJS.Signals): void => {
    process.kill(serverPid(), name);
  };

  const isRunning = (): boolean => {
    try {
      process.kill(serverPid(), 0);
      return true;
    } catch {
      return false;
    }
  };

  /**
   * After a crash the port and the memory may be taken for a moment longer; then the server is started once more. One
   * that runs and does not answer yet brings its files in order, and takes its time for that.
   */
  const untilReady = async (): Promise<void> => {
    const late = performance.now() + START_WITHIN_MS;
    for (let tries = 1; !(await answers(url)); tries++) {
      if (performance.now() > late) throw new Error('PostgreSQL does not start');
      await pause(50);
      if (tries % 40 !== 0 || isRunning()) continue;
      await end('keep');
      keeper = launch();
    }
  };

  await untilReady();
  let databases = 0;
  return {
    url,
    freshDatabase: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      databases += 1;
      const name = `scratch_${databases}`;
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    stop: () => end('remove'),
    restart: async () => {
      if (await answers(url)) {
        signal('SIGINT');
        while (await answers(url)) await pause(20);
      }
      await end('keep');
      keeper = launch();
      await untilReady();
    },
    crash: async () => {
      // Those who serve a connection would finish what they are at before they notice.
      const children = childrenOf(serverPid());
      signal('SIGKILL');
      for (const pid of children) killed(pid);
      while (await answers(url)) await pause(20);
    },
  };
};
