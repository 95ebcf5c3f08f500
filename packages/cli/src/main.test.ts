import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programOf } from '@warmoot/table/testing';
import { expect, test } from 'vitest';

const MAIN = await programOf(new URL('main.ts', import.meta.url));
const BIN = fileURLToPath(new URL('../bin/warmoot.mjs', import.meta.url));

interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program for real; a reader that leaves hangs up after the first piece. */
const start = (args: readonly string[], reader: 'stays' | 'leaves' = 'stays', input = ''): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args);
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (reader === 'leaves') child.stdout.destroy();
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.end(input);
    child.on('close', (exit) => resolve({ exit, out, err }));
  });

test('the installed command runs, built first if need be', async () => {
  const { exit, out } = await start([BIN, 'odds', 'check', '--skill', '4', '--against', '2', '--json']);
  expect(exit).toBe(0);
  expect(out).toContain('"exact": "107/160"');
});

test('the program reads the standard input and ends with its exit code', async () => {
  const { exit, out, err } = await start([MAIN, 'play', '-'], 'stays', '{');
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toMatch(/^warmoot: standard input: /);
});

test('a seed is drawn anew each time', async () => {
  const [one, two] = await Promise.all([start([MAIN, 'roll', '9d20']), start([MAIN, 'roll', '9d20'])]);
  expect(one.out).toMatch(/seed [0-9a-f]{32} /);
  expect(one.out).not.toBe(two.out);
});

test('a reader who leaves early is no fault', async () => {
  const { err, exit } = await start([MAIN, 'odds', 'd200000'], 'leaves');
  expect({ err, exit }).toEqual({ err: '', exit: 0 });
});
