import { Impossible } from '@warmoot/kernel';
import { KITS, type Kit } from './kits.table.js';
import type { CarryOptions, Load } from './model.js';
import { laidOut, pack } from './pack.js';

/** Many times what the largest kit takes on the smallest grid. */
const STEPS = 20_000;

/** SAGA-CARRY-011: a kit laid out on the grid of somebody with this Endurance. */
export const kitLoad = (kit: Kit, endurance: number, options: CarryOptions): Load => {
  const load: Load = {
    items: KITS[kit].map(({ object, ...how }, at) => ({
      id: `${kit}-${at + 1}`,
      object,
      worn: 'worn' in how,
    })),
  };
  const packed = pack({ load, endurance, options }, STEPS);
  if (packed.result !== 'found') throw new Impossible('a starting kit does not fit', { kit, endurance });
  return laidOut(load, packed.arrangement);
};
