import {
  type AnyRefusal,
  type ClientMessage,
  idOfCommand,
  type Outcome,
  PROTOCOL,
  parseClientMessage,
  type ServerMessage,
} from '@warmoot/protocol';
import type { Feed } from '../room/feed.js';
import type { Room } from '../room/room.js';
import { bucket, type Limits } from './limits.js';
import type { Device } from './notices.js';
import type { Service } from './service.js';

/** The part of a WebSocket that the server uses. */
export interface Wire {
  readonly bufferedAmount: number;
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  readonly on: (
    event: 'message' | 'ping' | 'close' | 'error',
    hear: (data: unknown, isBinary?: boolean) => void,
  ) => void;
}

const POLICY = 1008;
const TOO_SLOW = 1013;
const COME_BACK = 1012;

interface Watching {
  readonly room: Room;
  readonly feed: Feed;
}

/** One client over one socket: what it watches, what it asks for, and how much of it. */
export class Connection {
  private readonly wire: Wire;
  private readonly service: Service;
  private readonly limits: Limits;
  private readonly key: string;
  private readonly build: string;
  private readonly watching = new Map<string, Watching>();
  private readonly device: Device;
  private readonly bucket: ReturnType<typeof bucket>;
  private refusals = 0;
  private isOpen = true;
  /** The length of the last table that was sent whole: to read that takes its time, however much it is. */
  private spare = 0;
  private queue: Promise<void> = Promise.resolve();
  /** The messages that have come and are not done. */
  private waiting = 0;

  constructor(wire: Wire, service: Service, limits: Limits, key: string, build: string) {
    this.wire = wire;
    this.service = service;
    this.limits = limits;
    this.key = key;
    this.build = build;
    this.bucket = bucket(limits.messagesAtOnce, limits.messagesPerSecond / 1000);
    this.device = { key, send: (message) => this.send(message), dismiss: () => wire.close(COME_BACK, 'OTHER_KEY') };
    wire.on('message', (data, isBinary) => this.hear(data, isBinary === true));
    wire.on('ping', () => this.hearPing());
    wire.on('close', () => this.close());
    wire.on('error', () => this.close());
  }

  /** Greets the client; what it asks for meanwhile is done after that. */
  async greet(): Promise<void> {
    const greeted = this.service.notices.connect(this.device, (notices) =>
      this.send({ v: PROTOCOL, send: 'hello', build: this.build, now: this.service.now, notices }),
    );
    this.queue = greeted.catch(() => undefined);
    await greeted;
    if (!this.isOpen) this.service.notices.disconnect(this.device);
  }

  private send(message: ServerMessage): void {
    if (this.isOpen && !this.isTooSlow()) this.wire.send(JSON.stringify(message));
  }

  private write(text: string): void {
    if (!this.isOpen || this.isTooSlow()) return;
    this.wire.send(text);
    this.spare = text.length;
  }

  /** Lets a client go that does not read what is sent to it. It can come back and ask for what it has not seen. */
  private isTooSlow(): boolean {
    if (this.wire.bufferedAmount <= this.limits.waitingBytes + this.spare) return false;
    this.service.metrics.count('warmoot_sockets_dropped_total', { why: 'slow' });
    this.wire.close(TOO_SLOW, 'TOO_SLOW');
    this.close();
    return true;
  }

  private refuse(id: string | null, refusal: AnyRefusal): void {
    this.send({ v: PROTOCOL, send: 'refused', id, refusal });
    if (++this.refusals < this.limits.mostRefusals) return;
    this.service.metrics.count('warmoot_sockets_dropped_total', { why: 'refusals' });
    this.wire.close(POLICY, 'TOO_MANY_REFUSALS');
    this.close();
  }

  private isTooFast(text: string): boolean {
    const { messagesAtOnce: most, messagesPerSecond } = this.limits;
    // What waits counts too: where the store is slow, a client may not send on as if it were not.
    if (this.bucket.take(performance.now()) && this.waiting < most) return false;
    this.refuse(idOfCommand(text), { code: 'TOO_FAST', most, seconds: Math.ceil(most / messagesPerSecond) });
    return true;
  }

