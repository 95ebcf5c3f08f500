import { type Index, type SeatId, type Shaped, shape } from '@warmoot/kernel';
import type { ExternalEvent } from './events.table.js';

const characterShape = shape.record({
  id: shape.name,
  name: shape.text(1, 60),
  /** Who throws for them; anyone where it is null. */
  seat: shape.withDefault(shape.nullable(shape.name), null),
  main: shape.withDefault(shape.flag, false),
  sheet: shape.withDefault(shape.flag, true),
});

/** How an external event is set up: with all who could fall to a plague, in seat order. */
export const eventSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  characters: shape.withDefault(shape.list(characterShape, 0, 1000), []),
  /** SAGA-EVENT-008: who counts as important beside the main characters; null is everyone with a sheet. */
  important: shape.withDefault(shape.nullable(shape.list(shape.name, 0, 1000)), null),
});
export type EventSetup = Shaped<typeof eventSetup>;

export const eventOptions = shape.record({
  'saga.events.magic': shape.withDefault(shape.flag, true),
  'saga.events.plagueDeaths': shape.withDefault(shape.flag, true),
});
export type EventOptions = Shaped<typeof eventOptions>;

/** Somebody by their place among the characters. */
export type PersonIndex = Index<'person'>;

export interface EventGiven {
  readonly characters: readonly { readonly id: string; readonly name: string; readonly seat: SeatId | null }[];
  /** By their places: those who roll against a plague, in order. */
  readonly exposed: readonly PersonIndex[];
  readonly options: EventOptions;
}

export interface EventOpen {
  rolls: number[];
  event: ExternalEvent | null;
  /** Ids. */
  deaths: string[];
}

/** What came from outside, and who died of it. */
export interface EventOutcome {
  readonly event: ExternalEvent;
  readonly roll: number;
  readonly deaths: readonly string[];
}

export type ExternalHeard =
  /** SAGA-EVENT-007: a roll that the table does not want. */
  | { readonly event: 'rolledAgain'; readonly roll: number; readonly what: ExternalEvent }
  | { readonly event: 'cameAbout'; readonly roll: number; readonly what: ExternalEvent }
  | { readonly event: 'died' | 'spared'; readonly character: string };

export type EventStep =
  | { readonly step: 'rollEvent' }
  | { readonly step: 'spread' }
  /** A place among the characters. */
  | { readonly step: 'rollPlague'; readonly at: PersonIndex };

/** The types of an external event. */
export interface External {
  setup: EventSetup;
  options: EventOptions;
  given: EventGiven;
  open: EventOpen;
  own: Record<never, never>;
  step: EventStep;
  event: ExternalHeard;
  secret: never;
  choice: never;
  outcome: EventOutcome;
}
