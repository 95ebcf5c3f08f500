import type { SeatId } from '@warmoot/kernel';
import type { Item } from '@warmoot/protocol';
import { Slice } from '../aside/slices.js';
import type { Mark, TableFacts } from '../core/facts.js';
import { readRecord } from '../core/logs.js';
import { itemsOf, linesOf } from '../core/seen.js';
import type { Store } from '../store/port.js';
import { PAGE } from './reading.js';

/** The number of lines that a newcomer gets while no scene runs. */
const LAST_LINES = 100;

/** The lines of a seat's log from one on; where it is not said from which, those of the running scene, or the last. */
export const linesFrom = async (
  store: Store,
  facts: TableFacts,
  seat: SeatId,
  asked: number | null,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> => {
  const total = linesOf(facts, seat);
  // Counted in lines of this seat: by a count of records it would show that others have written something.
  const seen = asked ?? (facts.scene === null ? Math.max(0, total - LAST_LINES) : 0);
  if (seen >= total) return [];
  const fromRecord = asked === null ? (facts.scene?.from ?? 0) : 0;
  const isBefore = (mark: Mark): boolean => (fromRecord > 0 ? mark.length <= fromRecord : linesOf(mark, seat) <= seen);
  const mark = facts.marks.findLast(isBefore) as Mark;
  const items: Item[] = [];
  const slice = new Slice();
  let place = linesOf(mark, seat);
  for (let at = mark.length; at < facts.length && items.length < most; at += PAGE) {
    const page = await store.read(facts.table, at, Math.min(PAGE, facts.length - at));
    for (const [n, text] of page.entries()) {
      const [item] = itemsOf([readRecord(text)], seat, place);
      if (item !== undefined) {
        place += 1;
        if (at + n >= fromRecord && item.place >= seen) items.push(item);
      }
      if (slice.isOver) await slice.rest();
    }
  }
  return items.slice(0, most);
};
