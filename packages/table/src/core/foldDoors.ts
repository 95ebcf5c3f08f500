import type { SeatId } from '@warmoot/kernel';
import { type SeenDoor, staysInStore, type TableEvent } from '@warmoot/protocol';
import type { Door, Seat, TableFacts } from './facts.js';
import { withoutStanding } from './standing.js';

/** What is said of who may open the table, and what is written on its slate. */
type DoorEvent = Extract<
  TableEvent,
  {
    did:
      | 'keyed'
      | 'unkeyed'
      | 'ticketed'
      | 'spent'
      | 'barred'
      | 'doorOpened'
      | 'doorShut'
      | 'knocked'
      | 'doorAnswered'
      | 'set'
      | 'asked'
      | 'askAnswered';
  }
>;

/** Of how many codes of before it can be told that they are over. */
const MOST_PAST = 3;

export const changeSeat = (facts: TableFacts, seat: string, change: (seat: Seat) => Partial<Seat>): TableFacts => ({
  ...facts,
  seats: facts.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
});

const shut = (door: Door): Door => ({
  ...door,
  code: null,
  past: door.code === null ? door.past : [...door.past, door.code].slice(-MOST_PAST),
});

/** The facts after something happened at the doors of a table, or on its slate. */
export const doorsAfter = (
  facts: TableFacts,
  what: DoorEvent,
  { by, at }: { readonly by: SeatId | null; readonly at: number },
): TableFacts => {
  const { door, slate } = facts;
  switch (what.did) {
    case 'keyed':
      return changeSeat(what.how === 'handed' ? withoutStanding(facts, what.seat) : facts, what.seat, (seat) => ({
        keys: [...seat.keys.filter((key) => key !== what.key), what.key],
        freed: seat.freed && what.how !== 'handed',
      }));
    case 'unkeyed':
      return changeSeat(facts, what.seat, ({ keys }) => ({ keys: keys.filter((key) => !what.keys.includes(key)) }));
    case 'ticketed':
      return {
        ...facts,
        tickets: [...facts.tickets, what.ticket],
        barred: what.ticket.opens === 'seat' ? facts.barred : [],
      };
    case 'spent':
      return { ...facts, tickets: facts.tickets.filter(({ hash }) => hash !== what.ticket) };
    case 'barred':
      return { ...facts, barred: [...facts.barred, ...what.keys] };
    case 'doorOpened':
      return { ...facts, barred: [], door: { ...shut(door), code: what.code, until: what.until } };
    case 'doorShut':
      return { ...facts, door: shut(door) };
    case 'knocked': {
      const { visitor, name, role, as, key } = what;
      const visitors = [...door.visitors, { visitor, name, role, as, key, since: at }];
      return { ...facts, door: { ...door, visitors, knocks: visitor } };
    }
    case 'doorAnswered':
      return {
        ...facts,
        door: { ...door, visitors: door.visitors.filter(({ visitor }) => visitor !== what.visitor) },
      };
    case 'set': {
      const { field, value } = what;
      const fields = { ...slate.fields, [field]: { value, by } };
      // Whoever sets a field has answered all that was asked of it.
      return { ...facts, slate: { ...slate, fields, asks: slate.asks.filter((one) => one.field !== field) } };
    }
    case 'asked': {
      const { ask, field, value } = what;
      // Somebody who asks again asks for that instead.
      const others = slate.asks.filter((one) => one.by !== by || one.field !== field);
      return { ...facts, slate: { ...slate, asks: [...others, { ask, by: by ?? '', field, value }], asked: ask } };
    }
    case 'askAnswered':
      return { ...facts, slate: { ...slate, asks: slate.asks.filter(({ ask }) => ask !== what.ask) } };
  }
};

/** Whether something stands in nobody's log; that a seat has another device does. */
export const isUnseen = (
  what: TableEvent,
): what is Exclude<DoorEvent, { did: 'keyed' }> | Extract<TableEvent, { did: 'stood' }> =>
  what.did !== 'keyed' && staysInStore({ what });

export const doorSeen = ({ code, until, visitors }: Door): SeenDoor => ({
  code,
  until,
  visitors: visitors.map(({ visitor, name, role, as }) => ({ visitor, name, role, as })),
});
