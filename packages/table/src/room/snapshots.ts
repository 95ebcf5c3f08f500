import { NO_TABLE, type TableFacts } from '../core/facts.js';
import type { Store } from '../store/port.js';
import { Memory } from './memory.js';

/** Changes whenever facts are folded to something else than before: older snapshots are then left alone. */
const FORM = 'facts/7';

/** After how many records a new snapshot is worth its while. */
const WORTH = 400;

interface Snapshot {
  readonly facts: TableFacts;
  readonly prints: Memory['known'];
}

export interface Remembered {
  readonly facts: TableFacts;
  readonly memory: Memory;
}

const nothing = (table: string): Remembered => ({ facts: { ...NO_TABLE, table }, memory: new Memory() });

/** The facts of a table after some of its records, no more than `most`. The caller reads the rest of the records. */
export const recall = async (store: Store, table: string, most: number): Promise<Remembered> => {
  const kept = await store.snapshot(table);
  if (kept === null || kept.form !== FORM || kept.length > most) return nothing(table);
  const { facts, prints } = JSON.parse(kept.snapshot) as Snapshot;
  return facts.length === kept.length ? { facts, memory: new Memory(prints) } : nothing(table);
};

/** Whether no scene and no proposal runs. Only then are the facts plain data. */
const isAtRest = ({ scene, proposals }: TableFacts): boolean => scene === null && proposals.length === 0;

/** Stores the facts of a table if they are plain data and long enough past the last snapshot. Returns the length kept. */
export const keep = (store: Store, { facts, memory }: Remembered, kept: number): number => {
  if (!isAtRest(facts) || facts.length - kept < WORTH) return kept;
  const snapshot: Snapshot = { facts, prints: memory.known };
  // A cache: what cannot be kept now is read from the records, as it would have been.
  const { table, length } = facts;
  store.keepSnapshot(table, { length, form: FORM, snapshot: JSON.stringify(snapshot) }).catch(() => undefined);
  return length;
};
