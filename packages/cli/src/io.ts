/** What the program needs of the world: the terminal, files, and one source of true chance. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The text of a file; `-` is the standard input. Throws what Node throws. */
  readonly readFile: (path: string) => string;
  readonly writeFile: (path: string, text: string) => void;
  /** The next line that is typed, without its end; null when there is no more. */
  readonly readLine: () => string | null;
  /** Whether somebody watches the output at a terminal. */
  readonly tty: boolean;
  /** The same of where errors go, which is where progress is shown. */
  readonly errTty: boolean;
  /** The language of whoever sits there, such as de_DE.UTF-8, where it is known. */
  readonly locale?: string;
  /** A seed that nobody can guess. */
  readonly secureSeed: () => string;
}

/** Takes the work of a command that has to wait for others: a database, a long file. */
export type Later = (work: Promise<void>) => void;

export const outLines = (io: Io, lines: readonly string[]): void => io.out(`${lines.join('\n')}\n`);

/** Indented, so that people can read it as well. */
export const outJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);
