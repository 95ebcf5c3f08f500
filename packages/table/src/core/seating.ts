import { type SeatId, shape } from '@warmoot/kernel';
import {
  lookOfName,
  type OpenTable,
  type Outcome,
  type Role,
  refuse,
  TABLE_FORMAT,
  type Ticket,
} from '@warmoot/protocol';
import { isOwned } from './concerns.js';
import type { Desk } from './desk.js';
import { isPersons, type Seat, seatIn, type TableFacts, unknownSeat } from './facts.js';
import { takePlace } from './places.js';
import { DONE, isInPlay } from './play.js';

const MOST_PLAYERS = 20;
const MOST_SPECTATORS = 50;
const MOST_KEYS = 10;
const MOST_TICKETS = 40;

/** An id for a seat that reads like its first holder's name. It stays when the name changes. */
export const seatIdFor = (name: string, { seats }: TableFacts): SeatId => {
  const letters = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} .'’_-]/gu, '')
    .trim();
  const base = shape.name.parse(letters).ok ? letters : 'Guest';
  const taken = new Set(seats.map(({ seat }) => seat.toLowerCase()));
  if (!taken.has(base.toLowerCase())) return base;
  for (let n = 2; ; n++) {
    const id = `${base.slice(0, 50)} ${n}`;
    if (!taken.has(id.toLowerCase())) return id;
  }
};

/** Whether somebody else at the table goes by a name like this one. */
export const isNameTaken = (
  { seats }: TableFacts,
  name: string,
  {
    except = null,
    look = lookOfName,
  }: { readonly except?: SeatId | null; readonly look?: (name: string) => string } = {},
): boolean => seats.some((one) => !one.left && one.seat !== except && look(one.name) === look(name));

const crowd = ({ seats }: TableFacts, role: Role): number =>
  seats.filter((one) => one.role === role && !one.left).length;

interface Sits {
  readonly name: string;
  readonly role: Role;
  /** Which computer player it is; left out for a person. */
  readonly computer?: string;
  /** The place in the scene to come that they would take. */
  readonly as?: string | null;
}

export const sitDown = (desk: Desk, { name, role, computer, as = null }: Sits): Outcome<SeatId> => {
  const most = role === 'player' ? MOST_PLAYERS : MOST_SPECTATORS;
  if (crowd(desk.facts, role) >= most) return refuse({ code: 'TABLE_FULL', most });
  if (isNameTaken(desk.facts, name)) return refuse({ code: 'NAME_TAKEN', name });
  const seat = seatIdFor(name, desk.facts);
  const holder = computer === undefined ? 'person' : 'computer';
  desk.put(
    { did: 'seated', seat, name, role, holder, player: computer ?? null },
    computer === undefined ? { actor: { by: seat, how: 'person' } } : {},
  );
  if (role === 'player') takePlace(desk, seat, as);
  return { ok: true, value: seat };
};

export const key = (desk: Desk, seat: SeatId, hash: string, how: 'sat' | 'moved' | 'handed'): void =>
  desk.put({ did: 'keyed', seat, key: hash, how }, { actor: { by: seat, how: 'person' } });

/** Opens a table: whoever does it is its host. */
export const openTable = (
  desk: Desk,
  { me, title, options, hash }: OpenTable & { readonly hash: string },
): Outcome<SeatId> => {
  desk.put({ did: 'opened', format: TABLE_FORMAT, title, options: { ...options, referee: null } });
  const seat = sitDown(desk, { name: me, role: 'player' });
  if (!seat.ok) return seat;
  key(desk, seat.value, hash, 'sat');
  desk.put({ did: 'hosted', seat: seat.value });
  return seat;
};

export const seatComputer = (desk: Desk, name: string, player: string): Outcome<null> => {
  const known = desk.circumstances.players;
  if (!known.includes(player)) return refuse({ code: 'UNKNOWN_PLAYER', player, known });
  const seat = sitDown(desk, { name, role: 'player', computer: player });
  return seat.ok ? DONE : seat;
};

