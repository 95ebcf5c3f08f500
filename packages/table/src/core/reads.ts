import { closeLog, type SeatId } from '@warmoot/kernel';
import { type Outcome, refuse, type TableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { NO_TABLE, type RulesOf, scenesInPlay, type TableFacts } from './facts.js';
import { endedIn, readAll } from './fold.js';
import { readRecord } from './logs.js';
import { fileFor, logFor } from './tableFiles.js';

/** What a seat wants to read of its table: all of it as a file, or the log of one scene. */
export type Read =
  | { readonly want: 'file'; readonly table: string; readonly seat: SeatId }
  | { readonly want: 'log'; readonly table: string; readonly seat: SeatId; readonly scene: number };

/** The log of a scene that has ended, or that the table has agreed to open. */
const sceneLog = (
  facts: TableFacts,
  { seat, scene }: Extract<Read, { want: 'log' }>,
  records: readonly TableRecord[],
  rules: RulesOf,
): Outcome<unknown> => {
  const running = scenesInPlay(facts).find((one) => one.scene === scene);
  if (running === undefined) return logFor(facts, seat, scene, records, rules);
  return running.open ? { ok: true, value: closeLog(running.session, null) } : refuse({ code: 'SEALED', scene });
};

/** What a seat is given, as text. The facts are those after the records. */
export const readFor = (
  read: Read,
  facts: TableFacts,
  records: readonly TableRecord[],
  rules: RulesOf,
): Outcome<string> => {
  const found: Outcome<unknown> =
    read.want === 'file'
      ? { ok: true, value: fileFor(facts, read.seat, records, rules) }
      : sceneLog(facts, read, records, rules);
  return found.ok ? { ok: true, value: JSON.stringify(found.value) } : found;
};

/** The same from the stored lines alone. */
export const readInLines = (read: Read, lines: readonly string[]): Outcome<string> => {
  const records = lines.map(readRecord);
  const facts = readAll({ ...NO_TABLE, table: read.table }, records, sceneRules, endedIn(records));
  return readFor(read, facts, records, sceneRules);
};
