import { canonicalJson, ok, type SeatId, type Shape, sha256, shape } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { logHash } from '../log.js';
import { stored } from '../stored.js';
import { fileRecord, shownHow, staysInStore, TABLE_FORMAT, type TableRecord } from './record.js';
import { type Outcome, refuse } from './refusals.js';
import type { Item, SeenScene, SeenTable } from './seen.js';

/** The name of the form of a table as one seat may know it. */
export const SEALED_FORMAT = 'warmoot-sealed/1';

/** A whole table as one file: all that happened, and nothing of who may open it. */
export interface TableFile {
  readonly format: typeof TABLE_FORMAT;
  readonly table: string;
  readonly records: readonly TableRecord[];
  /** Of the records, so that two files of the same table are known to be the same. */
  readonly hash: string;
}

/** What one seat may know of a table while a scene runs there. It is for reading: nothing can be made of it. */
export interface SealedFile {
  readonly format: typeof SEALED_FORMAT;
  readonly table: string;
  readonly seat: SeatId;
  readonly seen: SeenTable;
  readonly scene: SeenScene | null;
  readonly campaign: saga.campaign.SeenCampaign | null;
  readonly items: readonly Item[];
}

/**
 * The records that a file holds: those about keys, links and standing answers are left out, and the rest is counted anew. The ids of
 * commands are for whoever sent them and may have to send them again there; they say nothing of the table.
 */
export const fileRecords = (records: readonly TableRecord[]): readonly TableRecord[] =>
  records
    .filter((record) => !staysInStore(record))
    .map((record, seq) => ({ ...record, how: shownHow(record), seq, command: null }));

const hashOfAll = (records: readonly TableRecord[]): string =>
  sha256(canonicalJson(records.map(({ seq: _, ...record }) => record)));

/** The hash of a table: the same wherever it is, and whoever may open it there. */
export const tableHash = (records: readonly TableRecord[]): string => hashOfAll(fileRecords(records));

const MOST_RECORDS = 1_000_000;

const whole = shape.record({
  format: shape.oneOf(TABLE_FORMAT),
  table: shape.text(1, 40),
  records: shape.list(fileRecord, 1, MOST_RECORDS),
  hash: logHash,
}) as Shape<TableFile>;

/** The whole table as a file. */
export const tableFile = stored<TableFile>(TABLE_FORMAT, whole);

/**
 * Reads what should be a whole table. A fault names its place; a sealed file and one that was changed are refused. What
 * comes back is what was given: fields that a later form fills in would change the hash.
 */
export const readTableFile = (value: unknown): Outcome<TableFile> => {
  const { format, seat } = (value ?? {}) as { readonly format?: unknown; readonly seat?: unknown };
  if (format === SEALED_FORMAT) return refuse({ code: 'SEALED_FILE', seat: String(seat ?? '').slice(0, 60) });
  const parsed = whole.parse(value);
  if (!parsed.ok) return parsed;
  const file = value as TableFile;
  for (const [at, { seq }] of file.records.entries()) {
    const counted = shape.oneOf(at).parse(seq, `records[${at}].seq`);
    if (!counted.ok) return counted;
  }
  const found = tableHash(file.records);
  // Files from before hold the ids of commands, and their hash is of those too.
  const isRight = found === file.hash || hashOfAll(file.records) === file.hash;
  return isRight ? ok(file) : refuse({ code: 'OTHER_HASH', said: file.hash, found });
};
