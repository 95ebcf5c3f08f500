/** What is wrong with a store, as far as anybody may know it who asks whether the server is ready. */
export type Failing = 'full' | 'readOnly' | 'unreachable' | 'refused' | 'broken' | 'other';

/** The plain codes of SQLite; extended ones carry them in their low byte. */
const SQLITE: Readonly<Record<number, Failing>> = {
  8: 'readOnly',
  10: 'broken',
  11: 'broken',
  13: 'full',
  14: 'unreachable',
  26: 'broken',
};

/** Codes of PostgreSQL and of the system, and classes of PostgreSQL's by their first two letters. */
const CODES: Readonly<Record<string, Failing>> = {
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  '25006': 'readOnly',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  '3D000': 'refused',
  '42501': 'refused',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EPIPE: 'unreachable',
  EIO: 'broken',
};
const CLASSES: Readonly<Record<string, Failing>> = {
  '08': 'unreachable',
  '28': 'refused',
  '53': 'unreachable',
  '57': 'unreachable',
  '58': 'broken',
  XX: 'broken',
};

/** pg says so without a code. */
const LOST = /connection (terminated|timeout|ended)|timeout exceeded|query read timeout|not queryable/i;

interface Coded {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly message?: unknown;
}

/** What a failure of a store means. */
export const failingBy = (error: unknown): Failing => {
  const { code, errcode, message } = (error ?? {}) as Coded;
  if (typeof errcode === 'number') return SQLITE[errcode & 0xff] ?? 'other';
  const known = typeof code === 'string' ? (CODES[code] ?? CLASSES[code.slice(0, 2)]) : undefined;
  return known ?? (typeof message === 'string' && LOST.test(message) ? 'unreachable' : 'other');
};

/** The cause of a failure for the log of whoever runs the server: stores name files and addresses, never what they keep. */
export const causeOf = (error: unknown): { readonly code: string; readonly cause: string } => {
  const { code, errcode, message } = (error ?? {}) as Coded;
  const text = typeof message === 'string' ? message : String(error);
  return { code: String(errcode ?? code ?? ''), cause: text.split('\n')[0]?.slice(0, 300) ?? '' };
};