/** Whether the host may hand a seat out: one that nobody holds, a computer's, or one that was freed for it. */
const mayHandOut = (facts: TableFacts, { seat, freed }: Seat): boolean => freed || !isOwned(facts, seat);

const isGood = (desk: Desk, ticket: Ticket | undefined): ticket is Ticket =>
  ticket !== undefined && (ticket.until === null || ticket.until > desk.circumstances.now);

/** Makes an invitation to the table. */
export const invite = (desk: Desk, by: SeatId, opens: Role, hash: string): Outcome<null> => {
  if (by !== desk.facts.host) return refuse({ code: 'HOST_ONLY' });
  // An older invitation of the kind is withdrawn: there is one link to send, and it can be changed.
  for (const ticket of desk.facts.tickets) if (ticket.opens === opens) desk.put({ did: 'spent', ticket: ticket.hash });
  desk.put({ did: 'ticketed', ticket: { hash, opens, seat: null, anew: false, once: false, until: null } });
  return DONE;
};

/**
 * Makes a one-time link to a seat: for its holder to sit there on another device too; for the host to hand it out. A seat
 * that is somebody's is handed out only where the table has settled that; then whoever had it loses it.
 */
export const linkSeat = (desk: Desk, by: SeatId, seat: SeatId, hash: string, until: number): Outcome<null> => {
  const { facts } = desk;
  const found = seatIn(facts, seat);
  if (found === undefined) return unknownSeat(facts, seat);
  const anew = by !== seat;
  if (anew && by !== facts.host) return refuse({ code: 'HOST_ONLY' });
  if (anew && !mayHandOut(facts, found)) return refuse({ code: 'OWN_SEAT', seat });
  if (!anew) keepSeat(desk, found);
  const old = desk.facts.tickets.filter((ticket) => ticket.until !== null && ticket.until <= desk.circumstances.now);
  // A new link replaces older ones.
  const same = desk.facts.tickets.filter((ticket) => ticket.seat === seat);
  for (const ticket of new Set([...old, ...same])) desk.put({ did: 'spent', ticket: ticket.hash });
  if (desk.facts.tickets.length >= MOST_TICKETS) return refuse({ code: 'TABLE_FULL', most: MOST_TICKETS });
  desk.put({ did: 'ticketed', ticket: { hash, opens: 'seat', seat, anew, once: true, until } });
  return DONE;
};

const takeSeat = (desk: Desk, { seat, keys, holder }: Seat, ticket: Ticket, hash: string): SeatId => {
  const lost = ticket.anew ? keys : keys.slice(0, Math.max(0, keys.length + 1 - MOST_KEYS));
  const gone = lost.filter((one) => one !== hash);
  // Whoever loses a seat loses the links to it too.
  const links = desk.facts.tickets.filter((one) => one.seat === seat && ticket.anew);
  for (const link of links) desk.put({ did: 'spent', ticket: link.hash });
  if (gone.length > 0) desk.put({ did: 'unkeyed', seat, keys: gone });
  key(desk, seat, hash, ticket.anew ? 'handed' : 'moved');
  // A seat that is handed to a person is that person's from now on, whoever acted there.
  if (ticket.anew && holder !== 'person') desk.put({ did: 'held', seat, holder: 'person', player: null });
  // A referee is a person whom the table trusts, and not a seat: it reads closed sheets, and its word replaces a vote.
  const { options } = desk.facts;
  if (ticket.anew && options.referee === seat) desk.put({ did: 'switched', options: { ...options, referee: null } });
  return seat;
};

