import { readSync } from 'node:fs';

const STDIN = 0;
const PIECE = 4096;
const A_MOMENT = 20;

/** Waits without burning the processor, where the terminal says that nothing has been typed yet. */
const waitAMoment = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, A_MOMENT);
};

const readPiece = (buffer: Buffer): number => {
  for (;;) {
    try {
      return readSync(STDIN, buffer, 0, PIECE, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      waitAMoment();
    }
  }
};

/** Reads the standard input line by line; null when it has ended. */
export const keyboard = (): (() => string | null) => {
  let pending = Buffer.alloc(0);
  let ended = false;
  return () => {
    const buffer = Buffer.alloc(PIECE);
    for (;;) {
      const end = pending.indexOf(10);
      if (end >= 0 || ended) {
        if (end < 0 && pending.length === 0) return null;
        const line = pending.subarray(0, end < 0 ? pending.length : end).toString('utf8');
        pending = pending.subarray(end < 0 ? pending.length : end + 1);
        return line.replace(/\r$/, '');
      }
      const read = readPiece(buffer);
      if (read === 0) ended = true;
      else pending = Buffer.concat([pending, buffer.subarray(0, read)]);
    }
  };
};
