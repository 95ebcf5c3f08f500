import type { RulingChoice, RulingEvent, RulingFacts, RulingStep, SeatId } from '@warmoot/kernel';
import type { BattleOptions } from '../battle/model.js';
import type { DuelOptions } from '../duel/model.js';
import type { EditionName } from '../editions.table.js';
import type { ChaseOutcome } from '../movement/chase/model.js';
import type { PartySetup } from '../movement/party/setup.js';
import type { Roads } from '../movement/roads/setup.js';
import type { ExchangeResult, Intent, Stance } from './exchange.table.js';
import type {
  Book,
  Contact,
  Day,
  DayLine,
  Fought,
  Into,
  Met,
  OwnCheck,
  Pair,
  Parleyed,
  PartyState,
  Plan,
  Provisions,
  Sighting,
} from './parts.js';
import type { MarchOptions, MarchSetup } from './setup.js';

export type {
  Book,
  Contact,
  Day,
  DayLine,
  Fare,
  Fought,
  Into,
  LedCheck,
  Met,
  OnTheRoad,
  OwnCheck,
  Pair,
  Parleyed,
  PartyState,
  Plan,
  Provisions,
  Sighting,
  Spent,
} from './parts.js';

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

/** What is to be done on a march. */
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
  /** With Lead where it was tried for this one (SAGA-MOVE-005). */
  | ({
      readonly step: 'getPast';
      readonly party: string;
      readonly of: string;
      readonly day: Day;
      readonly led: boolean;
    } & Seen)
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
      readonly how: 'away' | 'parting';
      readonly spans: readonly string[];
    } & Seen)
  | ({ readonly step: 'askParley'; readonly pair: Pair; readonly left: readonly string[] } & Seen)
  | ({ readonly step: 'takeParley'; readonly pair: Pair; readonly by: string } & Seen)
  | ({ readonly step: 'parley'; readonly pair: Pair } & Seen)
  | ({ readonly step: 'evening'; readonly day: Day } & Seen)
  | ({ readonly step: 'arriveFirst'; readonly one: string; readonly other: string; readonly span: string } & Seen)
  /** Whether who came first holds the place, and then whether the other attacks. */
  | ({ readonly step: 'holdThere'; readonly first: string; readonly other: string; readonly span: string } & Seen)
  | ({ readonly step: 'attackThere'; readonly first: string; readonly other: string; readonly span: string } & Seen)
  /** With those who came to one place tonight, of whom one was first. */
  | ({ readonly step: 'night'; readonly day: Day; readonly raced: readonly string[] } & Seen);

/** What the players of a party hear of it. */
export type PartyEvent =
  | { readonly event: 'planned'; readonly party: string; readonly plan: Plan }
  | { readonly event: 'gaveUp'; readonly party: string }
  | {
      readonly event: 'ownChecked';
      readonly party: string;
      readonly check: OwnCheck;
      readonly success: boolean;
      /** SAGA-MOVE-013: what the table had named before, where a crossing has failed. */
      readonly worse: string | null;
    }
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
  /** Whoever has met somebody knows of them, though they came upon it unseen. */
  | { readonly event: 'met'; readonly party: string; readonly met: Met; readonly sighting: Sighting }
  | { readonly event: 'parleyAsked' | 'parleyRefused'; readonly party: string; readonly by: string }
  | ({ readonly event: 'parleyed'; readonly party: string } & Parleyed)
  | {
      readonly event: 'chased';
      readonly party: string;
      readonly side: 'quarry' | 'pursuers';
      readonly outcome: ChaseOutcome;
    }
  /** What is left of it after a fight; null where nobody is. */
  | { readonly event: 'fought'; readonly party: string; readonly outcome: Fought; readonly left: PartySetup | null }
  | { readonly event: 'letGo'; readonly party: string; readonly of: string }
  | {
      readonly event: 'gotAway';
      readonly party: string;
      readonly from: string;
      readonly how: 'away' | 'parting';
      readonly to: string;
    }
  | { readonly event: 'lostSight'; readonly party: string; readonly of: string }
  /** Nothing comes of its choice: the other is taken up with somebody else. */
  | { readonly event: 'cameToNothing'; readonly party: string; readonly of: string }
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
      /** Where those are of whom it is still aware. */
      readonly seen: readonly Sighting[];
    }
  | { readonly event: 'liesInWait'; readonly party: string; readonly of: string; readonly until: number }
  | { readonly event: 'settledUp'; readonly party: string; readonly state: PartyState };

/** What everybody hears of a march. */
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

/** What can be answered on a march. */
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

/** Where a march left everybody. */
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
  readonly parleys: readonly Parleyed[];
}

/** The types of a march over days. */
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
