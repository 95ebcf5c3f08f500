import type { RulingChoice, RulingEvent, RulingFacts, RulingStep, SeatId } from '@warmoot/kernel';
import type { BattleOutcome } from '../../battle/battle.js';
import type { BattleOptions } from '../../battle/model.js';
import type { DiscussionOutcome } from '../../discussion/model.js';
import type { DuelOutcome } from '../../duel/duel.js';
import type { DuelOptions } from '../../duel/model.js';
import type { EditionName } from '../../editions.table.js';
import type { ChaseOutcome } from '../chase/model.js';
import type { Going } from '../party/party.js';
import type { PartySetup } from '../party/setup.js';
import type { Roads } from '../roads/setup.js';
import type { ExchangeResult, Intent, Stance } from './exchange.table.js';
import type { Pace } from './paces.table.js';
import type { MarchOptions, MarchSetup, Want } from './setup.js';

/** The checks that a party makes by itself, on no other's account. */
export type OwnCheck = 'lead' | 'sail' | 'survive' | 'cross' | 'forced' | 'forage';
/** Those for which Lead can be tried, and getting past watchers. */
export type LedCheck = 'cross' | 'past' | 'forced';

/** What a party has sealed for a day. */
export interface Plan {
  /** The spans ahead, the next one first; it may be longer than a day. */
  readonly route: readonly string[];
  readonly pace: Pace;
  /** The approach that watchers mark, counted from 0; null for others. */
  readonly marks: number | null;
  /** The watchers whom it means to pass unseen, and on which approach. */
  readonly past: readonly { readonly of: string; readonly approach: number }[];
  readonly forage: boolean;
  /** The check for which Lead is tried; null for none. */
  readonly lead: LedCheck | null;
}

/** What a party knows of another. */
export interface Sighting {
  readonly of: string;
  readonly day: number;
  /** In the evening of that day, when all have moved, or on the march. */
  readonly time: 'march' | 'evening';
  readonly at: string;
  readonly size: number;
  readonly going: Going;
  readonly leader: string;
  readonly moves: number;
  /** Whether it looks ahead by scouts. */
  readonly scouts: boolean;
  /** Without its pace of the day; null where sheets are closed. */
  readonly ratings: { readonly hide: number; readonly notice: number } | null;
  /** Seen on the road, or known of from the start. */
  readonly how: 'seen' | 'known';
}

/** A day of a party as it is remembered. */
export interface DayLine {
  readonly day: number;
  readonly pace: Pace;
  /** The spans it has entered. */
  readonly spans: readonly string[];
  readonly at: string;
  readonly weary: number;
  readonly food: Fare;
  readonly water: Fare;
}
/** Whether all had it, from what they carry or from the land, or somebody went without. */
export type Fare = 'had' | 'found' | 'lacking';

export type PartyState = 'going' | 'got' | 'stopped' | 'gaveUp';

/** Movement paid into a span that is not yet fully paid for. */
export interface Into {
  readonly span: string;
  readonly paid: number;
}

export interface Provisions {
  /** Days of food, and half-days of water. */
  readonly food: number;
  readonly water: number;
}

/** What the players of a party know of it, and by it. */
export interface Book {
  party: PartySetup;
  readonly wants: Want | null;
  readonly towns: readonly string[];
  at: string;
  into: Into | null;
  /** The Forced days in a row up to now. */
  forced: number;
  lead: 'no' | 'today' | 'failed';
  plan: Plan | null;
  /** How the party's own checks of the day came out. */
  checks: Partial<Record<OwnCheck, boolean>>;
  /** Days of stores that its troops have left, and that they carry when all is well. */
  stores: number;
  readonly fullStores: number;
  provisions: Record<string, Provisions>;
  aware: string[];
  sightings: Record<string, Sighting>;
  /** The watchers by whom it has felt itself seen today, though it meant to pass them. */
  felt: string[];
  /** For whom it lies in wait, and up to which day. */
  waits: { readonly of: string; readonly until: number }[];
  /** Those before whom it has to choose now, and what it has chosen. */
  choosing: string[];
  intents: Record<string, { readonly intent: Intent; readonly to: string | null }>;
  days: DayLine[];
  met: Met[];
  fought: Fought[];
  chased: ChaseOutcome[];
  parleys: DiscussionOutcome[];
  state: PartyState;
}

/** A party as the day finds it, whoever may know. */
export interface OnTheRoad {
  readonly at: string;
  readonly into: Into | null;
  readonly route: readonly string[];
  readonly left: number;
  readonly pace: Pace;
  readonly spans: readonly string[];
  /** The span that it has crossed into by a named way, at the cost of the whole day. */
  readonly crosses: string | null;
  /** In contact or in a pursuit, it takes no further part in the day. */
  readonly out: boolean;
  /** It does not move again today. */
  readonly still: boolean;
  /** Spans that it may not enter today. */
  readonly barred: readonly string[];
}

/** Two parties, in the order entered. */
export type Pair = readonly [string, string];

