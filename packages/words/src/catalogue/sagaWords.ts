import type { saga } from '@warmoot/rules';

/** What people are called, by their ids. */
export type NameOf = (id: string) => string;

/** What is said of dates and of what stands on the calendar. */
export interface CalendarWords {
  /** Parts of the year that the table has given no name: by their numbers, from 1. */
  readonly month: (n: number) => string;
  readonly season: (n: number) => string;
  readonly date: (date: {
    readonly day: number;
    readonly month: string;
    readonly season: string;
    readonly year: number;
  }) => string;
  readonly kinds: Readonly<Record<saga.calendar.EntryKind, string>>;
  readonly scenes: Readonly<Record<saga.calendar.SceneKind, string>>;
  readonly states: Readonly<Record<saga.calendar.EntryState, string>>;
  /** What is asked when a scene is closed, and the answer that nothing is known yet. */
  readonly asked: (asked: saga.calendar.AskedAtClose, nameOf: NameOf) => string;
  readonly noneYet: string;
  readonly days: (days: number) => string;
  /** The further days of the month for which a line stands. */
  readonly also: (days: readonly number[]) => string;
  readonly people: (names: readonly string[]) => string;
}

/** What the things of a record of wealth are called: the unit, and by its id what it supports; null is the army. */
export interface WealthNames {
  readonly unit: string;
  readonly support: (what: string | null) => string;
}

/** What is said of wealth. */
export interface WealthWords {
  /** A rating from its hundredths: 1.25. */
  readonly rating: (hundredths: number) => string;
  readonly army: string;
  readonly events: {
    readonly [E in saga.wealth.WealthEvent['event']]: (
      event: Extract<saga.wealth.WealthEvent, { readonly event: E }>,
      names: WealthNames,
    ) => string;
  };
  readonly supported: (supported: saga.wealth.Supported, names: WealthNames) => string;
}

/** The names of external events, and each as a sentence. */
export type EventNames = Readonly<Record<saga.event.ExternalEvent, string>>;
