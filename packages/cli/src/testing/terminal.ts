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

/** Runs a command at a terminal that exists only in memory, where these lines are typed. */
export const warmoot = (
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
  typed: readonly string[] = [],
  output: 'terminal' | 'file' = 'file',
): Said => {
  const keys = [...typed];
  let out = '';
  let err = '';
  const written: Record<string, string> = {};
  const exit = run(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    readFile: (path) => {
      const text = files[path];
      if (text === undefined) throw failure(path.endsWith('/') ? 'EISDIR' : 'ENOENT');
      return text;
    },
    writeFile: (path, text) => {
      if (path.startsWith('/')) throw failure('EACCES');
      written[path] = text;
    },
    readLine: () => keys.shift() ?? null,
    tty: output === 'terminal',
    secureSeed: () => DRAWN,
  });
  return { exit, out, err, written };
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

/** The error that a command printed as JSON. */
export const fault = (
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Record<string, unknown> => {
  const { exit, out, err } = warmoot([...argv, '--json'], files);
  if (exit === 0 || out !== '') throw new Error(`it did not fail: ${out}`);
  return (JSON.parse(err) as { error: Record<string, unknown> }).error;
};
