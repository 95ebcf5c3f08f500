import type { Throw, ThrowResult } from '../dice/reading.js';
import type { Asked, Event, SeatId } from './contract.js';

/** Something that was said or told, at which depth of scenes inside scenes. `to` is null when all hear it. */
export interface Heard {
  readonly to: readonly SeatId[] | null;
  readonly depth: number;
  readonly event: Event;
}

/** A throw that has fallen: the faces are with the input, what they came to is here. */
export interface Thrown {
  readonly throw: Throw;
  readonly faces: readonly number[] | null;
  readonly score: number | null;
  readonly result: ThrowResult;
  readonly seenBy: readonly SeatId[] | null;
  /** The only seats that knew of it before it fell; null when all did. The faces are drawn by these. */
  readonly awaitedBy: readonly SeatId[] | null;
  /** The only seats that may know its numbers, and not what came of it alone; null when all may. */
  readonly readBy: readonly SeatId[] | null;
}

/** What a scene waits for. */
export type Awaited =
  | { readonly need: 'answers'; readonly step: string; readonly asked: readonly Asked[]; readonly together: boolean }
  | { readonly need: 'dice'; readonly step: string; readonly throw: Throw; readonly by: SeatId | null }
  | { readonly need: 'nothing' };

/** Whether the same one is asked. */
export const isSame = (one: Asked, other: Asked): boolean => one.as === other.as && one.seat === other.seat;

/** Whether one is among those who are asked. */
export const isAsked = (all: readonly Asked[], asked: Asked): boolean => {
  for (const one of all) if (isSame(one, asked)) return true;
  return false;
};

/** Whoever hears what a run says and throws. */
export interface Listener {
  heard(heard: Heard): void;
  thrown(thrown: Thrown): void;
}

/** Someone who listens and keeps nothing. With it a run works its numbers out line by line, as for people. */
export const ATTENTIVE: Listener = { heard: () => undefined, thrown: () => undefined };

/** One who listens to a scene inside that only these seats may know of: what is said there is for nobody else. */
export const heardBy = (listener: Listener | null, few: readonly SeatId[] | undefined): Listener | null => {
  if (listener === null || few === undefined) return listener;
  const among = (seats: readonly SeatId[] | null): readonly SeatId[] =>
    seats?.filter((seat) => few.includes(seat)) ?? few;
  return {
    heard: (heard) => listener.heard({ ...heard, to: among(heard.to) }),
    thrown: (thrown) =>
      listener.thrown({ ...thrown, seenBy: among(thrown.seenBy), awaitedBy: among(thrown.awaitedBy) }),
  };
};
