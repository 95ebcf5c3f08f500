import type { SeatId } from '@warmoot/kernel';
import {
  codeIn,
  type Invitation,
  type Invited,
  isShort,
  type KnockAtDoor,
  type Outcome,
  type Role,
  refuse,
  type Seat,
  type Visit,
} from '@warmoot/protocol';
import { doorHash, isOpenTo, knock } from '../core/door.js';
import { seatIn, type TableFacts } from '../core/facts.js';
import { placesIn } from '../core/places.js';
import { invite, join, linkSeat } from '../core/seating.js';
import { summaryIn } from '../core/summary.js';
import type { StoredHead } from '../store/port.js';
import type { Guesses } from './guesses.js';
import { hashOfCode, newCode } from './keys.js';
import type { Service } from './service.js';

/** How long a link to a seat can be used. */
const LINK_MS = 24 * 3600 * 1000;

/** What is set up or played at a table, as whoever comes may know it. */
const invitedTo = (facts: TableFacts): Omit<Invited, 'way' | 'role' | 'seat'> => {
  const nameOf = (seat: SeatId | null): string | null => seatIn(facts, seat)?.name ?? null;
  const { kind } = facts.slate.fields;
  return {
    table: facts.table,
    title: facts.title,
    host: nameOf(facts.host) ?? '',
    kind: typeof kind?.value === 'string' ? kind.value : null,
    places: placesIn(facts).map((place) => ({ ...place, takenBy: nameOf(place.seat) })),
    players: facts.seats.filter(({ role, left }) => role === 'player' && !left).map(({ name }) => name),
    campaign: facts.campaign?.open.name ?? null,
  };
};

/** Whether people who come are to go to a campaign: one is played, or about to be founded. */
const isOfCampaign = ({ campaign, slate }: TableFacts): boolean =>
  campaign !== null || slate.fields.kind?.value === 'campaign';

const seatOf = ({ seats }: TableFacts, key: string): SeatId | null =>
  seats.find(({ keys, left }) => !left && keys.includes(key))?.seat ?? null;

/** How people come to a table: by an invitation or a link, which seats at once, or by a short code, at the door. */
export class Meeting {
  private readonly service: Service;
  private readonly guesses: Guesses;

  constructor(service: Service, guesses: Guesses) {
    this.service = service;
    this.guesses = guesses;
  }

  /** Sits down by an invitation or a link. */
  async join(secret: string, me: string | undefined, key: string): Promise<Outcome<Seat>> {
    const secretHash = hashOfCode(secret);
    const [head] = await this.service.store.openedBy(secretHash);
    if (head === undefined) return refuse({ code: 'LINK_GONE' });
    const { table } = head;
    let hasCampaign = false;
    const seat = await this.service.make(table, (desk, facts) => {
      hasCampaign = isOfCampaign(facts);
      return join(desk, { secretHash, hash: key, me });
    });
    return seat.ok
      ? { ok: true, value: { table, seat: seat.value, ...(hasCampaign ? { campaign: true } : {}) } }
      : seat;
  }

  async invite(table: string, key: string, by: SeatId, opens: Role): Promise<Outcome<Omit<Invitation, 'link'>>> {
    const secret = newCode();
    const made = await this.service.make(table, (desk, facts) => {
      const refusal = this.service.holds(facts, key, by);
      return refusal === null ? invite(desk, by, opens, hashOfCode(secret)) : refuse(refusal);
    });
    return made.ok ? { ok: true, value: { secret, until: null } } : made;
  }

  async linkSeat(table: string, key: string, by: SeatId, seat: SeatId): Promise<Outcome<Omit<Invitation, 'link'>>> {
    const secret = newCode();
    const until = this.service.now + LINK_MS;
    const made = await this.service.make(table, (desk, facts) => {
      const refusal = this.service.holds(facts, key, by);
      return refusal === null ? linkSeat(desk, by, seat, hashOfCode(secret), until) : refuse(refusal);
    });
    return made.ok ? { ok: true, value: { secret, until } } : made;
  }

  /** The facts of a table, looked at by nobody in particular: as they are in the store, whoever wrote there last. */
  private async facts({ table, length }: Pick<StoredHead, 'table' | 'length'>): Promise<TableFacts> {
    const room = this.service.rooms.at(table);
    await room.hear(length);
    return room.look((facts) => facts);
  }

  /** The door that a short code opens. Only here are codes looked up, and every try that finds none is counted. */
  private doorOf(code: string, address: string): Promise<Outcome<TableFacts>> {
    return this.guesses.trying(address, async () => {
      const meant = codeIn(code);
      // No code is written so: there is nothing to be learned from it.
      const heads = meant === null ? [] : await this.service.store.openedBy(doorHash(meant));
      for (const head of heads) {
        const facts = await this.facts(head);
        if (isOpenTo(facts, code, this.service.now)) return { ok: true, value: facts };
      }
      return refuse({ code: heads.length === 0 ? 'CODE_WRONG' : 'CODE_OVER' });
    });
  }

  /** What a code, an invitation or a link leads to. */
  async see(secret: string, key: string | null, address: string): Promise<Outcome<Invited>> {
    if (isShort(secret)) {
      const door = await this.doorOf(secret, address);
      if (!door.ok) return door;
      const facts = door.value;
      const seat = key === null ? null : seatOf(facts, key);
      return { ok: true, value: { ...invitedTo(facts), way: 'door', role: 'player', seat } };
    }
    const hash = hashOfCode(secret);
    const [head] = await this.service.store.openedBy(hash);
    const facts = head === undefined ? null : await this.facts(head);
    const ticket = facts?.tickets.find((one) => one.hash === hash);
    const isGood = ticket !== undefined && (ticket.until === null || ticket.until > this.service.now);
    if (facts === null || !isGood) return refuse({ code: 'LINK_GONE' });
    const told = invitedTo(facts);
    if (ticket.opens === 'seat')
      return { ok: true, value: { ...told, way: 'seat', role: 'player', seat: ticket.seat } };
    const seat = key === null ? null : seatOf(facts, key);
    return { ok: true, value: { ...told, way: 'invitation', role: ticket.opens, seat } };
  }

  /** Stands at the door that a code opens. */
  async knock(wish: KnockAtDoor, key: string, address: string): Promise<Outcome<Visit>> {
    const door = await this.doorOf(wish.code, address);
    if (!door.ok) return door;
    const { table } = door.value;
    const visitor = await this.service.make(table, (desk) => knock(desk, wish, key));
    return visitor.ok ? { ok: true, value: { state: 'waiting', table, visitor: visitor.value } } : visitor;
  }

  /** How somebody fares who has knocked at a table's door. Whoever has not is told as much as who was turned away. */
  async visit(table: string, key: string): Promise<Visit> {
    const head = await this.service.store.head(table);
    if (head === null || summaryIn(head) === null || !head.keys.includes(key)) return { state: 'away' };
    const facts = await this.facts(head);
    const seat = seatOf(facts, key);
    if (seat !== null) return { state: 'in', table, seat, campaign: isOfCampaign(facts) };
    const found = facts.door.visitors.find((one) => one.key === key);
    return found === undefined ? { state: 'away' } : { state: 'waiting', table, visitor: found.visitor };
  }
}
