import { existsSync } from 'node:fs';
import type { TableFile } from '@warmoot/protocol';
import { readJsonFile } from '../files.js';
import type { Teller } from '../speech.js';
import { replaceWhole, writeWhole } from '../wholeFile.js';

/** The file that the story is kept in, as it was read; without one nothing is kept. */
export class Keeper {
  readonly path: string | undefined;
  private before: string | null;

  constructor(io: Teller, path: string | undefined) {
    this.path = path;
    this.before = path === undefined || !existsSync(path) ? null : io.readFile(path);
  }

  value(io: Teller): unknown {
    return this.before === null || this.path === undefined ? null : readJsonFile(io, this.path).value;
  }

  async keep({ file }: { readonly file: TableFile }): Promise<void> {
    if (this.path === undefined) return;
    const text = `${JSON.stringify(file)}\n`;
    if (this.before === null) await writeWhole(this.path, [text]);
    else await replaceWhole(this.path, this.before, text);
    this.before = text;
  }
}
