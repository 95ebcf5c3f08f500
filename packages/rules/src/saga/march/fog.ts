import { bookIn, type FixedBook, type MarchView, namesIn } from './books.js';
import { type Aside, inSightOf, isEnterable, type Mover, NO_ASIDE, type Places, throughADay } from './hiddenDay.js';
import type { Sighting } from './model.js';

type Seat = Pick<MarchView, 'own' | 'open'>;

const ownBooks = ({ own }: Pick<MarchView, 'own'>): readonly FixedBook[] =>
  Object.values(own?.books ?? {}) as readonly FixedBook[];

/** In the evening all have moved. */
const isLater = (one: Sighting, other: Sighting): number =>
  other.day - one.day || Number(other.time === 'evening') - Number(one.time === 'evening');

/** The last that this seat knows of a party; null where it knows nothing. */
export const lastSeen = (view: Seat, party: string): Sighting | null =>
  (ownBooks(view)
    .flatMap(({ sightings }) => (sightings[party] as Sighting | undefined) ?? [])
    .sort(isLater)[0] ?? null) as Sighting | null;

/** A Forced day has one movement more than an ordinary one, and a fair wind another (SAGA-MOVE-009, SAGA-MOVE-013). */
const MOST_BY_BOAT = 6;
/** SAGA-MOVE-020: one span aside for each exchange, of which a pair has two in a day at most (SAGA-MOVE-018). */
const ASIDE_FROM_EACH = 2;
/** SAGA-MOVE-040, SAGA-MOVE-041: two to where they meet, and two away from there. */
const BY_CONTACT = 4;
/** What one's own party has not noticed of another: that it slipped away, once. */
const BESIDE_OURS = 1;
/** SAGA-MOVE-041: what somebody may have gone after it was seen: one span in parting, or two when it got away. */
const AFTER_SIGHT = 2;

/** Somebody of whom this seat knows, as a day begins that it has not seen. */
interface Hidden {
  readonly name: string;
  readonly seen: Sighting;
  readonly places: Places;
  /** Whether it may have fought by now: then those who held it up may be gone. */
  readonly hasFought: boolean;
}

const moverOf = ({ seen, hasFought }: Hidden): Mover => {
  const { moves, fastest, boats } = seen;
  // Who limps may have come upon a horse, or be healed.
  const daily = 1 + (hasFought || moves === 1 ? fastest : moves);
  return { moves: boats ? Math.max(daily, MOST_BY_BOAT) : daily, boats };
};

const firstDayOf = ({ day, time }: Sighting): number => (time === 'evening' ? day + 1 : day);

const allSpans = ({ given: { roads } }: MarchView): readonly string[] =>
  roads.spans.filter(isEnterable).map(({ key }) => key);

/** Where a party of one's own has been on a day that is over; null where that is not written down. */
const waysOf = ({ days }: FixedBook, day: number): readonly string[] | null => {
  const at = days.findIndex((line) => line.day === day);
  const line = days[at];
  const before = days[at - 1];
  return line === undefined || before === undefined ? null : [before.at, ...line.spans, line.at];
};

