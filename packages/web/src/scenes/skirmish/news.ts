import type { SeatId } from '@warmoot/kernel';
import { eventsTold, type Passage, type Words } from '@warmoot/words';
import type { Side, SkirmishView } from './model.js';
import { eventsIn } from './seen.js';

/** Whose doing an entry was, by the first figure that something is told of; null where it was nobody's. */
const sideIn = ({ open }: SkirmishView, passage: Passage): Side | null => {
  for (const event of eventsIn(passage)) {
    const figure = 'by' in event && typeof event.by === 'number' ? event.by : 'figure' in event ? event.figure : null;
    const side = figure === null ? undefined : open.roster[figure]?.side;
    if (side !== undefined) return side;
  }
  return null;
};

const MOST = 2;

/** The last that each band did in this round, in the words of the log; null where it has done nothing yet. */
export const newsOf = (
  words: Words,
  view: SkirmishView,
  passages: readonly Passage[],
  seat: SeatId | null,
): readonly (string | null)[] => {
  const news: (string | null)[] = [null, null];
  for (const passage of passages.toReversed()) {
    // What an entry tells before a round begins belongs to the round before.
    if (eventsIn(passage).some(({ event }) => event === 'roundBegan')) break;
    const side = sideIn(view, passage);
    if (side !== null && news[side] === null) {
      const lines = eventsTold(words, passage, seat);
      if (lines.length > 0) news[side] = lines.slice(0, MOST).join(' ');
    }
    if (news.every((one) => one !== null)) break;
  }
  return news;
};
