import { type SeatId, sha256 } from '@warmoot/kernel';
import {
  CODES,
  codeIn,
  codeOf,
  type KnockAtDoor,
  lookOfName,
  type Outcome,
  refuse,
  slatePlace,
} from '@warmoot/protocol';
import type { Desk } from './desk.js';
import type { Door, TableFacts, Visitor } from './facts.js';
import { DONE } from './play.js';
import { isNameTaken, key, sitDown } from './seating.js';

/** How long a code can be used, in milliseconds: from one evening to the next. */
export const CODE_MS = 24 * 3600 * 1000;

const MOST_VISITORS = 12;

/** Under which the store finds the table of a code. Whoever can read it there can read the code itself. */
export const doorHash = (code: string): string => sha256(`warmoot door 1\n${code}`);

/** What the store finds a door by: its code, those of before, and the keys of whoever stands there. */
export const doorKeys = ({ code, past, visitors }: Door): readonly string[] => [
  ...[...(code === null ? [] : [code]), ...past].map(doorHash),
  ...visitors.map((one) => one.key),
];

/** The places of the scene that is set up, as its slate has them; none where it does not say. */
export const placesIn = ({ slate }: Pick<TableFacts, 'slate'>): readonly ReturnType<typeof placeOf>[] => {
  const places = slate.fields[`${String(slate.fields.kind?.value)}.places`]?.value;
  return Array.isArray(places) ? places.map(placeOf) : [];
};

const placeOf = (value: unknown): { readonly as: string; readonly like: string; readonly seat: SeatId | null } => {
  const place = slatePlace.parse(value, '');
  return place.ok ? place.value : { as: '?', like: '', seat: null };
};

/** Whether nobody more can sit down in the scene that is set up. */
const isFull = (facts: TableFacts): boolean => {
  const places = placesIn(facts);
  const there = new Set(facts.seats.filter(({ left }) => !left).map(({ seat }) => seat));
  return places.length > 0 && places.every(({ seat }) => seat !== null && there.has(seat));
};

/** Two hundred and fifty-six bits make a number far larger than there are codes, so that all are as likely. */
const newCode = (secret: string): string => codeOf(Number(BigInt(`0x${sha256(secret).slice(0, 32)}`) % BigInt(CODES)));

export const openDoor = (desk: Desk): Outcome<null> => {
  const { now, secret } = desk.circumstances;
  desk.put({ did: 'doorOpened', code: newCode(secret()), until: now + CODE_MS });
  return DONE;
};

/** The host shuts the door: whoever still stands there is turned away. */
export const shutDoor = (desk: Desk): Outcome<null> => {
  for (const { visitor } of desk.facts.door.visitors) desk.put({ did: 'doorAnswered', visitor });
  if (desk.facts.door.code !== null) desk.put({ did: 'doorShut', why: 'host' });
  return DONE;
};

/** Whether a code opens the door now. */
export const isOpenTo = ({ door }: Pick<TableFacts, 'door'>, code: string, now: number): boolean =>
  door.code !== null && door.code === codeIn(code) && door.until > now;

/** Somebody stands at the door. Who came before with the same key comes anew. */
export const knock = (desk: Desk, { code, me, role, as }: KnockAtDoor, hash: string): Outcome<number> => {
  const { facts, circumstances } = desk;
  if (!isOpenTo(facts, code, circumstances.now)) return refuse({ code: 'CODE_OVER' });
  if (facts.barred.includes(hash)) return refuse({ code: 'PUT_OUT' });
  const others = facts.door.visitors.filter((one) => one.key !== hash);
  const isTaken = isNameTaken(facts, me) || others.some(({ name }) => lookOfName(name) === lookOfName(me));
  if (isTaken) return refuse({ code: 'NAME_TAKEN', name: me });
  if (others.length >= MOST_VISITORS) return refuse({ code: 'TOO_MANY', what: 'visitors', most: MOST_VISITORS });
  for (const one of facts.door.visitors) {
    if (one.key === hash) desk.put({ did: 'doorAnswered', visitor: one.visitor });
  }
  const visitor = facts.door.knocks + 1;
  desk.put({ did: 'knocked', visitor, name: me, role, as: role === 'player' ? as : null, key: hash });
  return { ok: true, value: visitor };
};

const visitorIn = ({ door }: TableFacts, number: number): Visitor | undefined =>
  door.visitors.find(({ visitor }) => visitor === number);

/** Whoever is let in takes the place that they came for, if it is still free; else the first that is. */
const takePlace = (desk: Desk, seat: SeatId, as: string | null): void => {
  const places = placesIn(desk.facts);
  const there = new Set(desk.facts.seats.filter((one) => !one.left && one.seat !== seat).map((one) => one.seat));
  const isFree = (place: (typeof places)[number]): boolean => place.seat === null || !there.has(place.seat);
  const at = places.findIndex((place) => place.as === as && isFree(place));
  const first = at >= 0 ? at : places.findIndex(isFree);
  if (first < 0) return;
  const field = `${String(desk.facts.slate.fields.kind?.value)}.places`;
  const value = desk.facts.slate.fields[field]?.value;
  if (!Array.isArray(value)) return;
  desk.put({ did: 'set', field, value: value.with(first, { ...(value[first] as object), seat }) });
};

/** The host lets somebody in: they sit down as whoever uses an invitation does. */
export const letIn = (desk: Desk, number: number): Outcome<null> => {
  const found = visitorIn(desk.facts, number);
  if (found === undefined) return refuse({ code: 'NO_VISITOR', visitor: number });
  const { name, role, as } = found;
  const seat = sitDown(desk, name, role, null);
  if (!seat.ok) return seat;
  key(desk, seat.value, found.key, 'sat');
  desk.put({ did: 'doorAnswered', visitor: number });
  if (role !== 'player') return DONE;
  takePlace(desk, seat.value, as);
  if (desk.facts.door.code !== null && isFull(desk.facts)) desk.put({ did: 'doorShut', why: 'full' });
  return DONE;
};

export const turnAway = (desk: Desk, visitor: number): Outcome<null> => {
  if (visitorIn(desk.facts, visitor) === undefined) return refuse({ code: 'NO_VISITOR', visitor });
  desk.put({ did: 'doorAnswered', visitor });
  return DONE;
};