/** How far a day brings those who are hidden, each by what it may have met with. */
const aDay = (view: MarchView, hidden: readonly Hidden[], day: number): readonly Hidden[] => {
  const { roads, firstDay } = view.given;
  const known = hidden.filter(({ seen }) => firstDayOf(seen) <= day);
  const alone = new Map(known.map((one) => [one.name, throughADay(roads, one.places, moverOf(one), NO_ASIDE)]));
  const isContested = day >= firstDay;
  if (!isContested) return hidden.map((one) => ({ ...one, places: alone.get(one.name) ?? one.places }));
  const others = namesIn(view).filter((name) => bookIn(view, name) === null);
  const ours = ownBooks(view).map((book) => waysOf(book, day));
  let now: ReadonlyMap<string, Places> = alone;
  let met = new Set<string>();
  for (let isWider = true; isWider; ) {
    const sights = new Map(
      others.map((name) => [name, now.has(name) ? inSightOf(roads, (now.get(name) as Places).keys()) : null]),
    );
    const meets = (name: string, of: string): boolean => {
      const sight = sights.get(of) ?? null;
      return sight === null || [...(now.get(name) as Places).keys()].some((span) => sight.has(span));
    };
    const next = new Map<string, Places>();
    const fought = new Set<string>();
    for (const one of known) {
      const { name, seen } = one;
      const near = others.filter((of) => of !== name && meets(name, of));
      if (near.length > 0) fought.add(name);
      const isSeen = seen.day === day && seen.time === 'march';
      const strangers = near.map((of) => sights.get(of) ?? null);
      const sighted = ours.map((spans) => (spans === null ? null : inSightOf(roads, spans)));
      const looking = [...strangers, ...sighted];
      const aside: Aside = {
        most:
          (isSeen ? AFTER_SIGHT : BESIDE_OURS * ours.length) +
          ASIDE_FROM_EACH * near.length +
          (near.length > 0 ? BY_CONTACT : 0),
        isFrom: (span) => isSeen || looking.some((sight) => sight === null || sight.has(span)),
      };
      next.set(name, throughADay(roads, one.places, moverOf(one), aside));
    }
    isWider = known.some(({ name }) => (next.get(name) as Places).size > (now.get(name) as Places).size);
    [now, met] = [next, fought];
  }
  return hidden.map((one) => ({
    ...one,
    places: now.get(one.name) ?? one.places,
    hasFought: one.hasFought || met.has(one.name),
  }));
};

/** All others of whom this seat has seen something, as they can be after so many days. */
const othersAfter = (view: MarchView, lastDay: number): readonly Hidden[] => {
  let hidden: readonly Hidden[] = namesIn(view).flatMap((name) => {
    const seen = bookIn(view, name) === null ? lastSeen(view, name) : null;
    // It may have paid already for half of a Closed span.
    return seen === null ? [] : [{ name, seen, places: new Map([[seen.at, true]]), hasFought: false }];
  });
  const first = Math.min(...hidden.map(({ seen }) => firstDayOf(seen)));
  for (let day = first; day <= lastDay; day++) hidden = aDay(view, hidden, day);
  return hidden;
};

/** Whether the day passes, for all that this seat knows: in the morning somebody of its own has still to plan. */
const isUnderWay = (view: MarchView): boolean =>
  ownBooks(view).every(({ state, plan }) => state !== 'going' || plan !== null);

/** Where somebody is that stands before a party of this seat at this moment; null where it does not. */
const standsAt = (view: MarchView, party: string): string | null => {
  const before = ownBooks(view).find(
    ({ choosing, intents }) => choosing.includes(party) || intents[party] !== undefined,
  );
  return before?.sightings[party]?.at ?? null;
};

/**
 * SAGA-MOVE-042: the spans in which a party may be, from what this seat knows alone: where it was last seen, and what is
 * possible since. It may have marched and stepped aside before others, have met with them and got away. So it is always in
 * one of these, now; on some evening to come it is, if it goes its own way till then.
 */
export const spansInReach = (view: MarchView, party: string, daysAhead: number): readonly string[] => {
  const seen = lastSeen(view, party);
  if (seen === null) return allSpans(view);
  const here = daysAhead === 0 ? standsAt(view, party) : null;
  if (here !== null) return [here];
  const passes = isUnderWay(view);
  const one = othersAfter(view, passes ? view.open.day : view.open.day - 1).find(({ name }) => name === party);
  if (one === undefined) return [seen.at];
  let { places } = one;
  for (let day = passes ? 1 : 0; day < daysAhead; day++) {
    places = throughADay(view.given.roads, places, moverOf(one), NO_ASIDE);
  }
  return [...places.keys()];
};

/** Where a party may be now; a party of one's own is where it is. */
export const possibleSpans = (view: MarchView, party: string): readonly string[] => {
  const own = bookIn(view, party);
  return own === null ? spansInReach(view, party, 0) : [own.at];
};
