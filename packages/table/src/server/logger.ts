/** What a line says beside its time, its level and what it is about. */
type Fields = Readonly<Record<string, string | number | boolean | null>> & {
  readonly [K in 'at' | 'level' | 'what']?: never;
};

/** Lines of JSON about what the server does. What is logged is named field by field: nothing of a table's content is. */
export interface Logger {
  readonly info: (what: string, fields?: Fields) => void;
  readonly error: (what: string, fields?: Fields) => void;
}

/** A logger that writes lines of JSON. */
export const jsonLogger = (write: (line: string) => void, now: () => number = Date.now): Logger => {
  const log =
    (level: string): Logger['info'] =>
    (what, fields = {}) =>
      write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, what, ...fields })}\n`);
  return { info: log('info'), error: log('error') };
};

/** A logger that says nothing. */
export const SILENT: Logger = { info: () => undefined, error: () => undefined };

/** Where an error came from, without its message: a message may quote what it was about. */
export const placeOfError = (error: unknown): { readonly kind: string; readonly from: string } => {
  const kind = error instanceof Error ? error.name : typeof error;
  const { stack = '', message = '' } = error instanceof Error ? error : {};
  const start = stack.indexOf(message);
  const below = start < 0 ? '' : stack.slice(start + message.length);
  const frames = below.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind,
    from: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' | '),
  };
};

/** What is logged when the store begins to fail, and when that is over. */
export const STORE_FAILS = 'store fails';
export const STORE_WORKS = 'store works again';
