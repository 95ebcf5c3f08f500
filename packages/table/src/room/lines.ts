import type { SeatId } from '@warmoot/kernel';
import type { Item } from '@warmoot/protocol';
import type { TableFacts } from '../core/facts.js';
import { readRecord } from '../core/logs.js';
import { itemsOf, linesOf } from '../core/seen.js';
import type { Store } from '../store/port.js';

/** The lines of a seat's log from one on; where it is not said from which, those of the running scene. */
export const linesFrom = async (
  store: Store,
  facts: TableFacts,
  seat: SeatId,
  seen: number | null,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> => {
  const total = linesOf(facts, seat);
  if (seen !== null && seen >= total) return [];
  let from = seen === null ? (facts.scene?.from ?? facts.length - 100) : facts.length - (total - seen) * 2 - 20;
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
