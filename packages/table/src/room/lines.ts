import type { SeatId } from '@warmoot/kernel';
import type { Item } from '@warmoot/protocol';
import type { TableFacts } from '../core/facts.js';
import { readRecord } from '../core/logs.js';
import { itemsOf, linesOf } from '../core/seen.js';
import type { Store } from '../store/port.js';

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
  const seen = asked ?? (facts.scene === null ? Math.max(0, total - LAST_LINES) : null);
  if (seen !== null && seen >= total) return [];
  let from = seen === null ? (facts.scene?.from ?? 0) : facts.length - (total - seen) * 2 - 20;
  for (;;) {
    from = Math.max(0, from);
    const stored = (await store.read(facts.table, from)).slice(0, facts.length - from).map(readRecord);
    const count = itemsOf(stored, seat, 0).length;
    if (seen === null || from === 0 || total - count <= seen) {
      const items = itemsOf(stored, seat, total - count);
      return items.filter(({ place }) => seen === null || place >= seen).slice(0, most);
    }
    from -= facts.length - from;
  }
};