/** A day as it passes: nobody sees it whole. */
export interface Day {
  readonly day: number;
  readonly on: Readonly<Record<string, OnTheRoad>>;
  /** Who has tested against whom today, as `A > B`. */
  readonly tested: readonly string[];
  /** The pairs that have had their exchange, with those who were aware then. */
  readonly exchanged: Readonly<Record<string, readonly string[]>>;
  /** The pairs that have come within reach today. */
  readonly reached: readonly string[];
  /** The pairs that pass each other on a way at this moment. */
  readonly passing: readonly string[];
}

/** Two who have met, and how. */
export interface Contact {
  readonly kind: 'ambush' | 'attack' | 'meeting' | 'caught';
  /** In a meeting, the one that was entered first. */
  readonly attacker: string;
  readonly defender: string;
  readonly at: string;
  readonly inCamp: boolean;
}

/** What the next scene takes over. */
export interface Met extends Contact {
  readonly day: number;
  readonly played: 'duel' | 'battle' | 'later';
  readonly distance: 'dagger' | 'sword' | 'spear';
  /** Who counts as winner of the first Footwork; null where there is an ordinary contest. */
  readonly ambusher: string | null;
  readonly defence: 'standing' | 'onTheMarch' | 'inCamp';
}

export type Fought =
  | { readonly by: 'duel'; readonly duel: DuelOutcome }
  | { readonly by: 'battle'; readonly battle: BattleOutcome };

export interface MarchOpen extends RulingFacts {
  day: number;
  judged: Judged | null;
  over: boolean;
  /** Everybody's books, where everything lies open; empty where it does not. */
  books: Record<string, Book>;
}

export interface MarchOwn {
  /** The books of the parties that this seat plays in. */
  books: Record<string, Book>;
}

export interface MarchGiven {
  readonly edition: EditionName;
  readonly roads: Roads;
  /** As entered. What is in them is told to those alone who may know. */
  readonly parties: readonly {
    readonly name: string;
    readonly seats: readonly SeatId[];
    readonly approaches: readonly string[];
  }[];
  readonly firstDay: number;
  readonly due: number | null;
  readonly closedSheets: boolean;
  readonly options: MarchOptions;
  readonly duelOptions: DuelOptions | null;
  readonly battleOptions: BattleOptions | null;
}

/** Who may know of a step; all, where it is left out. */
interface Seen {
  readonly seenBy?: readonly SeatId[];
}

export type MarchStep =
  | RulingStep
  | { readonly step: 'judge' }
  | { readonly step: 'dawn' }
  | ({ readonly step: 'plan'; readonly apart?: true } & Seen)
  /** At the place where it sets out, or in the evening where it halts. */
  | ({ readonly step: 'ownCheck'; readonly party: string; readonly check: OwnCheck; readonly at: string } & Seen)
  | ({ readonly step: 'behindTheScreen' } & Seen)
  | ({ readonly step: 'setOut' } & Seen)
  | ({ readonly step: 'march'; readonly day: Day } & Seen)
  | ({ readonly step: 'notice'; readonly party: string; readonly of: string; readonly day: Day } & Seen)
  | ({ readonly step: 'getPast'; readonly party: string; readonly of: string; readonly day: Day } & Seen)
  | ({ readonly step: 'feelSeen'; readonly party: string; readonly of: string; readonly day: Day } & Seen)
  | ({ readonly step: 'meet'; readonly day: Day; readonly pairs: readonly Pair[] } & Seen)
  | ({ readonly step: 'intend'; readonly apart?: true } & Seen)
  | ({ readonly step: 'read'; readonly day: Day; readonly pairs: readonly Pair[] } & Seen)
  | ({ readonly step: 'tactics'; readonly contact: Contact; readonly other: string } & Seen)
  | ({ readonly step: 'pickSide'; readonly contact: Contact; readonly winner: string; readonly other: string } & Seen)
  /** With the scenes by which it can be played here and now. */
  | ({ readonly step: 'handOver'; readonly contact: Contact; readonly ways: readonly ('duel' | 'battle')[] } & Seen)
  | ({ readonly step: 'fight'; readonly met: Met } & Seen)
  | ({ readonly step: 'giveChase'; readonly winner: string; readonly quarry: string; readonly gap: 1 | 2 } & Seen)
  | ({ readonly step: 'chase'; readonly quarry: string; readonly pursuers: string; readonly gap: 1 | 2 } & Seen)
  | ({
      readonly step: 'getAway';
      readonly party: string;
      readonly from: string;
      readonly spans: readonly string[];
    } & Seen)
  | ({ readonly step: 'askParley'; readonly pair: Pair; readonly left: readonly string[] } & Seen)
  | ({ readonly step: 'takeParley'; readonly pair: Pair; readonly by: string } & Seen)
  | ({ readonly step: 'parley'; readonly pair: Pair } & Seen)
  | ({ readonly step: 'evening'; readonly day: Day } & Seen)
  | ({ readonly step: 'arriveFirst'; readonly one: string; readonly other: string; readonly span: string } & Seen)
  | ({ readonly step: 'night'; readonly day: Day } & Seen);

