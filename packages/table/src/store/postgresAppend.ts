import type pg from 'pg';
import type { Head } from './port.js';
import { together } from './together.js';

/** What is asked of an append. */
export interface Append {
  readonly table: string;
  readonly expected: number;
  readonly records: readonly string[];
  readonly head: Head;
}

/** Asks the database, and gives the rows of its answer. */
type Ask = <A>(query: pg.QueryConfig, values: readonly unknown[]) => Promise<readonly A[]>;

/** Appends of one statement. */
const MOST = 200;

/**
 * Appends to tables that are there. One statement is one transaction, one trip to the server and one wait for its disk:
 * the server lets transactions with a notification commit one by one, each after the other's wait. The heads' rows are
 * the locks between writers, taken in the order of their ids, so that nobody waits in a circle.
 */
const APPEND = {
  name: 'warmoot-append-all',
  text: `WITH given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[])
      AS given (id, expected, length, keys, summary)
  ), locked AS (
    SELECT id FROM warmoot_heads WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE
  ), put AS (
    UPDATE warmoot_heads AS heads
    SET length = given.length, keys = ARRAY(SELECT json_array_elements_text(given.keys::json)), summary = given.summary
    FROM given JOIN locked ON locked.id = given.id
    WHERE heads.id = given.id AND heads.length = given.expected
    RETURNING heads.id, heads.length
  ), added AS (
    INSERT INTO warmoot_records (id, position, record)
    SELECT id, position, record FROM unnest($6::text[], $7::integer[], $8::text[]) AS more (id, position, record)
    WHERE id IN (SELECT id FROM put)
  )
  SELECT id, pg_notify('warmoot', id || ':' || length) FROM put`,
};

/** Errors of the connection, the server or its disk: they are nobody's fault among those who wait. */
const OF_THE_SERVER = /^(08|25|53|57|58|XX)/;

const codeOf = (error: unknown): string | null => {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
};

const UNIQUE_VIOLATION = '23505';

export const isTaken = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

/** Appends that come while one statement is under way share the next. */
export const appendTogether = (ask: Ask): ((append: Append) => Promise<boolean>) =>
  together<Append, boolean>({
    doAll: async (all) => {
      const records = all.flatMap(({ table, expected, records: added }) =>
        added.map((record, at) => ({ table, position: expected + at, record })),
      );
      const put = await ask<{ readonly id: string }>(APPEND, [
        all.map(({ table }) => table),
        all.map(({ expected }) => expected),
        all.map(({ expected, records: added }) => expected + added.length),
        all.map(({ head }) => JSON.stringify(head.keys)),
        all.map(({ head }) => JSON.stringify(head.summary)),
        records.map(({ table }) => table),
        records.map(({ position }) => position),
        records.map(({ record }) => record),
      ]);
      const kept = new Set(put.map(({ id }) => id));
      return all.map(({ table }) => kept.has(table));
    },
    nameOf: ({ table }) => table,
    mayBeOnes: (error) => {
      const code = codeOf(error);
      return code !== null && !OF_THE_SERVER.test(code);
    },
    most: MOST,
  });
