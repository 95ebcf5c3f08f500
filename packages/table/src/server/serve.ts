import { randomUUID } from 'node:crypto';
import type { RoomsOptions } from '../room/rooms.js';
import { noticingAway, StoreAway, StoreHealth } from '../store/away.js';
import { openStore } from '../store/index.js';
import type { Store } from '../store/port.js';
import { type AppOptions, createApp } from './app.js';
import { type Logger, placeOfError, STORE_FAILS, STORE_WORKS } from './logger.js';
import { type Metrics, newMetrics } from './metrics.js';
import { Service, type ServiceOptions } from './service.js';

const PROBE_EVERY_MS = 5_000;

/** How a server is brought up. */
export interface ServeOptions
  extends RoomsOptions,
    Omit<AppOptions, 'service'>,
    Pick<ServiceOptions, 'rules' | 'now' | 'secret' | 'after'> {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  /** A store that is open already, instead of the two above. It is closed with the server. */
  readonly store?: Store;
}

/** A server that runs. */
export interface Serving {
  /** Where it is reached. */
  readonly url: string;
  readonly port: number;
  /** Takes no more, finishes what it has taken, and lets go of port and store. */
  readonly stop: () => Promise<void>;
}

/** Says once that the store fails, with its cause, and once that it is over; and counts the times in between. */
const healthOf = (logger: Logger, metrics: Metrics): StoreHealth => {
  const health: StoreHealth = new StoreHealth({
    failed: (doing, fails) => metrics.count('warmoot_store_failures_total', { doing, fails }),
    began: (doing, fails, { code, cause }) => logger.error(STORE_FAILS, { doing, fails, code, cause }),
    ended: (fails, failures, ms) => logger.info(STORE_WORKS, { fails, failures, ms }),
  });
  metrics.gauge('warmoot_store_failing', 'whether the store fails now', () => (health.fails === null ? 0 : 1));
  return health;
};

/** Brings the server up. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const { port, host, logger } = options;
  const store =
    options.store ?? (await openStore({ databaseUrl: options.databaseUrl, dataDir: options.dataDir ?? './data' }));
  const metrics = newMetrics();
  const health = healthOf(logger, metrics);
  const fault = (where: string, error: unknown): string => {
    const id = randomUUID().slice(0, 8);
    // That the store is away was said when it began.
    if (error instanceof StoreAway) return id;
    metrics.count('warmoot_faults_total', { where });
    logger.error('fault', { fault: id, where, ...placeOfError(error) });
    return id;
  };
  const service = new Service({
    ...options,
    store: noticingAway(store, health),
    health,
    metrics,
    fault,
    rooms: options,
  });
  const app = await createApp({ ...options, service });
  try {
    await service.open();
    await app.server.listen({ port, host });
  } catch (error) {
    await app.close();
    await store.close();
    throw error;
  }
  const address = app.server.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const url = options.publicUrl ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${bound}`;
  logger.info('listening', { port: bound, host });
  // While it fails it is tried again, so that its end is noticed though nobody asks for anything.
  const probing = setInterval(() => {
    if (health.fails !== null) health.probe(service.rooms.store).catch(() => undefined);
  }, PROBE_EVERY_MS).unref();
  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    logger.info('stopping');
    clearInterval(probing);
    await app.close();
    await store.close();
    logger.info('stopped');
  };
  return {
    url,
    port: bound,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
};
