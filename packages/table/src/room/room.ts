import type { SeatId } from '@warmoot/kernel';
import {
  type AnyRefusal,
  type Command,
  type Item,
  type Outcome,
  PROTOCOL,
  refuse,
  type ServerMessage,
  type TableRecord,
} from '@warmoot/protocol';
import { nextDeadline, runOut } from '../core/clock.js';
import { type Circumstances, Desk, TABLE_ITSELF } from '../core/desk.js';
import { NO_TABLE, seatsOpenedBy, type TableFacts } from '../core/facts.js';
import { fold, Unreadable } from '../core/fold.js';
import { readRecord } from '../core/logs.js';
import { type Obeyed, obey } from '../core/obey.js';
import { answer, noteRules } from '../core/play.js';
import { itemsOf, linesOf, sceneSeen, tableSeen } from '../core/seen.js';
import { headOf, type Summary, summaryOf } from '../core/summary.js';
import type { Store } from '../store/port.js';
import { nextTurn, think } from './computers.js';
import { type Feed, newsFor } from './feed.js';
import { Memory } from './memory.js';

/** How often an append is tried again when somebody else was first, or the store was away. */
const MOST_TRIES = 20;
const MOST_LOST = 4;

/** What a room needs of the house it is in. */
export interface House {
  readonly store: Store;
  readonly circumstances: () => Circumstances;
  /** Told of every change, after it is durable. */
  readonly changed: (table: string, summary: Summary) => void;
  /** A fault of ours: told by its name alone, never with what it was about. */
  readonly fault: (where: string, error: unknown) => string;
  readonly after: (ms: number, then: () => void) => () => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A table while somebody is at it: its facts, those who watch it, and one thing done after another. */
export class Room {
  readonly table: string;
  readonly feeds = new Set<Feed>();
  private readonly house: House;
  private facts: TableFacts | null = null;
  private memory = new Memory();
  private queue: Promise<unknown> = Promise.resolve();
  private stopClock: (() => void) | null = null;
  private isThinking = false;
  /** How many records those who watch have been told of. */
  private told = 0;
  lastUse = 0;

  constructor(table: string, house: House) {
    this.table = table;
    this.house = house;
  }

  get asleep(): boolean {
    return this.facts === null;
  }

