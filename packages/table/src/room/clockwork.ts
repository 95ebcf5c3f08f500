import { nextDeadline, runOut } from '../core/clock.js';
import type { Desk } from '../core/desk.js';
import type { TableFacts } from '../core/facts.js';
import { nextTurn } from '../core/turns.js';
import { playTurn, wantedOf } from './computers.js';
import type { House, Neighbours } from './house.js';

/** The table that it drives. */
interface Driven {
  readonly look: <A>(see: (facts: TableFacts) => A) => Promise<A>;
  /** Something that nobody asked for just now, and what follows from it. */
  readonly act: (act: (desk: Desk) => void) => Promise<void>;
}

/** What happens at a table by itself: computer players' answers, and the clock. */
export class Clockwork {
  private readonly house: House & Neighbours;
  private readonly table: Driven;
  private stopClock: (() => void) | null = null;
  private isThinking = false;
  private isStopped = false;

  constructor(house: House & Neighbours, table: Driven) {
    this.house = house;
    this.table = table;
  }

  /** Whether something will happen by itself. */
  get isRunning(): boolean {
    return this.isThinking || this.stopClock !== null;
  }

  /** Sets going what these facts call for. */
  wind(facts: TableFacts | null): void {
    if (facts === null || this.isStopped) return;
    if (!this.isThinking && nextTurn(facts) !== null) {
      this.isThinking = true;
      void this.run('computer player', () => this.letThink()).finally(() => {
        this.isThinking = false;
      });
    }
    this.stopClock?.();
    const deadline = nextDeadline(facts);
    const wait = deadline === null ? null : Math.max(0, deadline - this.house.circumstances().now);
    this.stopClock =
      wait === null ? null : this.house.after(wait, () => void this.run('clock', () => this.table.act(runOut)));
  }

  /** Starts nothing more. */
  stop(): void {
    this.isStopped = true;
    this.stopClock?.();
    this.stopClock = null;
  }

  private async run(where: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.house.fault(where, error);
    }
  }

  /** Lets a computer player think, and then answer. Meanwhile it is everybody's turn. */
  private async letThink(): Promise<void> {
    for (;;) {
      const wanted = await this.table.look((facts) => {
        const turn = nextTurn(facts);
        return turn === null ? null : { turn, ...wantedOf(facts, turn, this.house.circumstances().secret()) };
      });
      if (wanted === null) return;
      const choice = 'choice' in wanted ? wanted.choice : await this.house.thinkers.think(wanted.thought);
      if (this.isStopped) return;
      await this.table.act((desk) => playTurn(desk, wanted.turn, choice));
    }
  }
}
