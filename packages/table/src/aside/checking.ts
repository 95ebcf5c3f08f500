import type { Readable } from 'node:stream';
import type { Outcome } from '@warmoot/protocol';
import type { RulesOf } from '../core/facts.js';
import { newSecret } from '../core/secret.js';
import { handedTo, type TakenFile, takeText } from '../core/takenFile.js';
import { Cut, runAside, type Write } from './run.js';
import { IS_BUILT } from './start.js';

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

/**
 * Hands on a body as it comes, and no faster than it is taken. What is over the limit is not handed on, and what comes
 * after that is not read. The body itself is left alone: the answer goes out on the same line.
 */
const readBody = (body: Readable, { bytes, sendingMs }: CheckLimits, take: Write): Promise<void> =>
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
    chunks.push(Buffer.from(chunk));
    return null;
  });
  const text = Buffer.concat(chunks).toString('utf8');
  return takeText(text, { door: handedTo(key), now, secret: newSecret, ...(rules === undefined ? {} : { rules }) });
};

const takenIn = ([first, ...lines]: readonly string[]): Outcome<TakenFile> => {
  const said = JSON.parse(first ?? '') as Outcome<Omit<TakenFile, 'lines'>>;
  return said.ok ? { ok: true, value: { ...said.value, lines } } : said;
};

const checkAside = async (
  body: Readable,
  wish: CheckWish,
  limits: CheckLimits,
  gone: AbortSignal,
): Promise<Outcome<TakenFile>> => {
  const { megabytes, checkingMs: ms } = limits;
  const said = await runAside(['check', JSON.stringify(wish)], (write) => readBody(body, limits, write), {
    megabytes,
    ms,
    gone,
  });
  return said.ok ? takenIn(said.value) : said;
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
