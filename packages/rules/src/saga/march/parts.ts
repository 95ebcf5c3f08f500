import type { BattleOutcome } from '../battle/battle.js';
import type { DiscussionOutcome } from '../discussion/model.js';
import type { DuelOutcome } from '../duel/duel.js';
import type { ChaseOutcome } from '../movement/chase/model.js';
import type { Going } from '../movement/party/party.js';
import type { PartySetup } from '../movement/party/setup.js';
import type { Intent } from './exchange.table.js';
import type { Pace } from './paces.table.js';
import type { Want } from './setup.js';

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
  /** SAGA-MOVE-013: whether a party afloat tries for a fair wind. */
  readonly sail: boolean;
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
  /** What the fastest of them could go in a day without the others. */
  readonly fastest: number;
  readonly boats: boolean;
  /** Whether it looks ahead by scouts. */
  readonly scouts: boolean;
  /** Without its pace of the day; null where sheets are closed. */
  readonly ratings: Readonly<Record<'hide' | 'notice' | 'tactics' | 'speed' | 'rough', number>> | null;
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
  /** How each of its people spent the day, by name: what decides on their healing. */
  readonly people: Readonly<Record<string, Spent>>;
}

/** How somebody spent a day on the road. */
export interface Spent {
  readonly by: 'inBed' | 'carried' | 'riding' | 'walking';
  /** Whether they had food, and water. */
  readonly food: boolean;
  readonly water: boolean;
  /** Whether they fought by hand. */
  readonly fought: boolean;
}

/** Whether all had it, from what they carry or from the land, or somebody went without. */
export type Fare = 'had' | 'found' | 'lacking';

/** How far a party has come with what it wants. */
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
  /** The watchers whom it believes to have passed unseen, as long as it stays in the span where it did. */
  passed: string[];
  /** For whom it lies in wait, and up to which day. */
  waits: { readonly of: string; readonly until: number }[];
  /** Those before whom it has to choose now, and what it has chosen. */
  choosing: string[];
  intents: Record<string, { readonly intent: Intent; readonly to: string | null }>;
  days: DayLine[];
  met: Met[];
  fought: Fought[];
  chased: ChaseOutcome[];
  parleys: Parleyed[];
  state: PartyState;
}

/** A party as the day finds it, whoever may know. */
export interface OnTheRoad {
  /** Where it was in the morning. */
  readonly from: string;
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
  /** Parties whose span it may not enter today. */
  readonly barred: readonly string[];
  /** Whether it goes by boat today. */
  readonly byBoat: boolean;
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
  /** The parties that have entered their span at this moment. */
  readonly entered: readonly string[];
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

/** A fight on the road, and the day on which it was fought. */
export type Fought =
  | { readonly by: 'duel'; readonly day: number; readonly duel: DuelOutcome }
  | { readonly by: 'battle'; readonly day: number; readonly battle: BattleOutcome };

/** A parley on the road, and its day. */
export interface Parleyed {
  readonly day: number;
  readonly outcome: DiscussionOutcome;
}
