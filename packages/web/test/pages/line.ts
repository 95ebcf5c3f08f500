import type { SeatId } from '@warmoot/kernel';
import {
  type ClientMessage,
  type Deed,
  type Mine,
  type Notice,
  type Outcome,
  PROTOCOL,
  parseClientMessage,
  type ServerMessage,
} from '@warmoot/protocol';
import { type DeskTable, DeskWatcher, screenedIn, throwScreened } from '@warmoot/table/testing/desk';

/** Dice of which nobody may know fall at last; whether there were any. */
export const lift = (desk: DeskTable): boolean => {
  let fell = false;
  for (let screen = screenedIn(desk.facts); screen !== null; screen = screenedIn(desk.facts)) {
    const now = screen;
    desk.act((work) => throwScreened(work, now));
    fell = true;
  }
  return fell;
};

/** A table with a line to it, without a server: what a page asks for is done at once, and told to it. */
export class DeskLine {
  desk: DeskTable;
  /** The seats of the device that looks. */
  seats: readonly SeatId[];
  /** The build of the server at the other end. */
  build = 'dev';
  /** What pages asked for and were not given, by its path. */
  readonly refused: string[] = [];
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

  /** What else is asked of the server, by its path and what is sent with it; null where that is not answered here. */
  ask(_path: string, _body: unknown): Outcome<unknown> | null {
    return null;
  }

  /** The log of a scene, or the table as a file, by the path under which a page asks for it; null where it is no such path. */
  read(path: string): ReturnType<DeskTable['read']> | null {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const of = { table: this.desk.facts.table, seat: searchParams.get('seat') ?? '' };
    const [, scene] = /\/scenes\/(\d+)\/log$/.exec(pathname) ?? [];
    if (scene !== undefined) return this.desk.read({ want: 'log', scene: Number(scene), ...of });
    return pathname.endsWith('/export') ? this.desk.read({ want: 'file', ...of }) : null;
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
      case 'typing':
        this.tellTyping(message.seat, message.as);
        return;
      case 'ping':
        say({ v: PROTOCOL, send: 'pong', now: this.desk.now });
        return;
      default:
    }
  }

  /** The notices that pages have been told, by what they are about. */
  private noticed: ReadonlyMap<string, Notice> = new Map();

  private noticesNow(): ReadonlyMap<string, Notice> {
    const notices = this.mine.notices ?? [];
    return new Map(notices.map((one) => [`${one.table} ${one.seat} ${one.question}`, one]));
  }

  /** What is said first to whoever is connected. */
  greet(): void {
    this.noticed = this.noticesNow();
    say({
      v: PROTOCOL,
      send: 'hello',
      build: this.build,
      notices: [...this.noticed.values()],
    } as unknown as ServerMessage);
  }

  /** That somebody writes is told to all others. */
  private tellTyping(by: SeatId, as: string | null): void {
    const { table } = this.desk.facts;
    for (const seat of this.watchers.keys())
      if (seat !== by) say({ v: PROTOCOL, send: 'typing', table, seat, by, as } as unknown as ServerMessage);
  }

  tell(): void {
    for (const watcher of this.watchers.values()) for (const message of watcher.news()) say(message);
    const before = this.noticed;
    this.noticed = this.noticesNow();
    for (const [about, notice] of this.noticed) if (!before.has(about)) say({ v: PROTOCOL, send: 'notice', notice });
    for (const [about, { table, seat, question }] of before)
      if (!this.noticed.has(about)) say({ v: PROTOCOL, send: 'withdrawn', table, seat, question });
  }
}

/** The line that pages are connected to; null while the server is away. */
let line: DeskLine | null = null;
let isCut = false;
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
    queueMicrotask(() => (isCut ? this.drop() : hello()));
  }

  /** No answer comes before whoever asks has gone on, or they would not wait for it yet. */
  send(text: string): void {
    const to = isCut ? null : line;
    queueMicrotask(() => {
      // Read as a server reads it: what is left out is then as the rules have it.
      const read = parseClientMessage(text);
      if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.refusal)}`);
      to?.take(read.value);
    });
  }

  close(): void {
    sockets.delete(this);
  }

  /** It breaks, and says so. */
  drop(): void {
    this.close();
    this.onclose?.();
  }
}

/** Cuts the line of all pages: they hear nothing more, and nobody hears them. */
export const cutLine = (): void => {
  isCut = true;
  for (const socket of [...sockets]) socket.drop();
};

/** The line is back, and the browser says so. */
export const mendLine = (): void => {
  isCut = false;
  dispatchEvent(new Event('online'));
};

const hello = (): void => {
  if (line !== null) line.greet();
  else say({ v: PROTOCOL, send: 'hello', build: 'dev', notices: [] } as unknown as ServerMessage);
};

const NOT_FOUND = JSON.stringify({ refusal: { code: 'NOT_FOUND' } });

/** What the server answers to requests, by their path; all else is not there. */
const answerTo = (path: string, body: unknown): Response => {
  const asked = line?.ask(path, body) ?? null;
  if (asked !== null)
    return new Response(JSON.stringify(asked.ok ? (asked.value ?? {}) : { refusal: asked.refusal }), {
      status: asked.ok ? 200 : 403,
    });
  if (path === '/api/me') return new Response(JSON.stringify(line?.mine ?? { tables: [] }));
  const read = line?.read(path) ?? null;
  if (read === null) return new Response(NOT_FOUND, { status: 404 });
  return read.ok ? new Response(read.value) : new Response(JSON.stringify({ refusal: read.refusal }), { status: 403 });
};

const deskFetch = async (path: string, sent?: { readonly body?: string }): Promise<Response> => {
  const response = answerTo(String(path), sent?.body === undefined ? undefined : JSON.parse(sent.body));
  if (!response.ok) line?.refused.push(String(path));
  return response;
};

Object.assign(globalThis, { WebSocket: DeskSocket, fetch: deskFetch });

/** Connects all pages to a table; what they knew of another is gone with the line to it. */
export const plugIn = (next: DeskLine | null): void => {
  line = next;
  if (next !== null) hello();
};
