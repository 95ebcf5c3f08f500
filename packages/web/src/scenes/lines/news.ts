import type { SeatId } from '@warmoot/kernel';
import { eventsTold, type Passage, type Words } from '@warmoot/words';
import { eventsIn } from './seen.js';

const MOST = 3;

/** The last that was told in this round, in the words of the log; null where nothing has been yet. */
export const newsOf = (words: Words, passages: readonly Passage[], seat: SeatId | null): string | null => {
  for (const passage of passages.toReversed()) {
    // What an entry tells before a round begins belongs to the round before.
    if (eventsIn(passage).some(({ event }) => event === 'roundBegan')) return null;
    const lines = eventsTold(words, passage, seat);
    if (lines.length > 0) return lines.slice(0, MOST).join(' ');
  }
  return null;
};
