import type { AnyRules, PlayedScene, SeatId } from '@warmoot/kernel';
import { PROTOCOL } from '@warmoot/protocol';
import { mayKnow } from '../core/asked.js';
import type { TableFacts } from '../core/facts.js';
import type { Feed } from './feed.js';

/** How often the others hear at most that a seat writes: what comes sooner is dropped. */
const EVERY_MS = 1_000;

/** Somebody who writes, as themselves (null) or as one of theirs. What they write never comes here. */
export interface Typist {
  readonly by: SeatId;
  readonly as: string | null;
}

/** When the others were last told of each seat that it writes. It stands in no record, and a restart forgets it. */
export class Typing {
  private readonly told = new Map<SeatId, number>();

  /** Whether it is time to tell of this seat again. */
  isDue(seat: SeatId, now: number): boolean {
    const before = this.told.get(seat);
    if (before !== undefined && now - before < EVERY_MS) return false;
    this.told.set(seat, now);
    return true;
  }
}

/** The name that somebody gives, where it is that of one of theirs for whom they may speak: no other word is passed on. */
const voiceOf = ({ scene }: TableFacts, { by, as }: Typist): string | null =>
  as !== null && scene?.session.run.voices(by).includes(as) ? as : null;

/** Those who may know of the scene that takes what a seat says: null where that is all. */
const listenersTo = ({ rules, state }: PlayedScene, seat: SeatId): readonly SeatId[] | null => {
  const few = state.agenda.at(-1)?.seenBy ?? null;
  if (rules.gestures !== undefined || state.inner === null || !mayKnow(few, seat)) return null;
  const { scene, state: inner } = state.inner;
  const within = listenersTo({ rules: rules.scenes[scene] as AnyRules, state: inner }, seat);
  return few?.filter((one) => mayKnow(within, one)) ?? within;
};

/** Tells all others who watch. Of somebody in a scene of which few may know, only these hear. */
export const tellTyping = (facts: TableFacts, feeds: Iterable<Feed>, typist: Typist): void => {
  const { by } = typist;
  const { scene } = facts;
  const few = scene === null ? null : (scene.few ?? listenersTo(scene.session.run, by));
  const as = voiceOf(facts, typist);
  for (const { seat, send } of feeds) {
    if (seat === by || (mayKnow(few, by) && !mayKnow(few, seat))) continue;
    send({ v: PROTOCOL, send: 'typing', table: facts.table, seat, by, as });
  }
};
