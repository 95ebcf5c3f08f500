import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry, Log } from '@warmoot/kernel';
import { readFile as readTable } from '@warmoot/table';
import { programOf } from '@warmoot/table/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { warmootLater } from '../src/testing/terminal.js';

const MAIN = await programOf(new URL('../src/main.ts', import.meta.url));

let folder = '';
let child: ChildProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const at = (name: string): string => join(folder, name);

/** What is asked stands before the prompt, and nothing has been typed at it yet. */
const PROMPT = /> $/;

/** Types at a real terminal program, each time that it asks, and kills it with -9 at the next question; what it said. */
const killedAfter = (argv: readonly string[], keys: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const left = [...keys];
    let [out, err] = ['', ''];
    const program = spawn(process.execPath, [MAIN, ...argv]);
    child = program;
    program.stderr.on('data', (said) => {
      err += said;
    });
    program.stdout.on('data', (said) => {
      out += said;
      if (!PROMPT.test(out)) return;
      const key = left.shift();
      if (key === undefined) program.kill('SIGKILL');
      else program.stdin.write(`${key}\n`);
    });
    program.on('close', (exit, signal) =>
      signal === 'SIGKILL' ? resolve(out) : reject(new Error(`it ended with ${exit}: ${out}${err}`)),
    );
  });

/** The choices of a seat, in order. */
const choicesOf = (entries: readonly Entry[], wanted: string): readonly unknown[] =>
  entries.flatMap(({ input }) => (input.input === 'answer' && input.seat === wanted ? [input.choice] : []));

/** The question that was asked last: a name, for whom, and what. */
const lastQuestion = (out: string): string | undefined => out.match(/^\S+, for .*$/gm)?.at(-1);

describe('a terminal that is killed with -9', () => {
  test('has the log of a duel with every answer that it took, and it holds', async () => {
    const argv = ['duel', '--seed', 'acorn', '--against', 'recruit', '--log', at('fight.json')];
    await killedAfter(argv, ['', '', '1', '1']);
    const log = JSON.parse(await readFile(at('fight.json'), 'utf8')) as Log;
    expect(choicesOf(log.entries, 'ana')).toHaveLength(4);
    // What is still to come stays unknown.
    expect(log.seed).toBeNull();
    expect(await readdir(folder)).toEqual(['fight.json']);
    expect(await warmootLater(['verify', at('fight.json')])).toMatchObject({ exit: 0, err: '' });
  });

  test('goes on with the raid at the question at which it was killed', async () => {
    const argv = ['raid', at('raid.json'), '--seed', 'oak', '--against', 'recruit'];
    const asked = lastQuestion(await killedAfter(argv, ['1', '1', 'u', '1']));
    const checked = await readTable(JSON.parse(await readFile(at('raid.json'), 'utf8')));
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
    const { scene } = checked.value.facts;
    expect(scene === null ? [] : choicesOf(scene.session.entries, checked.value.host)).toHaveLength(3);
    expect((await warmootLater(['campaign', 'verify', at('raid.json')])).exit).toBe(0);
    expect(asked).toBeDefined();
    expect(lastQuestion(await killedAfter(argv, []))).toBe(asked);
  });
});
