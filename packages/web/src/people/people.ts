import type { SeatId } from '@warmoot/kernel';
import type { Presence, SeenSeat, SeenTable } from '@warmoot/protocol';
import type { Person } from './person.js';

const heldBy = ({ holder, taken }: SeenSeat): Person['held'] => (taken || holder === 'computer' ? holder : 'nobody');

/** Everybody at a table, as the client shows them. A seat's colour is its place at the table. */
export const peopleAt = (
  { seats }: Pick<SeenTable, 'seats'>,
  here: Presence,
  you: SeatId | null,
): Readonly<Record<SeatId, Person>> =>
  Object.fromEntries(
    seats.map((one, nth): [SeatId, Person] => [
      one.seat,
      {
        seat: one.seat,
        name: one.name,
        colour: nth % 6,
        held: heldBy(one),
        here: one.seat === you || here[one.seat] === true,
        you: one.seat === you,
      },
    ]),
  );

/** Those who sit here now: whoever left is shown only where a scene still needs their seat. */
export const presentAt = (
  { seats }: Pick<SeenTable, 'seats'>,
  people: Readonly<Record<SeatId, Person>>,
  inScene: readonly SeatId[] = [],
): readonly Person[] =>
  seats
    .filter(({ seat, role, taken }) => (role === 'player' && taken) || inScene.includes(seat))
    .flatMap(({ seat }) => people[seat] ?? []);
