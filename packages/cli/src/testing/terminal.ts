import { readFileSync } from 'node:fs';
import type { Io } from '../io.js';
import { run } from '../run.js';

/** What a command said, and how it ended. */
export interface Said {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** Files that it wrote. */
  readonly written: Readonly<Record<string, string>>;
}

/** The seed that tests draw where a command draws one. */
export const DRAWN = 'drawn';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** A terminal that exists only in memory, where these lines are typed, and what is said there. */
const terminal = (files: Readonly<Record<string, string>>, typed: readonly string[], output: 'terminal' | 'file') => {
  const keys = [...typed];
  const said = { out: '', err: '', written: {} as Record<string, string> };
  const io: Io = {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    readFile: (path) => {
      const text = files[path];
      if (text === undefined) throw failure(path.endsWith('/') ? 'EISDIR' : 'ENOENT');
      return text;
    },
    writeFile: (path, text) => {
      if (path.startsWith('/')) throw failure('EACCES');
      said.written[path] = text;
    },
    readLine: () => keys.shift() ?? null,
    tty: output === 'terminal',
    errTty: output === 'terminal',
    secureSeed: () => DRAWN,
  };
  return { io, said };
};

/** Runs a command at such a terminal. */
export const warmoot = (
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
  typed: readonly string[] = [],
  output: 'terminal' | 'file' = 'file',
): Said => {
  const { io, said } = terminal(files, typed, output);
  const exit = run(argv, io);
  if (typeof exit !== 'number') throw new Error('this command is not done at once: use warmootLater');
  return { exit, ...said };
};

/** The same for a command that waits for others. Its files are real ones, but for those that are given. */
export const warmootLater = async (
  argv: readonly string[],
  output: 'terminal' | 'file' = 'file',
  files: Readonly<Record<string, string>> = {},
): Promise<Said> => {
  const { io, said } = terminal({}, [], output);
  const exit = await run(argv, { ...io, readFile: (path) => files[path] ?? readFileSync(path, 'utf8') });
  return { exit, ...said };
};

/** The JSON that a command printed; it must have ended well. */
export const json = (
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Record<string, unknown> => {
  const { exit, out, err } = warmoot([...argv, '--json'], files);
  if (exit !== 0) throw new Error(err);
  return JSON.parse(out) as Record<string, unknown>;
};

/** The error that a command printed as JSON; what it had to tell before that is on its output, if anything. */
export const fault = (
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Record<string, unknown> => {
  const { exit, out, err } = warmoot([...argv, '--json'], files);
  if (exit === 0) throw new Error(`it did not fail: ${out}`);
  return (JSON.parse(err) as { error: Record<string, unknown> }).error;
};
