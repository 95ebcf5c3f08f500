import type { SeatId } from '@warmoot/kernel';
import type { Sitting } from './sitting.js';
import { sittingKey, useNet } from './store.js';

/** How long news are waited for. */
const MOST_MS = 8_000;

/** What is found at a table as soon as its news bring it; null where they do not. */
export const foundAt = <T>(table: string, seat: SeatId, find: (sitting: Sitting) => T | null): Promise<T | null> =>
  new Promise((resolve) => {
    const end = (found: T | null): void => {
      leave();
      clearTimeout(late);
      resolve(found);
    };
    const look = (): void => {
      const sitting = useNet.getState().sittings[sittingKey(table, seat)];
      const found = sitting === undefined ? null : find(sitting);
      if (found !== null) end(found);
    };
    const leave = useNet.subscribe(look);
    const late = setTimeout(() => end(null), MOST_MS);
    look();
  });
