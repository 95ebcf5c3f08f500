import { randomUUID } from 'node:crypto';
import type { RoomsOptions } from '../room/rooms.js';
import { openStore } from '../store/index.js';
import type { Store } from '../store/port.js';
import { type AppOptions, createApp } from './app.js';
import { placeOfError } from './logger.js';
import { newMetrics } from './metrics.js';
import { Service, type ServiceOptions } from './service.js';

export interface ServeOptions
  extends RoomsOptions,
    Omit<AppOptions, 'service'>,
    Pick<ServiceOptions, 'rules' | 'now' | 'secret'> {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  /** A store that is open already, instead of the two above. It is closed with the server. */
  readonly store?: Store;
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
  const { port, host, logger } = options;
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
    ...options,
    store,
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
