import type { TableEvent, TableRecord } from '@warmoot/protocol';
import { lineOf } from './book.js';
import { isOfClock } from './clock.js';
import type { Book, RunningProposal, RunningScene, TableFacts } from './facts.js';
import { same } from './stored.js';

export type Event<D extends TableEvent['did']> = Extract<TableEvent, { did: D }>;

/** A record with the facts before and after it. */
export interface Reading {
  readonly before: TableFacts;
  readonly after: TableFacts;
  readonly record: TableRecord;
}

/** Which logs could be played again, and so be followed entry by entry. */
export interface Followed {
  readonly scene: (scene: number) => boolean;
  readonly proposal: (proposal: number) => boolean;
}

/** A step on the spot: it stands for a sealed answer that nobody was ever shown, and that no file has. */
export const isOnTheSpot = ({ what, seenBy }: TableRecord): boolean =>
  (what.did === 'played' || what.did === 'answered') &&
  what.entry.input.input === 'undo' &&
  seenBy?.length === 0 &&
  what.back === what.no;

/** The fields of a log's line that do not say what a desk would have written. */
export const wrongLine = (
  { record }: Reading,
  played: Event<'began' | 'played' | 'proposed' | 'answered'>,
  { before, after }: { readonly before: Book | null; readonly after: Book | null | undefined },
): string | null => {
  if (after == null) return null;
  const right = lineOf(before, after.session);
  if (isOnTheSpot(record)) {
    if (played.no !== before?.nos.at(-1)) return 'no';
    return played.reveals || played.stepSeenBy !== null ? 'reveals' : null;
  }
  const fields = ['no', 'back', 'reveals', 'stepSeenBy'] as const;
  const wrong = fields.find((field) => !same(right.played[field], played[field]));
  if (wrong !== undefined) return wrong;
  // Scenes from before dice were drawn by throw lack it, and typed dice do not tell whether they are from before.
  const mayLack = played.needs === undefined && after.session.header.draws === undefined;
  if (!mayLack && !same(right.played.needs, played.needs)) return 'needs';
  const { few = null } = after as Partial<RunningScene>;
  return same(right.seenBy ?? few, record.seenBy) ? null : 'seenBy';
};

/** The clock speaks for nobody before their time is over, and says nothing but what silence means. */
export const wrongClock = (
  { before, record }: Reading,
  { entry: { input } }: Event<'played' | 'answered'>,
  log: RunningScene | RunningProposal | null,
): string | null => {
  if (record.how !== 'clock' || input.input !== 'answer' || log === null) return null;
  return isOfClock(before, log, input, record.at) ? null : 'how';
};
