import type { Json } from '@warmoot/kernel';
import pg from 'pg';
import { checkAppend, StoreFault } from './fit.js';
import { foreign } from './folder.js';
import { hearers } from './hearers.js';
import type { KeptFacts, News, Store, StoredHead } from './port.js';
import { appendTogether, isTaken } from './postgresAppend.js';
import { appendLong, MANY } from './postgresLong.js';
import { type Listener, listener, WORDS } from './postgresNews.js';
import { NO_FORM, stepsFrom } from './steps.js';

/** Tables of one step through all of them. */
const PAGE = 200;
/** Any number will do that nobody else locks. */
const SCHEMA_LOCK = 7_706_668_001;

const META = 'CREATE TABLE warmoot_meta (name text PRIMARY KEY, value text NOT NULL)';
const NOTE = `INSERT INTO warmoot_meta VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/** One statement is one transaction and one trip to the server. It adds nothing where the head was there already. */
const OPEN = {
  name: 'warmoot-open',
  text: `WITH put AS (
    INSERT INTO warmoot_heads (id, length, keys, summary)
    VALUES ($1::text, $2::integer, $4::text[], $5::text)
    ON CONFLICT (id) DO NOTHING RETURNING length
  ), added AS (
    INSERT INTO warmoot_records (id, position, record)
    SELECT $1, number - 1, record FROM put, unnest($3::text[]) WITH ORDINALITY AS given (record, number)
  )
  SELECT pg_notify('warmoot', $1 || ':' || length) FROM put`,
};

const HEAD = 'SELECT id, length, keys, summary FROM warmoot_heads';
const READ = {
  name: 'warmoot-read',
  text: 'SELECT record FROM warmoot_records WHERE id = $1 AND position >= $2 ORDER BY position LIMIT $3',
};
const HEAD_OF = { name: 'warmoot-head', text: `${HEAD} WHERE id = $1` };
const OPENED_BY = { name: 'warmoot-opened-by', text: `${HEAD} WHERE keys @> ARRAY[$1::text] ORDER BY id` };
const HEADS_AFTER = { name: 'warmoot-heads', text: `${HEAD} WHERE id > $1 ORDER BY id LIMIT ${PAGE}` };
const KEEP_SNAPSHOT = {
  name: 'warmoot-keep-snapshot',
  text: `INSERT INTO warmoot_snapshots AS kept (id, length, form, snapshot) VALUES ($1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET length = excluded.length, form = excluded.form, snapshot = excluded.snapshot
    WHERE excluded.length >= kept.length`,
};
/** What is left in a shared bucket now, by the database's own clock: `60 1763280000000` is how many there were, and when. */
const LEFT = `LEAST($2::float8, split_part(kept.value, ' ', 1)::float8
  + GREATEST(0, extract(epoch FROM clock_timestamp()) * 1000 - split_part(kept.value, ' ', 2)::float8) / $3::float8)`;
const SPEND = {
  name: 'warmoot-spend',
  text: `INSERT INTO warmoot_meta AS kept (name, value)
    VALUES ($1::text, ($2::float8 - $4::float8) || ' ' || (extract(epoch FROM clock_timestamp()) * 1000)::float8)
    ON CONFLICT (name) DO UPDATE
    SET value = (${LEFT} - $4::float8) || ' ' || (extract(epoch FROM clock_timestamp()) * 1000)::float8
    WHERE ${LEFT} >= $4::float8 RETURNING 1`,
};
const SNAPSHOT = {
  name: 'warmoot-snapshot',
  text: 'SELECT length, form, snapshot FROM warmoot_snapshots WHERE id = $1',
};

const SAY = { name: 'warmoot-say', text: `SELECT pg_notify('${WORDS}', word) FROM unnest($1::text[]) AS word` };

/** A write, because a full disk still reads. */
const TOUCH = {
  name: 'warmoot-touch',
  text: `INSERT INTO warmoot_meta VALUES ('ready', now()::text) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
};

/** A server may be set to answer before its disk has; for us it must not. Stricter settings are left alone. */
const WAIT_FOR_DISK = `SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') = 'off'`;

interface HeadRow {
  readonly id: string;
  readonly length: number;
  readonly keys: readonly string[];
  readonly summary: string;
}

const storedHead = ({ id, length, keys, summary }: HeadRow): StoredHead => ({
  table: id,
  length,
  keys,
  summary: JSON.parse(summary) as Json,
});

/** One head that is damaged does not hide the others. */
const headOrBroken = (row: HeadRow): StoredHead => {
  try {
    return storedHead(row);
  } catch {
    return { table: row.id, length: row.length, keys: [], summary: null, broken: true };
  }
};

/** A database without our tables: empty, or somebody else's. */
const nothingThere = async (client: pg.PoolClient): Promise<StoreFault> => {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1",
  );
  if (rows.length > 0)
    return foreign(
      'The database',
      rows.map(({ name }) => name),
    );
  return new StoreFault(
    'The database is empty: there are no tables of Warmoot in it. Does DATABASE_URL name the right one?',
  );
};

