import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { StorePlace } from '../store/index.js';
import { programOf } from './program.js';

/** Where a server keeps its tables, and the seed of all that it draws, where that is to be the same in every run. */
export type ChildPlace = StorePlace & { readonly seed?: string };

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly isUp: () => boolean;
  /** With -9, in the midst of whatever it does. */
  readonly kill: () => Promise<void>;
  /** Asked to stop; gives its exit code. */
  readonly term: () => Promise<number | null>;
  /** What it complained of. */
  readonly complaints: () => string;
}

/** Starts servers. The next one is always loaded already, so that none has to be waited for. */
export interface Children {
  readonly start: (place: ChildPlace) => Promise<ServerProcess>;
  readonly close: () => Promise<void>;
}

class Child {
  readonly process: ChildProcess;
  readonly ended: Promise<unknown>;
  private out = '';
  private err = '';

  constructor(file: string) {
    this.process = spawn(process.execPath, [file], { stdio: 'pipe' });
    this.process.stdout?.on('data', (chunk) => {
      this.out += chunk;
    });
    this.process.stderr?.on('data', (chunk) => {
      this.err += chunk;
    });
    this.process.stdin?.on('error', () => undefined);
    this.ended = once(this.process, 'close');
  }

  private async signal(name: NodeJS.Signals): Promise<number | null> {
    this.process.kill(name);
    await this.ended;
    return this.process.exitCode;
  }

  async begin(place: ChildPlace): Promise<ServerProcess> {
    this.process.stdin?.write(`${JSON.stringify(place)}\n`);
    const isUp = (): boolean => this.process.exitCode === null && this.process.signalCode === null;
    while (!this.out.includes('\n')) {
      await Promise.race([this.ended, once(this.process.stdout as NonNullable<ChildProcess['stdout']>, 'data')]);
      if (!isUp()) throw new Error(`the server never began: ${this.err}`);
    }
    return {
      url: this.out.trim(),
      isUp,
      kill: async () => void (await this.signal('SIGKILL')),
      term: () => this.signal('SIGTERM'),
      complaints: () => this.err,
    };
  }

  end(): void {
    this.process.kill('SIGKILL');
  }
}

export const serverProcesses = async (): Promise<Children> => {
  const file = await programOf(new URL('child.ts', import.meta.url));
  const started = new Set<Child>();
  const load = (): Child => {
    const child = new Child(file);
    started.add(child);
    void child.ended.then(() => started.delete(child));
    return child;
  };
  let next = load();
  return {
    start: async (place) => {
      const child = next;
      next = load();
      return child.begin(place);
    },
    close: async () => {
      const all = [...started];
      for (const child of all) child.end();
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
};
