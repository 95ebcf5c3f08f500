import type pg from 'pg';
import { checkRecords } from './fit.js';
import type { Head } from './port.js';

/** An append of more records than this goes to the server in parts: to write it all down at once would take long. */
export const MANY = 200;

const HEAD = `INSERT INTO warmoot_heads (id, length, keys, summary) VALUES ($1, $2, $3::text[], $4)
  ON CONFLICT (id) DO NOTHING`;
const PART = `INSERT INTO warmoot_records (id, position, record)
  SELECT $1, $2::integer + number - 1, record FROM unnest($3::text[]) WITH ORDINALITY AS given (record, number)`;

/** Makes a table of many records, in one transaction. False where there is one already. */
export const appendLong = async (
  pool: pg.Pool,
  table: string,
  records: readonly string[],
  { keys, summary }: Head,
): Promise<boolean> => {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN');
    const put = await client.query(HEAD, [table, records.length, keys, JSON.stringify(summary)]);
    if (put.rowCount === 1) {
      for (let from = 0; from < records.length; from += MANY) {
        const part = records.slice(from, from + MANY);
        checkRecords(part);
        await client.query(PART, [table, from, part]);
      }
      await client.query("SELECT pg_notify('warmoot', $1)", [`${table}:${records.length}`]);
    }
    await client.query('COMMIT');
    isDone = true;
    return put.rowCount === 1;
  } finally {
    // A connection in the midst of something is thrown away, and what it was at with it.
    client.release(!isDone);
  }
};
