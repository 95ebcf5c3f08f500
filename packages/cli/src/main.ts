import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Io } from './io.js';
import { keyboard } from './keyboard.js';
import { run } from './run.js';
import { writeAtOnce } from './wholeFile.js';

// The reader of our output may close the pipe, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const io: Io = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  readFile: (path) => readFileSync(path === '-' ? 0 : path, 'utf8'),
  writeFile: writeAtOnce,
  readLine: keyboard(),
  tty: process.stdout.isTTY === true,
  errTty: process.stderr.isTTY === true,
  locale: process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '',
  secureSeed: () => randomBytes(16).toString('hex'),
};

/** Whoever says nothing wants to play. */
const PLAY = ['serve', '--open'];

// Any other error is a fault of the program: neither a refusal nor bad usage.
const BROKEN = 70;

try {
  const said = process.argv.slice(2);
  process.exitCode = await run(said.length > 0 ? said : PLAY, io);
} catch (error) {
  process.stderr.write(`warmoot: something of ours broke. ${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = BROKEN;
}
