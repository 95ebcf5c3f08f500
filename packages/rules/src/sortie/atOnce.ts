import { type AtOnce, stream } from '@warmoot/kernel';
import { someOf } from '../war/deploying/someOf.js';
import { FORCES, type ForceKind } from './battle/forces.table.js';
import { ALL_GROUNDS, type Ground } from './battle/kinds.table.js';

const HOUSES = ['Avitch', 'Dorrow', 'Kell', 'Tarn', 'Skeld', 'Oster', 'Marrin', 'Vale'];

/** Two ready-made forces that come openly upon each other, on ground that the seed lays out. */
export const SORTIE_AT_ONCE: AtOnce = {
  setup: ([one, two], seed) => {
    const source = stream(seed);
    const [ground] = someOf(ALL_GROUNDS, 1, source) as [Ground];
    const kinds = someOf(Object.keys(FORCES) as ForceKind[], 2, source) as [ForceKind, ForceKind];
    const [mine, theirs] = someOf(HOUSES, 2, source);
    return {
      seats: [one, two],
      a: { name: mine, seat: one, units: FORCES[kinds[0]], homes: [mine] },
      b: { name: theirs, seat: two, units: FORCES[kinds[1]], homes: [theirs] },
      ground,
    };
  },
};
