import type { Json, RulingChoice, RulingEvent, RulingFacts, RulingStep, SeatId } from '@warmoot/kernel';
import type { Motive, PairIndex } from '../character/motives.table.js';
import type { DuelOutcome } from '../duel/duel.js';
import type { DuelOptions } from '../duel/model.js';
import type { EditionName } from '../editions.table.js';
import type { AppealSetUp, DiscussionOptions, DiscussionSetup, Matter, Terms } from './setup.js';
import type { MANNERS } from './uses.table.js';

/** What has become of an appeal to one listener. */
export interface Hearing {
  readonly who: string;
  /** The pair that it is about for this listener. */
  readonly matter: Matter;
  /** Whether a listener who may ignore it does; null until that is known. */
  ignores: boolean | null;
  /** Whether the check reached them: null until it is rolled. */
  reached: boolean | null;
  /** Whether it has become what drives them: null until that is known. */
  moved: boolean | null;
}

/** An appeal to what moves somebody, as it was made. */
export interface Appeal {
  /** Counted from 1. */
  readonly number: number;
  readonly talker: string;
  readonly words: string;
  readonly context: string;
  readonly topic: string;
  readonly response: string;
  readonly changed: string | null;
  /** As the talker proposed them, until the table has settled them. */
  terms: Terms;
  /** In seat order. */
  readonly hearings: Hearing[];
  /** `closed`: the table does not hold that anything has changed. */
  state: 'setUp' | 'settled' | 'made' | 'done' | 'withdrawn' | 'ignored' | 'closed';
}

/** A line of the talk as it is read afterwards. */
export type TalkLine =
  /** Somebody says it; null: it is told. */
  | { readonly line: 'said'; readonly as: string | null; readonly text: string }
  | {
      readonly line: 'replied';
      readonly as: string;
      readonly appeal: number;
      readonly manner: (typeof MANNERS)[number];
    }
  | { readonly line: 'appeal'; readonly appeal: number }
  /** What else happened, by the name of its event. */
  | { readonly line: 'happened'; readonly what: Happened; readonly who: readonly string[]; readonly text: string };

type Happened = 'away' | 'stopped' | 'cameBack' | 'drewSteel' | 'fought';

/** Why somebody is no longer there. */
export type Gone = 'left' | 'sentAway' | 'fled' | 'fell' | 'dead';

/** Somebody as the talk has left them. */
export interface PersonNow {
  readonly name: string;
  /** How many appeals they have heard in this Discussion. */
  heard: number;
  gone: Gone | null;
  /** After a flight that failed, how many they must have heard before they try again. */
  staysUntil: number;
  /** What was thrown for those who came without motives. */
  placed: PairIndex[];
  motives: Partial<Record<Motive, number>>;
  /** How they came out of the last fight; null where they were in none. */
  fought: Pick<DuelOutcome['fighters'][number], 'standing' | 'wounds' | 'hands' | 'carried'> | null;
}

/** Those who want to leave, while it is not known whether they get away. */
export interface Leaving {
  readonly who: readonly string[];
  /** The seats that have let them go. */
  letGo: SeatId[];
  /** The seats that go after them, the first of which leads; left out before 1.1.0. */
  after?: readonly SeatId[];
}

export interface Brawl {
  readonly side1: readonly string[];
  readonly side2: readonly string[];
  readonly distance: 'dagger' | 'sword' | 'spear';
  /** The seats that have said for all of theirs whether they join. */
  readonly said: readonly SeatId[];
}

export interface DiscussionOpen extends RulingFacts {
  /** In the order of the setup. */
  people: PersonNow[];
  lines: TalkLine[];
  appeals: Appeal[];
  /** Where the table has accepted that something has changed. */
  reopened: { readonly listener: string; readonly topic: string }[];
  /** The seats that have no more to say for now. */
  noMore: SeatId[];
  leaving: Leaving | null;
  /** Whom somebody wants out of the room, and how. */
  sending: { readonly who: readonly string[]; readonly how: string } | null;
  brawl: Brawl | null;
  fights: DuelOutcome[];
  over: boolean;
}

export interface DiscussionGiven extends Omit<DiscussionSetup, 'seats' | 'duelOptions'> {
  readonly edition: EditionName;
  /** Whether a Driving Motivation is written down with the talker's rating. */
  readonly isRated: boolean;
  readonly options: DiscussionOptions;
  readonly duelOptions: DuelOptions | null;
}

export type DiscussionStep =
  | RulingStep
  | { readonly step: 'open' }
  | { readonly step: 'reopen'; readonly at: number }
  | { readonly step: 'place'; readonly who: string }
  | { readonly step: 'placeLast'; readonly who: string }
  | { readonly step: 'order'; readonly who: string; readonly at: number }
  | { readonly step: 'talkOn' }
  | { readonly step: 'talk' }
  | { readonly step: 'hearken' }
  | { readonly step: 'listen' }
  | { readonly step: 'settleAppeal' }
  | { readonly step: 'make' }
  | { readonly step: 'throwAppeal'; readonly to: readonly string[] }
  | { readonly step: 'takeIn' }
  | { readonly step: 'take'; readonly who: string }
  | { readonly step: 'appealEnds' }
  | { readonly step: 'letGo' }
  | { readonly step: 'stopOrNot' }
  | { readonly step: 'chase' }
  | { readonly step: 'pursue' }
  | { readonly step: 'send' }
  | { readonly step: 'takeSides' }
  | { readonly step: 'join' }
  | { readonly step: 'fight' };