  /** WebSocket pings are answered by the library, but the answers wait in the same buffer until they are read. */
  private hearPing(): void {
    if (this.isOpen && !this.isTooFast('')) this.isTooSlow();
  }

  private hear(data: unknown, isBinary: boolean): void {
    if (!this.isOpen) return;
    this.service.metrics.count('warmoot_messages_total');
    const text = isBinary ? '' : String(data);
    if (this.isTooFast(text)) return;
    if (isBinary) {
      this.refuse(null, { code: 'NOT_JSON', why: 'a binary frame' });
      return;
    }
    const message = this.parse(text);
    if (!message.ok) {
      this.refuse(idOfCommand(text), message.refusal);
      return;
    }
    // Each socket's messages are done in the order they came.
    this.waiting += 1;
    this.queue = this.queue
      .then(() => this.handle(message.value))
      .catch((error: unknown) => {
        const id = message.value.send === 'command' ? message.value.command.id : null;
        this.refuse(id, this.service.refusalFor('socket', error));
      })
      .finally(() => {
        this.waiting -= 1;
      });
  }

  /** No message may bring the process down, not even through a fault of ours in reading it. */
  private parse(text: string): Outcome<ClientMessage> {
    try {
      return parseClientMessage(text);
    } catch (error) {
      return { ok: false, refusal: { code: 'FAULT', fault: this.service.fault('message', error) } };
    }
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (!this.isOpen) return;
    switch (message.send) {
      case 'ping':
        return this.send({ v: PROTOCOL, send: 'pong', now: this.service.now });
      case 'watch':
        return this.watch(message.table, message.seat, message.seen);
      case 'unwatch':
        return this.unwatch(`${message.table} ${message.seat}`);
      case 'typing':
        return this.typed(message.table, message.seat, message.as);
      case 'command': {
        const { command } = message;
        const done = await this.service.obey(command, this.key);
        if (done.ok) {
          const made = done.value === null ? {} : { made: done.value };
          this.send({ v: PROTOCOL, send: 'done', id: command.id, table: command.table, ...made });
        } else this.refuse(command.id, done.refusal);
      }
    }
  }

  private async watch(table: string, seat: string, seen: number | null): Promise<void> {
    const name = `${table} ${seat}`;
    this.unwatch(name);
    if (this.watching.size >= this.limits.watchedPerSocket) {
      return this.refuse(null, { code: 'TOO_MANY', what: 'watched', most: this.limits.watchedPerSocket });
    }
    const room = this.service.rooms.at(table);
    const feed: Feed = {
      seat,
      key: this.key,
      send: (message) => this.sendFeed(name, message),
      write: (text) => this.write(text),
    };
    const wasHere = this.service.rooms.presence(room)[seat] === true;
    const watched = await room.watch(feed, seen, () => this.service.rooms.presence(room));
    if (!watched.ok) return this.refuse(null, watched.refusal);
    if (!this.isOpen) return this.service.rooms.left(room, feed);
    this.watching.set(name, { room, feed });
    this.service.rooms.came(room, feed, wasHere);
  }

  /** Somebody writes. Only where they watch: it is told of nobody who is not there. */
  private async typed(table: string, seat: string, as: string | null): Promise<void> {
    const found = this.watching.get(`${table} ${seat}`);
    if (found === undefined) return this.refuse(null, { code: 'NOT_YOUR_SEAT', seat });
    await this.service.rooms.typed(found.room, seat, as);
  }

  private sendFeed(name: string, message: ServerMessage): void {
    this.send(message);
    if (message.send === 'gone') this.unwatch(name);
  }

  private unwatch(name: string): void {
    const found = this.watching.get(name);
    if (found === undefined) return;
    this.watching.delete(name);
    this.service.rooms.left(found.room, found.feed);
  }

  /** Lets go of everything; what was accepted is finished all the same. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.service.notices.disconnect(this.device);
    for (const name of [...this.watching.keys()]) this.unwatch(name);
  }

  /** Tells the client to come back, and waits for what it has asked for. */
  async stop(): Promise<void> {
    await this.queue;
    this.wire.close(COME_BACK, 'STOPPING');
    this.close();
  }
}
