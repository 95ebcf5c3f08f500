import type { SeatId } from '@warmoot/kernel';
import type { AnyRefusal, Deed, TableListed } from '@warmoot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { mineNow } from './ahead.js';
import { api, type Hindrance } from './api.js';
import type { Sent } from './outbox.js';
import { isMissed, type Sitting } from './sitting.js';
import { recallEnd, unwatchTable, watchTable } from './sittings.js';
import { act, openLine, sittingKey, useNet } from './store.js';

/** What this device holds at a table; null as long as that is not known. */
export interface Held {
  readonly seats: readonly SeatId[] | null;
  readonly hindrance: Hindrance | null;
  /** Asks again: after a seat was taken or lost. */
  readonly again: () => void;
}

const AGAIN_MS = 2_000;

/** What is over after a while: then it is asked again. */
const PASSING: ReadonlySet<string> = new Set(['AWAY', 'TRY_AGAIN', 'TOO_FAST']);

/** The seats of this device at a table, or why there are none. While the server is away it is asked again. */
export const useHeld = (table: string): Held => {
  const [held, setHeld] = useState<Omit<Held, 'again'>>(() => ({
    seats: useNet.getState().taken[table] ?? null,
    hindrance: null,
  }));
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` only says that it is asked again.
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const mine = await mineNow();
      if (isOver) return;
      if (!mine.ok) {
        setHeld((now) => (now.seats === null ? { seats: null, hindrance: mine.refusal } : now));
        timer = setTimeout(() => void ask(), AGAIN_MS);
        return;
      }
      const listed = mine.value.tables.find((one: TableListed) => one.table === table);
      if (listed !== undefined) {
        openLine();
        setHeld({ seats: listed.seats, hindrance: null });
        return;
      }
      const looked = await api.look(table, 'nobody');
      if (isOver) return;
      setHeld({ seats: [], hindrance: looked.ok ? null : looked.refusal });
      if (!looked.ok && PASSING.has(looked.refusal.code)) timer = setTimeout(() => void ask(), AGAIN_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [table, asked]);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  return { ...held, again };
};

/** A table from one of this device's seats, watched as long as it is shown. */
export const useSitting = (table: string, seat: SeatId | null): Sitting | null => {
  useEffect(() => {
    if (seat === null) return;
    watchTable(table, seat);
    return () => unwatchTable(table, seat);
  }, [table, seat]);
  const sitting = useNet(({ sittings }) => (seat === null ? null : (sittings[sittingKey(table, seat)] ?? null)));
  const missed = sitting !== null && isMissed(sitting) ? (sitting.ended?.scene ?? null) : null;
  useEffect(() => {
    if (seat !== null && missed !== null) void recallEnd(table, seat, missed);
  }, [table, seat, missed]);
  return sitting;
};

/** A device adds to the dice for everybody who sits at it: while they wait for shares it watches from all of its seats. */
export const useShares = (sitting: Sitting | null, seats: readonly SeatId[]): void => {
  const table = sitting !== null && sitting.scene?.dice !== undefined ? sitting.table : null;
  const others = seats.filter((seat) => seat !== sitting?.seat).join('\n');
  useEffect(() => {
    if (table === null || others === '') return;
    const watched = others.split('\n');
    for (const seat of watched) watchTable(table, seat);
    return () => {
      for (const seat of watched) unwatchTable(table, seat);
    };
  }, [table, others]);
};

/** What is done at a table from a seat. */
export type Do = (deed: Deed) => Promise<AnyRefusal | null>;

export const useDo = (table: string, seat: SeatId): Do =>
  useCallback((deed: Deed) => act(table, seat, deed), [table, seat]);

const NONE: readonly Sent[] = [];

/** What a seat has asked for and not yet heard of. */
export const usePending = (table: string, seat: SeatId): readonly Sent[] => {
  const pending = useNet((net) => net.pending);
  const mine = pending.filter((one) => one.table === table && one.seat === seat);
  return mine.length === 0 ? NONE : mine;
};
