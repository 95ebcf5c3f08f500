import type { AnyRefusal } from '@warmoot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfKey, isKey, newKey } from './keys.js';
import { statusOf } from './status.js';

const COOKIE = 'warmoot';
const A_YEAR = 365 * 24 * 3600;

/** Refuses a request, with the status that goes with the refusal. */
export const sendRefusal = (reply: FastifyReply, refusal: AnyRefusal): FastifyReply =>
  reply.code(statusOf(refusal)).send({ refusal });

/** Says when whoever waits for the answer has gone. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
};

/** Browsers give the cookies of one machine to all servers on it: a second one there has a cookie of its own. */
const portCookie = ({ headers }: FastifyRequest): string =>
  `${COOKIE}-${/:(\d{1,5})$/.exec(headers.host ?? '')?.[1] ?? 0}`;

/** The key that came with a request: in its cookie, or as a bearer's. */
const keyOf = (request: FastifyRequest): string | null => {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const key = bearer ?? request.cookies[portCookie(request)] ?? request.cookies[COOKIE];
  return isKey(key) ? key : null;
};

/** The hash of the key that came with a request; null when none did. */
export const hashIn = (request: FastifyRequest): string | null => {
  const key = keyOf(request);
  return key === null ? null : hashOfKey(key);
};

/** Bots keep their key themselves; browsers get it as a cookie that no script can read. */
export const wantsKey = (request: FastifyRequest): boolean => request.headers['x-warmoot-key'] === 'give';

/** The key that whoever asks is to have. `give` is for when it has come to open something. */
interface GivenKey {
  readonly key: string;
  readonly give: (reply: FastifyReply) => void;
}

/** What is known of keys: whether one opens anything, and which devices are connected by it. */
interface KnownKeys {
  readonly opens: (hash: string) => Promise<boolean>;
  readonly dismiss: (hash: string) => void;
}

/**
 * The key of whoever asks, if it opens something here; else a new one. So every key was made by the server that it opens
 * something at: nobody can bring one that another knows, or that is easily guessed.
 */
export const keyFor = async (request: FastifyRequest, known: KnownKeys): Promise<GivenKey> => {
  const has = keyOf(request);
  if (has !== null && (await known.opens(hashOfKey(has)))) return { key: has, give: () => undefined };
  const key = newKey();
  // A cookie that opens nothing here may open something at another server of this machine.
  const name = isKey(request.cookies[COOKIE]) ? portCookie(request) : COOKIE;
  const secure = request.protocol === 'https';
  const give = (reply: FastifyReply): void => {
    reply.setCookie(name, key, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: A_YEAR, secure });
    if (has !== null) known.dismiss(hashOfKey(has));
  };
  return { key, give };
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
