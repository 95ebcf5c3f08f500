import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Memory {
  readonly heapUsed: number;
  readonly rss: number;
}

/** How long the server's event loop was kept busy in one go since it was last asked. */
export interface Delay {
  readonly p99: number;
  readonly most: number;
}

/** A server in a process of its own. */
export interface Server {
  readonly url: string;
  readonly memory: () => Promise<Memory>;
  readonly delay: () => Promise<Delay>;
  readonly stop: () => Promise<void>;
}

const told = async <A>(child: ChildProcess): Promise<A> => {
  const [message] = (await once(child, 'message')) as [A];
  return message;
};

/** Starts one on a store; where a folder of pages is named, it serves those too. */
export const startServer = async (which: 'server' | 'echo', place: string, pages?: string): Promise<Server> => {
  const script = fileURLToPath(new URL(`./${which}.js`, import.meta.url));
  const args = pages === undefined ? [place] : [place, pages];
  const child = fork(script, args, { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } });
  const { url } = await told<{ readonly url: string }>(child);
  return {
    url,
    memory: () => {
      child.send('memory');
      return told<Memory>(child);
    },
    delay: () => {
      child.send('delay');
      return told<Delay>(child);
    },
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
};
