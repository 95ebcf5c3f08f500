import type { Json } from '@warmoot/kernel';

/** The part of a table that is known without reading its log: its keys, and its line in a list of tables. */
export interface Head {
  /** The hashes of the keys, invitations and one-time links that open the table. */
  readonly keys: readonly string[];
  readonly summary: Json;
}

/** A table in the list of a store. */
export interface StoredHead extends Head {
  readonly table: string;
  /** How many records its log has. */
  readonly length: number;
  /** Keys and summary cannot be read, and are left empty. The table itself may be whole: its next append mends them. */
  readonly broken?: true;
}

/** A cache of a table's facts after so many records. */
export interface KeptFacts {
  readonly length: number;
  /** The form of the facts. A program that writes another form ignores the snapshot. */
  readonly form: string;
  readonly snapshot: string;
}

/** News of a table: how long its log is now. A null table means that news may have been missed: look again at all. */
export interface News {
  readonly table: string | null;
  readonly length: number;
}

/** How many things a bucket holds at most, and how long one of them takes to come back. */
export interface SharedBucket {
  readonly most: number;
  readonly everyMs: number;
}

/**
 * Where tables are kept. A record is a line of JSON text that the store does not read; records are only ever added.
 * Whatever a promise of `append` says has happened is on the disk, whatever befalls the process or the machine then.
 */
export interface Store {
  /**
   * Adds records to a table's log and puts its head in place, if the log still has the expected length. All or
   * nothing. False when somebody else was first: read on, and try again.
   */
  readonly append: (table: string, expected: number, records: readonly string[], head: Head) => Promise<boolean>;
  /** The records from a position on, no more than so many where that is said; none where there is no such table. */
  readonly read: (table: string, from: number, most?: number) => Promise<readonly string[]>;
  readonly head: (table: string) => Promise<StoredHead | null>;
  /** The tables that a key opens. */
  readonly openedBy: (key: string) => Promise<readonly StoredHead[]>;
  /** Every table, in the order of their ids. */
  readonly heads: () => AsyncIterable<StoredHead>;
  /** Keeps the facts after so many records, unless later ones are kept. They may be lost. */
  readonly keepSnapshot: (table: string, kept: KeptFacts) => Promise<void>;
  readonly snapshot: (table: string) => Promise<KeptFacts | null>;
  /**
   * Calls back on every append of any process on this store, and on every word that one says to the others. Gives the
   * function that ends it.
   */
  readonly watch: (hear: (news: News) => void, heed?: (word: string) => void) => Promise<() => Promise<void>>;
  /** Says words to all processes that watch, itself among them. They are short, not kept, and may be lost. */
  readonly say: (words: readonly string[]) => Promise<void>;
  /**
   * Takes one from a bucket that all processes on this store share, or with -1 gives one back. False when it is empty; it
   * fills again with time, and is full at first.
   */
  readonly spend: (name: string, many: 1 | -1, bucket: SharedBucket) => Promise<boolean>;
  /** Fails when the store cannot be used now. */
  readonly ready: () => Promise<void>;
  /** Finishes what was begun and lets go. */
  readonly close: () => Promise<void>;
}
