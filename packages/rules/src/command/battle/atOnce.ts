import { type AtOnce, stream } from '@warmoot/kernel';
import { someOf, twoOf } from '../../war/deploying/someOf.js';
import { drawField, LANDSCAPES } from '../../war/landscapes/landscapes.js';
import { ARMIES, type ArmyKind } from './armies.table.js';
import { USUAL_SIZE } from './setup.js';

const SIDES = Object.keys(ARMIES) as ArmyKind[];

const HOUSES = ['Avitch', 'Dorrow', 'Kell', 'Tarn', 'Skeld', 'Oster', 'Marrin', 'Vale'];

/** Two ready-made armies on a field of the usual size that the seed lays out, placed by what the rules suggest first. */
export const COMMAND_AT_ONCE: AtOnce = {
  sides: SIDES,
  setup: ([one, two], seed, _told, side) => {
    const source = stream(seed);
    const [landscape] = someOf(LANDSCAPES, 1, source) as [(typeof LANDSCAPES)[number]];
    const kinds = twoOf(SIDES, side, source);
    const [mine, theirs] = someOf(HOUSES, 2, source);
    return {
      seats: [one, two],
      north: { name: mine, seat: one, units: ARMIES[kinds[0]], homes: [mine] },
      south: { name: theirs, seat: two, units: ARMIES[kinds[1]], homes: [theirs] },
      field: drawField(landscape, seed, { ...USUAL_SIZE, layout: 'full' }),
    };
  },
  prepares: ['takeTurns', 'deploy'],
};
