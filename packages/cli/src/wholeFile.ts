import { accessSync, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { access, constants, open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Stop } from './stop.js';
import { outsideFault } from './storage.js';

/** Never overwrites a file. */
export const mustBeNew = (to: string, instead = '--to names another'): void => {
  if (existsSync(to)) throw new Stop(2, `this file is there already; ${instead}.`, { file: to });
};

interface Writing {
  /** Where it is written first. */
  readonly part?: string;
  readonly mode?: number;
}

/** Writes under another name first: a file with the right name is whole, and is on the disk. */
const writePart = async (
  to: string,
  pieces: AsyncIterable<string> | Iterable<string>,
  { part = `${to}.part`, mode = 0o600 }: Writing = {},
): Promise<void> => {
  const file = await open(part, 'w', mode);
  try {
    try {
      for await (const piece of pieces) await file.appendFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** Writes a file at once, whole or not at all. What is no file, such as a pipe, is written into. */
export const writeAtOnce = (path: string, text: string): void => {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) {
    writeFileSync(path, text);
    return;
  }
  // What a link leads to is replaced, not the link.
  const to = there === undefined ? path : realpathSync(path);
  if (there !== undefined) accessSync(to, constants.W_OK);
  const part = `${to}.part`;
  try {
    writeFileSync(part, text, { flush: true, ...(there !== undefined && { mode: there.mode }) });
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};

const NO_FOLDER = 'the folder that it is to stand in is not there';
const NOT_WRITABLE = 'nothing may be written there';
const FAULTS = {
  ENOENT: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
};

/** Writes a file whole or not at all. It is for its owner alone. */
export const writeWhole = async (to: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> => {
  try {
    await writePart(to, pieces);
  } catch (error) {
    throw (error as { readonly path?: unknown }).path === `${to}.part`
      ? outsideFault(error, { file: to }, FAULTS)
      : error;
  }
};

async function* unlessChanged(file: string, before: string, after: string): AsyncGenerator<string> {
  if ((await readFile(file, 'utf8')) !== before) {
    throw new Stop(1, ({ texts }) => texts.campaign.changedMeanwhile, { file });
  }
  yield after;
}

/** Whether a process was there and is no more. What is no number of one is not said to have ended. */
const hasEnded = (pid: string): boolean => {
  if (!/^[1-9]\d*$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as { readonly code?: unknown }).code === 'ESRCH';
  }
};

/** The number of the process that holds a file; nothing where none does, or does any more. */
const holderOf = (lock: string): Promise<string> =>
  readFile(lock, 'utf8').catch((error: { readonly code?: unknown }) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Holds a file while it is written: with the number of this process, so that one that was killed holds nothing. */
const hold = async (lock: string): Promise<void> => {
  if (hasEnded(await holderOf(lock))) await rm(lock, { force: true });
  await writeFile(lock, `${process.pid}`, { flag: 'wx', mode: 0o600 });
};

/** Replaces a file in one go, if it still is what it was when it was read: nobody else's work is lost. */
export const replaceWhole = async (path: string, before: string, after: string): Promise<void> => {
  try {
    // What a link leads to is replaced, not the link.
    const to = await realpath(path);
    await access(to, constants.W_OK);
    const { mode } = await stat(to);
    const lock = `${to}.part`;
    await hold(lock);
    try {
      await writePart(to, unlessChanged(to, before, after), { part: `${to}.new`, mode: mode & 0o777 });
    } finally {
      await rm(lock, { force: true });
    }
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code === 'EEXIST')
      throw new Stop(2, ({ texts }) => texts.campaign.beingWritten({ part: `${path}.part` }), { file: path });
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new Stop(2, ({ texts }) => texts.campaign.notWritable, { file: path });
    throw error instanceof Stop ? error : outsideFault(error, { file: path });
  }
};
