import type { SeatId } from '@warmoot/kernel';
import { type ClientMessage, type Deed, PROTOCOL, type ServerMessage } from '@warmoot/protocol';
import type { DeskTable } from '../../../table/src/testing/deskTable.js';
import { DeskWatcher } from '../../../table/src/testing/deskWatcher.js';

type Hears = ((event: { readonly data: string }) => void) | null;

/** A table with its line, without a server: what a page asks for is done at once, and told to whoever watches. */
export class DeskLine {
  readonly table: DeskTable;
  private readonly watchers = new Map<SeatId, DeskWatcher>();
  private readonly hearing = new Set<DeskSocket>();

  constructor(table: DeskTable) {
    this.table = table;
  }

  get name(): string {
    return this.table.facts.table;
  }

  do(seat: SeatId, deed: Deed): void {
    const refusal = this.table.do(seat, deed);
    if (refusal !== null) throw new Error(`${JSON.stringify(deed)}: ${JSON.stringify(refusal)}`);
    this.tell();
  }

  connect(socket: DeskSocket): void {
    this.hearing.add(socket);
    socket.hear({ v: PROTOCOL, send: 'hello', build: 'dev', notices: [] } as unknown as ServerMessage);
  }

  take(socket: DeskSocket, message: ClientMessage): void {
    switch (message.send) {
      case 'watch': {
        const watcher = new DeskWatcher(this.table, message.seat);
        this.watchers.set(message.seat, watcher);
        socket.hear(watcher.whole());
        return;
      }
      case 'unwatch':
        this.watchers.delete(message.seat);
        return;
      case 'command': {
        const { id, seat, deed } = message.command;
        const refusal = this.table.do(seat, deed);
        if (refusal === null) this.tell();
        socket.hear(
          refusal === null ? { v: PROTOCOL, send: 'done', id, lines: 0 } as never : { v: PROTOCOL, send: 'refused', id, refusal },
        );
        return;
      }
      default:
    }
  }

  private tell(): void {
    for (const watcher of this.watchers.values())
      for (const message of watcher.news()) for (const socket of this.hearing) socket.hear(message);
  }
}

let line: DeskLine | null = null;

/** The line that pages are connected to from now on. */
export const plugIn = (next: DeskLine): void => {
  line = next;
};

export class DeskSocket {
  static readonly OPEN = 1;
  readonly readyState = 1;
  onmessage: Hears = null;
  onclose: (() => void) | null = null;

  constructor() {
    queueMicrotask(() => line?.connect(this));
  }

  send(text: string): void {
    line?.take(this, JSON.parse(text) as ClientMessage);
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onclose?.();
  }
}
