import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

const FILE = 'warmoot.serving.json';

interface Note {
  readonly pid: number;
  readonly url: string;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { readonly code?: string }).code === 'EPERM';
  }
};

/** A server on a crowded machine may take its time. */
const ANSWER_MS = 15_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    const { ok } = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return ok;
  } catch {
    return false;
  }
};

/** Where a server has the tables of this folder already; null where none has. */
export const servedAt = async (folder: string): Promise<string | null> => {
  let note: Note;
  try {
    note = JSON.parse(await readFile(join(folder, FILE), 'utf8')) as Note;
  } catch {
    return null;
  }
  // A server that was killed leaves its note behind.
  return isAlive(note.pid) && (await answers(note.url)) ? note.url : null;
};

/** Notes beside the tables who serves them. Gives what takes the note away again. */
export const noteServing = async (folder: string, url: string): Promise<() => Promise<void>> => {
  await writeFile(join(folder, FILE), `${JSON.stringify({ pid: process.pid, url } satisfies Note)}\n`);
  return () => rm(join(folder, FILE), { force: true });
};

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

const MOST_TRIED = 50;

/** The first free port from a number on. If none is free it is that number: listening there then says why it fails. */
export const freePort = async (from: number, host: string): Promise<number> => {
  for (let port = from; port < from + MOST_TRIED; port++) if (await isFree(port, host)) return port;
  return from;
};

/** Two signals so close together are one: npm passes on what the terminal has sent already. */
const SAME_MS = 500;

/** Waits for the signal to stop. After that, a second one ends the process at once. */
export const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    let first: number | null = null;
    const hear = (signal: NodeJS.Signals): void => {
      if (first === null) {
        first = performance.now();
        resolve(signal);
      } else if (performance.now() - first > SAME_MS) process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hear);
  });
