import { Impossible } from '@warmoot/kernel';
import type { Head } from './port.js';

/** A store that cannot be opened or used as it is, said for the people who run it. */
export class StoreFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreFault';
  }
}

/** One line, and nothing that one of the stores would change: PostgreSQL knows no zero, UTF-8 no half of a pair. */
const UNFIT = /[\0\n\r\p{Cs}]/u;
/** A table's id travels in a notification, which has little room. */
const LONGEST_ID = 200;

const fits = (what: string, text: string): void => {
  if (UNFIT.test(text)) throw new Impossible(`${what} must be one line of well-formed text`, text.slice(0, 200));
};

/**
 * What both stores ask of an append. One without records is refused: a log that does not grow could not tell two
 * writers of its head apart, nor a backup which head belongs to which length.
 */
export const checkAppend = (table: string, expected: number, records: readonly string[], { keys }: Head): void => {
  fits("a table's id", table);
  if (table === '' || table.length > LONGEST_ID) throw new Impossible("a table's id is empty or too long", table);
  if (!Number.isSafeInteger(expected) || expected < 0) throw new Impossible('no length of a log', expected);
  if (records.length === 0) throw new Impossible('an append without records', table);
  checkRecords(records);
  for (const key of keys) fits('a key', key);
};

export const checkRecords = (records: readonly string[]): void => {
  for (const record of records) fits('a record', record);
};
