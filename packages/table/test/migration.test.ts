import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SceneTypes, View } from '@warmoot/kernel';
import {
  type Client,
  expectSameAsFresh,
  expectVerified,
  NO_LIMITS,
  type Place,
  type ScratchPostgres,
  scratchPostgres,
  seeds,
} from '@warmoot/table/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SILENT } from '../src/server/logger.js';
import { serve } from '../src/server/serve.js';
import { openStore, type StorePlace } from '../src/store/index.js';
import { openDatabase } from '../src/store/sqliteDriver.js';
import { STEPS } from '../src/store/steps.js';
import { entryOf, playOut } from './campaignKit.js';
import { Reader } from './secretsKit.js';

/*
 * A store of the first form, as a server of that time left it: a duel and a battle in their midst, scenes that are over,
 * and a campaign with a snapshot, a duel that is over and one that is being fought. The SQL is what pg_dump made of the
 * same tables.
 */

const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/store-1.${name}`, import.meta.url));

type Tables = Readonly<Record<'duel' | 'climb' | 'alone' | 'battle' | 'campaign', readonly Place[]>>;
const TABLES = JSON.parse(fixture('places.json').toString()) as Tables;

/** The lengths of the logs in the fixture, as the server said when it was made. */
const LENGTHS = { duel: 26, climb: 32, alone: 75, battle: 23, campaign: 436 } as const;

/** A store of the first form, and how it is asked from beside the program. */
interface Old {
  readonly place: StorePlace;
  readonly ask: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly cleanup: () => Promise<void>;
}

const oldSqlite = async (): Promise<Old> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'warmoot-old-'));
  const file = join(dataDir, 'warmoot.sqlite');
  writeFileSync(file, gunzipSync(fixture('sqlite.gz')));
  return {
    place: { dataDir },
    ask: async (sql) => {
      const db = await openDatabase(file);
      try {
        return db.prepare(sql.replaceAll('warmoot_', '')).all() as Readonly<Record<string, unknown>>[];
      } finally {
        db.close();
      }
    },
    cleanup: async () => rmSync(dataDir, { recursive: true }),
  };
};

const oldPostgres = async (server: ScratchPostgres): Promise<Old> => {
  const databaseUrl = await server.freshDatabase();
  const ask: Old['ask'] = async (sql) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows ?? [];
    } finally {
      await client.end();
    }
  };
  await ask(gunzipSync(fixture('sql.gz')).toString());
  return { place: { databaseUrl, dataDir: '' }, ask, cleanup: async () => undefined };
};

const META = 'SELECT name, value FROM warmoot_meta ORDER BY name';
const RECORDS = 'SELECT id, position, record FROM warmoot_records ORDER BY id, position';
const SNAPSHOTS = 'SELECT id FROM warmoot_snapshots';

const notes = async ({ ask }: Old): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries((await ask(META)).map(({ name, value }) => [name, value]));

const opened = async ({ place }: Old): Promise<void> => (await openStore(place)).close();

const kinds = [
  { kind: 'SQLite', make: oldSqlite },
  { kind: 'PostgreSQL', make: () => oldPostgres(postgres) },
] as const;

let postgres: ScratchPostgres;
beforeAll(async () => {
  postgres = await scratchPostgres();
});
afterAll(() => postgres.stop());

test('the steps lead from form to form, and each has a name of its own', () => {
  expect(STEPS.map(({ to }) => to)).toEqual(STEPS.map((_, at) => at + 1));
  expect(new Set(STEPS.map(({ name }) => name)).size).toBe(STEPS.length);
});

for (const { kind, make } of kinds) {
  describe(`a store of the first form, on ${kind}`, () => {
    let old: Old;
    beforeEach(async () => {
      old = await make();
    });
    afterEach(() => old.cleanup());

    test('a step that fails leaves it as it was, and it can be opened once the cause is mended', async () => {
      const before = await old.ask(RECORDS);
      await old.ask('ALTER TABLE warmoot_snapshots RENAME TO warmoot_elsewhere');
      await expect(opened(old)).rejects.toThrow();
      expect(await notes(old)).toMatchObject({ version: '1' });
      await old.ask('ALTER TABLE warmoot_elsewhere RENAME TO warmoot_snapshots');
      expect(await old.ask(RECORDS)).toEqual(before);
      expect(await old.ask(SNAPSHOTS)).toHaveLength(1);
    });

    test('is brought up by the named step: every record stays, the cache goes; the second time nothing is done', async () => {
      const before = await old.ask(RECORDS);
      // Several at once, as when servers start together.
      await Promise.all([opened(old), opened(old), opened(old)]);
      expect(await notes(old)).toMatchObject({ version: '2', 'step 2': 'snapshots-name-their-form' });
      expect(await old.ask(RECORDS)).toEqual(before);
      expect(await old.ask(SNAPSHOTS)).toEqual([]);
      const after = await notes(old);
      await opened(old);
      expect(await notes(old)).toEqual(after);
      const store = await openStore(old.place);
      const lengths = Object.entries(TABLES).map(async ([name, [first]]) => {
        const head = await store.head(first?.table ?? '');
        return [name, head?.length];
      });
      expect(Object.fromEntries(await Promise.all(lengths))).toEqual(LENGTHS);
      await store.close();
    });

    test('everybody comes back by their old keys, and what was being played is played to its end', async () => {
      const serving = await serve({
        port: 0,
        host: '127.0.0.1',
        logger: SILENT,
        limits: NO_LIMITS,
        secret: seeds(kind),
        ...old.place,
      });
      const { url } = serving;
      const back = async (places: readonly Place[]): Promise<readonly Reader[]> => {
        const readers = places.map((place) => new Reader(place, url));
        for (const reader of readers) await reader.connect(url);
        return readers;
      };
      try {
        for (const name of ['climb', 'alone'] as const) {
          const [ana] = (await back(TABLES[name])) as [Reader];
          await expectSameAsFresh(url, ana);
          expect(await expectVerified(url, ana)).toBe(name === 'climb' ? 2 : 1);
        }
        for (const name of ['duel', 'battle'] as const) {
          const people = await back(TABLES[name]);
          const [ana] = people as readonly [Reader];
          expect(ana.scene?.name).toBe(`saga/${name}`);
          await playOut(people);
          await expectSameAsFresh(url, ana as Client);
          await expectVerified(url, ana);
        }
        const people = await back(TABLES.campaign);
        const [ana] = people as readonly [Reader];
        expect(Object.keys(ana.campaign?.open.pages ?? {})).toHaveLength(405);
        expect([entryOf(ana, 'The bridge')?.played, entryOf(ana, 'The ford')?.played]).toEqual([1, 2]);
        expect((ana.scene?.view as View<SceneTypes> | undefined)?.seats).toEqual(['Ana', 'Bo']);
        await playOut(people);
        await expectSameAsFresh(url, ana as Client);
        await expectVerified(url, ana);
      } finally {
        await serving.stop();
      }
    });
  });
}
