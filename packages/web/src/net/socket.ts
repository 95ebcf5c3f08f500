import type { SeatId } from '@warmoot/kernel';
import { type AnyRefusal, type ClientMessage, type Deed, PROTOCOL, type ServerMessage } from '@warmoot/protocol';
import type { Outbox, Sent } from './outbox.js';

/** How the line to the server stands. */
export type Line =
  | { readonly is: 'none' }
  | { readonly is: 'opening'; readonly heard: number | null }
  | { readonly is: 'open' }
  /** Since when nothing was heard, in milliseconds since 1970. */
  | { readonly is: 'away'; readonly heard: number | null };

/** Who listens to the line. */
export interface Ears {
  readonly message: (message: ServerMessage) => void;
  readonly line: (line: Line) => void;
  /** What is under way now. */
  readonly pending: (sent: readonly Sent[]) => void;
  /** Something was done, or refused. */
  readonly answered: (sent: Sent, refusal: AnyRefusal | null) => void;
  /** How many lines of the log a seat has already; null where none. */
  readonly seen: (table: string, seat: SeatId) => number | null;
}

const PING_MS = 20_000;
/** How long a silence after a ping is taken for a dead line. */
const SILENCE_MS = 8_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
const AGAIN_MS = 1_500;

/** How long to wait before the next try: twice as long each time, and not all clients at once. */
export const waitBefore = (tries: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + random() / 2);

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** The one connection to the server. It connects again by itself, and sends again what was not answered. */
export class Socket {
  private readonly ears: Ears;
  private readonly outbox: Outbox;
  private readonly watched = new Map<string, { readonly table: string; readonly seat: SeatId }>();
  private wire: WebSocket | null = null;
  private tries = 0;
  private heard: number | null = null;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setTimeout> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;
  private wanted = false;

  constructor(ears: Ears, outbox: Outbox) {
    this.ears = ears;
    this.outbox = outbox;
  }

  /** Opens the line, if it is not. A device without a seat anywhere has no key, and would be turned away. */
  open(): void {
    if (!this.wanted) {
      this.wanted = true;
      addEventListener('online', this.hurry);
      document.addEventListener('visibilitychange', this.hurry);
    }
    if (this.wire === null && this.retry === null) this.dial();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.wire?.readyState === WebSocket.OPEN) this.ping();
    else if (this.retry !== null) {
      clearTimeout(this.retry);
      this.retry = null;
      this.tries = 0;
      this.dial();
    }
  };

  private dial(): void {
    this.ears.line(this.tries === 0 ? { is: 'opening', heard: this.heard } : { is: 'away', heard: this.heard });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const wire = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.wire = wire;
    wire.onmessage = ({ data }) => this.hear(wire, JSON.parse(String(data)) as ServerMessage);
    wire.onclose = () => this.lost(wire);
  }

  private lost(wire: WebSocket): void {
    if (this.wire !== wire) return;
    this.wire = null;
    for (const timer of [this.beat, this.silence]) if (timer !== null) clearTimeout(timer);
    this.ears.line({ is: 'away', heard: this.heard });
    this.retry = setTimeout(
      () => {
        this.retry = null;
        this.dial();
      },
      waitBefore(this.tries++),
    );
  }

  private send(message: ClientMessage): void {
    if (this.wire?.readyState === WebSocket.OPEN) this.wire.send(JSON.stringify(message));
  }

  private ping(): void {
    this.send({ v: PROTOCOL, send: 'ping' });
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      const { wire } = this;
      if (wire === null) return;
      // A dead line may take minutes to say so: it is let go here, and what it says later is not heard.
      wire.close();
      this.lost(wire);
    }, SILENCE_MS);
  }

  private hear(wire: WebSocket, message: ServerMessage): void {
    if (this.wire !== wire) return;
    this.heard = Date.now();
    if (this.silence !== null) clearTimeout(this.silence);
    if (this.beat !== null) clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), PING_MS);
    switch (message.send) {
      case 'hello':
        this.tries = 0;
        this.ears.line({ is: 'open' });
        this.ears.message(message);
        for (const { table, seat } of this.watched.values()) this.askFor(table, seat);
        this.sendAll();
        return;
      case 'done':
        this.settle(message.id, null);
        return;
      case 'refused':
        this.refused(message.id, message.refusal);
        return;
      default:
        this.ears.message(message);
    }
  }

  private refused(id: string | null, refusal: AnyRefusal): void {
    // Nothing was done: it is asked for again, under the same id.
    if (refusal.code === 'TRY_AGAIN') setTimeout(() => this.sendAll(), AGAIN_MS);
    else if (refusal.code === 'TOO_FAST') setTimeout(() => this.sendAll(), refusal.seconds * 1000);
    else if (id !== null) this.settle(id, refusal);
    else this.ears.message({ v: PROTOCOL, send: 'refused', id, refusal });
  }

  private settle(id: string, refusal: AnyRefusal | null): void {
    const sent = this.outbox.take(id);
    if (sent === undefined) return;
    this.ears.answered(sent, refusal);
    this.ears.pending(this.outbox.all);
  }

  private sendAll(): void {
    for (const command of this.outbox.all) this.send({ v: PROTOCOL, send: 'command', command });
  }

  private askFor(table: string, seat: SeatId): void {
    this.send({ v: PROTOCOL, send: 'watch', table, seat, seen: this.ears.seen(table, seat) });
  }

  watch(table: string, seat: SeatId): void {
    this.open();
    const name = `${table} ${seat}`;
    if (this.watched.has(name)) return;
    this.watched.set(name, { table, seat });
    this.askFor(table, seat);
  }

  unwatch(table: string, seat: SeatId): void {
    if (this.watched.delete(`${table} ${seat}`)) this.send({ v: PROTOCOL, send: 'unwatch', table, seat });
  }

  /** Says that somebody writes; where the line is cut, nobody needs to know. */
  typing(table: string, seat: SeatId, as: string | null): void {
    this.send({ v: PROTOCOL, send: 'typing', table, seat, as });
  }

  /** Asks for something. It is kept until it is answered, whatever happens to the line or the page. */
  ask(table: string, seat: SeatId, deed: Deed): string {
    const command: Sent = { id: newId(), table, seat, deed };
    this.outbox.put(command);
    this.ears.pending(this.outbox.all);
    this.open();
    this.send({ v: PROTOCOL, send: 'command', command });
    return command.id;
  }
}
