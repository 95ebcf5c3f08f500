import type { saga } from '@warmoot/rules';
import type { Speech } from '../speech.js';

/** What people are called, by their ids. */
export type NameOf = (id: string) => string;

/** What is said of a character's numbers. */
export type CharacterWords = Speech['t']['character'] & {
  /** Where a group rating comes from, without a point at the end: "lowest three of 4, 2, 2, 3, less 3: 4". */
  readonly rated: (origin: Pick<saga.character.GroupOrigin, 'by' | 'faces' | 'raised' | 'rating' | 'guide'>) => string;
};

/** What is said of dates and of what stands on the calendar. */
export type CalendarWords = Speech['t']['calendar'];

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
