import { performance } from 'node:perf_hooks';
import type { SeatId } from '@warmoot/kernel';
import { PLAYERS } from '@warmoot/players';
import {
  type AnyRefusal,
  type Command,
  type Item,
  type Made,
  type Mine,
  type OpenQuestion,
  type OpenTable,
  type Outcome,
  refuse,
  type Seat,
} from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { LongReads } from '../aside/longReads.js';
import { Thinkers } from '../aside/thinkers.js';
import { type Circumstances, Desk, TABLE_ITSELF } from '../core/desk.js';
import { type RulesOf, shutOf, type TableFacts } from '../core/facts.js';
import { Unreadable } from '../core/fold.js';
import type { Obeyed } from '../core/obey.js';
import { questionsOf } from '../core/questions.js';
import type { Read } from '../core/reads.js';
import { openTable } from '../core/seating.js';
import { newSecret } from '../core/secret.js';
import { listed, noticesFor, summaryIn } from '../core/summary.js';
import { tableMessage, writtenLines, writtenTable } from '../room/feed.js';
import type { House } from '../room/house.js';
import type { Room } from '../room/room.js';
import { Rooms, type RoomsOptions } from '../room/rooms.js';
import { StoreAway, type StoreHealth } from '../store/away.js';
import type { Store } from '../store/port.js';
import { newTableId } from './keys.js';
import type { Metrics } from './metrics.js';
import { Notices } from './notices.js';

export interface ServiceOptions {
  readonly store: Store;
  readonly health: StoreHealth;
  readonly metrics: Metrics;
  readonly fault: (where: string, error: unknown) => string;
  readonly rules?: RulesOf;
  /** The time in milliseconds since 1970, where it is not the clock's. */
  readonly now?: () => number;
  /** Where seeds come from, where it is not chance. */
  readonly secret?: () => string;
  /** Where what is to happen later waits, where it is not the clock's. */
  readonly after?: House['after'];
  readonly rooms?: RoomsOptions;
  /** Whether computer players think in processes of their own, where it is not as usual. */
  readonly aside?: boolean | undefined;
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** All that can be asked of the tables, whoever asks and by whatever way. A key is always the hash of one. */
export class Service {
  readonly rooms: Rooms;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly fault: ServiceOptions['fault'];
  readonly rules: RulesOf;
  /** The rules, where they are others than all processes know. */
  readonly ownRules: RulesOf | undefined;
  readonly health: StoreHealth;
  readonly store: Store;
  private readonly longReads: LongReads;
  private readonly circumstances: () => Omit<Circumstances, 'here'>;
  private stopping = false;
  private unwatch: (() => Promise<void>) | null = null;
  private readonly clocks = new Set<NodeJS.Timeout>();

  constructor(options: ServiceOptions) {
    const { store, metrics, fault, rules = sceneRules, now = Date.now, secret = newSecret, rooms = {} } = options;
    this.store = store;
    this.health = options.health;
    this.metrics = metrics;
    this.fault = fault;
    this.rules = rules;
    this.ownRules = options.rules;
    this.longReads = new LongReads({ store: this.store, rules: options.rules, aside: options.aside });
    this.circumstances = () => ({ rules, now: now(), secret, players: Object.keys(PLAYERS) });
    this.notices = new Notices(this.store, (error) => fault('notices', error), now);
    this.rooms = new Rooms(
      {
        store: this.store,
        circumstances: this.circumstances,
        changed: (table, summary, length) => this.notices.changed(table, summary, length),
        fault,
        after: options.after ?? ((ms, then) => this.after(ms, then)),
      },
      rooms,
      new Thinkers({ rules: options.rules, aside: options.aside }),
    );
    metrics.gauge('warmoot_tables_open', 'tables in use in this process', () => this.rooms.count);
    metrics.gauge('warmoot_tables_awake', 'tables whose facts are in memory', () => this.rooms.awake);
  }

  private after(ms: number, then: () => void): () => void {
    const timer = setTimeout(
      () => {
        this.clocks.delete(timer);
        then();
      },
      Math.min(ms, LONGEST_TIMER),
    );
    this.clocks.add(timer);
    return () => {
      clearTimeout(timer);
      this.clocks.delete(timer);
    };
  }

  async open(): Promise<void> {
    await this.rooms.open();
    this.unwatch = await this.store.watch(({ table, length }) => {
      if (table !== null) this.notices.heard(table, length);
      else this.notices.heardNothing().catch((error: unknown) => this.fault('notices', error));
    });
    // Deadlines go on running while no server does, and what a computer player owes it owes still.
    for await (const head of this.store.heads()) {
      const summary = summaryIn(head);
      if (summary === null || (summary.deadline === null && !summary.thinking)) continue;
      await this.rooms
        .at(head.table)
        .wake()
        .catch((error: unknown) => this.fault('waking', error));
    }
  }

