import type { SeatId } from '@warmoot/kernel';
import {
  type Outcome,
  readTableFile,
  type SealedFile,
  type TableEvent,
  type TableFile,
  type TableRecord,
} from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import type { RulesOf } from '../core/facts.js';
import { fold } from '../core/fold.js';
import { readRecord } from '../core/logs.js';
import { headOf } from '../core/summary.js';
import { type CheckedFile, checkFile, fileFor, wholeFile } from '../core/tableFiles.js';
import type { Store } from '../store/port.js';
import { hashOfCode, newCode, newTableId } from './keys.js';
import type { Service } from './service.js';

/** A seat's table as a file: whole, or sealed while something is hidden from somebody. */
export const exportFor = (
  service: Service,
  table: string,
  key: string,
  seat: SeatId,
): Promise<Outcome<TableFile | SealedFile>> =>
  service.look(table, key, seat, async (facts) => {
    const stored = await service.rooms.store.read(table, 0);
    return { ok: true, value: fileFor(facts, seat, stored.slice(0, facts.length).map(readRecord), service.rules) };
  });

/** Reads a file and checks all that it says. Nothing is kept yet. */
export const readFile = async (value: unknown, rules: RulesOf = sceneRules): Promise<Outcome<CheckedFile>> => {
  const file = readTableFile(value);
  return file.ok ? checkFile(file.value, rules) : file;
};

/** The table that an import made. */
export interface ImportedTable {
  readonly table: string;
  /** The host's seat, which is the importer's now. */
  readonly seat: SeatId;
  readonly hash: string;
  /** Scenes that were played by other rules than those here: kept as they are, without being played again. */
  readonly notReplayed: readonly number[];
}

const isTableId = (id: string): boolean => /^[0-9a-z]{12}$/.test(id);

/** Keeps a checked file as a new table, all of it or nothing. `door` is how its host gets in. */
export const keepFile = async (
  store: Store,
  { facts, records, host, hash, notReplayed }: CheckedFile,
  door: (host: SeatId) => TableEvent,
  { now, rules = sceneRules }: { readonly now: number; readonly rules?: RulesOf },
): Promise<ImportedTable> => {
  const keyed: TableRecord = {
    seq: records.length,
    at: now,
    by: host,
    how: 'person',
    command: null,
    seenBy: null,
    what: door(host),
  };
  const head = headOf(fold(facts, keyed, rules));
  const lines = [...records, keyed].map((record) => JSON.stringify(record));
  for (let table = isTableId(facts.table) ? facts.table : newTableId(); ; table = newTableId()) {
    if (await store.append(table, 0, lines, head)) return { table, seat: host, hash, notReplayed };
  }
};

/** The importer sits down as the host; everybody else gets their seat by a link. */
export const handedTo =
  (key: string) =>
  (seat: SeatId): TableEvent => ({ did: 'keyed', seat, key, how: 'handed' });

const A_WEEK = 7 * 24 * 3600 * 1000;

/** For the operator, who sits at no table: a code that opens the host's seat, once. */
export const importWithCode = async (
  store: Store,
  checked: CheckedFile,
  now: number,
): Promise<ImportedTable & { readonly secret: string; readonly until: number }> => {
  const secret = newCode();
  const until = now + A_WEEK;
  const ticket = (seat: SeatId): TableEvent => ({
    did: 'ticketed',
    ticket: { hash: hashOfCode(secret), opens: 'seat', seat, anew: true, once: true, until },
  });
  return { ...(await keepFile(store, checked, ticket, { now })), secret, until };
};

/** A table as the store has it, hidden parts and all, and whether a scene runs there; null where there is none. */
export const exportWhole = async (
  store: Store,
  table: string,
  rules: RulesOf = sceneRules,
): Promise<{ readonly file: TableFile; readonly running: boolean } | null> => {
  const records = (await store.read(table, 0)).map(readRecord);
  if (records.length === 0) return null;
  const count = (did: TableEvent['did']): number => records.filter(({ what }) => what.did === did).length;
  const running = count('began') > count('ended') || count('proposed') > count('settled');
  return { file: wholeFile(table, records, rules), running };
};
