import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type AnyRefusal, type Outcome, refuse } from '@warmoot/protocol';
import { startAside } from './start.js';

/** Why work ended before its end: what is refused, or null when whoever waited for it has gone. */
export class Cut extends Error {
  readonly refusal: AnyRefusal | null;
  constructor(refusal: AnyRefusal | null) {
    super(refusal?.code ?? 'gone');
    this.refusal = refusal;
  }
}

/** How much work in another process may cost. */
export interface Costs {
  readonly megabytes: number;
  /** From when it has been told everything. */
  readonly ms: number;
  /** Ends it: whoever waits for it has gone. */
  readonly gone: AbortSignal;
}

/** Writes to a process; a promise where it should be waited for. */
export type Write = (chunk: Buffer | string) => Promise<unknown> | null;

/** Writes no faster than is taken. A process that ends early says why by the way it ends. */
const writingTo = (stdin: Writable): Write => {
  let goOn = (): void => undefined;
  stdin
    .on('error', () => undefined)
    .on('drain', () => goOn())
    .on('close', () => goOn());
  return (chunk) =>
    stdin.write(chunk) || stdin.destroyed
      ? null
      : new Promise<void>((resolve) => {
          goOn = resolve;
        });
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

/** Ends when what was promised does, or fails when whoever waits for it has gone. */
const unlessGone = <A>(promised: Promise<A>, gone: AbortSignal): Promise<A> =>
  new Promise((resolve, reject) => {
    const leave = (): void => reject(new Cut(null));
    if (gone.aborted) leave();
    gone.addEventListener('abort', leave);
    void promised.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave));
  });

/** Has something done in a process of its own, with memory of its own. Gives the lines that it answers with. */
export const runAside = async (
  job: readonly string[],
  feed: (write: Write) => Promise<void>,
  { megabytes, ms, gone }: Costs,
): Promise<Outcome<readonly string[]>> => {
  const child = startAside(job, { megabytes, stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const stdin = child.stdin as Writable;
  let late: NodeJS.Timeout | null = null;
  let isLate = false;
  try {
    const lines = linesOf(child.stdout as Readable);
    lines.catch(() => undefined);
    await Promise.race([feed(writingTo(stdin)), ended]);
    stdin.end();
    late = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, ms);
    const [code, signal] = await unlessGone(ended, gone);
    if (isLate) return refuse({ code: 'TOO_MUCH', what: 'time' });
    if (isOutOfMemory(code, signal)) return refuse({ code: 'TOO_MUCH', what: 'memory' });
    if (code !== 0) throw new Error(`a process beside ours ended with ${code ?? signal}`);
    return { ok: true, value: await lines };
  } finally {
    if (late !== null) clearTimeout(late);
    child.kill('SIGKILL');
    ended.catch(() => undefined);
  }
};
