import { brokenRule, ok, type Refusal, type Result, refused } from '@warmoot/kernel';
import { type CalendarEntry, comesBefore, dueDay, isUnplayed, lastDay, toBePlayed } from './agenda.js';

/** What else is known of people: through which day their scenes are completed, and whose death is still open. */
export interface PeopleThen {
  readonly through?: Readonly<Record<string, number>>;
  /** SAGA-CAL-014: the dying, until the table says whether aid came in time. */
  readonly dying?: readonly string[];
  /** What they are called, for refusals; by default as their ids. */
  readonly names?: Readonly<Record<string, string>>;
}

type Entries = readonly CalendarEntry[];

const called = ({ names = {} }: PeopleThen, who: string): string => names[who] ?? who;

const isScene = ({ kind }: CalendarEntry): boolean => kind === 'scene';

const isInPlay = ({ state }: CalendarEntry): boolean => state === 'running' || state === 'paused';

/** The outermost scene that an entry is part of (SAGA-CAL-011). */
const outermost = (entries: Entries, entry: CalendarEntry): string => {
  if ((entry.inside ?? null) === null) return entry.id;
  const outer = entries.find(({ id }) => id === entry.inside);
  return outer === undefined ? entry.id : outermost(entries, outer);
};

/** All scenes but this one and those it is one with. */
const otherScenes = (entries: Entries, entry: CalendarEntry): Entries => {
  const own = outermost(entries, entry);
  return entries.filter((other) => isScene(other) && outermost(entries, other) !== own);
};

const notWaiting = (entry: CalendarEntry): Refusal | null =>
  isUnplayed(entry) ? null : brokenRule('SAGA-CAL-003', 'calendar.notWaiting', { title: entry.title });

const outerNotInPlay = (entries: Entries, { inside, title }: CalendarEntry): Refusal | null => {
  if ((inside ?? null) === null) return null;
  const outer = entries.find(({ id }) => id === inside);
  if (outer !== undefined && isInPlay(outer)) return null;
  return brokenRule('SAGA-CAMPAIGN-010', 'calendar.outerNotPlayed', { title, outer: outer?.title ?? null });
};

// SAGA-CAL-014: first it is settled who lives.
const aidFirst = ({ characters }: CalendarEntry, people: PeopleThen): Refusal | null => {
  const who = characters.find((id) => people.dying?.includes(id));
  return who === undefined ? null : brokenRule('SAGA-CAL-014', 'calendar.aidFirst', { character: called(people, who) });
};

// SAGA-CAL-011, SAGA-MOVE-037: nobody is in two scenes at a time, nor leaves one behind that is not played out.
const inAnotherScene = (entries: Entries, entry: CalendarEntry, people: PeopleThen): Refusal | null => {
  const others = otherScenes(entries, entry).filter((other) => isInPlay(other) && other.day <= dueDay(entry));
  for (const { characters, title, day } of others) {
    const who = entry.characters.find((id) => characters.includes(id));
    if (who === undefined) continue;
    return brokenRule('SAGA-CAL-011', 'calendar.inAnotherScene', { character: called(people, who), title, day });
  }
  return null;
};

/** The last day of the scenes that somebody has completed, apart from this one. */
const completedThrough = (entries: Entries, entry: CalendarEntry, who: string): number =>
  otherScenes(entries, entry)
    .filter(({ state, characters }) => state === 'done' && characters.includes(who))
    .reduce((last, done) => Math.max(last, lastDay(done)), 0);

// SAGA-CAL-011: nobody goes back behind what they have completed.
const completedLater = (entries: Entries, entry: CalendarEntry, people: PeopleThen): Refusal | null => {
  for (const who of entry.characters) {
    const day = Math.max(completedThrough(entries, entry, who), people.through?.[who] ?? 0);
    if (day <= dueDay(entry)) continue;
    return brokenRule('SAGA-CAL-011', 'calendar.completedLater', { character: called(people, who), day });
  }
  return null;
};

/**
 * Whether an entry is played before another. SAGA-CAL-003, SAGA-MOVE-037: a paused scene may go on whatever else stands on
 * its morning, in whose order the table picks; and what its own people are to play earlier is barred by it anyway.
 */
const isFirst = (other: CalendarEntry, entry: CalendarEntry): boolean =>
  entry.state === 'paused'
    ? dueDay(other) < dueDay(entry) && !other.characters.some((who) => entry.characters.includes(who))
    : comesBefore(other, entry) < 0;

// SAGA-CAL-003: earlier entries are played first. The refusal names an earlier entry of the same character if there is
// one.
const earlierFirst = (entries: Entries, entry: CalendarEntry, people: PeopleThen): Refusal | null => {
  if ((entry.inside ?? null) !== null) return null;
  const earlier = toBePlayed(entries).filter((other) => other.id !== entry.id && isFirst(other, entry));
  for (const other of earlier) {
    const who = other.characters.find((id) => entry.characters.includes(id));
    if (who === undefined) continue;
    const facts = { character: called(people, who), title: other.title, day: dueDay(other) };
    return brokenRule('SAGA-CAL-003', 'calendar.ownEarlierFirst', facts);
  }
  const [first] = earlier;
  if (first === undefined) return null;
  return brokenRule('SAGA-CAL-003', 'calendar.earlierFirst', { title: first.title, day: dueDay(first) });
};

/**
 * SAGA-CAL-011, SAGA-CAL-014: why somebody cannot be in a scene now, by where they are and have been; null where they
 * can.
 */
export const refusesToBeIn = (entries: Entries, entry: CalendarEntry, people: PeopleThen): Refusal | null =>
  aidFirst(entry, people) ?? inAnotherScene(entries, entry, people) ?? completedLater(entries, entry, people);

/** Why an entry cannot be begun now, or taken up again; null where it can. */
export const refusesToBegin = (entries: Entries, entry: CalendarEntry, people: PeopleThen = {}): Refusal | null => {
  const ofScenes = isScene(entry) ? (outerNotInPlay(entries, entry) ?? refusesToBeIn(entries, entry, people)) : null;
  return notWaiting(entry) ?? ofScenes ?? earlierFirst(entries, entry, people);
};

/** SAGA-CAL-004, SAGA-CAL-012: only a scene that is being played, and takes longer than a day. */
export const refusesToPause = (entry: CalendarEntry, doneThrough = 0): Refusal | null => {
  if (entry.state !== 'running') return brokenRule('SAGA-CAL-004', 'calendar.notRunning', { title: entry.title });
  // What was thought to be over in a day, and is not, takes longer.
  if (isScene(entry) && (entry.days > 1 || doneThrough >= entry.day)) return null;
  return brokenRule('SAGA-CAL-012', 'calendar.notPausable', { title: entry.title });
};

/** SAGA-CAL-004: a scene of which these days are done, paused; it goes on with the day after them. */
export const pausedAfter = <E extends CalendarEntry>(entry: E, doneThrough: number): Result<E> => {
  const wrong = refusesToPause(entry, doneThrough);
  if (wrong !== null) return refused(wrong);
  const pausedOn = Math.max(doneThrough + 1, entry.day);
  // A scene that has run on for longer than was thought lasts at least until it is taken up again.
  return ok({ ...entry, state: 'paused', pausedOn, days: Math.max(entry.days, pausedOn - entry.day + 1) });
};

/** A paused scene as it goes on. */
export const resumed = <E extends CalendarEntry>(entry: E): E => ({ ...entry, state: 'running', pausedOn: null });
