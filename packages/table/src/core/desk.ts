import { canonicalJson, type SeatId, sha256 } from '@warmoot/kernel';
import type { Command, TableEvent, TableRecord } from '@warmoot/protocol';
import type { Line, RulesOf, TableFacts } from './facts.js';
import { fold } from './fold.js';

/** The inputs from outside a table. Everything else that a table does follows from its records. */
export interface Circumstances {
  readonly rules: RulesOf;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** A new secret from the system's secure source: 256 bits in hexadecimal. */
  readonly secret: () => string;
  /** The computer players who can be seated. */
  readonly players: readonly string[];
  /** Who is connected to the table now, as far as this process knows. */
  readonly here: (seat: SeatId) => boolean;
}

export type Actor = Pick<TableRecord, 'by' | 'how' | 'command'>;

export const TABLE_ITSELF: Actor = { by: null, how: 'table', command: null };

/** A short print of a command. The same id may not come with another print. */
export const commandPrint = ({ deed }: Pick<Command, 'deed'>): string => sha256(canonicalJson(deed)).slice(0, 16);

/**
 * Where what happens next is written down before it is kept: records are put one by one, each sees the facts that
 * those before it made. Nothing of it is true until the store has taken all of it.
 */
export class Desk {
  readonly before: TableFacts;
  readonly circumstances: Circumstances;
  readonly records: TableRecord[] = [];
  facts: TableFacts;
  private actor: Actor;

  constructor(facts: TableFacts, circumstances: Circumstances, actor: Actor) {
    this.before = facts;
    this.facts = facts;
    this.circumstances = circumstances;
    this.actor = actor;
  }

  /** A desk at which something can be tried without its being written here. */
  trial(): Desk {
    return new Desk(this.facts, this.circumstances, this.actor);
  }

  /** Runs what a settled proposal brings about. No seat is named, so nobody learns whose word was the last. */
  asTable<A>(act: () => A): A {
    const { actor } = this;
    this.actor = { ...TABLE_ITSELF, command: actor.command };
    try {
      return act();
    } finally {
      this.actor = actor;
    }
  }

  put(
    what: TableEvent,
    {
      seenBy = null,
      session,
      actor = this.actor,
    }: Partial<Pick<Line, 'seenBy' | 'session'>> & {
      readonly actor?: Pick<Actor, 'by' | 'how'>;
    } = {},
  ): void {
    // The command stands with the first record: one is enough to know that it was done.
    const command = this.records.length === 0 ? this.actor.command : null;
    const { now, rules } = this.circumstances;
    const record = { seq: this.facts.length, at: now, by: actor.by, how: actor.how, command, seenBy, what };
    this.facts = fold(this.facts, record, rules, session);
    this.records.push(record);
  }
}
