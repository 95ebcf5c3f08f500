import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTier } from '@warmoot/kernel/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { SILENT } from '../server/logger.js';
import { type ServeOptions, type Serving, serve } from '../server/serve.js';
import type { StorePlace } from '../store/index.js';
import { NO_LIMITS } from './limits.js';
import { type ScratchPostgres, scratchPostgres } from './postgres.js';
import { seeds } from './seeds.js';

type Options = Partial<Omit<ServeOptions, 'dataDir'>>;

/** Where servers can be started on a store of the test's own. */
export interface Ground {
  /** Where its tables are; known from the first test on. */
  readonly place: () => StorePlace;
  /** One more server in this process, on another database where one is named. It is stopped in the end, if it has not been. */
  readonly serve: (options?: Options) => Promise<Serving>;
  /** The database's server, where the store is in one. */
  readonly postgres: () => ScratchPostgres;
}

/** The database or folder is made before the first test and removed after the last. */
export const ground = (kind: 'SQLite' | 'PostgreSQL'): Ground => {
  let place: StorePlace = { dataDir: '' };
  let postgres: ScratchPostgres | null = null;
  const started: Serving[] = [];
  const secret = seeds(kind);
  beforeAll(async () => {
    if (kind === 'SQLite') place = { dataDir: await mkdtemp(join(tmpdir(), 'warmoot-')) };
    else {
      postgres = await scratchPostgres();
      place = { databaseUrl: await postgres.freshDatabase(), dataDir: '' };
    }
  });
  afterAll(async () => {
    await Promise.all(started.map((serving) => serving.stop()));
    await postgres?.stop();
    if (kind === 'SQLite') await rm(place.dataDir, { recursive: true });
  });
  return {
    place: () => place,
    serve: async (options = {}) => {
      const serving = await serve({
        port: 0,
        host: '127.0.0.1',
        logger: SILENT,
        limits: NO_LIMITS,
        secret,
        ...place,
        ...options,
      });
      started.push(serving);
      return serving;
    },
    postgres: () => postgres as ScratchPostgres,
  };
};

/** The same tests on each store; in `npm test` on the first: what a store must do is tried on both by its contract. */
export const onEachStore = (what: string, tests: (ground: Ground) => void): void => {
  for (const kind of byTier(['SQLite'] as const, ['SQLite', 'PostgreSQL'] as const))
    describe(`${what}, on ${kind}`, () => tests(ground(kind)));
};
