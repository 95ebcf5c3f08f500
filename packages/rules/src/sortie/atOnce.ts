import { type AtOnce, stream } from '@warmoot/kernel';
import { someOf, twoOf } from '../war/deploying/someOf.js';
import { FORCES, type ForceKind } from './battle/forces.table.js';
import { ALL_GROUNDS, type Ground } from './battle/kinds.table.js';

const SIDES = Object.keys(FORCES) as ForceKind[];

const HOUSES = ['Avitch', 'Dorrow', 'Kell', 'Tarn', 'Skeld', 'Oster', 'Marrin', 'Vale'];

/** Two ready-made forces that come openly upon each other, on ground that the seed lays out. */
export const SORTIE_AT_ONCE: AtOnce = {
  sides: SIDES,
  setup: ([one, two], seed, _told, side) => {
    const source = stream(seed);
    const [ground] = someOf(ALL_GROUNDS, 1, source) as [Ground];
    const kinds = twoOf(SIDES, side, source);
    const [mine, theirs] = someOf(HOUSES, 2, source);
    return {
      seats: [one, two],
      a: { name: mine, seat: one, units: FORCES[kinds[0]], homes: [mine] },
      b: { name: theirs, seat: two, units: FORCES[kinds[1]], homes: [theirs] },
      ground,
    };
  },
};
