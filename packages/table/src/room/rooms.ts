import type { SeatId } from '@warmoot/kernel';
import { PROTOCOL, type Presence } from '@warmoot/protocol';
import type { Thinkers } from '../aside/thinkers.js';
import type { News, Store } from '../store/port.js';
import { Elsewhere } from './elsewhere.js';
import type { Feed } from './feed.js';
import type { House } from './house.js';
import { Room } from './room.js';

/** How long a table stays in memory after its last use; and how many times in that it is looked at. */
const IDLE_MS = 30_000;
const SWEEPS = 6;

export interface RoomsOptions {
  /** How long a table stays in memory after its last use. */
  readonly idleMs?: number | undefined;
  /** How often the other processes are told that this one is there. */
  readonly beatMs?: number | undefined;
}

const seatsIn = ({ feeds }: Room): ReadonlySet<SeatId> => new Set([...feeds].map(({ seat }) => seat));

/** The tables that are in use in this process. */
export class Rooms {
  private readonly house: House;
  private readonly idleMs: number;
  private readonly elsewhere: Elsewhere;
  private readonly thinkers: Thinkers;
  private readonly rooms = new Map<string, Room>();
  private sweeping: NodeJS.Timeout | null = null;
  private unwatch: (() => Promise<void>) | null = null;

  constructor(house: House, { idleMs = IDLE_MS, beatMs }: RoomsOptions, thinkers: Thinkers) {
    this.house = house;
    this.idleMs = idleMs;
    this.thinkers = thinkers;
    this.elsewhere = new Elsewhere({
      store: house.store,
      mine: () => [...this.rooms.values()].map((room) => [room.table, seatsIn(room)]),
      changed: (table) => this.tellPresence(this.rooms.get(table) ?? null),
      typed: (table, seat, as) => this.hearTyping(table, seat, as),
      beatMs,
    });
  }

  async open(): Promise<void> {
    this.unwatch = await this.house.store.watch(
      (news) => this.hear(news),
      (word) => this.elsewhere.heed(word),
    );
    this.elsewhere.open();
    this.sweeping = setInterval(() => this.sweep(), this.idleMs / SWEEPS);
    this.sweeping.unref();
  }

  get count(): number {
    return this.rooms.size;
  }

  get awake(): number {
    return [...this.rooms.values()].filter(({ asleep }) => !asleep).length;
  }

  at(table: string): Room {
    const found = this.rooms.get(table);
    if (found !== undefined) return found;
    const elsewhere = (id: string): Iterable<SeatId> => this.elsewhere.at(id);
    const room = new Room(table, { ...this.house, elsewhere, thinkers: this.thinkers });
    this.rooms.set(table, room);
    return room;
  }

  private hear({ table, length }: News): void {
    if (table === null) this.elsewhere.begin();
    const rooms = table === null ? [...this.rooms.values()] : [this.rooms.get(table)];
    for (const room of rooms) {
      room?.hear(table === null ? null : length).catch((error: unknown) => this.house.fault('news', error));
    }
  }

  /** Lets go of what nobody uses. */
  private sweep(): void {
    const { now } = this.house.circumstances();
    for (const room of this.rooms.values()) {
      if (now - room.lastUse < this.idleMs) continue;
      room.sleep();
      if (room.asleep && room.feeds.size === 0) this.rooms.delete(room.table);
    }
  }

  /** Which seats are watched from. */
  presence({ here }: Room): Presence {
    return Object.fromEntries([...here].map((seat) => [seat, true]));
  }

  /** Tells all who watch who is here now. */
  private tellPresence(room: Room | null, except: Feed | null = null): void {
    if (room === null || room.feeds.size === 0) return;
    const here = this.presence(room);
    for (const feed of room.feeds) {
      if (feed !== except) feed.send({ v: PROTOCOL, send: 'here', table: room.table, seat: feed.seat, here });
    }
  }

  /** Somebody watches, from a seat that was watched from before or was not. */
  came(room: Room, feed: Feed, wasHere: boolean): void {
    this.elsewhere.tell(room.table, seatsIn(room));
    if (!wasHere) this.tellPresence(room, feed);
  }

  /** Somebody does not watch any more. */
  left(room: Room, feed: Feed): void {
    room.feeds.delete(feed);
    this.elsewhere.tell(room.table, seatsIn(room));
    if (!room.here.has(feed.seat)) this.tellPresence(room);
  }

  /** Somebody who watches writes just now: all others at the table are told, here and in other processes. */
  async typed(room: Room, seat: SeatId, as: string | null): Promise<void> {
    if (await room.typed(seat, as)) this.elsewhere.typed(room.table, seat, as);
  }

  private hearTyping(table: string, seat: SeatId, as: string | null): void {
    const room = this.rooms.get(table);
    if (room === undefined || room.feeds.size === 0) return;
    room.typed(seat, as).catch((error: unknown) => this.house.fault('typing', error));
  }

  /** Finishes what was accepted. */
  async close(): Promise<void> {
    if (this.sweeping !== null) clearInterval(this.sweeping);
    const goodbye = this.elsewhere.close();
    await this.unwatch?.();
    for (const room of this.rooms.values()) room.close();
    await Promise.all([...this.rooms.values()].map((room) => room.settled()));
    this.thinkers.close();
    await goodbye;
  }

  get store(): Store {
    return this.house.store;
  }
}
