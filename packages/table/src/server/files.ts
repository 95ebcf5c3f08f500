import type { SeatId } from '@warmoot/kernel';
import type { TableEvent, TableFile } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import type { RulesOf } from '../core/facts.js';
import { readRecord } from '../core/logs.js';
import { newSecret } from '../core/secret.js';
import { type CheckedFile, wholeFile } from '../core/tableFiles.js';
import { type TakenFile, takenFile } from '../core/takenFile.js';
import type { Store } from '../store/port.js';
import { hashOfCode, newCode, newTableId } from './keys.js';

/** The table that an import made. */
export type ImportedTable = Omit<TakenFile, 'head' | 'lines'>;

const isTableId = (id: string): boolean => /^[0-9a-z]{12}$/.test(id);

/** Keeps a checked file as a new table, all of it or nothing. */
export const keepTaken = async (store: Store, { head, lines, ...taken }: TakenFile): Promise<ImportedTable> => {
  for (let table = isTableId(taken.table) ? taken.table : newTableId(); ; table = newTableId()) {
    if (await store.append(table, 0, lines, head)) return { ...taken, table };
  }
};

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
  return { ...(await keepTaken(store, takenFile(checked, { door: ticket, now, secret: newSecret }))), secret, until };
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
