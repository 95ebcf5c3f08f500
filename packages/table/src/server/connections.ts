import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.js';
import type { Metrics } from './metrics.js';

/** How long a connection may take to say what it wants, in milliseconds. */
export interface Patience {
  /** The head of a request, from the first moment of the connection on: also where nothing ever comes. */
  readonly headersMs: number;
  /** The whole request with its body. */
  readonly requestMs: number;
  /** No byte in either direction, as where nobody reads what is sent. */
  readonly stillMs: number;
  /** How often it is looked after. */
  readonly checkMs: number;
}

export const USUAL_PATIENCE: Patience = { headersMs: 20_000, requestMs: 120_000, stillMs: 60_000, checkMs: 5_000 };

/** Whose connection it is: an address, or for the newer kind of addresses the network that one house has to itself. */
export const houseOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? [];
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const gap = plain.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : [];
  return [...left, ...gap, ...right].slice(0, 4).join(':');
};

/** Counts by house, up to so many of each. */
export const counting = (most: number) => {
  const all = new Map<string, number>();
  return {
    /** Whether there is room for one more. */
    has: (address: string): boolean => (all.get(houseOf(address)) ?? 0) < most,
    add: (address: string): (() => void) => {
      const house = houseOf(address);
      all.set(house, (all.get(house) ?? 0) + 1);
      return () => {
        const left = (all.get(house) ?? 1) - 1;
        if (left === 0) all.delete(house);
        else all.set(house, left);
      };
    },
  };
};

/**
 * Bounds the connections themselves, before anything was asked over them: in all, and from one house. Behind a proxy all
 * come from it, and the proxy sees to the houses.
 */
export const boundConnections = (
  server: Server,
  limits: Limits,
  { metrics, trustProxy }: { readonly metrics: Metrics; readonly trustProxy: boolean },
): void => {
  const houses = counting(limits.connectionsPerAddress);
  const dropped = (why: string): void => metrics.count('warmoot_connections_dropped_total', { why });
  server.maxConnections = limits.connections;
  server.on('drop', () => dropped('all'));
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (!trustProxy && !houses.has(remoteAddress)) {
      dropped('address');
      socket.destroy();
      return;
    }
    socket.once('close', houses.add(remoteAddress));
  });
  server.on('clientError', (error: { readonly code?: string }) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') dropped('slow');
  });
  server.on('timeout', (socket: Socket) => {
    dropped('still');
    socket.destroy();
  });
};
