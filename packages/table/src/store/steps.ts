import { StoreFault } from './fit.js';

/** A change of what a store looks like: the form it leads to, its name, and what it does in each kind of store. */
export interface Step {
  readonly to: number;
  readonly name: string;
  readonly sqlite: string;
  readonly postgres: string;
}

/**
 * Every form that a store ever had, from nothing on. A new store takes all steps, an older one those that it lacks, so
 * there is one way to each form. A step that has been released is never changed: a mistake is mended by the next.
 */
export const STEPS: readonly Step[] = [
  {
    to: 1,
    name: 'heads-keys-records-snapshots',
    sqlite: `
      CREATE TABLE heads (
        id TEXT PRIMARY KEY, length INTEGER NOT NULL, keys TEXT NOT NULL, summary TEXT NOT NULL
      ) STRICT;
      CREATE TABLE keys (key TEXT, id TEXT, PRIMARY KEY (key, id)) STRICT, WITHOUT ROWID;
      CREATE INDEX keys_of ON keys (id);
      CREATE TABLE records (
        id TEXT, position INTEGER, record TEXT NOT NULL, PRIMARY KEY (id, position)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE snapshots (id TEXT PRIMARY KEY, length INTEGER NOT NULL, snapshot TEXT NOT NULL) STRICT;`,
    // Ids are compared by their bytes, whatever the language of the database, so that both stores have one order. The
    // heads change all the time: with room in each page, and `keys` as good as never changed, no index is touched.
    postgres: `
      CREATE TABLE warmoot_heads (
        id text COLLATE "C" PRIMARY KEY, length integer NOT NULL, keys text[] NOT NULL, summary text NOT NULL
      ) WITH (fillfactor = 60);
      CREATE INDEX warmoot_heads_keys ON warmoot_heads USING gin (keys) WITH (fastupdate = off);
      CREATE TABLE warmoot_records (
        id text COLLATE "C", position integer, record text NOT NULL, PRIMARY KEY (id, position)
      );
      CREATE TABLE warmoot_snapshots (
        id text COLLATE "C" PRIMARY KEY, length integer NOT NULL, snapshot text NOT NULL
      );`,
  },
  {
    to: 2,
    name: 'snapshots-name-their-form',
    // The form stood inside a snapshot, which had to be read whole to find that it was of no use. Those written before
    // are a cache, and are dropped. The default lets a server of form 1 that still runs on the store go on.
    sqlite: `
      DELETE FROM snapshots;
      ALTER TABLE snapshots ADD COLUMN form TEXT NOT NULL DEFAULT '';`,
    postgres: `
      DELETE FROM warmoot_snapshots;
      ALTER TABLE warmoot_snapshots ADD COLUMN form text NOT NULL DEFAULT '';`,
  },
];

/** The form that this program writes. */
const STORE_FORM = STEPS.length;

/** A store's form before its first step. */
export const NO_FORM = 0;

/**
 * The steps that a store lacks. A store that a later program has written is refused: what that added would be lost
 * without a word.
 */
export const stepsFrom = (found: string, where: string): readonly Step[] => {
  const form = /^\d{1,9}$/.test(found) ? Number(found) : Number.POSITIVE_INFINITY;
  if (form <= STORE_FORM) return STEPS.filter(({ to }) => to > form);
  throw new StoreFault(
    `${where} has form ${found}, and this program knows form ${STORE_FORM}. A newer Warmoot wrote it: use that one.`,
  );
};
