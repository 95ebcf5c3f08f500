import { Impossible } from '@warmoot/kernel';
import { checkRecords } from './fit.js';
import type { Head } from './port.js';
import type { Database } from './sqliteDriver.js';

/** An append of more records than this is done in parts: each commit keeps everybody else waiting. */
export const MANY = 200;

const statements = (db: Database) => ({
  standing: db.prepare('SELECT 1 FROM heads WHERE id = ?'),
  note: db.prepare("INSERT OR REPLACE INTO meta VALUES ('part of ' || ?, '')"),
  noted: db.prepare("SELECT substr(name, 9) AS id FROM meta WHERE name LIKE 'part of %'"),
  forget: db.prepare("DELETE FROM meta WHERE name = 'part of ' || ?"),
  drop: db.prepare('DELETE FROM records WHERE id = ?'),
  add: db.prepare('INSERT INTO records (id, position, record) VALUES (?, ?, ?)'),
  count: db.prepare('SELECT count(*) AS count FROM records WHERE id = ?'),
});

type Write = <A>(work: () => A) => Promise<A>;

/**
 * Makes a table of many records. These are added part by part, each a commit of its own, and last the head: a table
 * without a head is none, and nobody reads its records. What a crash has left behind is noted and removed by the next.
 */
export const longAppends = (
  db: Database,
  write: Write,
  putHead: (table: string, length: number, head: Head) => void,
) => {
  const sql = statements(db);
  const making = new Set<string>();

  const clear = (table: string): void => {
    if (sql.standing.get(table) === undefined) sql.drop.run(table);
    sql.forget.run(table);
  };

  const begin = (table: string): boolean => {
    for (const { id } of sql.noted.all() as { readonly id: string }[]) if (!making.has(id) || id === table) clear(id);
    if (sql.standing.get(table) !== undefined) return false;
    sql.note.run(table);
    return true;
  };

  /** Adds a part, unless somebody else has made the table meanwhile. */
  const add = (table: string, from: number, part: readonly string[]): boolean => {
    if (sql.standing.get(table) !== undefined) return false;
    for (const [at, record] of part.entries()) sql.add.run(table, from + at, record);
    return true;
  };

  const finish = (table: string, length: number, head: Head): boolean => {
    if (sql.standing.get(table) !== undefined) return false;
    const { count } = sql.count.get(table) as { readonly count: number };
    if (count !== length) throw new Impossible('a table of which parts are missing', { count, length });
    putHead(table, length, head);
    sql.forget.run(table);
    return true;
  };

  /** False where there is such a table already, or somebody else is making it. */
  return async (table: string, records: readonly string[], head: Head): Promise<boolean> => {
    if (making.has(table)) return false;
    making.add(table);
    try {
      if (!(await write(() => begin(table)))) return false;
      for (let from = 0; from < records.length; from += MANY) {
        const part = records.slice(from, from + MANY);
        checkRecords(part);
        if (!(await write(() => add(table, from, part)))) return false;
      }
      return await write(() => finish(table, records.length, head));
    } finally {
      making.delete(table);
    }
  };
};
