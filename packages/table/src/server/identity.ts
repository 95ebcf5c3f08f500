import type { AnyRefusal } from '@warmoot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfKey, isKey, newKey } from './keys.js';
import { statusOf } from './status.js';

const COOKIE = 'warmoot';
const A_YEAR = 365 * 24 * 3600;

/** Refuses a request, with the status that goes with the refusal. */
export const sendRefusal = (reply: FastifyReply, refusal: AnyRefusal): FastifyReply =>
  reply.code(statusOf(refusal)).send({ refusal });

/** The key that came with a request: in its cookie, or as a bearer's. */
const keyOf = (request: FastifyRequest): string | null => {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const key = bearer ?? request.cookies[COOKIE];
  return isKey(key) ? key : null;
};

/** The hash of the key that came with a request; null when none did. */
export const hashIn = (request: FastifyRequest): string | null => {
  const key = keyOf(request);
  return key === null ? null : hashOfKey(key);
};

/** Bots keep their key themselves; browsers get it as a cookie that no script can read. */
export const wantsKey = (request: FastifyRequest): boolean => request.headers['x-warmoot-key'] === 'give';

/** The key of whoever asks; a device that has none gets one. */
export const keyFor = (
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): { readonly key: string; readonly isNew: boolean } => {
  const has = keyOf(request);
  if (has !== null) return { key: has, isNew: false };
  const key = newKey();
  reply.setCookie(COOKIE, key, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: A_YEAR, secure });
  return { key, isNew: true };
};

/** Whether a request comes from one of our own pages, or from no page at all. */
export const isOurs = (request: FastifyRequest, publicUrl: string | null): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    return false;
  }
};

/** Whether a request comes from this very machine, and not through a proxy on it. */
export const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  /^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
