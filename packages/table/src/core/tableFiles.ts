import { setImmediate as breathe } from 'node:timers/promises';
import type { Log, SeatId } from '@warmoot/kernel';
import {
  fileRecords,
  type Outcome,
  refuse,
  SEALED_FORMAT,
  type SealedFile,
  TABLE_FORMAT,
  type TableFile,
  type TableRecord,
  tableHash,
} from '@warmoot/protocol';
import { NO_TABLE, type RulesOf, scenesInPlay, type TableFacts } from './facts.js';
import { endedIn, fold } from './fold.js';
import { CampaignReader, type Wrong } from './keptCampaign.js';
import { checkLog, keptLogs } from './keptLogs.js';
import { RecordReader } from './keptRecords.js';
import { logOfScene } from './logs.js';
import { withoutNeverShown } from './neverShown.js';
import { keepsSecrets } from './secrets.js';
import { campaignSeen, itemsOf, sceneSeen, tableSeen } from './seen.js';

/** Whether nobody but this seat's person has ever played here: there is nobody to keep anything from. */
const isAlone = ({ seats }: TableFacts, seat: SeatId): boolean =>
  seats.every((one) => one.seat === seat || one.role === 'spectator' || one.holder === 'computer');

/** Whether nothing that others keep to themselves is kept from this seat: the table opened all, or there is nobody. */
const mayReadAll = (facts: TableFacts, seat: SeatId): boolean => facts.fileOpen !== null || isAlone(facts, seat);

/** Whether the log of a scene that is over may be known to this seat: in part, whole, or not at all. */
export const mayReadLog = (facts: TableFacts, seat: SeatId, scene: number, rules: RulesOf): 'shown' | 'all' | null => {
  if (mayReadAll(facts, seat)) return 'all';
  return facts.scenes.some((head) => head.scene === scene && keepsSecrets(rules, head)) ? null : 'shown';
};

/** The log of a scene that is over from its records: whole but for what was never shown, or not at all. */
export const logIn = (
  records: readonly TableRecord[],
  scene: number,
  may: 'shown' | 'all',
  rules: RulesOf,
): Outcome<Log> => {
  const own = records.filter(({ what }) => 'scene' in what && what.scene === scene);
  const shown = withoutNeverShown(own, rules);
  if (shown.sealed && may !== 'all') return refuse({ code: 'SEALED', scene });
  const log = logOfScene(shown.records, scene);
  return log === null ? refuse({ code: 'NO_SCENE' }) : { ok: true, value: log };
};

/** The log of a scene that is over, as far as a seat may read it. */
export const logFor = (
  facts: TableFacts,
  seat: SeatId,
  scene: number,
  records: readonly TableRecord[],
  rules: RulesOf,
): Outcome<Log> => {
  const may = mayReadLog(facts, seat, scene, rules);
  return may === null ? refuse({ code: 'SEALED', scene }) : logIn(records, scene, may, rules);
};

/**
 * Whether others may keep private papers at the table. It does not matter whether anybody does: who takes a file must not
 * learn that from it.
 */
const hasPapers = ({ campaign, scenes }: TableFacts, rules: RulesOf): boolean =>
  campaign !== null || scenes.some((head) => keepsSecrets(rules, head));

/**
 * Whether something at the table is hidden from a seat: a scene that was not opened, somebody's private papers, or a
 * vote under way. It does not matter whether anybody has voted yet: a table may hide that too.
 */
export const hidesSomething = (facts: TableFacts, seat: SeatId, rules: RulesOf): boolean =>
  scenesInPlay(facts).some(({ open }) => !open) ||
  (hasPapers(facts, rules) && !mayReadAll(facts, seat)) ||
  facts.proposals.some(({ session: { run } }) => run.awaits.need === 'answers' && run.awaits.together);

/** The whole table as a file: all that happened, but for sealed answers that nobody was ever shown. */
export const wholeFile = (table: string, records: readonly TableRecord[], rules: RulesOf): TableFile =>
  fileOf(table, withoutNeverShown(records, rules).records);

const fileOf = (table: string, records: readonly TableRecord[]): TableFile => ({
  format: TABLE_FORMAT,
  table,
  records: fileRecords(records),
  hash: tableHash(records),
});

/** The part of the table that a seat may know, as a file. */
const sealedFile = (facts: TableFacts, seat: SeatId, records: readonly TableRecord[]): SealedFile => ({
  format: SEALED_FORMAT,
  table: facts.table,
  seat,
  seen: tableSeen(facts, seat),
  scene: sceneSeen(facts, seat),
  campaign: campaignSeen(facts, seat),
  items: itemsOf(records, seat, 0),
});

/** What a seat gets when it asks for its table as a file. */
export const fileFor = (
  facts: TableFacts,
  seat: SeatId,
  records: readonly TableRecord[],
  rules: RulesOf,
): TableFile | SealedFile => {
  if (hidesSomething(facts, seat, rules)) return sealedFile(facts, seat, records);
  // What the table opened was what it had written by then.
  const isOpened = hasPapers(facts, rules) && !isAlone(facts, seat) && facts.fileOpen !== null;
  const shown = withoutNeverShown(records, rules, isOpened ? (facts.fileOpen ?? 0) : records.length);
  return shown.sealed && !mayReadAll(facts, seat)
    ? sealedFile(facts, seat, records)
    : fileOf(facts.table, shown.records);
};