  /** One thing after another: nothing at a table happens at once. */
  private inTurn<A>(work: () => Promise<A>): Promise<A> {
    this.lastUse = this.house.circumstances().now;
    const done = this.queue.then(work, work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Waits until all that was begun is done. */
  async settled(): Promise<void> {
    await this.queue;
  }

  /** The facts, read from the store where they are not at hand. Those who watched meanwhile are told what they missed. */
  private async awake(): Promise<TableFacts> {
    if (this.facts !== null) return this.facts;
    const records = (await this.house.store.read(this.table, 0)).map(readRecord);
    const { rules } = this.house.circumstances();
    const known = this.feeds.size === 0 ? records.length : this.told;
    const readOn = (facts: TableFacts, record: TableRecord): TableFacts => fold(facts, record, rules);
    const before = records.slice(0, known).reduce(readOn, { ...NO_TABLE, table: this.table });
    this.facts = before;
    this.memory = new Memory();
    this.memory.remember(records);
    const missed = records.slice(known);
    if (missed.length > 0) this.accept(before, missed.reduce(readOn, before), missed);
    if (this.facts.scene !== null) await this.change((now) => this.onDesk(now, noteRules));
    return this.facts;
  }

  private onDesk(facts: TableFacts, act: (desk: Desk) => void): Outcome<Obeyed> {
    const desk = new Desk(facts, this.house.circumstances(), TABLE_ITSELF);
    act(desk);
    return { ok: true, value: { desk, repeated: false } };
  }

  /** Reads what others have written, and tells those who watch here. */
  private async catchUp(): Promise<void> {
    const before = this.facts as TableFacts;
    const records = (await this.house.store.read(this.table, before.length)).map(readRecord);
    if (records.length === 0) return;
    const { rules } = this.house.circumstances();
    const after = records.reduce((facts, record) => fold(facts, record, rules), before);
    this.accept(before, after, records);
  }

  private accept(before: TableFacts, after: TableFacts, records: readonly TableRecord[]): void {
    this.facts = after;
    this.told = after.length;
    this.memory.remember(records);
    const bySeat = new Map<SeatId, ServerMessage | null>();
    for (const feed of [...this.feeds]) {
      if (!seatsOpenedBy(after, feed.key).some(({ seat }) => seat === feed.seat)) {
        this.feeds.delete(feed);
        const refusal: AnyRefusal = { code: 'NOT_YOUR_SEAT', seat: feed.seat };
        feed.send({ v: PROTOCOL, send: 'gone', table: this.table, seat: feed.seat, refusal });
        continue;
      }
      if (!bySeat.has(feed.seat)) bySeat.set(feed.seat, newsFor(this.table, feed.seat, before, after, records));
      const news = bySeat.get(feed.seat);
      if (news) feed.send(news);
    }
    this.house.changed(this.table, summaryOf(after));
  }

  /** Does something and keeps it: tried again on what others wrote in between, until it is durable or refused. */
  private async change(act: (facts: TableFacts) => Outcome<Obeyed>): Promise<Outcome<null>> {
    let lost = 0;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = this.facts as TableFacts;
      const obeyed = act(before);
      if (!obeyed.ok) return obeyed;
      const { desk, repeated } = obeyed.value;
      if (repeated || desk.records.length === 0) return { ok: true, value: null };
      try {
        const lines = desk.records.map((record) => JSON.stringify(record));
        if (await this.house.store.append(this.table, before.length, lines, headOf(desk.facts))) {
          this.accept(before, desk.facts, desk.records);
          return { ok: true, value: null };
        }
        await this.catchUp();
      } catch (error) {
        // Whether it was kept is not known: what is read next tells, by the id of the command.
        if (error instanceof Unreadable) throw error;
        if (++lost >= MOST_LOST) return refuse({ code: 'TRY_AGAIN', why: 'store' });
        await pause(50 * 2 ** lost);
        await this.catchUp().catch(() => undefined);
      }
    }
    return refuse({ code: 'TRY_AGAIN', why: 'crowded' });
  }

  /** Sets going what happens by itself: computer players' answers, and the clock. */
  private wind(): void {
    const { facts } = this;
    if (facts === null) return;
    if (!this.isThinking && nextTurn(facts) !== null) {
      this.isThinking = true;
      setImmediate(() => void this.letComputersPlay());
    }
    this.stopClock?.();
    const deadline = nextDeadline(facts);
    const wait = deadline === null ? null : Math.max(0, deadline - this.house.circumstances().now);
    this.stopClock = wait === null ? null : this.house.after(wait, () => void this.lookAtClock());
  }

  private async letComputersPlay(): Promise<void> {
    try {
      await this.inTurn(async () => {
        await this.awake();
        await this.change((facts) => {
          const turn = nextTurn(facts);
          return this.onDesk(facts, (desk) => {
            if (turn === null) return;
            const choice = think(facts, turn, desk.circumstances.secret());
            answer(desk, turn.seat, { ...turn, choice }, { by: turn.seat, how: 'computer' });
          });
        });
      });
    } catch (error) {
      this.house.fault('computer player', error);
      return;
    } finally {
      this.isThinking = false;
    }
    this.wind();
  }

  private async lookAtClock(): Promise<void> {
    try {
      await this.inTurn(async () => {
        await this.awake();
        await this.change((facts) => this.onDesk(facts, runOut));
      });
      this.wind();
    } catch (error) {
      this.house.fault('clock', error);
    }
  }

  /** Does something at the table that has been authorised. */
  do(act: (facts: TableFacts, circumstances: Circumstances) => Outcome<Obeyed>): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      await this.awake();
      const done = await this.change((facts) => act(facts, this.house.circumstances()));
      this.wind();
      return done;
    });
  }

  /** Does what the holder of a seat asks for. */
  obey(command: Command, key: string): Promise<Outcome<null>> {
    return this.do((facts, circumstances) => {
      if (facts.length === 0) return refuse({ code: 'NO_SUCH_TABLE', table: this.table });
      if (!seatsOpenedBy(facts, key).some(({ seat }) => seat === command.seat)) {
        return refuse({ code: 'NOT_YOUR_SEAT', seat: command.seat });
      }
      return obey(facts, command, circumstances, this.memory.print);
    });
  }

  /** Looks at the facts, in turn. */
  look<A>(see: (facts: TableFacts) => A | Promise<A>): Promise<A> {
    return this.inTurn(async () => see(await this.awake()));
  }

  /** Hears that the log has grown elsewhere. */
  async hear(length: number | null): Promise<void> {
    if (this.facts === null ? this.feeds.size === 0 : length !== null && this.facts.length >= length) return;
    await this.inTurn(async () => {
      const facts = await this.awake();
      if (length === null || facts.length < length) await this.catchUp();
      this.wind();
    });
  }

  /** The lines of a seat's log from one on; where it is not said from which, those of the running scene. */
  async lines(
    seat: SeatId,
    facts: TableFacts,
    seen: number | null,
    most = Number.POSITIVE_INFINITY,
  ): Promise<readonly Item[]> {
    const total = linesOf(facts, seat);
    if (seen !== null && seen >= total) return [];
    let from = seen === null ? (facts.scene?.from ?? facts.length - 100) : facts.length - (total - seen) * 2 - 20;
    for (;;) {
      from = Math.max(0, from);
      const stored = (await this.house.store.read(this.table, from)).slice(0, facts.length - from).map(readRecord);
      const count = itemsOf(stored, seat, 0).length;
      if (seen === null || from === 0 || total - count <= seen) {
        const items = itemsOf(stored, seat, total - count);
        return items.filter(({ place }) => seen === null || place >= seen).slice(0, most);
      }
      from -= facts.length - from;
    }
  }

  /** Begins to watch: all that the seat sees, and the lines of its log that it has not seen. */
  watch(feed: Feed, seen: number | null, here: () => Readonly<Record<SeatId, boolean>>): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const facts = await this.awake();
      if (facts.length === 0) return refuse({ code: 'NO_SUCH_TABLE', table: this.table });
      if (!seatsOpenedBy(facts, feed.key).some(({ seat }) => seat === feed.seat)) {
        return refuse({ code: 'NOT_YOUR_SEAT', seat: feed.seat });
      }
      const items = await this.lines(feed.seat, facts, seen);
      this.feeds.add(feed);
      this.told = facts.length;
      feed.send({
        v: PROTOCOL,
        send: 'table',
        table: this.table,
        seat: feed.seat,
        seen: tableSeen(facts, feed.seat),
        scene: sceneSeen(facts, feed.seat),
        from: items[0]?.place ?? linesOf(facts, feed.seat),
        items,
        here: here(),
      });
      this.wind();
      return { ok: true, value: null };
    });
  }

  /** Forgets what the store knows, until somebody asks again. Those who watch stay. */
  sleep(): void {
    if (this.isThinking || this.stopClock !== null || this.facts === null) return;
    this.told = this.facts.length;
    this.facts = null;
    this.memory = new Memory();
  }

  close(): void {
    this.stopClock?.();
    this.stopClock = null;
  }
}
