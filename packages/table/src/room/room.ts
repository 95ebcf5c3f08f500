import type { SeatId } from '@warmoot/kernel';
import { type Command, type Item, type Made, type Outcome, refuse, type TableRecord } from '@warmoot/protocol';
import { Slice } from '../aside/slices.js';
import { type Circumstances, Desk, TABLE_ITSELF } from '../core/desk.js';
import { shutOf, type TableFacts } from '../core/facts.js';
import { endedIn, readAll } from '../core/fold.js';
import { readRecord } from '../core/logs.js';
import { madeSoFar } from '../core/made.js';
import { type Obeyed, obey } from '../core/obey.js';
import { noteRules, playsUnsaid } from '../core/play.js';
import { headOf, summaryOf } from '../core/summary.js';
import { StoreAway } from '../store/away.js';
import { Clockwork } from './clockwork.js';
import { type Feed, tableMessage, tellFeeds, writtenLines, writtenTable } from './feed.js';
import type { House, Neighbours } from './house.js';
import { linesFrom } from './lines.js';
import { Memory } from './memory.js';
import { foldInSlices, recordsFrom } from './reading.js';
import { keep, recall } from './snapshots.js';
import { Typing, tellTyping } from './typing.js';

/**
 * How often an append is tried again when somebody else was first. Whoever loses has to read before the next try, and
 * so may lose to a busy server for as long as that one has something to write: the end is far away, and only there.
 */
const MOST_TRIES = 500;

/** How often an append is tried again when the store was away. */
const MOST_LOST = 4;

const DONE: Outcome<null> = { ok: true, value: null };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A table while somebody is at it: its facts, those who watch it, and one thing done after another. */
export class Room {
  readonly table: string;
  readonly feeds = new Set<Feed>();
  private readonly house: House & Neighbours;
  private facts: TableFacts | null = null;
  private memory = new Memory();
  private queue: Promise<unknown> = Promise.resolve();
  private readonly clockwork: Clockwork;
  private readonly typing = new Typing();
  /** The number of jobs that run or wait. */
  private begun = 0;
  /** The number of records that the watchers have been told of. */
  private told = 0;
  /** The number of records in the last snapshot. */
  private kept = 0;
  lastUse = 0;

  constructor(table: string, house: House & Neighbours) {
    this.table = table;
    this.house = house;
    this.clockwork = new Clockwork(house, {
      look: (see) => this.look(see),
      here: (seat) => [...this.feeds].some((feed) => feed.seat === seat),
      act: (act) =>
        this.inTurn(async () => {
          await this.awake();
          await this.byTable(act);
          this.wind();
        }),
    });
  }

  /** Whether the table is out of memory and no job would load it. */
  get asleep(): boolean {
    return this.facts === null && this.begun === 0;
  }

  /** The seats that watch, in this process and in others. */
  get here(): ReadonlySet<SeatId> {
    return new Set([...[...this.feeds].map(({ seat }) => seat), ...this.house.elsewhere(this.table)]);
  }

  private circumstances(): Circumstances {
    const here = (seat: SeatId): boolean => this.here.has(seat);
    return { ...this.house.circumstances(), here };
  }

