import { type Json, type SeatId, type Shape, sameJson } from '@warmoot/kernel';
import type { SeenSeat } from '@warmoot/protocol';
import { usualBattlePlaces } from '../battle/battlePlaces.js';
import { places, seatsToPlay } from '../places.js';
import type { SetupProps } from '../setupProps.js';
import type { SlateField, useSlate } from '../slate.js';

/** What of an army is a place at the table. */
interface Place {
  readonly name: string;
  /** Empty as long as nobody commands it. */
  readonly commander: SeatId;
}

export type Seated<M> = M & Place;

/** Two of anything: side A and side B, north and south. */
export type Both<A> = readonly [A, A];

export const SIDES = [0, 1] as const;

/** The armies of a battle on the slate: their names and commanders stand among the places, the rest as `armies`. */
export interface War<M> {
  readonly armies: Both<Seated<M>>;
  readonly seats: readonly SeenSeat[];
  readonly places: SlateField<Json>;
  readonly musters: SlateField<Json>;
  readonly change: (armies: Both<Seated<M>>) => void;
}

/** Both, with another on one side. */
export const withSide = <A>([one, two]: Both<A>, side: 0 | 1, next: A): Both<A> =>
  side === 0 ? [next, two] : [one, next];

/** What is left of an army where its name and its commander stand among the places. */
export const mustered = <M>({ name: _, commander: __, ...muster }: Seated<M>): M => muster as M;

/** The armies as the slate has them; before anybody has changed anything they are the usual ones. */
export const useWar = <M extends object>(
  { sitting }: SetupProps,
  slate: ReturnType<typeof useSlate>,
  { form, usual }: { readonly form: Shape<unknown>; readonly usual: Both<M> },
): War<M> => {
  const seats = seatsToPlay(sitting);
  const seated = slate('places', places, usualBattlePlaces);
  const musters = slate('armies', form as Shape<Json>, usual as unknown as Json);
  // Whoever sits down later commands the army that nobody commands yet.
  const known = new Set(seats.map(({ seat }) => seat));
  const armies = (musters.value as unknown as Both<M>).map((muster, at) => {
    const { as = '', seat = null } = seated.value[at] ?? {};
    return { ...muster, name: as, commander: seat !== null && known.has(seat) ? seat : (seats[at]?.seat ?? '') };
  }) as unknown as Both<Seated<M>>;
  const change = (next: Both<Seated<M>>): void => {
    const sits = next.map(({ name, commander }, side) => ({
      as: name,
      like: '',
      side,
      seat: commander === '' ? null : commander,
    }));
    if (!sameJson(sits, seated.value)) seated.set(sits);
    const others = next.map((one) => mustered<M>(one)) as unknown as Json;
    if (!sameJson(others, musters.value)) musters.set(others);
  };
  return { armies, seats, places: seated as unknown as SlateField<Json>, musters, change };
};
