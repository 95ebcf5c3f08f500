import type { Json, SeatId } from '@warmoot/kernel';
import { slatePlace } from '@warmoot/protocol';
import type { Desk } from './desk.js';
import type { TableFacts } from './facts.js';

const fieldOf = ({ slate }: Pick<TableFacts, 'slate'>): string => `${String(slate.fields.kind?.value)}.places`;

const writtenIn = (facts: Pick<TableFacts, 'slate'>): readonly Json[] => {
  const value = facts.slate.fields[fieldOf(facts)]?.value;
  return Array.isArray(value) ? (value as readonly Json[]) : [];
};

const placeOf = (value: Json) => {
  const place = slatePlace.parse(value, '');
  return place.ok ? place.value : { as: '?', like: '', side: 0, seat: null };
};

/** The places of the scene that is set up, as its slate has them; none where it does not say. */
export const placesIn = (facts: Pick<TableFacts, 'slate'>): readonly ReturnType<typeof placeOf>[] =>
  writtenIn(facts).map(placeOf);

const isFree = ({ seats }: TableFacts, { seat }: ReturnType<typeof placeOf>): boolean =>
  seat === null || !seats.some((one) => one.seat === seat && !one.left);

/** Whoever sits down takes the place that they came for, if it is free; else the first that is. With the last the door shuts. */
export const takePlace = (desk: Desk, seat: SeatId, as: string | null): void => {
  const { facts } = desk;
  const places = placesIn(facts);
  const free = places.flatMap((place, at) => (isFree(facts, place) ? [at] : []));
  const taken = free.find((at) => places[at]?.as === as) ?? free[0];
  if (taken === undefined) return;
  const value = writtenIn(facts).map((place, at) => (at === taken ? { ...(place as object), seat } : place));
  desk.put({ did: 'set', field: fieldOf(facts), value: value as Json });
  if (free.length === 1 && facts.door.code !== null) desk.put({ did: 'doorShut', why: 'full' });
};
