import type { Fixed } from '@warmoot/kernel';
import { costOf, spanOf } from '../movement/roads/roads.js';
import type { Roads } from '../movement/roads/setup.js';
import type { FixedBook } from './books.js';
import { goesByBoat, movesAt } from './moves.js';
import type { Pace } from './paces.table.js';

/** A day of a route as it is foreseen, if nothing comes between and every check of it comes off. */
export interface DayAhead {
  /** The spans that are entered. */
  readonly spans: readonly string[];
  /** Where the party halts. */
  readonly at: string;
  /** Movement left over at the end of the route. */
  readonly left: number;
  /** The span that is crossed into by its named way, at the cost of the whole day. */
  readonly crosses: string | null;
}

/** No route of so many spans takes longer, whatever the ground. */
const MOST_DAYS = 400;

/**
 * A route day by day at one pace: movement paid into a span is kept for the next day. A day is begun by boat or on land,
 * and ends where the one meets the other (SAGA-MOVE-007).
 */
export const itinerary = (
  roads: Fixed<Roads>,
  book: Pick<FixedBook, 'party' | 'at' | 'into'>,
  route: readonly string[],
  pace: Pace,
  sails = false,
): readonly DayAhead[] => {
  const days: DayAhead[] = [];
  const ahead = [...route];
  let { at } = book;
  let paid = book.into !== null && book.into.span === route[0] ? book.into.paid : 0;
  while (ahead.length > 0 && pace !== 'rest' && days.length < MOST_DAYS) {
    const spans: string[] = [];
    const standing = { party: book.party, at };
    const byBoat = goesByBoat(roads, standing, ahead);
    const costAhead = (): number | null => costOf(spanOf(roads, ahead[0] as string), byBoat);
    // SAGA-MOVE-013: a fair wind is one more, where it is tried for.
    let left = movesAt(roads, standing, pace, ahead) + (sails && byBoat ? 1 : 0);
    const crosses = costAhead() === null ? (ahead.shift() as string) : null;
    if (crosses !== null) {
      spans.push(crosses);
      [at, left, paid] = [crosses, 0, 0];
    }
    while (left > 0 && ahead.length > 0) {
      const cost = costAhead();
      if (cost === null) break;
      const paying = Math.min(left, cost - paid);
      left -= paying;
      paid += paying;
      if (paid < cost) break;
      paid = 0;
      at = ahead.shift() as string;
      spans.push(at);
    }
    days.push({ spans, at, left, crosses });
  }
  return days;
};
