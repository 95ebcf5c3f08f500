// The program of a process beside the server's, for work that would keep everybody waiting: a file is checked, or a
// computer player thinks. It knows neither the store nor the network.
import { setPriority } from 'node:os';
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

/** Reads a file from the input. The first line of output is what came of it; the table's records follow. */
const check = async ({ key, now }: CheckWish): Promise<void> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks.splice(0)).toString('utf8');
  const taken = await takeText(text, { door: handedTo(key), now });
  if (!taken.ok) {
    process.stdout.write(`${JSON.stringify(taken)}\n`);
    return;
  }
  const { lines, ...value } = taken.value;
  process.stdout.write(`${JSON.stringify({ ok: true, value })}\n`);
  for (const line of lines) process.stdout.write(`${line}\n`);
};

const answer = ({ number, thought }: Asked): void => {
  process.send?.({ number, choice: think(thought) } satisfies Answered);
};

if (process.argv[2] === 'check') await check(JSON.parse(process.argv[3] ?? '') as CheckWish);
else {
  process.on('message', (asked: Asked) => answer(asked));
  process.on('disconnect', () => process.exit(0));
}
