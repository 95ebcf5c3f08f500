import pg from 'pg';
import type { News } from './port.js';

const CHANNEL = 'warmoot';
export const WORDS = 'warmoot_words';
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
/** A connection may die without a sound; then only a question that is not answered tells. */
const ASK_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 10_000;

/** What an append says of itself: the table's id, which may hold colons, and how long its log is now. */
const newsOf = (payload: string): News => {
  const colon = payload.lastIndexOf(':');
  return { table: payload.slice(0, colon), length: Number(payload.slice(colon + 1)) };
};

export interface Listener {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const nothing = (): void => undefined;

/**
 * Listens on a connection of its own. When that is lost it listens anew, as often as it takes, and then says that news
 * may have been missed. pg does none of this by itself.
 */
export const listener = (
  config: pg.ClientConfig,
  tell: (news: News) => void,
  pass: (word: string) => void,
): Listener => {
  let current: pg.Client | null = null;
  let stopped = false;
  let asking: NodeJS.Timeout | undefined;
  let pausing: { readonly timer: NodeJS.Timeout; readonly end: () => void } | null = null;

  const letGo = (client: pg.Client): void => {
    client.end().catch(nothing);
    // A dead connection never answers a goodbye.
    setTimeout(() => client.connection.stream.destroy(), 1_000).unref();
  };

  const lost = (client: pg.Client): void => {
    if (client !== current) return;
    current = null;
    clearInterval(asking);
    letGo(client);
    if (!stopped) void again();
  };

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ ...config, keepAlive: true, query_timeout: ANSWER_WITHIN_MS });
    client.on('error', () => lost(client));
    client.on('end', () => lost(client));
    client.on('notification', ({ channel, payload = '' }) =>
      channel === WORDS ? pass(payload) : tell(newsOf(payload)),
    );
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${WORDS}`);
    } catch (error) {
      letGo(client);
      throw error;
    }
    if (stopped) {
      letGo(client);
      return;
    }
    current = client;
    asking = setInterval(() => client.query('SELECT 1').catch(() => lost(client)), ASK_EVERY_MS).unref();
  };

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      pausing = { timer: setTimeout(resolve, ms), end: resolve };
    });

  const again = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE_MS; !stopped; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      // Servers that lost the same database do not all come back in the same moment.
      await pause(wait * (0.5 + Math.random()));
      try {
        if (!stopped) await listen();
      } catch {
        continue;
      }
      if (!stopped) tell({ table: null, length: 0 });
      return;
    }
  };

  return {
    start: listen,
    stop: async () => {
      stopped = true;
      clearInterval(asking);
      clearTimeout(pausing?.timer);
      pausing?.end();
      const last = current;
      current = null;
      if (last !== null) letGo(last);
    },
  };
};
