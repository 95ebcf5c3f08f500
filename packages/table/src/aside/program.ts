// The program of a process beside the server's, for work that would keep everybody waiting: a file is checked, a
// long table is read, or a computer player thinks. It knows neither the store nor the network.
import { setPriority } from 'node:os';
import { type Reading, readInLines } from '../core/reads.js';
import { newSecret } from '../core/secret.js';
import { handedTo, takeText } from '../core/takenFile.js';
import type { CheckWish } from './checking.js';
import { think } from './think.js';
import type { Answered, Asked } from './thinkers.js';

const BELOW_THE_SERVER = 10;

try {
  setPriority(BELOW_THE_SERVER);
} catch {
  // Where that is not allowed, it works as the server does.
}

const input = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks.splice(0)).toString('utf8');
};

/** Reads a file from the input. The first line of output is what came of it; the table's records follow. */
const check = async ({ key, now }: CheckWish): Promise<void> => {
  const taken = await takeText(await input(), { door: handedTo(key), now, secret: newSecret });
  if (!taken.ok) {
    process.stdout.write(`${JSON.stringify(taken)}\n`);
    return;
  }
  const { lines, ...value } = taken.value;
  process.stdout.write(`${JSON.stringify({ ok: true, value })}\n`);
  for (const line of lines) process.stdout.write(`${line}\n`);
};

/** Reads records of a table from the input. The second line of output is what the seat is given. */
const read = async (wish: Reading): Promise<void> => {
  const lines = (await input()).split('\n').filter((line) => line !== '');
  const found = readInLines(wish, lines);
  process.stdout.write(found.ok ? `{"ok":true}\n${found.value}\n` : `${JSON.stringify(found)}\n`);
};

const answer = ({ number, thought }: Asked): void => {
  process.send?.({ number, choice: think(thought) } satisfies Answered);
};

const [, , job, wish = ''] = process.argv;
if (job === 'check') await check(JSON.parse(wish) as CheckWish);
else if (job === 'read') await read(JSON.parse(wish) as Reading);
else {
  process.on('message', (asked: Asked) => answer(asked));
  process.on('disconnect', () => process.exit(0));
}
