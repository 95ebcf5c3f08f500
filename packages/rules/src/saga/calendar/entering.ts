import { type Question, shape } from '@warmoot/kernel';
import type { HealingOutcome } from '../healing/model.js';
import { type CalendarEntry, type EntryState, orderOn } from './agenda.js';

/** An entry before it stands on the calendar. */
export type EntryPlan = Omit<CalendarEntry, 'id' | 'order' | 'state' | 'pausedOn'>;

/** A plan as it stands on the calendar: the last of its day until the table picks another order. */
export const entered = (
  entries: readonly CalendarEntry[],
  plan: EntryPlan,
  { id, state = 'planned' }: { readonly id: string; readonly state?: EntryState },
): CalendarEntry => ({ ...plan, id, order: orderOn(entries, plan.day), state });

/** What is asked when a scene is closed. */
export type AskedAtClose =
  | { readonly ask: 'aid'; readonly character: string }
  /** SAGA-CAL-002: the answer may be a plan, or null for "none yet". */
  | { readonly ask: 'nextScene'; readonly characters: readonly string[] };

/** SAGA-CAL-014 before all else; SAGA-CAL-002, SAGA-CAL-012: what follows is asked of scenes of a day or less. */
export const askedAtClose = (
  { kind, days, characters }: CalendarEntry,
  dying: readonly string[] = [],
): readonly AskedAtClose[] => {
  const aid = characters.filter((who) => dying.includes(who)).map((character) => ({ ask: 'aid', character }) as const);
  return kind === 'scene' && days <= 1 ? [...aid, { ask: 'nextScene', characters }] : aid;
};

const LONGEST = 100_000;

// SAGA-CAL-008: how long it takes, where nobody knows, is for the table to say; in whole days.
export const HOW_LONG: Question = { value: shape.integer(0, LONGEST), samples: [0, 1, 3, 30] };

/** A journey that nobody contests. */
export interface Journey {
  readonly place: string;
  readonly characters: readonly string[];
  readonly leaves: number;
  readonly takes: number;
}

/** SAGA-CAL-007: the day on which it is expected to end. */
export const arrivalPlan = ({ place, characters, leaves, takes }: Journey): EntryPlan => ({
  day: leaves + takes,
  days: 1,
  kind: 'arrival',
  title: '',
  place,
  characters,
});

// SAGA-CAL-006: the date of each successful Heal check.
export const healingPlans = (
  character: string,
  { successes }: Pick<HealingOutcome, 'successes'>,
): readonly EntryPlan[] =>
  successes.map(({ day }) => ({ day, days: 1, kind: 'healing', title: '', place: '', characters: [character] }));

// SAGA-CAL-013: every day that has passed for the wounded, one by one and each only once.
export const healingDaysDue = (
  { woundedOn, healedThrough }: { readonly woundedOn: number; readonly healedThrough: number | null },
  through: number,
): readonly number[] => {
  const done = Math.max(woundedOn, healedThrough ?? 0);
  return Array.from({ length: Math.max(0, through - done) }, (_, at) => done + 1 + at);
};
