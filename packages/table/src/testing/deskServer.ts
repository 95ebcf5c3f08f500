import type { SeatId } from '@warmoot/kernel';
import {
  type Invited,
  isShort,
  type KnockAtDoor,
  type Mine,
  type Outcome,
  type Role,
  refuse,
  type Visit,
} from '@warmoot/protocol';
import { think } from '../aside/think.js';
import type { Desk } from '../core/desk.js';
import { isOpenTo, knock } from '../core/door.js';
import { seatIn, type TableFacts } from '../core/facts.js';
import { placesIn } from '../core/places.js';
import { invite, join, linkSeat } from '../core/seating.js';
import { listed, noticesFor, summaryOf } from '../core/summary.js';
import { nextTurn } from '../core/turns.js';
import { playGestures, playTurn, wantedOf } from '../room/computers.js';
import { DeskTable } from './deskTable.js';

const DAY_MS = 24 * 3600 * 1000;

/** A table as somebody opens it who brings a name and a title, and to which any computer may sit down. */
export class ServedTable extends DeskTable {
  constructor(me: string, title: string, options: Partial<TableFacts['options']> = {}) {
    super([me], options);
    this.facts = { ...this.facts, title };
  }

  override get circumstances(): DeskTable['circumstances'] {
    return { ...super.circumstances, players: ['captain', 'recruit'] };
  }
}

/** Does something at a desk table that makes something. */
const made = <A>(desk: DeskTable, work: (desk: Desk) => Outcome<A>): Outcome<A> => {
  let outcome: Outcome<A> | undefined;
  desk.act((one) => {
    outcome = work(one);
  });
  return outcome as Outcome<A>;
};

/** What a device that holds these seats is told of the table in its list, and what waits for it there. */
export const mineAt = ({ facts, now }: DeskTable, seats: readonly SeatId[]): Mine => {
  if (seats.length === 0) return { tables: [], notices: [] };
  const summary = { ...summaryOf(facts), holders: { device: seats } };
  return {
    tables: [listed(facts.table, summary, 'device')],
    notices: [...noticesFor(facts.table, summary, 'device', now)],
  };
};

let codes = 0;

/** A code as long as those of a server, another each time. */
const newSecret = (): string => `AAAA-BBBB-CCCC-${String(2222 + codes++)}`;

/** An invitation to a desk table; or a link to a seat there. */
export const invited = (desk: DeskTable, by: SeatId, to: { readonly opens: Role } | { readonly seat: SeatId }) => {
  const secret = newSecret();
  const until = 'seat' in to ? desk.now + DAY_MS : null;
  const done = made(desk, (one) =>
    'seat' in to ? linkSeat(one, by, to.seat, secret, desk.now + DAY_MS) : invite(one, by, to.opens, secret),
  );
  return done.ok ? { ok: true as const, value: { secret, until, link: `http://localhost/join#${secret}` } } : done;
};

/** Somebody sits down by an invitation or a link. */
export const joined = (desk: DeskTable, secret: string, me: string | undefined, hash = `key ${me}`): Outcome<SeatId> =>
  made(desk, (one) => join(one, { secretHash: secret, hash, me }));

const seatOf = ({ seats }: TableFacts, key: string): SeatId | null =>
  seats.find(({ keys, left }) => !left && keys.includes(key))?.seat ?? null;

/** What a code, an invitation or a link leads to. */
export const doorSeen = ({ facts, now }: DeskTable, secret: string, key: string): Outcome<Invited> => {
  const nameOf = (seat: SeatId | null): string | null => seatIn(facts, seat)?.name ?? null;
  const { kind } = facts.slate.fields;
  const told = {
    table: facts.table,
    title: facts.title,
    host: nameOf(facts.host) ?? '',
    kind: typeof kind?.value === 'string' ? kind.value : null,
    places: placesIn(facts).map((place) => ({ ...place, takenBy: nameOf(place.seat) })),
    players: facts.seats.filter(({ role, left }) => role === 'player' && !left).map(({ name }) => name),
    campaign: facts.campaign?.open.name ?? null,
    seat: seatOf(facts, key),
  };
  if (isShort(secret)) {
    if (isOpenTo(facts, secret, now)) return { ok: true, value: { ...told, way: 'door', role: 'player' } };
    return refuse({ code: facts.door.past.includes(secret) ? 'CODE_OVER' : 'CODE_WRONG' });
  }
  const ticket = facts.tickets.find(({ hash }) => hash === secret);
  if (ticket === undefined) return refuse({ code: 'LINK_GONE' });
  if (ticket.opens === 'seat') return { ok: true, value: { ...told, way: 'seat', role: 'player', seat: ticket.seat } };
  return { ok: true, value: { ...told, way: 'invitation', role: ticket.opens } };
};

/** Somebody stands at the door that a code opens. */
export const knocked = (desk: DeskTable, wish: KnockAtDoor, key = `key ${wish.me}`): Outcome<Visit> => {
  const visitor = made(desk, (one) => knock(one, wish, key));
  return visitor.ok
    ? { ok: true, value: { state: 'waiting', table: desk.facts.table, visitor: visitor.value } }
    : visitor;
};

/** How somebody fares who has knocked. */
export const visitNow = ({ facts }: DeskTable, key: string): Visit => {
  const seat = seatOf(facts, key);
  const campaign = facts.campaign !== null || facts.slate.fields.kind?.value === 'campaign';
  if (seat !== null) return { state: 'in', table: facts.table, seat, campaign };
  const found = facts.door.visitors.find((one) => one.key === key);
  return found === undefined ? { state: 'away' } : { state: 'waiting', table: facts.table, visitor: found.visitor };
};

/**
 * Lets computers do what they do, until people are asked. Where they are recruits, what they think hangs on no clock; in
 * scenes in which that holds for others too, each may think as it was seated.
 */
export const letComputersPlay = (desk: DeskTable, isCertain: (scene: string) => boolean = () => false): void => {
  for (;;) {
    desk.act(playGestures);
    const turn = nextTurn(desk.facts);
    if (turn === null) return;
    const wanted = isCertain(desk.facts.scenes.at(-1)?.name ?? '')
      ? wantedOf(desk.facts, turn, desk.circumstances.secret())
      : wantedOf(desk.facts, { ...turn, player: 'recruit' }, `think ${desk.records.length}`);
    const choice = 'choice' in wanted ? wanted.choice : think(wanted.thought);
    desk.act((one) => playTurn(one, turn, choice));
  }
};