/** What is heard in a Discussion. */
export type DiscussionEvent =
  | RulingEvent
  /** What is said to have changed since, and what the table holds of it. */
  | {
      readonly event: 'stated' | 'reopened';
      readonly listener: string;
      readonly topic: string;
      readonly changed: string;
    }
  | { readonly event: 'staysClosed'; readonly listener: string; readonly topic: string }
  | { readonly event: 'placed'; readonly who: string; readonly face: number | null; readonly pair: PairIndex }
  | { readonly event: 'placedAgain'; readonly who: string; readonly face: number }
  | {
      readonly event: 'ordered';
      readonly who: string;
      readonly face: number;
      readonly pair: PairIndex;
      readonly left: number;
      readonly right: number;
    }
  | { readonly event: 'said'; readonly as: string | null; readonly text: string }
  | {
      readonly event: 'replied';
      readonly as: string;
      readonly appeal: number;
      readonly manner: (typeof MANNERS)[number];
    }
  | { readonly event: 'appealed'; readonly by: SeatId; readonly appeal: Appeal }
  | { readonly event: 'listens' | 'ignores'; readonly who: string }
  /** The table has settled the terms. */
  | { readonly event: 'termsSettled'; readonly terms: Terms }
  | { readonly event: 'made'; readonly by: SeatId }
  /** The check is rolled, and they have heard it. */
  | { readonly event: 'heard'; readonly hearings: readonly { readonly who: string; readonly reached: boolean }[] }
  | { readonly event: 'moved' | 'unmoved'; readonly who: string; readonly motive: Motive }
  | {
      readonly event: 'appealEnded';
      readonly talker: string;
      readonly state: 'done' | 'withdrawn' | 'ignored' | 'closed';
    }
  | { readonly event: 'noMore'; readonly by: SeatId }
  | { readonly event: 'leaving'; readonly who: readonly string[] }
  | { readonly event: 'letGo'; readonly by: SeatId; readonly who: readonly string[] }
  | { readonly event: 'stopped'; readonly by: SeatId; readonly who: readonly string[] }
  /** They go after those who leave: a pursuit begins when all have said whether they do. */
  | { readonly event: 'goesAfter'; readonly by: SeatId; readonly who: readonly string[] }
  | { readonly event: 'cameBack'; readonly who: readonly string[] }
  | { readonly event: 'sending'; readonly by: SeatId; readonly who: readonly string[]; readonly how: string }
  | { readonly event: 'staysHere'; readonly who: readonly string[] }
  | { readonly event: 'away'; readonly who: readonly string[]; readonly why: Gone; readonly how: string }
  | {
      readonly event: 'drewSteel';
      readonly by: SeatId;
      readonly attackers: readonly string[];
      readonly against: readonly string[];
      readonly distance: Brawl['distance'];
    }
  | {
      readonly event: 'tookSides';
      readonly by: SeatId;
      readonly side1: readonly string[];
      readonly side2: readonly string[];
    }
  | { readonly event: 'fought'; readonly outcome: DuelOutcome }
  | { readonly event: 'ended' };

/** What somebody who talks can do. */
export type TalkChoice =
  | ({ readonly choose: 'appeal' } & AppealSetUp)
  | { readonly choose: 'noMore' }
  | { readonly choose: 'walkOut'; readonly who: readonly string[] }
  | { readonly choose: 'sendAway'; readonly who: readonly string[]; readonly how: string }
  | {
      readonly choose: 'violence';
      readonly attackers: readonly string[];
      readonly against: readonly string[];
      readonly distance: Brawl['distance'];
    };

/** What can be answered in a Discussion. */
export type DiscussionChoice =
  | RulingChoice
  | TalkChoice
  | { readonly choose: 'listen' | 'ignore' }
  | { readonly choose: 'make' | 'withdraw' }
  | { readonly choose: 'letGo' | 'stop' }
  | { readonly choose: 'join'; readonly side1: readonly string[]; readonly side2: readonly string[] };

/** A Driving Motivation, and who gave it with which rating. */
export interface Driving extends Matter {
  readonly motive: Motive;
  /** Null in the first edition. */
  readonly rating: number | null;
  readonly by: string | null;
  /** The appeal that gave it; null for what somebody came with. */
  readonly appeal: number | null;
}

/** How a Discussion left everybody. */
export interface DiscussionOutcome {
  readonly people: readonly {
    readonly name: string;
    readonly heard: number;
    readonly gone: Gone | null;
    /** Motives as they were thrown for; null for those who brought theirs. */
    readonly motives: Readonly<Record<Motive, number>> | null;
    /** What has come to drive them here. With which rating is for those who may read sheets: the appeals tell them. */
    readonly driving: readonly Omit<Driving, 'rating'>[];
  }[];
  /** Who has heard of which topic. */
  readonly heard: readonly { readonly listener: string; readonly topic: string }[];
  readonly appeals: readonly Appeal[];
  readonly fights: readonly DuelOutcome[];
}

/** The types of a Discussion. */
export interface Discussion {
  setup: DiscussionSetup;
  options: DiscussionOptions;
  given: DiscussionGiven;
  open: DiscussionOpen;
  own: Record<never, never>;
  step: DiscussionStep;
  event: DiscussionEvent;
  secret: never;
  choice: DiscussionChoice;
  outcome: DiscussionOutcome;
}

export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
