/** Lines of JSON about what the server does. What is logged is named field by field: nothing of a table's content is. */
export interface Logger {
  readonly info: (what: string, fields?: Readonly<Record<string, string | number | boolean | null>>) => void;
  readonly error: (what: string, fields?: Readonly<Record<string, string | number | boolean | null>>) => void;
}

export const jsonLogger = (write: (line: string) => void, now: () => number = Date.now): Logger => {
  const log =
    (level: string): Logger['info'] =>
    (what, fields = {}) =>
      write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, what, ...fields })}\n`);
  return { info: log('info'), error: log('error') };
};

export const SILENT: Logger = { info: () => undefined, error: () => undefined };

/** Where an error came from, without its message: a message may quote what it was about. */
export const placeOfError = (error: unknown): { readonly kind: string; readonly at: string } => {
  const kind = error instanceof Error ? error.name : typeof error;
  const { stack = '', message = '' } = error instanceof Error ? error : {};
  const from = stack.indexOf(message);
  const below = from < 0 ? '' : stack.slice(from + message.length);
  const frames = below.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind,
    at: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' | '),
  };
};

/** What is logged when the store begins to fail, and when that is over. */
export const STORE_FAILS = 'store fails';
export const STORE_WORKS = 'store works again';