/** Takes the steps that the database lacks, all or none. Servers that start together take turns. */
const prepare = async (client: pg.PoolClient, mustExist: boolean): Promise<void> => {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  const { rows: there } = await client.query("SELECT 1 WHERE to_regclass('warmoot_meta') IS NOT NULL");
  if (there.length === 0 && mustExist) throw await nothingThere(client);
  if (there.length === 0) await client.query(META);
  const { rows } = await client.query<{ value: string }>("SELECT value FROM warmoot_meta WHERE name = 'version'");
  const found = there.length === 0 ? `${NO_FORM}` : (rows[0]?.value ?? 'none');
  for (const { to, name, postgres } of stepsFrom(found, 'The database')) {
    await client.query(postgres);
    await client.query(NOTE, ['version', `${to}`]);
    await client.query(NOTE, [`step ${to}`, name]);
  }
  await client.query('COMMIT');
};

const openPool = async (config: pg.PoolConfig, mustExist: boolean): Promise<pg.Pool> => {
  const pool = new pg.Pool({
    ...config,
    onConnect: async (client) => {
      await client.query(WAIT_FOR_DISK);
    },
  });
  // An idle connection that is lost is replaced when the next is wanted; unheard, it would end the process.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    client.on('error', () => undefined);
    // The connection is thrown away together with the state it was left in.
    await prepare(client, mustExist).finally(() => client.release(true));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
};

/**
 * The store in a PostgreSQL database, for as many servers as there are. An append whose connection is lost rejects,
 * and may have happened all the same.
 */
export const openPostgres = async (url: string, mustExist = false): Promise<Store> => {
  const config = { connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 };
  const pool = await openPool({ ...config, max: 10, query_timeout: 120_000 }, mustExist);
  const news = hearers<News>();
  const words = hearers<string>();
  let listening: { readonly listener: Listener; readonly started: Promise<void> } | null = null;
  let closed: Promise<void> | null = null;

  /** All who watch share one connection, from the first of them on. */
  const listen = (): Promise<void> => {
    if (listening === null) {
      const made = listener(config, news.tell, words.tell);
      const started = made.start().catch((error) => {
        listening = null;
        throw error;
      });
      listening = { listener: made, started };
    }
    return listening.started;
  };

  // A pool that ends forgets what still waits for a connection, so we keep count.
  const begun = new Set<Promise<unknown>>();
  const finishing = async <A>(asked: () => Promise<A>): Promise<A> => {
    if (closed !== null) throw new StoreFault('The store is closed.');
    const done = asked();
    begun.add(done);
    try {
      return await done;
    } finally {
      begun.delete(done);
    }
  };
  const ask = async <A>(query: pg.QueryConfig, values: readonly unknown[] = []): Promise<A[]> =>
    (await pool.query({ ...query, values: [...values] })).rows as A[];
  const rowsOf = <A>(query: pg.QueryConfig, values?: readonly unknown[]): Promise<A[]> =>
    finishing(() => ask<A>(query, values));
  const append = appendTogether(ask);

  return {
    append: async (table, expected, records, head) => {
      const isLong = expected === 0 && records.length > MANY;
      checkAppend(table, expected, isLong ? records.slice(0, 1) : records, head);
      try {
        if (isLong) return await finishing(() => appendLong(pool, table, records, head));
        if (expected > 0) return await finishing(() => append({ table, expected, records, head }));
        const values = [table, records.length, records, head.keys, JSON.stringify(head.summary)];
        return (await rowsOf(OPEN, values)).length === 1;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },
    read: async (table, from, most) =>
      (await rowsOf<{ readonly record: string }>(READ, [table, from, most ?? null])).map(({ record }) => record),
    head: async (table) => (await rowsOf<HeadRow>(HEAD_OF, [table])).map(headOrBroken)[0] ?? null,
    openedBy: async (key) => (await rowsOf<HeadRow>(OPENED_BY, [key])).map(headOrBroken),
    heads: async function* () {
      // No id is empty, so all come after that.
      let page = await rowsOf<HeadRow>(HEADS_AFTER, ['']);
      while (page.length > 0) {
        yield* page.map(headOrBroken);
        page = await rowsOf<HeadRow>(HEADS_AFTER, [page.at(-1)?.id]);
      }
    },
    keepSnapshot: async (table, { length, form, snapshot }) => {
      await rowsOf(KEEP_SNAPSHOT, [table, length, form, snapshot]);
    },
    snapshot: async (table) => {
      const [row] = await rowsOf<KeptFacts>(SNAPSHOT, [table]);
      return row ?? null;
    },
    watch: async (hear, heed = () => undefined) => {
      if (closed !== null) throw new StoreFault('The store is closed.');
      await listen();
      const leave = [news.add(hear), words.add(heed)];
      return async () => {
        for (const one of leave) one();
      };
    },
    say: async (said) => {
      await rowsOf(SAY, [said]);
    },
    spend: async (name, many, { most, everyMs }) =>
      (await rowsOf(SPEND, [`bucket ${name}`, most, everyMs, many])).length === 1,
    ready: async () => {
      await rowsOf(TOUCH);
    },
    close: () => {
      closed ??= (async () => {
        // What waits for its turn is begun only when that comes.
        while (begun.size > 0) await Promise.allSettled(begun);
        await Promise.allSettled([listening?.started]);
        await listening?.listener.stop();
        await pool.end();
      })();
      return closed;
    },
  };
};
