import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { isFromHere } from './identity.js';

/** The name in a `Host` header, without its port and in small letters; null where it names nothing. */
const nameIn = (host: string | undefined): string | null => {
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i.exec(host ?? '');
  return found?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
};

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);

/** Addresses come and go with networks; they are asked for again after a while. */
const KNOWN_MS = 10_000;

/** The names and addresses of this machine, as a `Host` header writes them. */
const ownNames = (): ReadonlySet<string> => {
  const machine = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address).toLowerCase());
  return new Set([machine, `${machine}.local`, ...addresses]);
};

/**
 * Whether a request names this server. A page of another site can have its own name lead to this machine, and would
 * then be taken for ours: so a name must be the server's own, whatever address it was found at.
 */
export const namesUs = (publicUrl: string | null): ((request: FastifyRequest) => boolean) => {
  const published = publicUrl === null ? null : nameIn(new URL(publicUrl).host);
  let known: ReadonlySet<string> = new Set();
  let until = 0;
  const isOwn = (name: string): boolean => {
    if (performance.now() >= until) {
      known = ownNames();
      until = performance.now() + KNOWN_MS;
    }
    return known.has(name);
  };
  return (request) => {
    const name = nameIn(request.headers.host);
    if (name === null) return false;
    if (published === null) return isLoopback(name) || isOwn(name);
    // Whoever sits at the machine itself, as a container's health check does, need not go by the public address.
    return name === published || (isLoopback(name) && isFromHere(request));
  };
};
