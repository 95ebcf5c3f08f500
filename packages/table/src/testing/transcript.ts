import WebSocket from 'ws';
import { PATIENCE_MS } from './patience.js';

/** A block of a transcript: what is fenced, and the words after the fence. */
export interface Block {
  readonly line: number;
  readonly kind: 'request' | 'answer' | 'connect' | 'send' | 'receive';
  /** The status of an answer, or the name of a socket. */
  readonly of: string;
  /** The name under which the whole answer can be sent again. */
  readonly as: string | null;
  readonly text: string;
}

const kindOf = (info: string): Pick<Block, 'kind' | 'of' | 'as'> | null => {
  const [language, what, of = '', as, name] = info.split(/\s+/);
  if (language === 'http') {
    return what === undefined ? { kind: 'request', of: '', as: null } : { kind: 'connect', of, as: null };
  }
  if (language !== 'json' || (what !== 'answer' && what !== 'send' && what !== 'receive')) return null;
  return { kind: what, of, as: as === 'as' ? (name ?? null) : null };
};

/** The fenced blocks of a text, from a heading on. */
export const blocksIn = (markdown: string, heading: string): readonly Block[] => {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  for (let at = lines.indexOf(heading) + 1; at > 0 && at < lines.length; at++) {
    const info = /^```(\S.*)$/.exec(lines[at] ?? '')?.[1];
    if (info === undefined) continue;
    const end = lines.indexOf('```', at + 1);
    const kind = kindOf(info);
    if (kind !== null) blocks.push({ line: at + 1, ...kind, text: lines.slice(at + 1, end).join('\n') });
    at = end;
  }
  return blocks;
};

const ANYTHING = '…';

type Names = Map<string, unknown>;

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A text with the names in it filled in. */
const filledIn = (text: string, names: Names): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!names.has(name)) throw new Error(`{{${name}}} is not known yet`);
    return said(names.get(name));
  });

/** Where what was found is not what was written; null where it is. New names are taken down. */
export const difference = (written: unknown, found: unknown, names: Names, path = ''): string | null => {
  const differs = `${path || 'the whole'}: expected ${said(written)}, found ${said(found)?.slice(0, 300)}`;
  if (written === ANYTHING) return found === undefined ? differs : null;
  const name = typeof written === 'string' ? /^\{\{(\w+)\}\}$/.exec(written)?.[1] : undefined;
  if (name !== undefined) {
    if (!names.has(name)) names.set(name, found);
    return names.get(name) === found && found !== undefined ? null : differs;
  }
  if (typeof written !== 'object' || written === null) return written === found ? null : differs;
  if (typeof found !== 'object' || found === null || Array.isArray(written) !== Array.isArray(found)) return differs;
  if (Array.isArray(written)) {
    const isOpen = written.length > 1 && written.at(-1) === ANYTHING;
    const items = isOpen ? written.slice(0, -1) : written;
    const length = (found as unknown[]).length;
    if (isOpen ? length < items.length : length !== items.length) return differs;
    return firstOf(items.map((item, at) => () => difference(item, (found as unknown[])[at], names, `${path}[${at}]`)));
  }
  const { [ANYTHING]: more, ...fields } = written as Record<string, unknown>;
  const unknown = Object.keys(found).filter((key) => !Object.hasOwn(fields, key));
  if (more === undefined && unknown.length > 0) return `${path}: not written down: ${unknown.join(', ')}`;
  return firstOf(
    Object.entries(fields).map(
      ([key, value]) =>
        () =>
          difference(value, (found as Record<string, unknown>)[key], names, path === '' ? key : `${path}.${key}`),
    ),
  );
};

const firstOf = (checks: readonly (() => string | null)[]): string | null => {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
};

const parseRequest = (text: string) => {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...headerLines] = head.split('\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = Object.fromEntries(headerLines.map((line) => line.split(': ') as [string, string]));
  return { method, path, headers, body: rest.join('\n\n') };
};

interface Socket {
  readonly socket: WebSocket;
  readonly unread: Record<string, unknown>[];
  wake: () => void;
}

/** Plays the blocks against a server, and tells the first place where it does otherwise. */
export class Transcript {
  private readonly names: Names = new Map();
  private readonly sockets = new Map<string, Socket>();
  private readonly url: string;
  private answer: { status: number; body: unknown } | null = null;

  constructor(url: string) {
    this.url = url;
  }

  async play({ kind, of, as, text }: Block): Promise<string | null> {
    switch (kind) {
      case 'request':
        return this.request(filledIn(text, this.names));
      case 'answer':
        return this.check(of, as, text);
      case 'connect':
        return this.connect(of, filledIn(text, this.names));
      case 'send':
        this.sockets.get(of)?.socket.send(filledIn(text, this.names));
        return null;
      case 'receive':
        return this.receive(this.sockets.get(of) as Socket, JSON.parse(text));
    }
  }

  private async request(text: string): Promise<null> {
    const { method, path, headers, body } = parseRequest(text);
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...headers, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
      ...(body === '' ? {} : { body }),
    });
    this.answer = { status: response.status, body: await response.json() };
    return null;
  }

  private check(status: string, as: string | null, text: string): string | null {
    const { answer } = this;
    if (`${answer?.status}` !== status) return `expected status ${status}, found ${JSON.stringify(answer)}`;
    if (as !== null) this.names.set(as, answer?.body);
    return difference(JSON.parse(text), answer?.body, this.names);
  }

  private async connect(name: string, text: string): Promise<null> {
    const { path, headers } = parseRequest(text);
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}${path}`, { headers });
    const one: Socket = { socket, unread: [], wake: () => undefined };
    socket.on('message', (data) => {
      one.unread.push(JSON.parse(String(data)) as Record<string, unknown>);
      one.wake();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    this.sockets.set(name, one);
    return null;
  }

  /** The next message of the kind; others that came with it stay unread. */
  private async receive(one: Socket, written: Record<string, unknown>): Promise<string | null> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const at = one.unread.findIndex(({ send }) => send === written.send);
      const [found] = at < 0 ? [] : one.unread.splice(at, 1);
      if (found !== undefined) return difference(written, found, this.names);
      if (Date.now() > end) return `no such message came; unread: ${JSON.stringify(one.unread).slice(0, 1000)}`;
      await new Promise<void>((resolve) => {
        one.wake = resolve;
        setTimeout(resolve, 100);
      });
    }
  }

  close(): void {
    for (const { socket } of this.sockets.values()) socket.close();
  }
}
