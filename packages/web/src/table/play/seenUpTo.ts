import type { SeatId } from '@warmoot/kernel';

const keyOf = (table: string, seat: SeatId): string => `warmoot.seen ${table} ${seat}`;

/** The last line of a seat's log that this device has shown; −1 where none is known. */
export const seenUpTo = (table: string, seat: SeatId): number => {
  try {
    return Number(localStorage.getItem(keyOf(table, seat)) ?? -1);
  } catch {
    return -1;
  }
};

/** Notes how far this device has shown a seat's log. */
export const sawUpTo = (table: string, seat: SeatId, place: number): void => {
  try {
    if (place > seenUpTo(table, seat)) localStorage.setItem(keyOf(table, seat), `${place}`);
  } catch {
    // Then it is told again next time.
  }
};
