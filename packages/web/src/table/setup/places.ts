import { shape } from '@warmoot/kernel';
import type { SeenSeat } from '@warmoot/protocol';
import { slatePlace } from '@warmoot/protocol';
import type { Sitting } from '../../net/sitting.js';

/** The places of a scene to come, in their order. */
export const places = shape.list(slatePlace, 0, 200);

/** Those who play and are there: whoever hosts first, whoever looks. So all pages begin with the same. */
export const seatsToPlay = ({ seen }: Pick<Sitting, 'seen'>): readonly SeenSeat[] =>
  (seen?.seats ?? [])
    .filter(({ role, taken }) => role === 'player' && taken)
    .toSorted((one, other) => Number(other.host) - Number(one.host));
