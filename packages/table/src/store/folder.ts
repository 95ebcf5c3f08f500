import { constants, existsSync, statSync } from 'node:fs';
import { access, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StoreFault } from './fit.js';

const ANOTHER = '--data (or DATA_DIR) names another.';

const codeOf = (error: unknown): string => (error as { readonly code?: string } | null)?.code ?? '';

/** Why a folder cannot hold tables, by the system's code. */
const NOT_WRITABLE: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by the user that this runs as',
  EPERM: 'may not be written by the user that this runs as',
  EROFS: 'is on a file system that can only be read',
  ENOSPC: 'is on a disk that is full',
  EDQUOT: 'is on a disk of which this user may have no more',
  ENOENT: 'cannot be made there',
  ENOTDIR: 'is inside of something that is no folder',
};

const notWritable = (folder: string, error: unknown): unknown => {
  const why = NOT_WRITABLE[codeOf(error)];
  if (why === undefined) return error;
  return new StoreFault(`The folder ${folder} ${why}, and the tables are to be kept in it: ${ANOTHER}`);
};

/** The folder and those around it that are not there, the outermost first. */
const missing = (folder: string): readonly string[] => {
  const whole = resolve(folder);
  const above = dirname(whole);
  return existsSync(whole) || above === whole ? [] : [...missing(above), whole];
};

/** Sees that there is a folder in which can be written, and makes it where it is missing. */
export const writableFolder = async (folder: string): Promise<void> => {
  try {
    // One by one: in some places, /proc is one, Node would go on making the whole path for ever.
    for (const one of missing(folder))
      await mkdir(one).catch((error) => codeOf(error) !== 'EEXIST' && Promise.reject(error));
    if (!statSync(folder).isDirectory()) {
      throw new StoreFault(`${folder} is a file, and the tables are kept in a folder: ${ANOTHER}`);
    }
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Some systems only say so when something is written.
    const trial = join(folder, `.warmoot-${process.pid}-${Math.trunc(performance.now() * 1000)}`);
    await (await open(trial, 'wx')).close();
    await rm(trial, { force: true });
  } catch (error) {
    throw error instanceof StoreFault ? error : notWritable(folder, error);
  }
};

const MAGIC = 'SQLite format 3\0';
/** Another process that has just begun to make the file needs a moment. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 50;

const beginningOf = async (file: string): Promise<string | null> => {
  const handle = await open(file, 'r').catch((error) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw notWritable(file, error);
  });
  if (handle === null) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Sees that the file is one of SQLite's, if it is there. */
export const checkFile = async (file: string): Promise<void> => {
  let start = await beginningOf(file);
  const end = performance.now() + PATIENCE_MS;
  while (start === '' && performance.now() < end) {
    await new Promise((next) => setTimeout(next, PAUSE_MS));
    start = await beginningOf(file);
  }
  if (start === null || start === MAGIC) return;
  if (start === '') {
    throw new StoreFault(
      `${file} is empty, not a byte long: no tables were ever kept in it, or they were lost. Remove it to begin anew, or restore a backup into another folder.`,
    );
  }
  throw new StoreFault(
    `${file} is no SQLite database: another program's file, or one whose beginning was destroyed. Leave it as it is for whoever may rescue it, and restore the last backup into another folder.`,
  );
};

/** The plain codes of SQLite with which a file cannot be used, and what to do. */
const UNUSABLE: Readonly<Record<number, string>> = {
  8: 'may only be read by the user that this runs as: change who may write it, and the folder around it.',
  10: 'could not be read or written: the disk or the drive may be failing.',
  11: 'is damaged. Leave it as it is for whoever may rescue it, and restore the last backup into another folder.',
  13: 'cannot grow: its disk is full.',
  14: 'could not be opened: may this user write it, and the folder around it?',
  26: 'is no SQLite database, or a damaged one. Leave it as it is, and restore the last backup into another folder.',
};

/** A failure to open the file in words, where it is a known one. */
export const unusable = (file: string, error: unknown): unknown => {
  const { errcode, message = '' } = (error ?? {}) as { readonly errcode?: unknown; readonly message?: string };
  const said = typeof errcode === 'number' ? UNUSABLE[errcode & 0xff] : undefined;
  const why = said ?? (/unable to open database/.test(message) ? UNUSABLE[14] : undefined);
  return why === undefined ? error : new StoreFault(`${file} ${why}`);
};

/** A file of ours that has lost some of what it held. */
export const damaged = (file: string): StoreFault => new StoreFault(`${file} ${UNUSABLE[11]}`);

/** A database of somebody else's. */
export const foreign = (where: string, tables: readonly string[]): StoreFault =>
  new StoreFault(
    `${where} is a database of another program: it has none of our tables, but ${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ' and others' : ''}. Nothing was changed in it.`,
  );