/** Uses an invitation or a link: whoever has it sits down. */
export const join = (
  desk: Desk,
  { secretHash, hash, me }: { readonly secretHash: string; readonly hash: string; readonly me: string | undefined },
): Outcome<SeatId> => {
  const { facts } = desk;
  const ticket = facts.tickets.find((one) => one.hash === secretHash);
  if (!isGood(desk, ticket)) return refuse({ code: 'LINK_GONE' });
  if (facts.barred.includes(hash)) return refuse({ code: 'PUT_OUT' });
  if (ticket.opens === 'seat') {
    const seat = seatIn(facts, ticket.seat);
    if (seat === undefined || (ticket.anew && !mayHandOut(facts, seat))) return refuse({ code: 'LINK_GONE' });
    desk.put({ did: 'spent', ticket: ticket.hash });
    return { ok: true, value: takeSeat(desk, seat, ticket, hash) };
  }
  if (me === undefined) return refuse({ code: 'NAME_NEEDED' });
  const seat = sitDown(desk, { name: me, role: ticket.opens });
  if (seat.ok) key(desk, seat.value, hash, 'sat');
  return seat;
};

/** The host may hand out a person's seat, once. */
export const freeSeat = (desk: Desk, seat: SeatId): Outcome<null> => {
  const found = seatIn(desk.facts, seat);
  if (found?.role !== 'player') return unknownSeat(desk.facts, seat);
  if (!mayHandOut(desk.facts, found)) desk.put({ did: 'freed', seat });
  return DONE;
};

/** Whoever does anything at their seat keeps it, though it was to be handed out. */
export const keepSeat = (desk: Desk, { seat, freed }: Seat): void => {
  if (!freed) return;
  for (const ticket of desk.facts.tickets) {
    if (ticket.seat === seat && ticket.anew) desk.put({ did: 'spent', ticket: ticket.hash });
  }
  desk.put({ did: 'kept', seat }, { actor: { by: seat, how: 'person' } });
};

/** Gives a seat up, or takes it off the table. */
export const leave = (desk: Desk, seat: SeatId): Outcome<null> => {
  const { facts } = desk;
  if (seatIn(facts, seat) === undefined) return unknownSeat(facts, seat);
  if (seat === facts.host) return refuse({ code: 'LAST_HOST' });
  if (isInPlay(desk, seat)) return refuse({ code: 'SEAT_IN_PLAY', seat });
  desk.put({ did: 'left', seat });
  return DONE;
};

/** The host takes a seat off the table. A person who was put out does not come back by an invitation that they have. */
export const putOut = (desk: Desk, seat: SeatId): Outcome<null> => {
  const { seats, tickets } = desk.facts;
  const found = seatIn(desk.facts, seat);
  const done = leave(desk, seat);
  if (!done.ok || found === undefined || !isPersons(found)) return done;
  const known = tickets.filter((ticket) => ticket.opens !== 'seat' || ticket.seat === seat);
  for (const { hash } of known) desk.put({ did: 'spent', ticket: hash });
  if (desk.facts.door.code !== null) desk.put({ did: 'doorShut', why: 'putOut' });
  const elsewhere = seats.filter((one) => one.seat !== seat && !one.left).flatMap(({ keys }) => keys);
  const keys = found.keys.filter((key) => !elsewhere.includes(key));
  if (keys.length > 0) desk.put({ did: 'barred', keys });
  return DONE;
};

export const rename = (desk: Desk, seat: SeatId, name: string): Outcome<null> => {
  if (isNameTaken(desk.facts, name, { except: seat })) return refuse({ code: 'NAME_TAKEN', name });
  desk.put({ did: 'renamed', seat, name });
  return DONE;
};

export const makeHost = (desk: Desk, seat: SeatId): Outcome<null> => {
  const found = seatIn(desk.facts, seat);
  if (found === undefined || found.role !== 'player' || found.keys.length === 0) {
    return refuse({
      code: 'UNKNOWN_SEAT',
      seat,
      known: desk.facts.seats.filter(({ keys }) => keys.length > 0).map((one) => one.seat),
    });
  }
  desk.put({ did: 'hosted', seat });
  return DONE;
};
