import { innermost, notUndone, RULING_EVENTS, type SeatId } from '@warmoot/kernel';
import {
  type Account,
  accountOf,
  fallenIn,
  foldTitle,
  type Hearer,
  namedThrow,
  notedIn,
  type Passage,
  type Words,
} from '@warmoot/words';
import { type TallyData, tallyOf } from '../design/chance/tallyOf.js';
import type { Person } from '../people/person.js';
import type { EntryState, LogEntry } from './entry.js';

/** Of a scene that takes very many dice: what this throw is one of many parts of. */
const foldIn = (words: Words, { entry, before }: Passage): string | null =>
  entry.input.input !== 'dice' || before === null ? null : foldTitle(words, before);

const tallyIn = (words: Words, passage: Passage, account: Account): TallyData | null => {
  const { entry, before } = passage;
  const { input, thrown } = entry;
  const fallen = fallenIn(words, passage);
  // Rows are told only to those who may see the throw: without them there is no sum to open.
  if (account.rows.length === 0 || thrown === null || input.input !== 'dice') return null;
  if (before === null || fallen === null) return null;
  const place = innermost(before);
  return tallyOf(words, place.rules.scene, namedThrow(notedIn(words, place), fallen.throw), {
    faces: input.faces,
    score: thrown.score,
  });
};

const seatIn = ({ entry, before }: Passage): SeatId | null => {
  if (entry.input.input === 'answer') return entry.input.seat;
  return entry.input.input === 'dice' && before?.awaits.need === 'dice' ? before.awaits.by : null;
};

const stateIn = ({ entry }: Passage, hearer: Hearer, undone: boolean): EntryState => {
  const { heard, input } = entry;
  if (undone) return 'undone';
  if (heard.some(({ event }) => RULING_EVENTS.has(event.event))) return 'ruling';
  const told = heard.filter(({ to }) => to === null || hearer === null || to.includes(hearer));
  if (hearer !== null && told.length > 0 && told.every(({ to }) => to?.length === 1)) return 'onlyYou';
  if (input.input === 'answer' && told.length === 0) return input.seat === hearer ? 'onlyYou' : 'sealed';
  return 'told';
};

/** Makes the entries of a log as one hears them. What is nothing to the hearer is left out. */
export const entriesOf = (
  words: Words,
  passages: readonly Passage[],
  hearer: Hearer,
  people: Readonly<Record<SeatId, Person>>,
): readonly LogEntry[] => {
  const counts = new Set(notUndone(passages.map(({ entry }) => entry)).map(({ seq }) => seq));
  return passages.flatMap((passage) => {
    const account = accountOf(words, passage, hearer);
    if (account.lead.length + account.lines.length === 0) return [];
    const { seq, input } = passage.entry;
    const seat = seatIn(passage);
    const fold = foldIn(words, passage);
    const undone = input.input !== 'undo' && !counts.has(seq);
    return [
      {
        account,
        who: seat === null ? null : (people[seat] ?? null),
        at: null,
        state: stateIn(passage, hearer, undone),
        tally: tallyIn(words, passage, account),
        ...(fold !== null && { fold }),
      },
    ];
  });
};
