import type { SeatId } from '@warmoot/kernel';
import { type Outcome, readTableFile, refuse, type TableEvent } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { Desk } from './desk.js';
import type { RulesOf } from './facts.js';
import { reseed } from './play.js';
import { headOf } from './summary.js';
import { type CheckedFile, checkFile } from './tableFiles.js';

/** Reads a file and checks all that it says. Nothing is kept yet. */
export const readFile = async (value: unknown, rules: RulesOf = sceneRules): Promise<Outcome<CheckedFile>> => {
  const file = readTableFile(value);
  return file.ok ? checkFile(file.value, rules) : file;
};

/** A checked file as a store takes it: plain text and data. */
export interface TakenFile {
  /** The id that the table had where it came from. */
  readonly table: string;
  /** The host's seat, which is the importer's now. */
  readonly seat: SeatId;
  readonly hash: string;
  /** Scenes that were played by other rules than those here: kept as they are, without being played again. */
  readonly notReplayed: readonly number[];
  readonly head: ReturnType<typeof headOf>;
  readonly lines: readonly string[];
}

/** How a host gets in, and when. */
export interface Door {
  readonly door: (host: SeatId) => TableEvent;
  readonly now: number;
  /** Where the seed of dice yet to fall comes from. */
  readonly secret: () => string;
  readonly rules?: RulesOf;
}

export const takenFile = (
  { facts, records, host, hash, notReplayed }: CheckedFile,
  { door, now, secret, rules = sceneRules }: Door,
): TakenFile => {
  const circumstances = { rules, now, secret, players: [], here: () => false };
  const desk = new Desk(facts, circumstances, { by: host, how: 'person', command: null });
  desk.put(door(host));
  // Whoever made the file knows the seed in it: dice yet to fall come from one of this server's own.
  reseed(desk);
  const lines = [...records, ...desk.records].map((record) => JSON.stringify(record));
  return { table: facts.table, seat: host, hash, notReplayed, head: headOf(desk.facts), lines };
};

/** The importer sits down as the host; everybody else gets their seat by a link. */
export const handedTo =
  (key: string) =>
  (seat: SeatId): TableEvent => ({ did: 'keyed', seat, key, how: 'handed' });

/** Takes a text for a file: all that is done with it before anything is kept. */
export const takeText = async (text: string, by: Door): Promise<Outcome<TakenFile>> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse({ code: 'NOT_JSON', why: (error as Error).message.slice(0, 100) });
  }
  try {
    const checked = await readFile(value, by.rules);
    return checked.ok ? { ok: true, value: takenFile(checked.value, by) } : checked;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuse({ code: 'NOT_JSON', why: 'nested too deep' });
  }
};
