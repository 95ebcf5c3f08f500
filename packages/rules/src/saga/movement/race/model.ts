import type { RulingChoice, RulingEvent, RulingFacts, RulingStep, SeatId, Sight } from '@warmoot/kernel';
import type { EditionName } from '../../editions.table.js';
import type { RaceOptions, RaceSetup } from './setup.js';

/** Which of the two, in the order entered. */
export const RACERS = [0, 1] as const;
export type Racer = (typeof RACERS)[number];

/** Something of each of the two. */
export type Both<A> = readonly [first: A, second: A];

/** A leg that was run. */
export interface RaceLeg {
  /** Counted from 1. */
  readonly leg: number;
  readonly stakes: Both<number>;
  readonly winner: Racer;
}

export interface RaceOpen extends RulingFacts {
  /** The leg that is run, counted from 1; 0 before the first. */
  leg: number;
  /** The effort that each has left. */
  effort: Both<number>;
  /** What is staked on the leg that is run, once it is revealed. */
  stakes: Both<number> | null;
  legs: RaceLeg[];
  winner: Racer | null;
}

export interface RaceGiven extends Omit<RaceSetup, 'seats'> {
  readonly edition: EditionName;
  readonly options: RaceOptions;
}

export type RaceStep =
  | RulingStep
  | { readonly step: 'leg' }
  | { readonly step: 'stake' }
  | { readonly step: 'throwLeg' }
  | { readonly step: 'judged' };

/** What is heard of a race. */
export type RaceEvent =
  | RulingEvent
  | { readonly event: 'legBegan'; readonly leg: number }
  /** Both stakes are revealed. */
  | { readonly event: 'staked'; readonly stakes: Both<number> }
  | { readonly event: 'ran'; readonly leg: RaceLeg }
  | { readonly event: 'ended'; readonly winner: Racer };

export interface StakeChoice {
  readonly choose: 'stake';
  readonly effort: number;
}
/** What can be answered in a race. */
export type RaceChoice = RulingChoice | StakeChoice;

/** How a race ended. */
export interface RaceOutcome {
  readonly winner: Racer;
  /** The name of the winner. */
  readonly first: string;
  readonly won: Both<number>;
  readonly legs: readonly RaceLeg[];
  readonly effort: Both<number>;
}

/** The types of a race. */
export interface Race {
  setup: RaceSetup;
  options: RaceOptions;
  given: RaceGiven;
  open: RaceOpen;
  own: Record<never, never>;
  step: RaceStep;
  event: RaceEvent;
  secret: never;
  choice: RaceChoice;
  outcome: RaceOutcome;
}

/** What everybody in a race can see. */
export type RaceSight = Pick<Sight<Race>, 'given' | 'open'>;

/** The player of whoever leads a party decides. */
export const seatOf = ({ given }: Pick<RaceSight, 'given'>, racer: Racer): SeatId =>
  given.racers[racer]?.seats[0] as SeatId;

/** The effort that each has left. */
export const effortIn = ({ open }: Pick<RaceSight, 'open'>): Both<number> => open.effort as Both<number>;

/** What is staked on the leg that is run. */
export const stakesIn = ({ open }: Pick<RaceSight, 'open'>): Both<number> =>
  (open.stakes as Both<number> | null) ?? [0, 0];

/** How many legs each has won. */
export const wonIn = ({ open }: Pick<RaceSight, 'open'>): Both<number> => {
  const of = (racer: Racer): number => open.legs.filter(({ winner }) => winner === racer).length;
  return [of(0), of(1)];
};

/** SAGA-MOVE-033: who has won more legs than the other can still win; null while it is open. */
export const winnerOf = (won: Both<number>, legs: number): Racer | null =>
  RACERS.find((racer) => 2 * won[racer] > legs) ?? null;
