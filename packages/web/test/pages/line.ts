import type { SeatId } from '@warmoot/kernel';
import { type ClientMessage, type Deed, type Mine, PROTOCOL, type ServerMessage } from '@warmoot/protocol';
import { type DeskTable, DeskWatcher } from '@warmoot/table/testing/desk';

/** A table with a line to it, without a server: what a page asks for is done at once, and told to it. */
export class DeskLine {
  readonly desk: DeskTable;
  /** The seats of the device that looks. */
  readonly seats: readonly SeatId[];
  private readonly watchers = new Map<SeatId, DeskWatcher>();

  constructor(desk: DeskTable, seats: readonly SeatId[]) {
    this.desk = desk;
    this.seats = seats;
  }

  /** What the device holds anywhere. */
  get mine(): Mine {
    const { table, title } = this.desk.facts;
    return { tables: [{ table, title, seats: [...this.seats] }] } as unknown as Mine;
  }

  /** Does something at the table that must not be refused. */
  do(seat: SeatId, deed: Deed): void {
    const refusal = this.desk.do(seat, deed);
    if (refusal !== null) throw new Error(`${JSON.stringify(deed)}: ${JSON.stringify(refusal)}`);
    this.tell();
  }

  take(message: ClientMessage): void {
    switch (message.send) {
      case 'watch': {
        const watcher = new DeskWatcher(this.desk, message.seat);
        this.watchers.set(message.seat, watcher);
        say(watcher.whole());
        return;
      }
      case 'unwatch':
        this.watchers.delete(message.seat);
        return;
      case 'command': {
        const { id, seat, deed } = message.command;
        const refusal = this.desk.do(seat, deed);
        this.tell();
        if (refusal === null) say({ v: PROTOCOL, send: 'done', id, lines: 0 } as unknown as ServerMessage);
        else say({ v: PROTOCOL, send: 'refused', id, refusal });
        return;
      }
      default:
    }
  }

  private tell(): void {
    for (const watcher of this.watchers.values()) for (const message of watcher.news()) say(message);
  }
}

/** The line that pages are connected to; null while the server is away. */
let line: DeskLine | null = null;
const sockets = new Set<DeskSocket>();

const say = (message: ServerMessage): void => {
  for (const socket of sockets) socket.onmessage?.({ data: JSON.stringify(message) });
};

/** Takes the place of the browser's own: it leads to the line that is plugged in. */
class DeskSocket {
  static readonly OPEN = 1;
  readonly readyState = DeskSocket.OPEN;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.add(this);
    queueMicrotask(hello);
  }

  send(text: string): void {
    line?.take(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    sockets.delete(this);
  }
}

const hello = (): void => say({ v: PROTOCOL, send: 'hello', build: 'dev', notices: [] } as unknown as ServerMessage);

/** What the server answers to requests, by their path; all else is not there. */
const answers = (path: string): unknown => (path === '/api/me' ? (line?.mine ?? { tables: [] }) : undefined);

const deskFetch = async (path: string): Promise<Response> => {
  const found = answers(String(path));
  return found === undefined
    ? new Response(JSON.stringify({ refusal: { code: 'NOT_FOUND' } }), { status: 404 })
    : new Response(JSON.stringify(found));
};

Object.assign(globalThis, { WebSocket: DeskSocket, fetch: deskFetch });

/** Connects all pages to a table; what they knew of another is gone with the line to it. */
export const plugIn = (next: DeskLine | null): void => {
  line = next;
  if (next !== null) hello();
};