  /** One thing after another: nothing at a table happens at once. */
  private inTurn<A>(work: () => Promise<A>): Promise<A> {
    this.lastUse = this.house.circumstances().now;
    this.begun += 1;
    const done = this.queue.then(work).finally(() => {
      this.begun -= 1;
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Waits until all that was begun is done. */
  async settled(): Promise<void> {
    while (this.begun > 0) await this.queue;
  }

  /** The facts, read from the store where they are not at hand. Those who watched meanwhile are told what they missed. */
  private async awake(): Promise<TableFacts> {
    if (this.facts !== null) return this.facts;
    const { store } = this.house;
    const known = this.feeds.size === 0 ? Number.POSITIVE_INFINITY : this.told;
    const recalled = await recall(store, this.table, known);
    const slice = new Slice();
    const records = await recordsFrom(store, this.table, recalled.facts.length, slice);
    const { rules } = this.house.circumstances();
    const told = records.slice(0, Math.max(0, known - recalled.facts.length));
    const before = await foldInSlices(recalled.facts, told, { rules, ended: endedIn(told), slice });
    const missed = records.slice(told.length);
    const after = await foldInSlices(before, missed, { rules, slice });
    this.memory = recalled.memory;
    this.memory.remember(records, madeSoFar(recalled.facts));
    this.kept = keep(store, { facts: after, memory: this.memory }, recalled.facts.length);
    this.facts = after;
    if (missed.length > 0) this.accept(before, after, missed);
    await this.noteRules();
    return this.facts;
  }

  /** Says in the log that the scene is played on by other rules, before anybody is shown it under them. */
  private async noteRules(): Promise<void> {
    const noted = await this.byTable(noteRules);
    if (noted.ok) return;
    this.facts = null;
    throw new StoreAway(noted.refusal);
  }

  private deskOf(facts: TableFacts, act: (desk: Desk) => void): Desk {
    const desk = new Desk(facts, this.circumstances(), TABLE_ITSELF);
    act(desk);
    return desk;
  }

  /** Something that the table itself does. */
  private byTable(act: (desk: Desk) => void): Promise<Outcome<null>> {
    return this.change((facts) => ({ ok: true, value: { desk: this.deskOf(facts, act), repeated: false } }));
  }

  /** Reads what others have written, and tells those who watch here. Gives it as it was written. */
  private async catchUp(): Promise<readonly string[]> {
    const before = this.facts as TableFacts;
    const stored = await this.house.store.read(this.table, before.length);
    const records = stored.map(readRecord);
    if (records.length === 0) return [];
    this.accept(before, readAll(before, records, this.house.circumstances().rules), records);
    return stored;
  }

  private accept(before: TableFacts, after: TableFacts, records: readonly TableRecord[]): void {
    this.facts = after;
    this.told = after.length;
    this.memory.remember(records, madeSoFar(before));
    this.kept = keep(this.house.store, { facts: after, memory: this.memory }, this.kept);
    tellFeeds(this.table, this.feeds, before, after, records);
    this.house.changed(this.table, summaryOf(after), after.length);
  }

  /** Does something and keeps it: tried again on what others wrote in between, until it is durable or refused. */
  private async change(act: (facts: TableFacts) => Outcome<Obeyed>): Promise<Outcome<null>> {
    let lost = 0;
    // Appends of which it is not known whether they were kept: what is read next tells.
    let unknown: (readonly string[])[] = [];
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = this.facts as TableFacts;
      const obeyed = act(before);
      if (!obeyed.ok) return obeyed;
      const { desk, repeated } = obeyed.value;
      if (repeated || desk.records.length === 0) return DONE;
      // Another server may have played on by other rules in between: nothing is played without saying by which.
      const isNote = playsUnsaid(desk);
      const { facts, records } = isNote ? this.deskOf(before, noteRules) : desk;
      const lines = records.map((record) => JSON.stringify(record));
      try {
        if (await this.house.store.append(this.table, before.length, lines, headOf(facts))) {
          this.accept(before, facts, records);
          if (isNote) continue;
          return DONE;
        }
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
        if (++lost >= MOST_LOST) return refuse({ code: 'TRY_AGAIN', why: 'store' });
        if (!isNote) unknown.push(lines);
        await pause(50 * 2 ** lost);
      }
      try {
        const stored = await this.catchUp();
        if (unknown.some((ours) => ours.every((line, at) => line === stored[at]))) return DONE;
        if (stored.length > 0) unknown = [];
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
      }
    }
    return refuse({ code: 'TRY_AGAIN', why: 'crowded' });
  }

  private wind(): void {
    this.clockwork.wind(this.facts);
  }

  /** Does something at the table that has been authorised. */
  do(act: (facts: TableFacts, circumstances: Circumstances) => Outcome<Obeyed>): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      await this.awake();
      const done = await this.change((facts) => act(facts, this.circumstances()));
      this.wind();
      return done;
    });
  }

  /** Does what the holder of a seat asks for, and says what it has made; the same when it is asked for again. */
  async obey(command: Command, key: string): Promise<Outcome<Made | null>> {
    const done = await this.do((facts, circumstances) => {
      if (facts.length === 0) return refuse({ code: 'NO_SUCH_TABLE', table: this.table });
      const shut = shutOf(facts, key, command.seat);
      if (shut !== null) return refuse(shut);
      return obey(facts, command, circumstances, this.memory.print);
    });
    return done.ok ? { ok: true, value: this.memory.made(command.seat, command.id) } : done;
  }

  /** Looks at the facts, in turn. */
  look<A>(see: (facts: TableFacts) => A | Promise<A>): Promise<A> {
    return this.inTurn(async () => see(await this.awake()));
  }

  /** Tells those who watch here that somebody writes; false where they were told just now, and are not again. */
  async typed(by: SeatId, as: string | null): Promise<boolean> {
    if (!this.typing.isDue(by, this.house.circumstances().now)) return false;
    await this.look((facts) => tellTyping(facts, this.feeds, { by, as }));
    return true;
  }

  /** Sets going what happens by itself, though nobody asks. */
  async wake(): Promise<void> {
    await this.inTurn(async () => {
      await this.awake();
      this.wind();
    });
  }

  /** Hears that the log has grown elsewhere. While the table is being read, what is read may be of before. */
  async hear(length: number | null): Promise<void> {
    if (this.asleep && this.feeds.size === 0) return;
    if (this.facts !== null && length !== null && this.facts.length >= length) return;
    await this.inTurn(async () => {
      const facts = await this.awake();
      if (length === null || facts.length < length) await this.catchUp();
      this.wind();
    });
  }

  /** The lines of a seat's log from one on; where it is not said from which, those of the running scene. */
  lines(seat: SeatId, facts: TableFacts, seen: number | null, most?: number): Promise<readonly Item[]> {
    return linesFrom(this.house.store, facts, seat, seen, most);
  }

  /** Begins to watch: all that the seat sees, and the lines of its log that it has not seen. */
  watch(feed: Feed, seen: number | null, here: () => Readonly<Record<SeatId, boolean>>): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const facts = await this.awake();
      if (facts.length === 0) return refuse({ code: 'NO_SUCH_TABLE', table: this.table });
      const shut = shutOf(facts, feed.key, feed.seat);
      if (shut !== null) return refuse(shut);
      const items = await this.lines(feed.seat, facts, seen);
      const lines = await writtenLines(items);
      this.feeds.add(feed);
      this.told = facts.length;
      feed.write(writtenTable(tableMessage(facts, feed.seat, items, here()), lines));
      this.wind();
      return { ok: true, value: null };
    });
  }

  /** Forgets what the store knows, until somebody asks again. Those who watch stay. */
  sleep(): void {
    if (this.clockwork.isRunning || this.begun > 0 || this.facts === null) return;
    this.told = this.facts.length;
    this.facts = null;
    this.memory = new Memory();
  }

  /** Finishes the jobs that run, and starts nothing more by itself. */
  close(): void {
    this.clockwork.stop();
  }
}
