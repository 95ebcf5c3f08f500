import type { SeatId } from '@warmoot/kernel';

/**
 * What this device remembers of a seat: the last line of its log that was shown, the last before its own last answer, and
 * the last scene before which the leaf of its chapter was opened.
 */
type Mark = 'seen' | 'hand' | 'chapter';

const keyOf = (mark: Mark, table: string, seat: SeatId): string => `warmoot.${mark} ${table} ${seat}`;

/** Where a mark stands; null where there is none. */
export const markAt = (mark: Mark, table: string, seat: SeatId): number | null => {
  try {
    const kept = localStorage.getItem(keyOf(mark, table, seat));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
};

/** Moves a mark on. It never goes back. */
export const markOn = (mark: Mark, table: string, seat: SeatId, place: number): void => {
  try {
    if (place > (markAt(mark, table, seat) ?? -1)) localStorage.setItem(keyOf(mark, table, seat), `${place}`);
  } catch {
    // Then it is told again next time.
  }
};
