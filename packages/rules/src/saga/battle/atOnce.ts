import { type AtOnce, stream } from '@warmoot/kernel';
import { someOf, twoOf } from '../../war/deploying/someOf.js';
import { USUAL_SIZE } from '../../war/field/field.js';
import { drawField, LANDSCAPES } from '../../war/landscapes/landscapes.js';
import { armyFor } from './muster/armies.js';
import { ARMIES, type ArmyKind } from './muster/armies.table.js';

const SIDES = Object.keys(ARMIES) as ArmyKind[];

const HOUSES = ['Avitch', 'Dorrow', 'Kell', 'Tarn', 'Skeld', 'Oster', 'Marrin', 'Vale'];

/** What each army costs. */
const POINTS = 5000;

/** Two armies of one price on a field that the seed lays out. They are placed by what the rules suggest first. */
export const BATTLE_AT_ONCE: AtOnce = {
  sides: SIDES,
  setup: ([one, two], seed, _told, side) => {
    const source = stream(seed);
    const [landscape] = someOf(LANDSCAPES, 1, source) as [(typeof LANDSCAPES)[number]];
    const kinds = twoOf(SIDES, side, source);
    const [mine, theirs] = someOf(HOUSES, 2, source);
    return {
      seats: [one, two],
      attacker: { name: mine, seat: one, troops: armyFor(kinds[0], POINTS), homes: [mine] },
      defender: { name: theirs, seat: two, troops: armyFor(kinds[1], POINTS), homes: [theirs] },
      fields: [drawField(landscape, seed, USUAL_SIZE)],
    };
  },
  prepares: ['place'],
};
