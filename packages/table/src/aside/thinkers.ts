import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { RulesOf } from '../core/facts.js';
import { IS_BUILT, startAside } from './start.js';
import { type Thought, think } from './think.js';
import { Turnstile } from './turnstile.js';

export interface Asked {
  readonly number: number;
  readonly thought: Thought;
}

export interface Answered {
  readonly number: number;
  readonly choice: unknown;
}

interface Waiting extends Asked {
  readonly done: (choice: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** A process that thinks, and what it thinks about. */
interface Thinker {
  readonly child: ChildProcess;
  at: Waiting | null;
}

/** One core is the server's. More than a few processes would only take memory. */
const MOST = Math.max(1, Math.min(4, availableParallelism() - 1));
const MEGABYTES = 256;
/** Processes that ended by themselves, one after another, after which no more are started. */
const MOST_LOST = 3;

interface ThinkersOptions {
  /** Rules that only this process knows. */
  readonly rules?: RulesOf | undefined;
  /** Whether they think in processes of their own, where it is not as usual. */
  readonly aside?: boolean | undefined;
}

/**
 * Lets computer players think, one question of a table after another's. They do so beside the server, which meanwhile
 * serves everybody; where that cannot be, here, with turns of everybody else in between.
 */
export class Thinkers {
  private readonly rules: RulesOf | undefined;
  private readonly turnstile = new Turnstile();
  private readonly waiting: Waiting[] = [];
  private readonly thinkers = new Set<Thinker>();
  private isAside: boolean;
  private lost = 0;
  private numbers = 0;

  constructor({ rules, aside = IS_BUILT }: ThinkersOptions = {}) {
    this.rules = rules;
    this.isAside = aside && rules === undefined;
  }

  /** The number of processes that think or wait for something to think about. */
  get processes(): number {
    return this.thinkers.size;
  }

  think(thought: Thought): Promise<unknown> {
    return new Promise((done, failed) => {
      this.ask({ number: this.numbers++, thought, done, failed });
    });
  }

  /** Nobody thinks any more. What was being thought about stays without an answer. */
  close(): void {
    this.isAside = false;
    this.waiting.length = 0;
    for (const thinker of this.thinkers) thinker.at = null;
    this.killAll();
  }

  /** Ends all processes, whatever they are at. */
  killAll(): void {
    for (const { child } of this.thinkers) child.kill('SIGKILL');
  }

  private ask(question: Waiting): void {
    if (!this.isAside) {
      this.thinkHere(question);
      return;
    }
    this.waiting.push(question);
    this.handOut();
  }

  private thinkHere({ thought, done, failed }: Waiting): void {
    this.turnstile.enter(() => {
      try {
        done(think(thought, this.rules));
      } catch (error) {
        failed(error);
      }
    });
  }

  private handOut(): void {
    if (this.waiting.length === 0) return;
    const idle = [...this.thinkers].find(({ at }) => at === null) ?? this.start();
    if (idle === null) return;
    idle.at = this.waiting.shift() ?? null;
    const { number, thought } = idle.at as Waiting;
    idle.child.send({ number, thought } satisfies Asked, () => undefined);
    this.handOut();
  }

  private start(): Thinker | null {
    if (this.thinkers.size >= MOST) return null;
    const child = startAside(['think'], { megabytes: MEGABYTES, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const thinker: Thinker = { child, at: null };
    this.thinkers.add(thinker);
    child.on('message', (answered: Answered) => this.hear(thinker, answered));
    child.on('error', () => this.lose(thinker));
    child.on('exit', () => this.lose(thinker));
    // A server that has nothing else to do may end.
    child.unref();
    child.channel?.unref();
    return thinker;
  }

  private hear(thinker: Thinker, { number, choice }: Answered): void {
    const { at } = thinker;
    if (at?.number !== number) return;
    this.lost = 0;
    thinker.at = null;
    at.done(choice);
    this.handOut();
  }

  /** What a process leaves behind that has ended is thought about here; so is everything once that happens too often. */
  private lose(thinker: Thinker): void {
    if (!this.thinkers.delete(thinker)) return;
    if (++this.lost >= MOST_LOST) this.isAside = false;
    if (thinker.at !== null) this.thinkHere(thinker.at);
    if (this.isAside) this.handOut();
    else for (const question of this.waiting.splice(0)) this.thinkHere(question);
  }
}
