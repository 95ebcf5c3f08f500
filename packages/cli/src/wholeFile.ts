import { accessSync, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { access, constants, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { Stop } from './stop.js';
import { outsideFault } from './storage.js';

/** Never overwrites a file. */
export const mustBeNew = (to: string, instead = '--to names another'): void => {
  if (existsSync(to)) throw new Stop(2, `this file is there already; ${instead}.`, { file: to });
};

interface Writing {
  /** `w`, or `wx` where nobody else may be writing it. */
  readonly flag?: 'w' | 'wx';
  readonly mode?: number;
}

/** Writes under another name first: a file with the right name is whole, and is on the disk. */
const writePart = async (
  to: string,
  pieces: AsyncIterable<string> | Iterable<string>,
  { flag = 'w', mode = 0o600 }: Writing = {},
): Promise<void> => {
  const part = `${to}.part`;
  const file = await open(part, flag, mode);
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

/** Replaces a file in one go, if it still is what it was when it was read: nobody else's work is lost. */
export const replaceWhole = async (path: string, before: string, after: string): Promise<void> => {
  try {
    // What a link leads to is replaced, not the link.
    const to = await realpath(path);
    await access(to, constants.W_OK);
    const { mode } = await stat(to);
    await writePart(to, unlessChanged(to, before, after), { flag: 'wx', mode: mode & 0o777 });
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code === 'EEXIST')
      throw new Stop(2, ({ texts }) => texts.campaign.beingWritten({ part: `${path}.part` }), { file: path });
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new Stop(2, ({ texts }) => texts.campaign.notWritable, { file: path });
    throw error instanceof Stop ? error : outsideFault(error, { file: path });
  }
};
