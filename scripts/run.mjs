// @ts-check
import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a command at the root of the repository; what it says is gathered, or with `aloud` goes straight to the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ aloud?: boolean, env?: Readonly<Record<string, string>> }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { aloud = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * Runs Node at the root of the repository.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/** What builds the sources: the native compiler, four times as fast as the one that our checks read the sources with. */
export const COMPILER = 'node_modules/typescript-native/bin/tsc';

/**
 * Builds what is out of date. One checker for each project, or each would look at the same libraries again; and it sweeps up
 * only when half of the memory is full: together they take half the work.
 * @param {...string} projects
 */
export const compile = (...projects) =>
  node([COMPILER, '-b', '--checkers', '1', ...projects], {
    env: { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 2 ** 21)}MiB` },
  });

/**
 * Builds a part of the product, or says what is wrong with it.
 * @param {string} project
 */
export const build = async (project) => {
  const { code, output } = await compile(project);
  if (code !== 0) throw new Error(`the build failed\n${output.trimEnd()}`);
};

/**
 * Does a piece of work and tells how long it took.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, seconds: string }>}
 */
export const timed = async (work) => {
  const start = performance.now();
  const result = await work();
  return { result, seconds: `${((performance.now() - start) / 1000).toFixed(1)} s` };
};
