import type { SeatId } from '@warmoot/kernel';
import type { ServerMessage } from '@warmoot/protocol';
import { create } from 'zustand';

/** How often a table is told that somebody writes, however fast they type. */
const TELL_EVERY_MS = 2_000;

/** How long somebody is shown to write of whom nothing more is heard: longer than between two such messages. */
const SHOWN_MS = 5_000;

/** Somebody who writes just now, as themselves (null) or as one of theirs. */
export interface Writer {
  readonly seat: SeatId;
  readonly as: string | null;
}

interface HeardOf extends Writer {
  /** When it is over by itself, in milliseconds since 1970. */
  readonly until: number;
}

/** Who writes, by the table and the seat that hears of it. */
export const useWriters = create<Readonly<Record<string, readonly HeardOf[]>>>(() => ({}));

type OfTyping = Extract<ServerMessage, { readonly send: 'table' | 'news' | 'here' | 'gone' | 'typing' }>;

/** Who writes after a message about the table: whoever has done something, or is not here any more, does not. */
const writersAfter = (heard: readonly HeardOf[], message: OfTyping, now: number): readonly HeardOf[] => {
  switch (message.send) {
    case 'typing': {
      const { by: seat, as } = message;
      return [...heard.filter((one) => one.seat !== seat), { seat, as, until: now + SHOWN_MS }];
    }
    case 'news': {
      const acted = message.items.map(({ by }) => by);
      return heard.filter(({ seat }) => !acted.includes(seat));
    }
    case 'here':
      return heard.filter(({ seat }) => message.here[seat] === true);
    case 'table':
    case 'gone':
      return [];
  }
};

const put = (key: string, heard: readonly HeardOf[]): void => {
  const before = useWriters.getState()[key] ?? [];
  if (before.length > 0 || heard.length > 0) useWriters.setState({ [key]: heard });
};

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Lets those go of whom nothing more was heard, and looks again when the next is due. */
const expire = (key: string): void => {
  const now = Date.now();
  const left = (useWriters.getState()[key] ?? []).filter(({ until }) => until > now);
  put(key, left);
  clearTimeout(timers.get(key));
  timers.delete(key);
  const next = Math.min(...left.map(({ until }) => until));
  if (left.length > 0)
    timers.set(
      key,
      setTimeout(() => expire(key), next - now),
    );
};

/** Takes in what a message says of who writes. */
export const noteWriters = (key: string, message: OfTyping): void => {
  put(key, writersAfter(useWriters.getState()[key] ?? [], message, Date.now()));
  expire(key);
};

/** Tells at most every so often, and at once where it is somebody else as whom one writes. It is given no text. */
export const seldom = (tell: (as: string | null) => void): ((as?: string | null) => void) => {
  let last: { readonly at: number; readonly as: string | null } | null = null;
  return (as = null) => {
    const now = Date.now();
    if (last !== null && last.as === as && now - last.at < TELL_EVERY_MS) return;
    last = { at: now, as };
    tell(as);
  };
};
