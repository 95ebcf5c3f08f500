import type { SeatId } from '@warmoot/kernel';
import { useEffect, useState } from 'react';
import { useNet } from '../../net/store.js';

interface CurtainWish {
  readonly name: string;
  readonly onLift: () => void;
}

export interface HotSeat {
  /** The seat whose view is shown; null while the curtain is down, or nothing is known. */
  readonly seat: SeatId | null;
  readonly curtain: CurtainWish | null;
  /** Lets the curtain down and waits for the named person. */
  readonly pass: (seat: SeatId) => void;
}

const keyOf = (table: string): string => `warmoot.seat.${table}`;

const keptSeat = (table: string): SeatId | null => {
  try {
    return sessionStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
};

const keepSeat = (table: string, seat: SeatId): void => {
  try {
    sessionStorage.setItem(keyOf(table), seat);
  } catch {
    // Then the first seat is shown after a reload.
  }
};

/**
 * Several people on one device: one view at a time, and a curtain between. The curtain also falls by itself when the
 * person in front has nothing to decide and another of this device has.
 */
export const useHotSeat = (table: string, seats: readonly SeatId[]): HotSeat => {
  const [chosen, setChosen] = useState<SeatId | null>(() => keptSeat(table));
  const [next, setNext] = useState<SeatId | null>(null);
  const notices = useNet((net) => net.notices);
  const line = useNet((net) => net.line.is);
  const seat = chosen !== null && seats.includes(chosen) ? chosen : (seats[0] ?? null);
  // What waits for the device itself is nobody's to decide.
  const due = notices.filter(({ table: at, seat: of, device }) => at === table && seats.includes(of) && !device);
  const mine = due.some((notice) => notice.seat === seat);
  const other = due.find((notice) => notice.seat !== seat)?.seat ?? null;
  const wanted = seats.length > 1 && line === 'open' && !mine && other !== null && next === null ? other : null;
  useEffect(() => {
    if (wanted !== null) setNext(wanted);
  }, [wanted]);
  if (next !== null && seats.includes(next)) {
    return {
      seat: null,
      pass: setNext,
      curtain: {
        name: next,
        onLift: () => {
          keepSeat(table, next);
          setChosen(next);
          setNext(null);
        },
      },
    };
  }
  return { seat, curtain: null, pass: setNext };
};
