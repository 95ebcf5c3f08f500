import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type AnyRefusal, type Outcome, refuse } from '@warmoot/protocol';
import type { RulesOf } from '../core/facts.js';
import { handedTo, type TakenFile, takeText } from '../core/takenFile.js';
import { IS_BUILT, startAside } from './start.js';

/** Who brings a file, and when. */
export interface CheckWish {
  /** The hash of the key that opens the host's seat from now on. */
  readonly key: string;
  readonly now: number;
}

/** How much a file may cost. */
export interface CheckLimits {
  readonly bytes: number;
  /** Until it has been sent. */
  readonly sendingMs: number;
  /** Until it has been checked. */
  readonly checkingMs: number;
  readonly megabytes: number;
}

export interface CheckOptions {
  /** Ends the check: whoever waits for it has gone. */
  readonly gone: AbortSignal;
  /** Rules that only this process knows. */
  readonly rules?: RulesOf | undefined;
  /** Whether files are checked in a process of their own, where it is not as usual. */
  readonly aside?: boolean | undefined;
}

/** Why a check ended before its end: what is refused, or null when whoever sent the file has gone. */
class Cut extends Error {
  readonly refusal: AnyRefusal | null;
  constructor(refusal: AnyRefusal | null) {
    super(refusal?.code ?? 'gone');
    this.refusal = refusal;
  }
}

/**
 * Hands on a body as it comes, and no faster than it is taken. What is over the limit is not handed on, and what comes
 * after that is not read. The body itself is left alone: the answer goes out on the same line.
 */
const readBody = (
  body: Readable,
  { bytes, sendingMs }: CheckLimits,
  take: (chunk: Buffer) => Promise<unknown> | null,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let left = bytes;
    const hear = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) {
        stop(new Cut({ code: 'TOO_LARGE', most: bytes }));
        return;
      }
      const wait = take(chunk);
      if (wait === null) return;
      body.pause();
      void wait.then(() => body.listeners('data').includes(hear) && body.resume());
    };
    const end = (): void => stop(null);
    const gone = (): void => stop(new Cut(null));
    const late = setTimeout(() => stop(new Cut({ code: 'TOO_MUCH', what: 'sending' })), sendingMs);
    const stop = (error: Error | null): void => {
      clearTimeout(late);
      body.off('data', hear).off('end', end).off('close', gone).off('error', gone).pause();
      if (error === null) resolve();
      else reject(error);
    };
    body.on('data', hear).on('end', end).on('close', gone).on('error', gone);
  });

/** In this process, where no other can be started. */
const checkHere = async (
  body: Readable,
  { key, now }: CheckWish,
  limits: CheckLimits,
  rules: RulesOf | undefined,
): Promise<Outcome<TakenFile>> => {
  const chunks: Buffer[] = [];
  await readBody(body, limits, (chunk) => {
    chunks.push(chunk);
    return null;
  });
  const text = Buffer.concat(chunks).toString('utf8');
  return takeText(text, { door: handedTo(key), now, ...(rules === undefined ? {} : { rules }) });
};

const handOn = async (body: Readable, stdin: Writable, limits: CheckLimits): Promise<void> => {
  // A process that ends early says why by the way it ends.
  stdin.on('error', () => undefined);
  let goOn = (): void => undefined;
  stdin.on('drain', () => goOn()).on('close', () => goOn());
  await readBody(body, limits, (chunk) =>
    stdin.write(chunk) || stdin.destroyed
      ? null
      : new Promise<void>((resolve) => {
          goOn = resolve;
        }),
  );
  stdin.end();
};

/** The lines of a process's output. */
const linesOf = async (output: Readable): Promise<readonly string[]> => {
  const lines: string[] = [];
  let rest = '';
  output.setEncoding('utf8');
  for await (const chunk of output) {
    const [first = '', ...more] = (chunk as string).split('\n');
    rest += first;
    for (const next of more) {
      lines.push(rest);
      rest = next;
    }
  }
  return lines;
};

/** How a process ends that the system or its own memory put an end to. */
const isOutOfMemory = (code: number | null, signal: string | null): boolean =>
  signal === 'SIGABRT' || signal === 'SIGKILL' || signal === 'SIGTRAP' || code === 134;

const takenIn = ([first, ...lines]: readonly string[]): Outcome<TakenFile> => {
  const said = JSON.parse(first ?? '') as Outcome<Omit<TakenFile, 'lines'>>;
  return said.ok ? { ok: true, value: { ...said.value, lines } } : said;
};

/** Ends when what was promised does, or fails when whoever waits for it has gone. */
const unlessGone = <A>(promised: Promise<A>, gone: AbortSignal): Promise<A> =>
  new Promise((resolve, reject) => {
    const leave = (): void => reject(new Cut(null));
    if (gone.aborted) leave();
    gone.addEventListener('abort', leave);
    void promised.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave));
  });

const checkAside = async (
  body: Readable,
  wish: CheckWish,
  limits: CheckLimits,
  gone: AbortSignal,
): Promise<Outcome<TakenFile>> => {
  const { megabytes, checkingMs } = limits;
  const child = startAside(['check', JSON.stringify(wish)], { megabytes, stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  let late: NodeJS.Timeout | null = null;
  let isLate = false;
  try {
    const lines = linesOf(child.stdout as Readable);
    lines.catch(() => undefined);
    await Promise.race([handOn(body, child.stdin as Writable, limits), ended]);
    late = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, checkingMs);
    const [code, signal] = await unlessGone(ended, gone);
    if (isLate) return refuse({ code: 'TOO_MUCH', what: 'time' });
    if (isOutOfMemory(code, signal)) return refuse({ code: 'TOO_MUCH', what: 'memory' });
    if (code !== 0) throw new Error(`the check of a file ended with ${code ?? signal}`);
    return takenIn(await lines);
  } finally {
    if (late !== null) clearTimeout(late);
    child.kill('SIGKILL');
    ended.catch(() => undefined);
  }
};

/**
 * Checks a file that is being sent, in a process of its own with memory of its own: no file can keep the server from
 * anything else. Null when whoever sends it has gone.
 */
export const checkBody = async (
  body: Readable,
  wish: CheckWish,
  limits: CheckLimits,
  { gone, rules, aside = IS_BUILT }: CheckOptions,
): Promise<Outcome<TakenFile> | null> => {
  try {
    return aside && rules === undefined
      ? await checkAside(body, wish, limits, gone)
      : await checkHere(body, wish, limits, rules);
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
    return error.refusal === null ? null : { ok: false, refusal: error.refusal };
  }
};
