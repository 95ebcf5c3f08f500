import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Asked, Said, Told } from './lane.js';

const LANE = fileURLToPath(new URL('lane.ts', import.meta.url));

/** A Vitest in a process of its own, begun anew after a run that did not end. */
export class Lane {
  private child: ChildProcess | null = null;

  private readonly start: readonly string[];

  constructor(start: readonly string[]) {
    this.start = start;
  }

  private async begin(): Promise<ChildProcess> {
    const child = fork(LANE, this.start, { detached: true, execArgv: ['--import', 'tsx'], stdio: 'ignore' });
    const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
    if (said !== 'ready') throw new Error('Vitest does not begin');
    return child;
  }

  /** With all that it has started: a loop without end does not stop when asked to. */
  end(): void {
    if (this.child?.pid !== undefined && this.child.exitCode === null) process.kill(-this.child.pid, 'SIGKILL');
    this.child = null;
  }

  async ask(asked: Asked, seconds: number): Promise<Told> {
    this.child ??= await this.begin();
    const { child } = this;
    let [begun = ''] = asked.files;
    return new Promise((resolve) => {
      const done = (told: Told): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(told);
      };
      const broken = (test: string): void => {
        this.end();
        done({ failure: { file: begun, test }, passed: {} });
      };
      const timer = setTimeout(() => broken('takes too long'), seconds * 1000);
      child.on('exit', () => broken('Vitest ends'));
      child.on('message', (said: Exclude<Said, 'ready'>) => {
        if ('begun' in said) begun = said.begun;
        else done(said);
      });
      child.send(asked);
    });
  }
}

/** Gives each item to the next lane that is free. */
export const onLanes = async <T>(
  lanes: readonly Lane[],
  items: readonly T[],
  work: (lane: Lane, item: T) => Promise<void>,
): Promise<void> => {
  const left = [...items];
  const serve = async (lane: Lane): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(lane, item);
  };
  await Promise.all(lanes.map(serve));
};
