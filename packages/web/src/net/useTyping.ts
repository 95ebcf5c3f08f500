import type { SeatId } from '@warmoot/kernel';
import { useMemo } from 'react';
import { sittingKey, socket } from './store.js';
import { seldom, useWriters, type Writer } from './typing.js';

interface TypingHere {
  /** To call on each key press, with the one of mine as whom I write, if any. Of the text it knows nothing. */
  readonly typing: (as?: string | null) => void;
  /** The others who write just now. */
  readonly writers: readonly Writer[];
}

const NOBODY: readonly Writer[] = [];

/** Who writes at a table, and that I do. */
export const useTyping = (table: string, seat: SeatId): TypingHere => {
  const typing = useMemo(() => seldom((as) => socket.typing(table, seat, as)), [table, seat]);
  const writers = useWriters((heard) => heard[sittingKey(table, seat)] ?? NOBODY);
  return { typing, writers };
};
