import { closeLog, type SeatId } from '@warmoot/kernel';
import { type Outcome, refuse, type TableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { NO_TABLE, type RulesOf, scenesInPlay, type TableFacts } from './facts.js';
import { endedIn, readAll } from './fold.js';
import { readRecord } from './logs.js';
import { fileFor, logIn, mayReadLog } from './tableFiles.js';

/** What a seat wants to read of its table: all of it as a file, or the log of one scene. */
export type Read =
  | { readonly want: 'file'; readonly table: string; readonly seat: SeatId }
  | { readonly want: 'log'; readonly table: string; readonly seat: SeatId; readonly scene: number };

/** What there is to do about a wish: some records have to be read, from one on and up to another. */
export type Reading = { readonly from: number; readonly to: number } & (
  | { readonly read: 'file'; readonly table: string; readonly seat: SeatId }
  | { readonly read: 'log'; readonly scene: number; readonly may: 'shown' | 'all' }
);

const asText = (found: Outcome<unknown>): Outcome<string> =>
  found.ok ? { ok: true, value: JSON.stringify(found.value) } : found;

/** The facts say what may be read, and where it stands. What goes on is known without any record. */
export const begunRead = (read: Read, facts: TableFacts, rules: RulesOf): Reading | Outcome<string> => {
  const { table, seat } = read;
  if (read.want === 'file') return { read: 'file', table, seat, from: 0, to: facts.length };
  const { scene } = read;
  const running = scenesInPlay(facts).find((one) => one.scene === scene);
  if (running !== undefined) {
    return running.open
      ? asText({ ok: true, value: closeLog(running.session, null) })
      : refuse({ code: 'SEALED', scene });
  }
  const may = mayReadLog(facts, seat, scene, rules);
  if (may === null) return refuse({ code: 'SEALED', scene });
  const { from = 0, to = null } = facts.spans[facts.scenes.findIndex((head) => head.scene === scene)] ?? {};
  return to === null ? refuse({ code: 'NO_SCENE' }) : { read: 'log', scene, may, from, to: to + 1 };
};

/** What a seat is given, as text, from the records that have to be read. The facts are those after them. */
export const readFor = (
  reading: Reading,
  facts: TableFacts,
  records: readonly TableRecord[],
  rules: RulesOf,
): Outcome<string> =>
  asText(
    reading.read === 'file'
      ? { ok: true, value: fileFor(facts, reading.seat, records, rules) }
      : logIn(records, reading.scene, reading.may, rules),
  );

/** The same from the stored lines alone. */
export const readInLines = (reading: Reading, lines: readonly string[]): Outcome<string> => {
  const records = lines.map(readRecord);
  // A log needs nothing of the rest of its table.
  if (reading.read === 'log') return readFor(reading, NO_TABLE, records, sceneRules);
  const facts = readAll({ ...NO_TABLE, table: reading.table }, records, sceneRules, endedIn(records));
  return readFor(reading, facts, records, sceneRules);
};
