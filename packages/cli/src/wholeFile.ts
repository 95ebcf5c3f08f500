import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Stop } from './stop.js';
import { outsideFault } from './storage.js';

/** Never overwrites a file. */
export const mustBeNew = (to: string): void => {
  if (existsSync(to)) throw new Stop(2, 'this file is there already; --to names another.', { file: to });
};

/** Writes under another name first: a file with the right name is whole, and is on the disk. It is for its owner alone. */
export const writeWhole = async (to: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> => {
  const part = `${to}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      for await (const piece of pieces) await file.appendFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw (error as { readonly path?: unknown }).path === part ? outsideFault(error, { file: to }) : error;
  }
};
