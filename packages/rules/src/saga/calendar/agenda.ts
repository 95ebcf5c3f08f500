import { badForm, brokenRule, ok, type Result, refused } from '@warmoot/kernel';

/** SAGA-CAMPAIGN-005, SAGA-CAMPAIGN-006: the four subsystems, and what none of them fits. */
export const SCENE_KINDS = ['discussion', 'movement', 'duel', 'battle', 'freeForm'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/**
 * What stands on the calendar: scenes, and what is not one (SAGA-CAL-005, SAGA-CAL-006, SAGA-CAL-007); and what was
 * thrown between scenes: ratings, the draft, aid within the hour.
 */
export type EntryKind =
  | 'scene'
  | 'happening'
  | 'arrival'
  | 'healing'
  | 'event'
  | 'reckoning'
  | 'generation'
  | 'draft'
  | 'aid';

/** How far an entry of the calendar has come. */
export type EntryState = 'planned' | 'running' | 'paused' | 'done' | 'dropped';

/** One entry of the calendar that all players share (SAGA-CAL-001). */
export interface CalendarEntry {
  readonly id: string;
  readonly day: number;
  /** Its place within the day. */
  readonly order: number;
  /** How many days it takes, 1 for whatever is over on its day. */
  readonly days: number;
  readonly kind: EntryKind;
  readonly scene?: SceneKind | null;
  readonly title: string;
  readonly place: string;
  readonly characters: readonly string[];
  readonly state: EntryState;
  /** The day on which a paused scene is taken up again. */
  readonly pausedOn?: number | null;
  /** The entry inside which this one is played. */
  readonly inside?: string | null;
}

type Entries<E extends CalendarEntry> = readonly E[];

/** The day on which an entry is next to be played: a paused scene goes on where it stopped (SAGA-CAL-004). */
export const dueDay = ({ state, day, pausedOn }: CalendarEntry): number =>
  state === 'paused' ? (pausedOn ?? day) : day;

/** The last day of an entry. */
export const lastDay = ({ day, days }: CalendarEntry): number => day + days - 1;

export const isUnplayed = ({ state }: CalendarEntry): boolean => state === 'planned' || state === 'paused';

/**
 * Within a day the table's order; a paused scene after what it was paused for, and the reckoning after all scenes
 * (SAGA-WEALTH-008).
 */
const turn = ({ kind, state }: CalendarEntry): number => {
  if (kind === 'reckoning') return 2;
  return state === 'paused' ? 1 : 0;
};

export const comesBefore = (a: CalendarEntry, b: CalendarEntry): number =>
  dueDay(a) - dueDay(b) || turn(a) - turn(b) || a.order - b.order;

/** Entries in the order of the calendar. */
export const inOrder = <E extends CalendarEntry>(entries: Entries<E>): Entries<E> => [...entries].sort(comesBefore);

/** An inner scene has no place of its own: it is played when the outer one comes to it (SAGA-CAL-011). */
const standsAlone = ({ inside }: CalendarEntry): boolean => (inside ?? null) === null;

/** What is still to be played, in order; scenes inside others left out. */
export const toBePlayed = <E extends CalendarEntry>(entries: Entries<E>): Entries<E> =>
  inOrder(entries.filter((entry) => isUnplayed(entry) && standsAlone(entry)));

/** SAGA-CAMPAIGN-010: the moment of what is planned inside a scene is while that one is played. */
export const innerNow = <E extends CalendarEntry>(entries: Entries<E>): Entries<E> => {
  const running = new Set(entries.filter(({ state }) => state === 'running').map(({ id }) => id));
  return inOrder(entries.filter((entry) => isUnplayed(entry) && running.has(entry.inside ?? '')));
};

/** SAGA-CAL-003: the earliest unplayed entry, within a day by the table's order. */
export const nextEntry = <E extends CalendarEntry>(entries: Entries<E>): E | null =>
  [...innerNow(entries), ...toBePlayed(entries)][0] ?? null;

/** SAGA-MOVE-037: what else is due on or before the day that is about to begin. */
export const dueBy = <E extends CalendarEntry>(entries: Entries<E>, day: number, but: CalendarEntry): Entries<E> =>
  toBePlayed(entries).filter((entry) => entry.id !== but.id && dueDay(entry) <= day);

/** The next entry of somebody, or of somebody's characters, and which of them are in it. */
export interface Upcoming<E extends CalendarEntry> {
  readonly entry: E;
  readonly characters: readonly string[];
}

/** What comes next for these characters: the scene they are in now, or the first that waits for them. */
export const nextFor = <E extends CalendarEntry>(
  entries: Entries<E>,
  characters: readonly string[],
): Upcoming<E> | null => {
  const now = inOrder(entries.filter(({ state }) => state === 'running'));
  const entry = [...now, ...toBePlayed(entries)].find((other) =>
    other.characters.some((who) => characters.includes(who)),
  );
  if (entry === undefined) return null;
  return { entry, characters: entry.characters.filter((who) => characters.includes(who)) };
};

/** The same for each player, by the characters they run; or for each character, as a cast of one. */
export const nextForEach = <E extends CalendarEntry>(
  entries: Entries<E>,
  casts: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, Upcoming<E> | null>> =>
  Object.fromEntries(Object.entries(casts).map(([who, characters]) => [who, nextFor(entries, characters)]));

/** The place within its day of an entry that comes in last (SAGA-CAL-003: by default the order entered). */
export const orderOn = (entries: readonly CalendarEntry[], day: number): number =>
  entries.reduce((last, entry) => (entry.day === day ? Math.max(last, entry.order) : last), 0) + 1;

// SAGA-CAL-003: the table picks the order of a day. Entries that are over keep their places; the reckoning comes last.
export const arranged = <E extends CalendarEntry>(
  entries: Entries<E>,
  day: number,
  wanted: readonly string[],
): Result<Entries<E>> => {
  const ofDay = inOrder(entries.filter((entry) => entry.day === day && entry.state === 'planned'));
  const known = ofDay.map(({ id }) => id);
  const isWhole = wanted.length === known.length && known.every((id) => wanted.includes(id));
  if (!isWhole) return refused(badForm('entries', 'calendar.wholeDay', wanted.join(', '), { day, entries: known }));
  const kinds = wanted.map((id) => ofDay.find((entry) => entry.id === id)?.kind);
  const reckoning = kinds.indexOf('reckoning');
  if (reckoning >= 0 && kinds.slice(reckoning).some((kind) => kind !== 'reckoning')) {
    return refused(brokenRule('SAGA-WEALTH-008', 'calendar.reckoningLast', { day }));
  }
  const orders = ofDay.map(({ order }) => order).sort((a, b) => a - b);
  const orderOf = new Map(wanted.map((id, at) => [id, orders[at] as number]));
  return ok(entries.map((entry) => ({ ...entry, order: orderOf.get(entry.id) ?? entry.order })));
};
