import type { Fixed, View } from '@warmoot/kernel';
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

type RoadsGiven = Fixed<saga.roads.Roads>;

/** What is said of a march besides its account. */
export interface MarchWords {
  readonly paces: Readonly<Record<saga.march.Pace, string>>;
  /** Close, Hold, Evade; or nothing, for those who have not seen us. */
  readonly stances: Readonly<Record<saga.march.Stance, string>>;
  /** What comes of two choices, from one's own side: "they stand, you attack". */
  readonly results: Readonly<Record<saga.march.ExchangeResult, string>>;
  readonly checks: Readonly<Record<saga.march.OwnCheck, string>>;
  /** For what Lead is tried. */
  readonly led: Readonly<Record<'cross' | 'past' | 'forced', string>>;
  /** What people call a span. */
  readonly span: (roads: RoadsGiven, key: string) => string;
  readonly wants: (roads: RoadsGiven, wants: Fixed<saga.march.Want> | null) => string;
  /** A plan as one sentence: "Hag Wood path, Steady, halt at Charcoal Pits". */
  readonly plan: (
    view: Pick<View<saga.march.March>, 'given' | 'own' | 'open'>,
    party: string,
    plan: Fixed<saga.march.Plan>,
  ) => string;
  /** How it stands, read aloud; with the date of a day where the campaign has one. */
  readonly aloud: (view: View<saga.march.March>, dated?: (day: number) => string | null) => readonly string[];
}

/** What is said of a pursuit besides its account. */
export interface ChaseWords {
  readonly ways: Readonly<Record<saga.chase.Way, string>>;
  /** What a way is: "speed". */
  readonly meaning: Readonly<Record<saga.chase.Way, string>>;
  readonly sides: Readonly<Record<saga.chase.Side, string>>;
  readonly ends: Readonly<Record<saga.chase.End, string>>;
  /** What the place itself calls a way; '' where it has no words for it. */
  readonly place: (sight: Pick<saga.chase.ChaseSight, 'given'>, way: saga.chase.Way) => string;
  /** Ways against guesses with their chances, and how often each is best. */
  readonly table: (sight: saga.chase.ChaseSight) => readonly string[];
  /** How it stands, read aloud. */
  readonly aloud: (view: View<saga.chase.Chase>) => readonly string[];
}

/** The names of external events, and each as a sentence. */
export type EventNames = Readonly<Record<saga.event.ExternalEvent, string>>;

/** One line of what is carried into the next scene. */
export interface CarriedText {
  readonly what: string;
  readonly stands: string;
  readonly does: string;
}

/** What is said where one scene hands over to the next. */
export interface HandoverWords {
  readonly nobodyLeft: string;
  readonly carried: (row: saga.handover.Carried, told: HandoverNames) => CarriedText;
  /** A scene that may follow: what it is called, what it is, and under which title it goes on the calendar. */
  readonly next: (
    next: saga.campaign.NextScene,
    told: HandoverNames & { readonly after: string },
  ) => { readonly name: string; readonly about: string; readonly title: string };
}

/** How days and places are called where it is said. */
export interface HandoverNames {
  readonly date: (day: number) => string;
  /** A place by its key on the map, or as people wrote it. */
  readonly place: (at: string) => string;
  /** Whether a side goes by the name of one person. */
  readonly isPerson: (name: string) => boolean;
}

/** What carried things are called where they stand alone. */
export interface CarryWords {
  readonly objects: Readonly<Record<saga.carry.ObjectId, string>>;
  /** Starting kits. */
  readonly kits: Readonly<Record<saga.carry.Kit, string>>;
  readonly categories: Readonly<Record<saga.carry.Category, string>>;
  /** How much is in an object: "20 m". */
  readonly amounts: Readonly<Record<saga.carry.Measure, (facts: { readonly n: number }) => string>>;
}
