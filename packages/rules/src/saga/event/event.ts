import {
  brokenRule,
  type Chance,
  chance,
  chanceThat,
  d,
  dz,
  either,
  NEVER,
  oddsOf,
  otherwise,
  type Refusal,
  type Throw,
} from '@warmoot/kernel';
import type { CalendarEntry } from '../calendar/agenda.js';
import type { EntryPlan } from '../calendar/entering.js';
import { EVENTS, type ExternalEvent } from './events.table.js';
import type { EventOptions, EventSetup, PersonIndex } from './model.js';

// SAGA-EVENT-002: two ten-sided dice read from 0, the tens first.
export const EVENT_THROW: Throw = {
  dice: [dz(10), dz(10)],
  reading: { read: 'each', plus: 0, rows: { rows: 'score' } },
  tally: null,
};

export const rollOf = ([tens, units]: readonly number[]): number => (tens as number) * 10 + (units as number);

const rowFor = (roll: number): (typeof EVENTS)[number] =>
  EVENTS.find(({ upTo }) => roll <= upTo) as (typeof EVENTS)[number];

export const eventOn = (roll: number): ExternalEvent => rowFor(roll).event;

// SAGA-EVENT-007: what brings magic is rolled again where the table wants none.
export const isRolledAgain = (roll: number, options: Pick<EventOptions, 'saga.events.magic'>): boolean =>
  rowFor(roll).magic && !options['saga.events.magic'];

export const DEATH = 'dies';

// SAGA-EVENT-005: a d20, and a 1 is death.
export const PLAGUE_THROW: Throw = {
  dice: [d(20)],
  reading: {
    read: 'together',
    keep: null,
    worth: { worth: 'face' },
    plus: 0,
    rows: {
      rows: 'bands',
      bands: [
        { upTo: 1, result: DEATH },
        { upTo: null, result: 'lives' },
      ],
    },
  },
  tally: null,
};

/**
 * SAGA-EVENT-005, SAGA-EVENT-008: who rolls against the plague: main characters first, then the others, each in seat
 * order.
 */
export const exposed = ({
  characters,
  important,
}: Pick<EventSetup, 'characters' | 'important'>): readonly PersonIndex[] => {
  const counts = ({ id, main, sheet }: EventSetup['characters'][number]): boolean =>
    !main && (important === null ? sheet : important.includes(id));
  const places = characters.map((_, at) => at);
  const at = (place: number) => characters[place] as EventSetup['characters'][number];
  return [...places.filter((place) => at(place).main), ...places.filter((place) => counts(at(place)))];
};

/** The exact chance of each event, in the order of the table; those that are rolled again stand at 0. */
export const eventOdds = (
  options: Pick<EventOptions, 'saga.events.magic'>,
): readonly { readonly event: ExternalEvent; readonly chance: Chance }[] => {
  const rolls = oddsOf(EVENT_THROW).map(({ result, chance: of }) => ({ roll: rollOf(result as number[]), of }));
  const kept = rolls.filter(({ roll }) => !isRolledAgain(roll, options));
  const sum = (those: typeof rolls): Chance => those.reduce((all, { of }) => either(all, of), NEVER);
  const inAll = sum(kept);
  return EVENTS.map(({ event }) => {
    const ways = sum(kept.filter(({ roll }) => eventOn(roll) === event));
    return { event, chance: chance(ways.ways * inAll.of, ways.of * inAll.ways) };
  });
};

/** The chances of a plague once it is there: that one given character dies of it, that none does, that some do. */
export const plagueOdds = (
  characters: number,
): { readonly each: Chance; readonly none: Chance; readonly some: Chance } => {
  const each = chanceThat(PLAGUE_THROW, DEATH);
  const lives = otherwise(each);
  const none = chance(lives.ways ** BigInt(characters), lives.of ** BigInt(characters));
  return { each, none, some: otherwise(none) };
};

/** SAGA-EVENT-001: between scenes, when the table asks for it. */
export const refusesEvent = (entries: readonly CalendarEntry[]): Refusal | null => {
  const running = entries.find(({ kind, state }) => kind === 'scene' && state === 'running');
  return running === undefined ? null : brokenRule('SAGA-EVENT-001', 'event.betweenScenes', { title: running.title });
};

/** What the table says of an event: which neighbour, where, when, whom it touches. */
export type EventDetails = Pick<EntryPlan, 'day' | 'title' | 'place' | 'characters'>;

/** SAGA-EVENT-006: it goes on the calendar with the table's details. */
export const eventPlan = (details: EventDetails): EntryPlan => ({ ...details, days: 1, kind: 'event' });
