import type { SeatId } from '@warmoot/kernel';
import { PROTOCOL, type Presence } from '@warmoot/protocol';
import type { News, Store } from '../store/port.js';
import type { Feed } from './feed.js';
import { type House, Room } from './room.js';

/** How long a table stays in memory after its last use; and how many times in that it is looked at. */
const IDLE_MS = 30_000;
const SWEEPS = 6;

/** The tables that are in use in this process. */
export class Rooms {
  private readonly house: House;
  private readonly idleMs: number;
  private readonly rooms = new Map<string, Room>();
  private sweeping: NodeJS.Timeout | null = null;
  private unwatch: (() => Promise<void>) | null = null;

  constructor(house: House, idleMs = IDLE_MS) {
    this.house = house;
    this.idleMs = idleMs;
  }

  async open(): Promise<void> {
    this.unwatch = await this.house.store.watch((news) => this.hear(news));
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
    const room = new Room(table, this.house);
    this.rooms.set(table, room);
    return room;
  }

  private hear({ table, length }: News): void {
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

  /** Which seats are watched from in this process. */
  presence(room: Room): Presence {
    const here: Record<SeatId, boolean> = {};
    for (const { seat } of room.feeds) here[seat] = true;
    return here;
  }

  /** Tells all who watch who is here now. */
  tellPresence(room: Room, except: Feed | null = null): void {
    const here = this.presence(room);
    for (const feed of room.feeds) {
      if (feed !== except) feed.send({ v: PROTOCOL, send: 'here', table: room.table, seat: feed.seat, here });
    }
  }

  leave(room: Room, feed: Feed): void {
    if (!room.feeds.delete(feed)) return;
    const stillHere = [...room.feeds].some(({ seat }) => seat === feed.seat);
    if (!stillHere) this.tellPresence(room);
  }

  /** Finishes what was accepted. */
  async close(): Promise<void> {
    if (this.sweeping !== null) clearInterval(this.sweeping);
    await this.unwatch?.();
    for (const room of this.rooms.values()) room.close();
    await Promise.all([...this.rooms.values()].map((room) => room.settled()));
  }

  get store(): Store {
    return this.house.store;
  }
}