  /** The answer to a failed request: its reason where that is known, otherwise only that the server is at fault. */
  refusalFor(where: string, error: unknown): AnyRefusal {
    if (error instanceof StoreAway) return { code: 'TRY_AGAIN', why: 'store' };
    const fault = this.fault(where, error);
    if (error instanceof Unreadable) return { code: 'OTHER_RULES', record: error.record ?? 0 };
    return { code: 'FAULT', fault };
  }

  get now(): number {
    return this.circumstances().now;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  private room(table: string): Room {
    return this.rooms.at(table);
  }

  private async timed<A>(work: () => Promise<Outcome<A>>): Promise<Outcome<A>> {
    if (this.stopping) return refuse({ code: 'TRY_AGAIN', why: 'stopping' });
    const start = performance.now();
    const outcome = await work();
    this.metrics.time('warmoot_command_seconds', (performance.now() - start) / 1000);
    this.metrics.count('warmoot_commands_total', { result: outcome.ok ? 'done' : outcome.refusal.code });
    return outcome;
  }

  /** Does what a seat asks for, and says what it has made. True once it is durable. */
  obey(command: Command, key: string): Promise<Outcome<Made | null>> {
    return this.timed(() => this.room(command.table).obey(command, key));
  }

  /** Something that gives back what it made. */
  async make<A>(table: string, act: (desk: Desk, facts: TableFacts) => Outcome<A>): Promise<Outcome<A>> {
    let made: A | undefined;
    const done = await this.timed(() =>
      this.room(table).do((facts, circumstances): Outcome<Obeyed> => {
        const desk = new Desk(facts, circumstances, TABLE_ITSELF);
        const outcome = act(desk, facts);
        if (!outcome.ok) return outcome;
        made = outcome.value;
        return { ok: true, value: { desk, repeated: false } };
      }),
    );
    return done.ok ? { ok: true, value: made as A } : done;
  }

  async openTable(wish: OpenTable, key: string): Promise<Outcome<Seat>> {
    const table = newTableId();
    const seat = await this.make(table, (desk) => openTable(desk, { ...wish, hash: key }));
    return seat.ok ? { ok: true, value: { table, seat: seat.value } } : seat;
  }

  /** Why a key does not open a seat; null where it does. */
  holds(facts: TableFacts, key: string, seat: SeatId): AnyRefusal | null {
    if (facts.length === 0) return { code: 'NO_SUCH_TABLE', table: facts.table };
    return shutOf(facts, key, seat);
  }

  /** The tables that a key opens, and where its holder must act. */
  async mine(key: string): Promise<Mine> {
    const heads = (await this.store.openedBy(key)).flatMap((head) => {
      const summary = summaryIn(head);
      return summary === null ? [] : [{ table: head.table, summary }];
    });
    const tables = heads
      .map(({ table, summary }) => listed(table, summary, key))
      .filter(({ seats }) => seats.length > 0);
    return {
      tables: tables.sort((a, b) => b.changed - a.changed),
      notices: heads.flatMap(({ table, summary }) => noticesFor(table, summary, key, this.now)),
    };
  }

  /** Something read from a table by whoever holds a seat at it. */
  look<A>(
    table: string,
    key: string,
    seat: SeatId,
    see: (facts: TableFacts, room: Room) => Outcome<A> | Promise<Outcome<A>>,
  ): Promise<Outcome<A>> {
    const room = this.room(table);
    return room.look((facts) => {
      const refusal = this.holds(facts, key, seat);
      return refusal === null ? see(facts, room) : refuse(refusal);
    });
  }

  /** All that a seat sees, as one message, written out. */
  snapshot(table: string, key: string, seat: SeatId): Promise<Outcome<string>> {
    return this.look(table, key, seat, async (facts, room) => {
      const items = await room.lines(seat, facts, null);
      const lines = await writtenLines(items);
      return { ok: true, value: writtenTable(tableMessage(facts, seat, items, this.rooms.presence(room)), lines) };
    });
  }

  lines(table: string, key: string, seat: SeatId, from: number, most: number): Promise<Outcome<readonly Item[]>> {
    return this.look(table, key, seat, async (facts, room) => ({
      ok: true,
      value: await room.lines(seat, facts, from, most),
    }));
  }

  /** The questions that a seat may answer now. */
  questions(table: string, key: string, seat: SeatId): Promise<Outcome<readonly OpenQuestion[]>> {
    return this.look(table, key, seat, (facts) => ({ ok: true, value: questionsOf(facts, seat) }));
  }

  /** A seat's table as a file, or the log of a scene, as text; null when whoever asked has gone. */
  async read(read: Read, key: string, gone: AbortSignal): Promise<Outcome<string> | null> {
    // The table goes on meanwhile: what is read is what it was.
    const facts = await this.look<TableFacts>(read.table, key, read.seat, (value) => ({ ok: true, value }));
    return facts.ok ? this.longReads.read(read, facts.value, gone) : facts;
  }

  /** Takes no more, and finishes what it has taken. */
  async close(): Promise<void> {
    this.stopping = true;
    await this.unwatch?.();
    this.notices.close();
    for (const timer of this.clocks) clearTimeout(timer);
    await this.rooms.close();
  }
}
