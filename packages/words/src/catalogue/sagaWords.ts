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

/** What is said of a Discussion besides its account. */
export interface DiscussionWords {
  /** SAGA-TALK-002: what a Discussion may be called. */
  readonly uses: Readonly<Record<(typeof saga.discussion.USES)[number], string>>;
  /** Motivations as what somebody has, to which an appeal is made: "pride". */
  readonly motives: Readonly<Record<saga.character.Motive, string>>;
  /** Why somebody is no longer there: "has left". */
  readonly gone: Readonly<Record<saga.discussion.Gone, string>>;
  /** Somebody by name, and what they are where they are no person: "The hall (a crowd)". */
  readonly called: (one: Pick<saga.discussion.Person, 'name' | 'is'>) => string;
  /** The ready sentence of somebody who is played by a computer. */
  readonly reply: (
    sight: Pick<saga.discussion.TalkSight, 'given' | 'open'>,
    line: Pick<Extract<saga.discussion.TalkLine, { line: 'replied' }>, 'as' | 'appeal' | 'manner'>,
  ) => string;
}

/** The names of external events, and each as a sentence. */
export type EventNames = Readonly<Record<saga.event.ExternalEvent, string>>;
