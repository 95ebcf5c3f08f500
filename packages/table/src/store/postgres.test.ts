import { byTier } from '@warmoot/kernel/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectKept, startAppender } from '../testing/killing.js';
import { type ScratchPostgres, scratchPostgres } from '../testing/postgres.js';
import { headOf, line, storeContract, until } from '../testing/storeContract.js';
import type { News } from './port.js';
import { openPostgres } from './postgres.js';

let server: ScratchPostgres;
beforeAll(async () => {
  server = await scratchPostgres();
});
afterAll(() => server?.stop());

storeContract('PostgreSQL', async () => {
  const url = await server.freshDatabase();
  let store = await openPostgres(url);
  return {
    store,
    place: { databaseUrl: url, dataDir: '' },
    another: () => openPostgres(url),
    reopen: async () => {
      await store.close();
      store = await openPostgres(url);
      return store;
    },
    cleanup: () => store.close(),
  };
});

const ask = async (url: string, question: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
};

/** A store that has appended once, and what it hears. */
const watched = async () => {
  const url = await server.freshDatabase();
  const store = await openPostgres(url);
  const heard: News[] = [];
  await store.watch((news) => heard.push(news));
  await store.append('t', 0, [line(0)], headOf(null));
  await until(() => heard.length === 1);
  /** Appends once it can, as those do who read on and try again. */
  const insist = async (): Promise<number> => {
    for (;;) {
      try {
        const length = (await store.head('t'))?.length ?? 0;
        if (await store.append('t', length, [line(length)], headOf(null))) return length + 1;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  /** Past the loss: news is said to be missing, and then news comes again. */
  const hearsAgain = async (): Promise<void> => {
    await until(() => heard.some(({ table }) => table === null));
    const length = await insist();
    await until(() => heard.some((news) => news.table === 't' && news.length === length));
  };
  return { url, store, heard, hearsAgain };
};

test('a database of a later program is left alone', async () => {
  const url = await server.freshDatabase();
  await (await openPostgres(url)).close();
  await ask(url, "UPDATE warmoot_meta SET value = '99' WHERE name = 'version'");
  await expect(openPostgres(url)).rejects.toThrow(/form 99, and this program knows form 2/);
});

test('a database that is not there', async () => {
  await expect(openPostgres(server.url.replace(/postgres$/, 'nowhere'))).rejects.toThrow(/nowhere/);
  await expect(openPostgres('postgres://postgres@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
});

test('servers that start together on an empty database', async () => {
  const url = await server.freshDatabase();
  const stores = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url)));
  await Promise.all(stores.map((store) => store.ready()));
  await Promise.all(stores.map((store) => store.close()));
});

test('a database that can only be read is not ready', async () => {
  const url = await server.freshDatabase();
  await (await openPostgres(url)).close();
  const readOnly = await openPostgres(`${url}?options=-c%20default_transaction_read_only%3Don`).catch(() => null);
  await expect(readOnly?.ready() ?? Promise.reject(new Error('not even opened'))).rejects.toThrow();
  await readOnly?.close();
});

test('a connection that is cut: it listens anew, and says that news may be missing', async () => {
  const { url, store, heard, hearsAgain } = await watched();
  for (let time = 0; time < 3; time++) {
    heard.length = 0;
    await ask(
      url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    await hearsAgain();
  }
  await store.close();
});

test('a server that is started anew', async () => {
  const { store, heard, hearsAgain } = await watched();
  heard.length = 0;
  await server.restart();
  await hearsAgain();
  await store.ready();
  await store.close();
});

test('a server that is down: nothing is taken, nothing crashes, and closing works', async () => {
  const { url, store } = await watched();
  await server.crash();
  try {
    await expect(store.append('t', 1, [line(1)], headOf(null))).rejects.toThrow();
    await expect(store.ready()).rejects.toThrow();
    await store.close();
  } finally {
    await server.restart();
  }
  const again = await openPostgres(url);
  expect(await again.read('t', 0)).toEqual(['0']);
  await again.close();
});

test('what was told is there after kill -9 of the server, though its own setting would not wait for the disk', async () => {
  expect(await ask(server.url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'off' }]);
  for (let round = 0; round < byTier(1, 3); round++) {
    const url = await server.freshDatabase();
    const appender = await startAppender({ databaseUrl: url, dataDir: '' }, `${round}`);
    await appender.atWork(20 * (round + 1));
    await server.crash();
    await appender.ended;
    await server.restart();
    const store = await openPostgres(url);
    await expectKept(store, appender.told());
    await store.close();
  }
});
