import { type Asked, keptForThing, type SeatId } from '@warmoot/kernel';
import type { Side } from './sides.js';

/** What every war is given of its armies: who commands them, and what they are called. */
interface Commanded {
  readonly armies: readonly { readonly seat: SeatId; readonly name: string }[];
}

const commanders = keptForThing(
  'who is asked is the same object for a whole battle, and is asked for at every step',
  ({ armies }: Commanded): readonly (readonly Asked[])[] => armies.map(({ seat, name }) => [{ seat, as: name }]),
);

/** The seat that commands an army, in the form in which the kernel asks it for the whole army. */
export const commander = (given: Commanded, side: Side): readonly Asked[] =>
  commanders(given)[side] as readonly Asked[];