/** What the players of a party hear of it. */
export type PartyEvent =
  | { readonly event: 'planned'; readonly party: string; readonly plan: Plan }
  | { readonly event: 'gaveUp'; readonly party: string }
  | { readonly event: 'ownChecked'; readonly party: string; readonly check: OwnCheck; readonly success: boolean }
  /** Where it is now, in the middle of the day. */
  | {
      readonly event: 'marched';
      readonly party: string;
      readonly at: string;
      readonly into: Into | null;
      readonly spans: readonly string[];
    }
  | { readonly event: 'noticed'; readonly party: string; readonly sighting: Sighting }
  /** It has to choose before another, of which it is aware. */
  | { readonly event: 'meets'; readonly party: string; readonly sighting: Sighting }
  | {
      readonly event: 'intended';
      readonly party: string;
      readonly of: string;
      readonly intent: Intent;
      readonly to: string | null;
    }
  | {
      readonly event: 'exchanged';
      readonly party: string;
      readonly of: string;
      readonly result: ExchangeResult;
      /** What the other has chosen, where that shows. */
      readonly other: Stance | null;
    }
  | { readonly event: 'slippedPast'; readonly party: string; readonly of: string; readonly approach: number }
  | { readonly event: 'feltSeen'; readonly party: string; readonly of: string }
  | { readonly event: 'met'; readonly party: string; readonly met: Met }
  | { readonly event: 'parleyAsked' | 'parleyRefused'; readonly party: string; readonly by: string }
  | { readonly event: 'parleyed'; readonly party: string; readonly outcome: DiscussionOutcome }
  | { readonly event: 'chased'; readonly party: string; readonly outcome: ChaseOutcome }
  /** What is left of it after a fight; null where nobody is. */
  | { readonly event: 'fought'; readonly party: string; readonly outcome: Fought; readonly left: PartySetup | null }
  | { readonly event: 'letGo'; readonly party: string; readonly of: string }
  | { readonly event: 'gotAway'; readonly party: string; readonly from: string; readonly to: string | null }
  | { readonly event: 'lostSight'; readonly party: string; readonly of: string }
  | { readonly event: 'first'; readonly party: string; readonly span: string; readonly before: string }
  | {
      readonly event: 'evening';
      readonly party: string;
      readonly line: DayLine;
      readonly into: Into | null;
      readonly forced: number;
      readonly stores: number;
      readonly provisions: Readonly<Record<string, Provisions>>;
      /** Those of whom it is still aware, and those for whom it still lies in wait. */
      readonly aware: readonly string[];
      readonly waits: Book['waits'];
    }
  | { readonly event: 'liesInWait'; readonly party: string; readonly of: string; readonly until: number }
  | { readonly event: 'settledUp'; readonly party: string; readonly state: PartyState };

export type MarchEvent =
  | RulingEvent
  | { readonly event: 'dayBegan'; readonly day: number }
  | { readonly event: 'dayOver'; readonly day: number; readonly over: boolean }
  | { readonly event: 'judged'; readonly value: Judged }
  | { readonly event: 'ended' }
  | PartyEvent;

/** What the table says where it judges by itself. */
export interface Judged {
  readonly contact: 'none' | 'ambush' | 'inCamp' | 'stands' | 'meeting';
  /** Who attacks, and who is ambushed or stands; null where nobody does. */
  readonly attacker: string | null;
  readonly defender: string | null;
  readonly distance: 'dagger' | 'sword' | 'spear';
  readonly note: string;
}

export type MarchChoice =
  | RulingChoice
  | ({ readonly choose: 'plan' } & Plan)
  | { readonly choose: 'giveUp' }
  | { readonly choose: 'close' | 'hold' }
  | { readonly choose: 'evade'; readonly to: string | null }
  | { readonly choose: 'attack' | 'stand'; readonly at: string }
  | { readonly choose: 'now'; readonly as: 'duel' | 'battle'; readonly distance: Met['distance'] }
  | { readonly choose: 'later' }
  | { readonly choose: 'chase' | 'letGo' }
  | { readonly choose: 'go'; readonly to: string }
  | { readonly choose: 'parley' | 'silence' };

export interface MarchOutcome {
  readonly day: number;
  readonly judged: Judged | null;
  readonly parties: readonly {
    readonly name: string;
    readonly at: string;
    readonly state: PartyState;
    readonly weary: number;
    readonly stores: number;
    readonly members: readonly ({ readonly name: string } & Provisions)[];
    readonly troops: PartySetup['troops'];
    readonly aware: readonly string[];
    readonly days: readonly DayLine[];
  }[];
  readonly met: readonly Met[];
  readonly fought: readonly Fought[];
  readonly chased: readonly ChaseOutcome[];
  readonly parleys: readonly DiscussionOutcome[];
}

export interface March {
  setup: MarchSetup;
  options: MarchOptions;
  given: MarchGiven;
  open: MarchOpen;
  own: MarchOwn;
  step: MarchStep;
  event: MarchEvent;
  secret: PartyEvent;
  choice: MarchChoice;
  outcome: MarchOutcome;
}
