import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Memory {
  readonly heapUsed: number;
  readonly rss: number;
}

/** A server in a process of its own. */
export interface Server {
  readonly url: string;
  readonly memory: () => Promise<Memory>;
  readonly stop: () => Promise<void>;
}

const told = async <A>(child: ChildProcess): Promise<A> => {
  const [message] = (await once(child, 'message')) as [A];
  return message;
};

export const startServer = async (which: 'server' | 'echo', place: string): Promise<Server> => {
  const script = fileURLToPath(new URL(`./${which}.js`, import.meta.url));
  const child = fork(script, [place], { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } });
  const { url } = await told<{ readonly url: string }>(child);
  return {
    url,
    memory: () => {
      child.send('memory');
      return told<Memory>(child);
    },
    stop: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
};
