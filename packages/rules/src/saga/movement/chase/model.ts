import type { RulingChoice, RulingEvent, RulingFacts, RulingStep, SeatId, Sight } from '@warmoot/kernel';
import type { EditionName } from '../../editions.table.js';
import type { ChaseOptions, ChaseSetup } from './setup.js';
import type { Way } from './ways.table.js';

/** Those before and those behind. */
export const SIDES = ['quarry', 'pursuers'] as const;
export type Side = (typeof SIDES)[number];

/** How a pursuit ends. In one that breaks away from a Discussion the quarry stops of its own will and is back. */
export type End = 'caught' | 'away' | 'atBay' | 'gaveUp' | 'stopped';

/** A leg that was run. */
export interface Leg {
  /** Counted from 1. */
  readonly leg: number;
  readonly way: Way;
  readonly guess: Way;
  /** Whether Lead helped; null where it was not tried. */
  readonly led: boolean | null;
  readonly success: boolean;
  readonly before: number;
  readonly after: number;
}

export type LeadTried = ChaseSetup['leadTried'][Side];

/** What is known of the leg that is run, once it is revealed. */
export interface Running {
  readonly way: Way;
  readonly guess: Way;
  led: boolean | null;
}

export interface ChaseOpen extends RulingFacts {
  gap: number;
  /** The leg that is run, counted from 1; 0 before the first. */
  leg: number;
  /** What each side has lost by running out of breath. */
  spent: Record<Side, number>;
  legs: Leg[];
  running: Running | null;
  lead: Record<Side, LeadTried>;
  /** Whether Lead has helped the side that draws breath; null where it was not tried. */
  rallied: boolean | null;
  end: End | null;
}

export interface ChaseGiven extends Omit<ChaseSetup, 'seats' | 'gap' | 'words'> {
  readonly edition: EditionName;
  readonly gap: 1 | 2;
  readonly words: NonNullable<ChaseSetup['words']> | null;
  readonly options: ChaseOptions;
}

export type ChaseStep =
  | RulingStep
  | { readonly step: 'leg' }
  | { readonly step: 'choose' }
  | { readonly step: 'throwLead'; readonly side: Side; readonly for: 'leg' | 'breath' }
  | { readonly step: 'throwLeg' }
  | { readonly step: 'breath'; readonly side: Side }
  | { readonly step: 'rally'; readonly side: Side }
  | { readonly step: 'throwBreath'; readonly side: Side }
  | { readonly step: 'judged' };

/** What is heard of a pursuit. */
export type ChaseEvent =
  | RulingEvent
  | { readonly event: 'legBegan'; readonly leg: number }
  /** Both choices are revealed. */
  | { readonly event: 'revealed'; readonly way: Way; readonly guess: Way; readonly lead: boolean }
  | { readonly event: 'led'; readonly side: Side; readonly for: 'leg' | 'breath'; readonly success: boolean }
  | { readonly event: 'ran'; readonly leg: Leg }
  | { readonly event: 'breathed'; readonly side: Side; readonly success: boolean; readonly spent: number }
  | { readonly event: 'turned'; readonly how: 'atBay' | 'stop' }
  | { readonly event: 'gaveUp' }
  | { readonly event: 'ended'; readonly end: End };

/** What those before can do in a leg. */
export type QuarryChoice =
  | { readonly choose: 'way'; readonly way: Way; readonly lead: boolean }
  | { readonly choose: 'atBay' }
  | { readonly choose: 'stop' };
/** What those behind can do in a leg. */
export type PursuersChoice = { readonly choose: 'guess'; readonly way: Way } | { readonly choose: 'giveUp' };
/** What can be tried before a leg. */
export type RallyChoice = { readonly choose: 'lead' } | { readonly choose: 'breathe' };
/** What can be answered in a pursuit. */
export type ChaseChoice = RulingChoice | QuarryChoice | PursuersChoice | RallyChoice;

/** What the next scene takes over where the two come into contact. */
export interface Contact {
  readonly kind: 'ambushed' | 'meeting';
  /** Mass Combat, or Hand-to-Hand. */
  readonly massCombat: boolean;
  /** The side that counts as winner of the first Footwork and attacks the other on the march; null in a meeting. */
  readonly ambusher: 'pursuers' | null;
  /** How the ambushed army of Mass Combat stands; null in a meeting, where one check of Tactics decides who attacks. */
  readonly defence: 'onTheMarch' | null;
  /** The starting Fight Distance of Hand-to-Hand. */
  readonly distance: 'sword' | 'spear';
}

/** How a pursuit ended. */
export interface ChaseOutcome {
  readonly end: End;
  readonly gap: number;
  readonly legs: readonly Leg[];
  readonly spent: Readonly<Record<Side, number>>;
  readonly lead: Readonly<Record<Side, LeadTried>>;
  /** Null where nobody comes to blows by it. */
  readonly contact: Contact | null;
}

/** The types of a pursuit. */
export interface Chase {
  setup: ChaseSetup;
  options: ChaseOptions;
  given: ChaseGiven;
  open: ChaseOpen;
  own: Record<never, never>;
  step: ChaseStep;
  event: ChaseEvent;
  secret: never;
  choice: ChaseChoice;
  outcome: ChaseOutcome;
}

/** What everybody in a pursuit can see. */
export type ChaseSight = Pick<Sight<Chase>, 'given' | 'open'>;

/** SAGA-MOVE-001: the player of whoever leads decides. */
export const seatOf = ({ given }: Pick<ChaseSight, 'given'>, side: Side): SeatId => given[side].seats[0] as SeatId;
