import type { SeatId } from '@warmoot/kernel';
import { nextDeadline, runOut } from '../core/clock.js';
import type { Desk } from '../core/desk.js';
import type { TableFacts } from '../core/facts.js';
import { giveStanding, nameOfTurn, paceOf } from '../core/giveStanding.js';
import { throwScreened } from '../core/play.js';
import { screenedIn, screenPace } from '../core/screen.js';
import { standingTurns } from '../core/standing.js';
import { nextTurn } from '../core/turns.js';
import { nextGesture, playGestures, playTurn, wantedOf } from './computers.js';
import type { House, Neighbours } from './house.js';

/** The table that it drives. */
interface Driven {
  readonly look: <A>(see: (facts: TableFacts) => A) => Promise<A>;
  /** Something that nobody asked for just now, and what follows from it. */
  readonly act: (act: (desk: Desk) => void) => Promise<void>;
  /** Whether a seat is watched from in this process. */
  readonly here: (seat: SeatId) => boolean;
}

/** What happens at a table by itself: computer players' answers, those that stand, hidden dice, and the clock. */
export class Clockwork {
  private readonly house: House & Neighbours;
  private readonly table: Driven;
  private stopClock: (() => void) | null = null;
  private stopStanding: (() => void) | null = null;
  /** The dice that wait behind the screen, by their name. */
  private screen: { readonly name: string; readonly stop: () => void } | null = null;
  /** By answer that stands: when it is given. Drawn anew by a process that starts. */
  private readonly standing = new Map<string, number>();
  private isThinking = false;
  private isStopped = false;

  constructor(house: House & Neighbours, table: Driven) {
    this.house = house;
    this.table = table;
  }

  /** Whether something will happen by itself. */
  get isRunning(): boolean {
    return this.isThinking || this.stopClock !== null || this.stopStanding !== null || this.screen !== null;
  }

  /** Sets going what these facts call for. */
  wind(facts: TableFacts | null): void {
    if (facts === null || this.isStopped) return;
    if (!this.isThinking && (nextTurn(facts) !== null || nextGesture(facts) !== null)) {
      this.isThinking = true;
      void this.run('computer player', () => this.letThink()).finally(() => {
        this.isThinking = false;
      });
    }
    this.windStanding(facts);
    this.windScreen(facts);
    this.stopClock?.();
    const deadline = nextDeadline(facts);
    const wait = deadline === null ? null : Math.max(0, deadline - this.house.circumstances().now);
    this.stopClock =
      wait === null ? null : this.house.after(wait, () => void this.run('clock', () => this.table.act(runOut)));
  }

  /** Sets going the answers that stand, each in its own time. */
  private windStanding(facts: TableFacts): void {
    const { now, secret } = this.house.circumstances();
    const turns = new Map(standingTurns(facts, this.table.here).map((turn) => [nameOfTurn(turn), turn]));
    for (const name of this.standing.keys()) if (!turns.has(name)) this.standing.delete(name);
    for (const [name, turn] of turns) {
      if (!this.standing.has(name)) this.standing.set(name, now + paceOf(facts, turn, secret()));
    }
    this.stopStanding?.();
    const wait = Math.max(0, Math.min(...this.standing.values()) - now);
    const give = (): void => {
      this.stopStanding = null;
      void this.run('standing answer', () => this.table.act((desk) => giveStanding(desk, this.isDue)));
    };
    this.stopStanding = this.standing.size === 0 ? null : this.house.after(wait, give);
  }

  /** Sets going the dice that wait behind the screen. The time is drawn anew by a process that starts. */
  private windScreen(facts: TableFacts): void {
    const name = screenedIn(facts);
    if (name === (this.screen?.name ?? null)) return;
    this.screen?.stop();
    this.screen = null;
    if (name === null) return;
    const fall = (): void => {
      this.screen = null;
      void this.run('screen', () => this.table.act((desk) => throwScreened(desk, name)));
    };
    const stop = this.house.after(screenPace(facts, this.house.circumstances().secret()), fall);
    this.screen = { name, stop };
  }

  private readonly isDue = (name: string): boolean =>
    (this.standing.get(name) ?? Number.POSITIVE_INFINITY) <= this.house.circumstances().now;

  /** Starts nothing more. */
  stop(): void {
    this.isStopped = true;
    this.stopStanding?.();
    this.stopStanding = null;
    this.screen?.stop();
    this.screen = null;
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

  /** Lets a computer player think, and then answer. Meanwhile it is everybody's turn. What needs no thinking goes first. */
  private async letThink(): Promise<void> {
    for (;;) {
      if (await this.table.look((facts) => nextGesture(facts) !== null)) await this.table.act(playGestures);
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
