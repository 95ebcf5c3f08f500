import type { Json } from '@warmoot/kernel';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { usualBattlePlaces } from './battle/battlePlaces.js';
import { usualPlaces } from './fighters.js';
import { seatsToPlay } from './places.js';

/** Where one sits in a scene of a kind, before anybody has changed anything. A kind that is not here has any seats. */
const PLACES: Readonly<Record<string, readonly Json[]>> = {
  duel: usualPlaces,
  battle: usualBattlePlaces,
  command: usualBattlePlaces,
  sortie: usualBattlePlaces,
  skirmish: usualBattlePlaces,
  lines: usualBattlePlaces,
};

/** Opens the door, and says to whoever comes what is set up and where they can sit. */
export const openDoor = (sitting: Pick<Sitting, 'seen' | 'seat'>, act: Do, kind: string): void => {
  const fields = sitting.seen?.slate.fields ?? {};
  const field = `${kind}.places`;
  const seats = sitting.seen === null ? [sitting.seat] : seatsToPlay(sitting).map(({ seat }) => seat);
  const places = PLACES[kind]?.map((place, nth) => ({ ...(place as object), seat: seats[nth] ?? null }));
  // All is said at once: the table does it in this order.
  if (fields.kind?.value !== kind) void act({ do: 'set', field: 'kind', value: kind });
  if (places !== undefined && fields[field] === undefined) void act({ do: 'set', field, value: places as Json });
  void act({ do: 'openDoor' });
};
