import { randomUUID } from 'node:crypto';
import type { RulesOf } from '../core/facts.js';
import type { RoomsOptions } from '../room/rooms.js';
import { openStore } from '../store/index.js';
import type { Store } from '../store/port.js';
import { createApp } from './app.js';
import type { Limits } from './limits.js';
import { type Logger, placeOfError } from './logger.js';
import { newMetrics } from './metrics.js';
import { Service } from './service.js';

export interface ServeOptions extends RoomsOptions {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  /** A store that is open already, instead of the two above. It is closed with the server. */
  readonly store?: Store;
  readonly logger: Logger;
  readonly limits?: Partial<Limits>;
  readonly pages?: string | null;
  readonly publicUrl?: string | null;
  readonly trustProxy?: boolean;
  readonly build?: string;
  readonly openMetrics?: boolean;
  readonly rules?: RulesOf;
  /** The time in milliseconds since 1970, where it is not the clock's. */
  readonly now?: () => number;
  /** Where seeds come from, where it is not chance. */
  readonly secret?: () => string;
}

export interface Serving {
  /** Where it is reached. */
  readonly url: string;
  readonly port: number;
  /** Takes no more, finishes what it has taken, and lets go of port and store. */
  readonly stop: () => Promise<void>;
}

/** Brings the server up. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const { port, host, logger, rules, now, secret } = options;
  const store =
    options.store ?? (await openStore({ databaseUrl: options.databaseUrl, dataDir: options.dataDir ?? './data' }));
  const metrics = newMetrics();
  const fault = (where: string, error: unknown): string => {
    const id = randomUUID().slice(0, 8);
    metrics.count('warmoot_faults_total', { where });
    logger.error('fault', { fault: id, where, ...placeOfError(error) });
    return id;
  };
  const service = new Service({
    store,
    metrics,
    fault,
    ...(rules === undefined ? {} : { rules }),
    ...(now === undefined ? {} : { now }),
    ...(secret === undefined ? {} : { secret }),
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
  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    logger.info('stopping');
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