const sits = ({ seats }: TableFacts, seat: SeatId): boolean => seats.some((one) => one.seat === seat);

/** Whether a record can follow these facts. A record that the desk would never have written is not read either. */
const follows = (facts: TableFacts, { what }: TableRecord): boolean => {
  switch (what.did) {
    case 'opened':
      return facts.length === 0;
    case 'seated':
      return !sits(facts, what.seat);
    case 'hosted':
    case 'renamed':
    case 'held':
    case 'left':
    case 'freed':
    case 'kept':
      return sits(facts, what.seat);
    case 'began':
      return facts.scene === null && what.scene === facts.scenes.length + 1;
    case 'played':
      return what.entry.input.input === 'reseed'
        ? what.seed !== undefined && scenesInPlay(facts).some(({ scene }) => scene === what.scene)
        : what.seed === undefined && facts.scene?.scene === what.scene;
    case 'ended':
      return facts.scene?.scene === what.scene;
    case 'logOpened':
      return scenesInPlay(facts).some(({ scene }) => scene === what.scene);
    case 'proposed':
      return what.proposal === facts.proposed + 1;
    case 'answered':
    case 'settled':
      return facts.proposals.some(({ proposal }) => proposal === what.proposal);
    default:
      return facts.length > 0;
  }
};

const readOn = (
  facts: TableFacts,
  record: TableRecord,
  rules: RulesOf,
  ended: ReadonlySet<number>,
): TableFacts | null => {
  if (facts.length === 0 ? record.what.did !== 'opened' : !follows(facts, record)) return null;
  try {
    const after = fold(facts, record, rules, null, ended);
    const strangers = after.scene?.session.run.state.seats.some((seat) => !sits(after, seat)) ?? false;
    return record.what.did === 'began' && strangers ? null : after;
  } catch {
    // The rules failed on the file's data, so the file does not fit the rules.
    return null;
  }
};

const wrongIn = (campaign: CampaignReader, facts: TableFacts, record: TableRecord | null): Wrong | null => {
  try {
    return record === null ? campaign.close(null) : campaign.read(facts, record);
  } catch {
    // The rules never write data that they cannot read, so the file was changed.
    return { number: facts.length, why: { code: 'NO_CAMPAIGN' } };
  }
};

const fieldIn = (reader: RecordReader, reading: Parameters<RecordReader['read']>[0]): string | null => {
  try {
    return reader.read(reading);
  } catch {
    return 'what';
  }
};

/** A file that was found good: the table it makes, and which of its scenes were played by other rules than ours. */
export interface CheckedFile {
  readonly facts: TableFacts;
  readonly records: readonly TableRecord[];
  readonly hash: string;
  readonly host: SeatId;
  readonly notReplayed: readonly number[];
}

/** How many records are read before others get their turn. */
const AT_ONCE = 500;

/** Checks all that a file says: its scenes are played again, then its records are read as those of a table here are. */
export const checkFile = async (file: TableFile, rules: RulesOf): Promise<Outcome<CheckedFile>> => {
  const { records, hash } = file;
  const notReplayed: number[] = [];
  const otherVotes = new Set<number>();
  for (const log of keptLogs(records)) {
    await breathe();
    const { of, number } = log;
    const began = records.findIndex(
      ({ what }) =>
        (what.did === 'began' && of === 'scene' && what.scene === number) ||
        (what.did === 'proposed' && of === 'proposal' && what.proposal === number),
    );
    try {
      const checked = checkLog(log, rules);
      if (!checked.ok && checked.refusal.code === 'UNKNOWN_SCENE') return checked;
      if (!checked.ok) return refuse({ code: 'TAMPERED', of, number, why: checked.refusal });
      if (!checked.value.replayed && of === 'scene') notReplayed.push(number);
      else if (!checked.value.replayed) otherVotes.add(number);
    } catch {
      return refuse({ code: 'UNREADABLE', record: began });
    }
  }
  // What was played by other rules is not followed any more than it was played again.
  const ended = new Set([...endedIn(records)].filter((scene) => notReplayed.includes(scene)));
  const reader = new RecordReader({
    scene: (scene) => !notReplayed.includes(scene),
    proposal: (proposal) => !otherVotes.has(proposal),
  });
  let facts: TableFacts = { ...NO_TABLE, table: file.table };
  const campaign = new CampaignReader();
  for (const [at, record] of records.entries()) {
    if (at % AT_ONCE === 0) await breathe();
    const after = readOn(facts, record, rules, ended);
    if (after === null) return refuse({ code: 'UNREADABLE', record: at });
    const wrong = wrongIn(campaign, facts, record);
    // A record of another version was not tampered with.
    if (wrong?.why.code === 'UNKNOWN_VERSION') return refuse(wrong.why);
    if (wrong !== null) return refuse({ code: 'TAMPERED', of: 'campaign', ...wrong });
    const field = fieldIn(reader, { before: facts, after, record });
    if (field !== null) return refuse({ code: 'UNREADABLE', record: at, field });
    facts = after;
  }
  const unfinished = wrongIn(campaign, facts, null);
  if (unfinished !== null) return refuse({ code: 'TAMPERED', of: 'campaign', ...unfinished });
  const { host } = facts;
  if (host === null || reader.isCut) return refuse({ code: 'UNREADABLE', record: records.length - 1 });
  return { ok: true, value: { facts, records, hash, host, notReplayed } };
};
